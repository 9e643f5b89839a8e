"""What a coach who knows the truth of a morning would allow, and what the briefing of that morning is worth.

    right       the verdict is what the coach would allow, or a piece of advice is of use
    neutral     nothing wrong, and only advice that changes nothing
    misleading  less than a good day allows, more than a poor one does, or advice that does not fit the person
    harmful     hard or long training on a day that forbids it, or a race that is not seen
    empty       nothing at all
"""
import datetime as dt
import re

REST, EASY, MODERATE, HARD, RACE = range(5)
TOLD = {"rest": REST, "easy": EASY, "moderate": MODERATE, "by_feel": MODERATE, "hard": HARD, "race": RACE}
# Advice that leaves the day as it was.
SMALL = {"protect-event", "deep-work-block", "shorten-event", "meeting-marathon", "no-lunch-break"}


class Morning:
    """The truth of one day of a life, by its days before and after."""

    def __init__(self, life, day):
        self.truth, self.life, self.day = life.person.truth[day], life, day
        self.races = {(date - day).days: minutes for date, minutes in life.races}
        self.limits = list(self.find())
        self.most = min((level for level, _ in self.limits), default=HARD)
        self.reasons = [why for level, why in self.limits if level == self.most]
        # What no wearable shows yet, and nobody has said.
        self.is_hidden = 0 < self.truth["ill"] < .6 and not life.is_said_ill(day)

    def before(self, days):
        return self.life.person.truth.get(self.day - dt.timedelta(days=days), {})

    def find(self):
        """Each limit, and why."""
        truth = self.truth
        if truth["ill"]:
            yield (REST if truth["ill"] > .6 or truth["fever"] else EASY), "ill"
        yield from self.after_illness()
        if truth["alcohol"] > .4:
            yield (EASY if truth["alcohol"] >= 1 else MODERATE), "drank"
        if truth["asleep"] < 6:
            yield (EASY if truth["asleep"] < 4.5 else MODERATE), "short night"
        if truth["state"] < -1.4:
            yield (EASY if truth["state"] < -2.4 else MODERATE), "low"
        if any(effort in ("hard", "heavy") for _, effort, _ in self.before(1).get("done", [])):
            yield MODERATE, "hard yesterday"
        for days, minutes in self.races.items():
            eve, after = (2, 3) if minutes >= 75 else (1, 1)
            if 0 < days <= eve:
                yield EASY, "race near"
            elif -after <= days < 0:
                yield EASY, "after a race"
            elif minutes >= 75 and -6 <= days < -after:
                yield MODERATE, "after a race"
        if limit := self.life.limit(self.day):
            yield limit

    def after_illness(self):
        """Said, easy for as many days as the fever took and moderate for half as many; unsaid, easy for two and moderate
        for one; after a cold moderate for one."""
        gone = next((days for days in range(12) if self.before(days).get("ill")), None)
        if not gone:
            return
        days, fever = gone, False
        while self.before(days).get("ill"):
            days, fever = days + 1, fever or self.before(days)["fever"]
        is_said = self.life.is_said_ill(self.day - dt.timedelta(days=gone))
        easy = (max(2, min(7, days - gone)) if is_said else 2) if fever else 0
        if gone <= easy:
            yield EASY, "back from illness"
        elif gone <= easy + max(1, (easy + 1) // 2):
            yield MODERATE, "back from illness"

    def judge(self, brief):
        """What the briefing is worth, and why."""
        verdict = brief["verdict"]
        told = TOLD[verdict["training"]]
        shown = [r for r in brief["recommendations"] if r["shown"] and r["place"] == "advice"]
        reasons = ", ".join(self.reasons)
        if 0 in self.races and told not in (RACE, REST):
            return "harmful", "race not seen"
        if not self.is_hidden:
            if told == HARD and self.most <= EASY or told >= MODERATE and self.most == REST and brief["windows"]:
                return "harmful", f"{verdict['training']} in spite of: {reasons}"
            if told == MODERATE and self.most <= EASY and verdict["training"] != "by_feel":
                return "misleading", f"moderate in spite of: {reasons}"
        if told in (REST, EASY) and self.most == HARD and 0 not in self.races:
            return "misleading", "easy on a good day"
        for advice in shown:
            if any(re.search(pattern, advice["title"]) for pattern in self.life.nonsense):
                return "misleading", advice["title"]
        is_met = told == self.most != MODERATE or told == RACE or told <= EASY and self.most <= EASY
        if is_met or any(advice["rule"] not in SMALL for advice in shown):
            return "right", ""
        first = verdict["reasons"][:1]
        if told == self.most == MODERATE and first and first[0]["reason_code"] != "recovery":
            return "right", "moderate, and why"
        return ("neutral", "") if shown else ("empty", "")
