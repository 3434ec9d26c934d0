"""DOG at a table: whole games, sevens, swaps, jokers, helping, and what is said."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from browser.dog import Dog
from browser.dog_secrets import DogSecrets
from browser.pages import Gathering, Home
from browser.people import DESK, PHONE, Device, People, Visitor
from browser.secrecy import expect_no_secrets
from browser.texts import LANGUAGES, Texts
from podium.games import find_game
from podium.table.course import Course
from server.rig import Rig, eventually

DOG = find_game("dog")
both_devices = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])

# Ann is A, and it is her turn; C is her partner.
ABOUT_TO_PLAY = "clockwise/4 at=1:play dealer=D turn=A"


class Stage:
    """Lets games begin at a position."""

    def __init__(self, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
        self.people = people
        self.monkeypatch = monkeypatch

    async def set(self, position: str, device: Device = DESK) -> Dog:
        """Let Ann play with bots from there on."""
        self.begin_at(position)
        ann = await self.people.come(device)
        await open_table(ann, bots=DOG.seats(DOG.read_state(position)) - 1)
        await Gathering(ann).start()
        await Dog(ann).choose_speed("instant")
        return Dog(ann)

    def begin_at(self, position: str) -> None:
        state = DOG.read_state(position)
        self.monkeypatch.setattr(type(DOG), "new_state", lambda *_: state)

    def log(self, player: Dog) -> tuple[str, ...]:
        """Return the move list as the server has it."""
        return self.course(player).log

    def course(self, player: Dog) -> Course:
        code = player.visitor.page.url.rpartition("/")[2]
        course = self.people.rig.hall.tables[code].table.course
        assert course is not None
        return course


@pytest.fixture
def stage(people: People, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(people, monkeypatch)


async def open_table(ann: Visitor, bots: int) -> None:
    await Home(ann).open()
    await Home(ann).play_with_friends(Dog.title)
    await Gathering(ann).call_oneself("Ann")
    await Gathering(ann).let_bots_act_at_once()
    for _ in range(bots):
        await Gathering(ann).add_bot()


# Whole games


async def test_two_partners_play_against_bots_to_the_end(
    people: People, rig: Rig, stage: Stage
) -> None:
    """The second half, in which who has all at home helps the partner."""
    stage.begin_at(
        "clockwise/4 at=0:deal pawns=A:40+h2+h3+h4,B:0+30+h3+h4,C:10+50+h3+h4,D:20+60+h3+h4"
    )
    ann, ben, cat = [await people.come() for _ in range(3)]
    await open_table(ann, bots=1)
    await join(ann, ben)
    await Gathering(ann).add_bot()
    await play_a_whole_game(rig, ann, ben, cat, seats=(0, 2))


async def test_two_people_and_a_bot_play_each_for_themselves_on_phones(
    people: People, rig: Rig, stage: Stage
) -> None:
    """The last rounds, from where everybody has one pawn left to bring home."""
    stage.begin_at("clockwise/3 at=0:deal pawns=A:40+h2+h3+h4,B:60+h2+h3+h4,C:10+h2+h3+h4")
    ann, ben, cat = [await people.come(PHONE) for _ in range(3)]
    await open_table(ann, bots=0)
    await join(ann, ben)
    await Gathering(ann).add_bot()
    await play_a_whole_game(rig, ann, ben, cat, seats=(0, 1))


async def join(ann: Visitor, ben: Visitor) -> None:
    await ben.page.goto(await Gathering(ann).link())
    await Gathering(ben).sit("Ben")
    await Gathering(ann).sees_seat("Ben")


async def play_a_whole_game(
    rig: Rig, ann: Visitor, ben: Visitor, cat: Visitor, seats: tuple[int, int]
) -> None:
    code = await Gathering(ann).code()
    await Gathering(ann).start()
    await cat.page.goto(await Dog(ann).link_to_watch())
    await expect(Dog(cat).board).to_be_visible()
    for visitor in (ann, ben, cat):
        await Dog(visitor).choose_speed("instant")
    await asyncio.gather(*(Dog(player).play_to_the_end() for player in (ann, ben)))
    for visitor in (ann, ben, cat):
        await Dog(visitor).sees_the_end()
    known = DogSecrets((await rig.http.get(f"/api/tables/{code}/record")).text)
    await expect_no_secrets({ann: seats[0], ben: seats[1], cat: None}, known)


# Moves


@both_devices
async def test_a_seven_is_divided_and_a_share_taken_back(stage: Stage, device: Device) -> None:
    """DOG-31: until the last share is given, one may take one back."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:5+h1,B:20 hands=A:7+2,B:2", device)
    m = ann.visitor.m
    await ann.take("7")
    await ann.press_mark(0)
    await ann.go(m("dog_field", number=9), steps=4)
    await ann.says("dog_steps_left", count=3)
    await ann.visitor.press(ann.visitor.button("dog_take_back"))
    await ann.says("dog_choose")
    await ann.take("7")
    await ann.press_mark(1)
    await ann.go(m("dog_home", number=3), steps=2)
    await ann.go(m("dog_field", number=10), steps=5)
    await eventually(lambda: "1 A:7:Ah1>h3+A5>10" in stage.log(ann))


