#!/usr/bin/env python3
"""What the advice of invented lives is worth: its kinds, what it repeats, and whether it can be followed.

    advice.py READYDAY [--days N] [--mornings FILE]

Reads every morning of the four lives of `walk.py`, and half a year of the manager of `office.py`, with invitations without
an answer, appointments that cannot be moved, and illnesses that are said. Prints the share of each kind of advice, how
often one stands in the same words as the day before, and how often a red or an ill morning with a moderate or a heavy day
names something to move, answer, shorten or protect. Each of these is tried against the calendar that was invented; one
that cannot be followed is a fault, as is a share above its limit.
"""
import collections
import datetime as dt
import pathlib

import office
import walk
from world import ME, Faults, Life, Told, arguments, at, each, ended, moment, place

RELIEF = {"move-hardest-event": "move", "answer-invitation": "answer", "shorten-event": "shorten", "protect-event": "protect"}
BEDTIME, FOCUS = {"sleep-debt", "short-sleep"}, {"deep-work-block"}
FIXED = ("Court hearing", "Funeral of Pilar", "Exam: statistics", "Final interview: CTO", "Salary negotiation")
WORK, LUNCH = ("09:00", "18:00"), ("12:00", "15:00")


class Manager(office.Office):
    """The office, with what may not be moved, and what waits for an answer."""

    def week(self, week):
        super().week(week)
        r, guests = self.random, self.people(2)
        add = lambda title, hour, minutes, why, **more: self.add("work", title, at(self.day(week), hour), minutes, why, **more)
        add(FIXED[week % len(FIXED)], r.choice([10, 12, 15]), 90, "fixed", guests=guests, organiser=ME, reply="ACCEPTED")
        add(f"Platform guild {week}", r.choice([10, 13, 16]), 120, "unanswered", guests=guests + self.people(3), organiser=guests[0],
            reply="NEEDS-ACTION")
        add(f"Supplier workshop {week}", 13, 90, "no organiser", guests=self.people(3))
        add(f"Strategy workshop {week}", r.choice([11, 13, 14]) + .5, 90, "own", guests=self.people(r.randint(1, 5)), organiser=ME,
            reply="ACCEPTED")
        if week % 2:
            self.add("home", "Train to Valencia", at(self.day(week), 12), 110, "journey")


class Report:
    """What was said on the mornings of some lives. `known` is of what each event is made, by its UID."""

    def __init__(self):
        self.rules, self.counts, self.faults, self.shown = collections.Counter(), collections.Counter(), Faults(), []

    def fault(self, kind, where, what=""):
        self.faults.say(kind, where, what)

    def read(self, told, known=None):
        before = []
        for day in told.life.watched:
            now = at(day, 6 + 55 / 60)
            told.reach(now)
            morning = Morning(self, told, now, known or {})
            morning.count(before)
            morning.look()
            before = morning.shown
        return self

    def share(self, rules):
        return sum(self.rules[rule] for rule in rules) / max(1, self.counts["pieces"])

    def print(self):
        pieces, mornings = max(1, self.counts["pieces"]), self.counts["mornings"]
        print(f"{mornings} mornings, {self.counts['pieces']} pieces of advice")
        for rule, count in self.rules.most_common():
            print(f"  {count:5} {100 * count / pieces:5.1f} % {rule}")
        print(f"bedtime {100 * self.share(BEDTIME):.1f} %, focus {100 * self.share(FOCUS):.1f} %")
        old, same = self.counts["pieces of the day before"], self.counts["mornings with the list of the day before"]
        print(f"in the words of the day before: {old} pieces ({100 * old / pieces:.1f} %), {same} whole lists "
              f"({100 * same / mornings:.1f} % of mornings)")
        print(f"\"Nothing unusual.\" on {self.counts['nothing unusual']} mornings")
        print(f"red or ill mornings with a moderate or heavy day: {self.counts['red or ill, moderate or heavy']}, "
              f"something named on {self.counts['of them with something named']} ("
              + ", ".join(f"{verb} {self.counts['to ' + verb]}" for verb in RELIEF.values()) + ")")
        if old / pieces > 0.015:
            self.fault("in the words of the day before above 1.5 %", f"{100 * old / pieces:.1f} %")


