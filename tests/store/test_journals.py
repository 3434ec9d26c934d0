"""What every store promises."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from podium.core.errors import NumberTaken, StoreError
from podium.store import Store
from store.stores import fill, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "podium.sqlite"


async def test_what_was_appended_is_read_in_order(file: Path) -> None:
    async with opened(file) as store:
        await store.append("ABC234", 1, ["one", "two"])
        await store.append("ABC234", 3, ["three"])
        assert await store.read("ABC234") == ["one", "two", "three"]


async def test_what_was_appended_is_there_after_opening_again(file: Path) -> None:
    async with opened(file) as store:
        await fill(store, "ABC234", 12)
    async with opened(file) as store:
        assert await store.read("ABC234") == [f"line {number}" for number in range(1, 13)]
        await store.append("ABC234", 13, ["line 13"])


async def test_tables_are_kept_apart(file: Path) -> None:
    async with opened(file) as store:
        await store.append("ABC234", 1, ["one"])
        await store.append("XYZ789", 1, ["other"])
        assert await store.read("ABC234") == ["one"]
        assert await store.read("XYZ789") == ["other"]


async def test_a_table_is_there_from_its_first_line_on(file: Path) -> None:
    async with opened(file) as store:
        assert not await store.has("ABC234")
        assert await store.read("ABC234") == []
        await store.append("ABC234", 1, ["one"])
        assert await store.has("ABC234")
        assert not await store.has("abc234")


@pytest.mark.parametrize("first", [1, 2, 4, 99, 0, -1])
async def test_only_the_next_number_is_taken(file: Path, first: int) -> None:
    async with opened(file) as store:
        await store.append("ABC234", 1, ["one", "two"])
        with pytest.raises(NumberTaken, match=f"has 2 lines: number {first} is not next"):
            await store.append("ABC234", first, ["a", "b", "c"])
        assert await store.read("ABC234") == ["one", "two"]


async def test_of_many_who_open_one_table_one_does(file: Path) -> None:
    async with opened(file) as store:
        answers = await asyncio.gather(
            *(store.append("ABC234", 1, [f"by {who}", "more"]) for who in range(20)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers].count(NumberTaken) == 19
        winner = answers.index(None)
        assert await store.read("ABC234") == [f"by {winner}", "more"]


async def test_two_servers_cannot_both_continue_a_table(file: Path) -> None:
    async with opened(file) as one, opened(file) as other:
        await one.append("ABC234", 1, ["one"])
        await other.append("ABC234", 2, ["two, by the other"])
        with pytest.raises(NumberTaken):
            await one.append("ABC234", 2, ["two, by the one"])
        assert await one.read("ABC234") == ["one", "two, by the other"]


async def test_two_servers_that_race_leave_no_gap_and_no_line_twice(file: Path) -> None:
    async with opened(file) as one, opened(file) as other:
        mine = [f"one {turn}" for turn in range(30)]
        yours = [f"other {turn}" for turn in range(30)]
        await asyncio.gather(push(one, mine), push(other, yours))
        lines = await one.read("ABC234")
    assert [line for line in lines if line in mine] == mine
    assert [line for line in lines if line in yours] == yours
    assert len(lines) == 60


async def push(store: Store, lines: list[str]) -> None:
    """Append line after line, and try again whenever somebody else was quicker."""
    waiting = deque(lines)
    while waiting:
        ends = len(await store.read("ABC234"))
        with suppress(NumberTaken):
            await store.append("ABC234", ends + 1, [waiting[0]])
            waiting.popleft()


async def test_one_who_cannot_continue_does_not_hold_up_others(file: Path) -> None:
    async with opened(file) as store:
        await store.append("ABC234", 1, ["one"])
        taken, fine = await asyncio.gather(
            store.append("ABC234", 1, ["again"]),
            store.append("XYZ789", 1, ["other"]),
            return_exceptions=True,
        )
        assert isinstance(taken, NumberTaken)
        assert fine is None
        assert await store.read("XYZ789") == ["other"]


async def test_what_is_no_text_is_refused_and_nobody_else_suffers(file: Path) -> None:
    async with opened(file) as store:
        bad, fine = await asyncio.gather(
            store.append("ABC234", 1, ["half a pair: \ud800"]),
            store.append("XYZ789", 1, ["other"]),
            return_exceptions=True,
        )
        assert isinstance(bad, UnicodeEncodeError)
        assert fine is None
        assert not await store.has("ABC234")


async def test_who_gives_up_waiting_disturbs_nobody(file: Path) -> None:
    async with opened(file) as store:
        gone = asyncio.ensure_future(store.append("ABC234", 1, ["one"]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("XYZ789", 1, ["other"])
        assert await store.read("XYZ789") == ["other"]


async def test_closing_writes_what_is_waiting(file: Path) -> None:
    store = await opened(file).__aenter__()
    waiting = [asyncio.ensure_future(store.append(f"T{at}", 1, ["one"])) for at in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with opened(file) as again:
        assert all([await again.has(f"T{at}") for at in range(50)])


async def test_a_closed_store_says_so(file: Path) -> None:
    async with opened(file) as store:
        pass
    await store.close()
    for asked in (store.append("ABC234", 1, ["one"]), store.read("ABC234"), store.has("ABC234")):
        with pytest.raises(StoreError, match="has been closed"):
            await asked


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=1))
def test_any_text_comes_back_as_it_was(tmp_path: Path, lines: list[str]) -> None:
    async def there_and_back() -> list[str]:
        async with opened(tmp_path / "texts.sqlite") as store:
            table = f"T{len(await store.read('count'))}"
            await store.append("count", len(await store.read("count")) + 1, ["another"])
            await store.append(table, 1, lines)
            return await store.read(table)

    assert asyncio.run(there_and_back()) == lines