async def test_a_seven_is_divided_by_keys(stage: Stage) -> None:
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:5+h1,B:20 hands=A:7+2,B:2")
    keyboard = ann.visitor.page.keyboard
    await ann.cards.first.focus()
    for key in ("2", "Enter", "5"):
        await keyboard.press(key)
    await ann.says("dog_steps_left", count=2)
    await expect(ann.ends).to_be_visible()
    await keyboard.press("2")
    await ann.sees_in_moves("1 A:7:A5>10+Ah1>h3")


async def test_a_pawn_near_the_middle_can_be_pressed(stage: Stage) -> None:
    """On the board for six, the ring comes near the cards that lie in the middle."""
    position = "clockwise/6 at=1:play dealer=F turn=A pawns=A:5+40 hands=A:3+2,B:2"
    ann = await stage.set(position, PHONE)
    await ann.take("3")
    await ann.press_mark(1)
    await ann.go(ann.visitor.m("dog_field", number=43))
    await eventually(lambda: "1 A:3:A40>43" in stage.log(ann))


async def test_before_a_swap_both_pawns_are_shown(stage: Stage) -> None:
    """DOG-34."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:5,B:20,C:40 hands=A:S+2,B:2")
    await ann.take(ann.visitor.m("dog_card_swap"))
    await ann.visitor.press(ann.ends.first)
    await expect(ann.board.get_by_text(ann.visitor.m.like("dog_swap_these"))).to_be_visible()
    assert stage.log(ann) == ()
    await ann.visitor.press(ann.visitor.button("dog_do_swap"))
    await ann.sees_in_moves("1 A:S:A5x20")


async def test_a_joker_stands_for_what_can_be_carried_out(stage: Stage) -> None:
    """DOG-36."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:5 hands=A:J+2,B:2")
    await ann.take(ann.visitor.m("dog_card_joker"))
    await ann.says("dog_joker_as")
    await expect(ann.options.get_by_text(ann.visitor.m("dog_card_swap"), exact=True)).to_have_count(
        0
    )
    await ann.visitor.press(ann.visitor.button("dog_out"))
    await ann.visitor.press(ann.ends)
    await ann.sees_in_moves("1 A:J:Ak>0")


async def test_home_and_ring_are_both_offered_where_both_fit(stage: Stage) -> None:
    """DOG-23."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:60 hands=A:8+2,B:2")
    await ann.take("8")
    await expect(ann.ends).to_have_count(2)
    await ann.go(ann.visitor.m("dog_home", number=4))
    await ann.sees_in_moves("1 A:8:A60>h4")


async def test_it_is_said_whose_pawns_one_moves(stage: Stage) -> None:
    """DOG-37."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:h1+h2+h3+h4,B:40,C:5 hands=A:3+2,B:2")
    partner = stage.course(ann).names[2]
    await ann.says("dog_pawns_of", name=partner)
    await ann.take("3")
    await ann.says("dog_pawns_of", name=partner)
    await ann.visitor.press(ann.ends)
    await ann.sees_in_moves("1 A:3:C5>8")


async def test_where_no_card_can_be_played_one_is_put_aside(stage: Stage) -> None:
    """DOG-44."""
    ann = await stage.set("clockwise/3 at=1:aside dealer=C turn=A pawns=B:5 hands=A:2+3,B:2,C:2")
    await ann.take("3")
    await ann.visitor.press(ann.visitor.button("dog_do_put_aside"))
    await ann.sees_in_moves("1 A:x3")


# What is said


async def test_a_card_that_cannot_be_played_says_why_in_the_readers_language(
    stage: Stage,
) -> None:
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:10,B:16 hands=A:8+2,B:2")
    for language in LANGUAGES:
        await ann.open_drawer("play_menu")
        await ann.visitor.field("language_menu").select_option(language)
        ann.visitor.m = Texts(language)
        ann = Dog(ann.visitor)
        await ann.close_drawer()
        m = ann.visitor.m
        await ann.visitor.press(ann.stuck)
        start, at = m("dog_field", number=10), m("dog_field", number=16)
        await expect(ann.why).to_contain_text(m("dog_why_guarded", start=start, at=at))
        await ann.visitor.press(ann.why.get_by_role("button"))
        await expect(ann.why).to_have_count(0)


async def test_partners_say_only_what_says_nothing_about_cards(stage: Stage) -> None:
    """DOG-7."""
    ann = await stage.set(f"{ABOUT_TO_PLAY} pawns=A:5 hands=A:3+2,B:2")
    await ann.visitor.sees("talk_partners")
    await expect(ann.visitor.field("talk_label")).to_have_count(0)
    await ann.visitor.press(ann.visitor.button("phrase_oops"))
    await expect(ann.visitor.page.get_by_role("log")).to_contain_text(ann.visitor.m("phrase_oops"))
