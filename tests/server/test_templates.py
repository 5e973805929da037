"""A template shows what its dataclass has: no name that it lacks, and no field that nobody shows."""
from __future__ import annotations

from dataclasses import fields

import pytest
from jinja2 import meta, nodes

from benbow.server.context import Layout
from benbow.server.frames import RoomFragment, TableFragment
from benbow.server.hints import BotHintFragment, HintFragment
from benbow.server.lobby_routes import LobbyList, LobbyPage
from benbow.server.luck import LuckPage
from benbow.server.matches import MatchesPage
from benbow.server.own_boards import OwnBoard
from benbow.server.pages import ErrorPage, FirstPage, NewTablePage
from benbow.server.proposals import ProposalCard
from benbow.server.rules_pages import RulesPage
from benbow.server.seating import DevicePage, Gathering, GatherPage
from benbow.server.table_routes import PlayPage
from benbow.server.talk import TalkLines, TalkPanel
from benbow.server.translator import PAGES, Content

CONTENTS: list[type[Content]] = [BotHintFragment, DevicePage, ErrorPage, FirstPage, Gathering, GatherPage, HintFragment, Layout,
                                 LobbyList, LobbyPage, LuckPage, MatchesPage, NewTablePage, OwnBoard, PlayPage, ProposalCard,
                                 RoomFragment, RulesPage, TableFragment, TalkLines, TalkPanel]
MACROS = {"finished.html", "icons.html", "links.html", "once.html", "seats.html", "waiting.html"}


def used(template: str) -> set[str]:
    """The names that a template takes from outside, without those that all have."""
    assert PAGES.loader is not None
    tree = PAGES.parse(PAGES.loader.get_source(PAGES, template)[0])
    own = {str(name) for found in tree.find_all(nodes.FromImport) for name in found.names}
    own |= {macro.name for macro in tree.find_all(nodes.Macro)}
    return meta.find_undeclared_variables(tree) - {"t", "lang"} - own


@pytest.mark.parametrize("content", CONTENTS)
def test_a_template_and_its_dataclass_agree(content: type[Content]) -> None:
    shared = {"compiling"} if content is PlayPage else set()  # shown elsewhere than on other pages
    assert used(content.template) - shared == {one.name for one in fields(content)}  # type: ignore[arg-type]


def test_there_is_one_for_each_template() -> None:
    assert sorted(content.template for content in CONTENTS) == sorted(set(PAGES.list_templates()) - MACROS)
    layout = {one.name for one in fields(Layout)}
    assert all(layout.isdisjoint(one.name for one in fields(content)) for content in CONTENTS if content is not Layout)  # type: ignore[arg-type]
