"""Whole games over real sockets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from podium.core.record import read_record
from podium.core.replay import replay
from podium.games import find_game
from server.rig import Person, running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "podium.sqlite"


async def play_on(person: Person, snapshot: dict[str, Any]) -> dict[str, Any]:
    """Answer every question with the first offer, and return the outcome."""
    game = snapshot["game"]
    question = game["question"]
    while True:
        if question:
            await person.send(answer_to(question))
        happened = await person.until("happened")
        question = happened.get("question")
        if "outcome" in happened:
            outcome: dict[str, Any] = happened["outcome"]
            return outcome


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    asked, offer = question["asked"], question["offers"][0]
    return {"do": "play", "id": f"play {asked}", "play": offer["play"], "asked": asked}


async def test_one_plays_with_bots_from_a_single_request_to_the_end(file: Path) -> None:
    async with running(file) as rig:
        code = await rig.open(bots=["greedy", "random"], start=True)
        async with rig.person(code) as ann:
            outcome = await play_on(ann, await ann.until("snapshot"))
        record = read_record((await rig.http.get(f"/api/tables/{code}/record")).text)
    assert outcome["scores"] == list(record.outcome.scores)
    assert len(list(replay(find_game("runner-up"), record))) == len(record.steps) + 1
