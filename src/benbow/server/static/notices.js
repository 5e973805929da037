// The service worker of notifications: a click on one shows the table it is about. It does nothing else, and keeps nothing.

addEventListener("notificationclick", event => {
  const { url } = event.notification.data;
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find(one => new URL(one.url).pathname === url);
    return open ? open.focus() : clients.openWindow(url);
  })());
});
