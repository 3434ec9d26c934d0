"""How quick people are, and how the bots of four strengths play.

The times come from what has been measured of people. `MEASURED` has each figure with its source,
and how far people differ; a test holds every bot within it. Which of these people a bot is like,
and all that is not a time of an eye, a thought or a hand, is ours.
"""

from __future__ import annotations

from typing import NamedTuple


class Measured(NamedTuple):
    """What was found of people: of most, and of the quickest and the slowest."""

    usual: int
    least: int
    most: int
    source: str


MODEL = "Card, Moran & Newell, The Psychology of Human-Computer Interaction (1983), chapter 2"

# Milliseconds; `overlook` and `spread` are percent.
MEASURED = {
    # To turn one's eyes to something and take it in. Rayner, Psychological Bulletin 124 (1998), has
    # about the same: 225 for a fixation in reading, and 20 to 35 to get there.
    "look": Measured(230, 70, 700, MODEL),
    # One cycle each of perceiving that something has changed, of thinking, of moving a muscle.
    "perceive": Measured(100, 50, 200, MODEL),
    "think": Measured(70, 25, 170, MODEL),
    "press": Measured(70, 30, 100, MODEL),
    # To choose, for each bit; found by Hick, Quarterly Journal of Experimental Psychology 4 (1952),
    # and Hyman, Journal of Experimental Psychology 45 (1953). Practice makes it less.
    "choose": Measured(150, 0, 157, MODEL),
    # To move a finger, for each bit (Fitts' law): 6.95 bits a second on a phone, with a mouse a
    # third less. The quickest are those of the model.
    "move": Measured(144, 70, 216, "MacKenzie, Fitts' Throughput and ... Touch (2015)"),
    # How much of what one looks for goes unseen. Of what is plain, 2 % where it is frequent, and
    # 14 % where it is rare (Rich et al., Journal of Vision 8, 2008); of what is hard, up to 40 %.
    "overlook": Measured(14, 2, 40, "Kunar, Rich & Wolfe, Visual Cognition 18 (2010)"),
    # The standard deviation of times, of their mean: 190 of 567 ms for a tap with a finger. That it
    # grows with the mean is found by Wagenmakers & Brown, Psychological Review 114 (2007).
    "spread": Measured(33, 25, 40, "Asakawa, Dennerlein & Jindrich, Applied Ergonomics 58 (2017)"),
}

# Up and down by so many percent, each as likely as the other: the standard deviation is a third.
SPREAD = 57

# Hundredths of bits (Fitts' law, in Shannon's form): how hard it is to hit what one moves to.
TO_A_CARD = 250  # a card of the fan, about five of its widths away
TO_OWN_PILE = 160  # near and wide
TO_A_PILE = 300  # of somebody else, or the stop cards: farther away, and smaller
TO_PASS = 160


class Strength(NamedTuple):
    """What kind of person a bot is like: times as in `MEASURED`, the rest as said here."""

    look: int
    perceive: int
    think: int
    press: int
    choose: int
    move: int
    overlook: int  # percent
    # In percent: how often one looks at the others' piles before one looks through a pack; how
    # often one takes a card for fitting that does not, where it can be laid all the same (LD-22).
    notice: int
    slip: int
    # In hundredths of a point: what it costs to leave out a number that may still come; what a card
    # has to be worth to be laid at all, and to be laid without looking further.
    skip: int
    least: int
    enough: int
    haste: int  # by how much less is enough for each opponent: with many the game is soon over
    rivalry: int  # percent of what another gains that one takes for a loss of one's own
    remembers: bool  # the packs one has held, and so what may still come
    # Where one has looked through a pack and laid nothing, one stops in so many of 100 cases.
    weary: int
    # One counts everybody's points, and takes the last stop card when that wins. Who does not count
    # takes it for fear of getting none, in so many of 100 cases.
    counts: bool
    fear: int


# Quick hands and eyes win more than patience: who takes small steps only is left behind when the
# others stop. So the strong are not more careful than the weak, but see more, and know when to go.
STRENGTHS = {
    "beginner": Strength(
        look=450, perceive=150, think=160, press=90, choose=157, move=200,
        overlook=25, notice=25, slip=25,
        skip=10, least=-150, enough=-150, haste=0, rivalry=0,
        remembers=False, weary=12, counts=False, fear=60,
    ),
    "casual": Strength(
        look=330, perceive=120, think=100, press=80, choose=150, move=160,
        overlook=14, notice=60, slip=3,
        skip=15, least=-100, enough=90, haste=0, rivalry=0,
        remembers=False, weary=8, counts=True, fear=0,
    ),
    "skilled": Strength(
        look=200, perceive=90, think=60, press=65, choose=120, move=130,
        overlook=7, notice=80, slip=1,
        skip=15, least=-120, enough=60, haste=0, rivalry=20,
        remembers=False, weary=6, counts=True, fear=0,
    ),
    "expert": Strength(
        look=150, perceive=70, think=40, press=50, choose=80, move=100,
        overlook=3, notice=80, slip=0,
        skip=15, least=-140, enough=120, haste=22, rivalry=40,
        remembers=True, weary=8, counts=True, fear=0,
    ),
}  # fmt: skip
