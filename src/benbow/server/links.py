"""Links of a table that someone can pass on, and the same as QR codes."""
from __future__ import annotations

from dataclasses import dataclass

import segno
from markupsafe import Markup

from .context import RequestContext
from .tables import Table


def qr(link: str) -> Markup:
    """As SVG, without styles: our pages forbid those."""
    if not link:
        return Markup("")
    return Markup(segno.make(link, error="m").svg_inline(scale=5, border=3, light="#fff", dark="#2b1d10", omitsize=True))


@dataclass(frozen=True)
class TableLinks:
    """For someone who plays: the link for spectators, and that of the own seat for one more device."""

    watch: str
    device: str  # empty if several seats are played on this device
    code: Markup


def links_of(table: Table, context: RequestContext) -> TableLinks | None:
    """None for who only watches, and at a table where all share a device."""
    mine = table.held_by(context.holder)
    if not mine or not table.is_far:
        return None
    seat, watch = mine[0], f"{context.url}/t/{table.id}"
    key = context.site.signer.seat_key(table.id, seat, table.seats[seat].holder)
    device = f"{watch}/device/{seat}/{key}" if len(mine) == 1 else ""
    return TableLinks(watch, device, qr(device))