class Morning:
    def __init__(self, report, told, now, known):
        self.report, self.told, self.now, self.known = report, told, now, known
        self.where = f"{told.life.name} {now:%Y-%m-%d}"
        self.brief, self.text = told.json("brief", now=now), told.text("brief", "--lang", "en", now=now)
        self.shown = [r for r in self.brief["recommendations"] if r["shown"] and r["place"] == "advice"]

    def look(self):
        zone, load = self.brief["recovery"]["zone"], self.brief["load"]["level"]
        counts = self.report.counts
        if "Nothing unusual" in self.text:
            counts["nothing unusual"] += 1
            is_off = any(r["rule"] == "several-signals-off" for r in self.brief["recommendations"])
            if is_off or zone in ("red", "unknown") or load == "heavy":
                self.report.fault("nothing unusual, on a day that is", self.where)
        if (zone != "red" and not (self.brief["state"] or {}).get("ill_day")) or load == "light":
            return
        self.report.shown.append((self.where, self.text))
        named = [r for r in self.shown if r["rule"] in RELIEF]
        counts["red or ill, moderate or heavy"] += 1
        counts["of them with something named"] += bool(named)
        for advice in named:
            counts["to " + RELIEF[advice["rule"]]] += 1
            self.title = f"{self.where}: {advice['title']}"
            getattr(self, RELIEF[advice["rule"]])(advice)

    def count(self, before):
        said = [(r["rule"], r["title"], r["body"]) for r in self.shown]
        old = [(r["rule"], r["title"], r["body"]) for r in before]
        counts = self.report.counts
        counts["mornings"] += 1
        counts["pieces"] += len(said)
        counts["pieces of the day before"] += sum(piece in old for piece in said)
        counts["mornings with the list of the day before"] += bool(said) and said == old
        self.report.rules.update(r["rule"] for r in self.shown)

    # Each kind of relief, tried.

    def event(self, advice):
        uid, start = advice["inputs"]["event"], advice["inputs"].get("start")
        found = [e for e in self.brief["events"] if uid in (e["uid"], e["title"]) and e["counted"] and start in (None, e["start"])]
        if not found:
            self.report.fault("an event that is not there", self.title)
        return found[0] if found else None

    def own(self, event, most=5):
        truth = self.known.get(event["uid"])
        is_others = truth and (truth["title"] in FIXED or truth["guests"] > most or truth["organiser"] != ME and truth["guests"])
        if event["kind"] not in ("meeting", "focus") or event["unanswered"] or is_others:
            self.report.fault("not one's own to change", self.title, truth)

    def move(self, advice):
        event, slot = self.event(advice), advice["proposal"]
        if not event:
            return
        self.own(event)
        start, end = moment(slot["start"]), moment(slot["end"])
        clocks = f"{start:%H:%M}", f"{end:%H:%M}"
        if start.weekday() > 4 or clocks[0] < WORK[0] or clocks[1] > WORK[1] or start.date() != end.date():
            self.report.fault("a slot outside the working hours", self.title)
        if clocks[0] < LUNCH[1] and clocks[1] > LUNCH[0]:
            self.report.fault("a slot over lunch", self.title)
        after = self.told.json("what-if", "--move", f"{event['index']}={start:%Y-%m-%dT%H:%M}", now=self.now)
        if after["collisions"]:
            self.report.fault("a slot that is taken", self.title, after["collisions"])
        if any(day["load_after"] > 60 for day in after["other_days"]):
            self.report.fault("a day made heavy", self.title, after["other_days"])
        near = dt.timedelta(hours=3)
        for other in self.told.json("agenda", f"{start:%Y-%m-%d}", now=self.now)["days"][0]["events"]:
            is_near = moment(other["start"]) - near < end and start < moment(other["end"]) + near
            if other["kind"] == "travel" and other["counted"] and is_near:
                self.report.fault("a slot beside a journey", self.title)

    def answer(self, advice):
        event = self.event(advice)
        if event and (not event["unanswered"] or self.known and self.known[event["uid"]]["reply"] != "NEEDS-ACTION"):
            self.report.fault("an answer nobody waits for", self.title)

    def shorten(self, advice):
        if event := self.event(advice):
            self.own(event, most=99)

    def protect(self, advice):
        start, end = (moment(advice["inputs"][key]) for key in ("free_from", "free_until"))
        for event in self.brief["events"]:
            if event["counted"] and moment(event["start"]) < end and start < moment(event["end"]):
                self.report.fault("half an hour that is not free", self.title)


def lives(readyday, days, folder):
    """The four lives of the walk."""
    whole = Report()
    for report in each(lambda life: Report().read(Told(readyday, life, folder)), walk.walked(days)):
        whole.rules.update(report.rules)
        whole.counts.update(report.counts)
        whole.faults.add(report.faults)
        whole.shown += report.shown
    return whole


def manager(readyday, folder):
    """Half a year of the office, with nights of somebody else, who says when ill."""
    life = Life("office", office.FIRST, office.WEEKS, ahead=0, seed=57)
    life.person.wander()
    calendars = Manager(50).fill()
    life.calendars = calendars.calendars
    ill = {day for day, night in life.person.nights.items() if night.ill and day in life.watched}
    for day in sorted(ill):
        if day - dt.timedelta(1) not in ill:
            life.said.append((day, 6.8, ["feel", "ill", "--no-fever"]))
        if day + dt.timedelta(1) not in ill:
            life.said.append((day + dt.timedelta(1), 6.8, ["feel", "fine"]))
    return Report().read(Told(readyday, life, folder), calendars.known)


def main():
    options = arguments(__doc__, ("--days", {"type": int, "default": 90}), ("--mornings", {"type": pathlib.Path}))
    faults, rules = Faults(), collections.Counter()
    with place(options) as folder:
        reports = {"four lives": lives(options.readyday, options.days, folder),
                   "a manager's half year": manager(options.readyday, folder)}
    for name, report in reports.items():
        print(f"== {name}")
        report.print()
        faults.add(report.faults)
        rules += report.rules
        if options.mornings:
            with options.mornings.open("a", encoding="utf-8") as file:
                file.writelines(f"---- {where}\n{text}\n" for where, text in report.shown)
    share = sum(rules[rule] for rule in BEDTIME | FOCUS) / max(1, sum(rules.values()))
    print(f"bedtime and focus together: {100 * share:.1f} % of {sum(rules.values())} pieces, at most 15 %")
    if share > .15:
        faults.say("bedtime and focus above 15 %", f"{100 * share:.1f} %")
    ended(faults, f"{sum(report.counts['mornings'] for report in reports.values())} mornings")


if __name__ == "__main__":
    main()
