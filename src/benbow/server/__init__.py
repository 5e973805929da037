"""The table in the browser: pages, streams, and a store that loses nothing."""
