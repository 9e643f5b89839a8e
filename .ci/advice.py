"""What the advice of invented lives is worth: its kinds, what it repeats, and whether it can be followed.

    python3 .ci/advice.py BINARY WHOOP_GENERATOR [--days N] [--mornings FILE]

Reads every morning of the four lives of walk.py, and half a year of the manager of Tests/Office, with invitations
without an answer, appointments that cannot be moved, and illnesses that are said. Prints the share of each kind of
advice, how often one stands in the same words as the day before, and how often a red or an ill morning with a moderate
or a heavy day names something to move, answer, shorten or protect. Each of these is tried against the calendar that was
invented. Ends with status 1 if one cannot be followed, or if a share is above its limit.
"""
import argparse
import collections
import datetime as dt
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import walk

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Office"))
import office  # noqa: E402

RELIEF = {"move-hardest-event": "move", "answer-invitation": "answer", "shorten-event": "shorten", "protect-event": "protect"}
BEDTIME, FOCUS = {"sleep-debt", "short-sleep"}, {"deep-work-block"}
FIXED = ("Court hearing", "Funeral of Pilar", "Exam: statistics", "Final interview: CTO", "Salary negotiation")
WORK, LUNCH = ("09:00", "18:00"), ("12:00", "15:00")


class Manager(office.Office):
    """The office, with what may not be moved, and what waits for an answer."""

    def __init__(self, seed):
        super().__init__(seed, True)
        self.known = {}

    def event(self, calendar, title, times, owner, counted, why, guests=(), organiser=None, reply=None, rule=None, dates=()):
        super().event(calendar, title, times, owner, counted, why, guests, organiser, reply, rule, dates)
        self.known[f"{self.number}@{calendar}"] = {
            "title": title, "organiser": organiser[1] if organiser else None, "guests": len(guests), "reply": reply}

    def more(self):
        r, mine = self.random, ("Ana Ruiz", office.ME)
        for week in range(office.WEEKS):
            day = lambda: office.FIRST + dt.timedelta(days=7 * week + r.randrange(5))
            guests = self.people(2)
            self.event("work", FIXED[week % len(FIXED)], self.at(day(), r.choice([10, 12, 15]), 0, 90), "mine", True, "fixed",
                       guests, mine, "ACCEPTED")
            self.event("work", f"Platform guild {week}", self.at(day(), r.choice([10, 13, 16]), 0, 120), "mine", True, "unanswered",
                       guests + self.people(3), (guests[0], office.address(guests[0])), "NEEDS-ACTION")
            self.event("work", f"Supplier workshop {week}", self.at(day(), 13, 0, 90), "mine", True, "no organiser", self.people(3))
            self.event("work", f"Strategy workshop {week}", self.at(day(), r.choice([11, 13, 14]), 30, 90), "mine", True, "own",
                       self.people(r.randint(1, 5)), mine, "ACCEPTED")
            if week % 2:
                self.event("home", "Train to Valencia", self.at(day(), 12, 0, 110), "mine", True, "journey")

    def write(self, folder):
        self.more()
        super().write(folder)


class Report:
    """What was said on the mornings of some lives."""

    def __init__(self, binary):
        self.binary = binary
        self.rules, self.counts = collections.Counter(), collections.Counter()
        self.faults, self.first = collections.Counter(), {}
        self.shown = []

    def run(self, words, home, check=True):
        result = subprocess.run([self.binary, *words], capture_output=True, text=True, check=False,
                                env={"HOME": str(home), "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"})
        if check and result.returncode:
            raise SystemExit(f"{' '.join(words)}: status {result.returncode}: {result.stderr}")
        return result.stdout

    def json(self, words, home):
        return json.loads(self.run([*words, "--format", "json"], home))

    def fault(self, kind, what):
        self.faults[kind] += 1
        self.first.setdefault(kind, what)

    def read(self, name, dates, sources, home, feel=None, known=None):
        before = []
        for date in dates:
            offset = dt.datetime.combine(date, dt.time(6, 55), walk.ZONE).strftime("%z")
            place = [*sources, "--date", str(date), "--now", f"{date}T06:55:00{offset[:3]}:{offset[3:]}"]
            for words in (feel or {}).get(date, []):
                self.run(["feel", *words, "--now", f"{date}T06:50:00{offset[:3]}:{offset[3:]}", "--tz", "Europe/Madrid"], home)
            brief = self.json(["brief", *place], home)
            shown = [r for r in brief["recommendations"] if r["shown"] and r["place"] == "advice"]
            self.count(brief, shown, before)
            text = self.run(["brief", *place], home)
            if "Nothing unusual" in text:
                self.counts["nothing unusual"] += 1
                if self.needs(brief) or brief["recovery"]["zone"] in ("red", "unknown") or brief["load"]["level"] == "heavy":
                    self.fault("nothing unusual, on a day that is", f"{name} {date}")
            ill = (brief["state"] or {}).get("ill_day")
            if (brief["recovery"]["zone"] == "red" or ill) and brief["load"]["level"] != "light":
                self.relief(name, date, brief, shown, place, home, known)
                self.shown.append((name, date, text))
            before = shown

    @staticmethod
    def needs(brief):
        return any(r["rule"] == "several-signals-off" for r in brief["recommendations"])

    def count(self, brief, shown, before):
        said = [(r["rule"], r["title"], r["body"]) for r in shown]
        old = [(r["rule"], r["title"], r["body"]) for r in before]
        self.counts["mornings"] += 1
        self.counts["pieces"] += len(said)
        self.counts["pieces of the day before"] += sum(piece in old for piece in said)
        self.counts["mornings with the list of the day before"] += bool(said) and said == old
        self.rules.update(r["rule"] for r in shown)

    def relief(self, name, date, brief, shown, place, home, known):
        self.counts["red or ill, moderate or heavy"] += 1
        named = [r for r in shown if r["rule"] in RELIEF]
        self.counts["of them with something named"] += bool(named)
        for advice in named:
            self.counts["to " + RELIEF[advice["rule"]]] += 1
            getattr(self, RELIEF[advice["rule"]])(f"{name} {date}: {advice['title']}", brief, advice, place, home, known)

    def event(self, where, brief, advice):
        uid, start = advice["inputs"]["event"], advice["inputs"].get("start")
        found = [e for e in brief["events"] if uid in (e["uid"], e["title"]) and e["counted"] and start in (None, e["start"])]
        if not found:
            self.fault("an event that is not there", where)
        return found[0] if found else None

    def own(self, where, event, known, most=5):
        truth = (known or {}).get(event["uid"])
        if event["kind"] not in ("meeting", "focus") or event["unanswered"]:
            self.fault("not one's own to change", where)
        if truth and (truth["title"] in FIXED or truth["guests"] > most
                      or truth["organiser"] != office.ME and truth["guests"]):
            self.fault("not one's own to change", f"{where} {truth}")

    def move(self, where, brief, advice, place, home, known):
        event, slot = self.event(where, brief, advice), advice["proposal"]
        if not event:
            return
        self.own(where, event, known)
        start, end = (dt.datetime.fromisoformat(slot[key]) for key in ("start", "end"))
        clocks = f"{start:%H:%M}", f"{end:%H:%M}"
        if start.weekday() > 4 or clocks[0] < WORK[0] or clocks[1] > WORK[1] or start.date() != end.date():
            self.fault("a slot outside the working hours", where)
        if clocks[0] < LUNCH[1] and clocks[1] > LUNCH[0]:
            self.fault("a slot over lunch", where)
        after = self.json(["what-if", "--move", f"{event['index']}={start:%Y-%m-%dT%H:%M}", *place], home)
        if after["collisions"]:
            self.fault("a slot that is taken", f"{where} {after['collisions']}")
        if any(day["load_after"] > 60 for day in after["other_days"]):
            self.fault("a day made heavy", f"{where} {after['other_days']}")
        there = self.json(["agenda", f"{start:%Y-%m-%d}", *(w for w in place if w not in ("--date", str(brief["date"])))], home)
        for other in there["days"][0]["events"]:
            near = dt.timedelta(hours=3)
            if other["kind"] == "travel" and other["counted"] and dt.datetime.fromisoformat(other["start"]) - near < end \
                    and start < dt.datetime.fromisoformat(other["end"]) + near:
                self.fault("a slot beside a journey", where)

    def answer(self, where, brief, advice, place, home, known):
        event = self.event(where, brief, advice)
        if event and not event["unanswered"]:
            self.fault("an answer nobody waits for", where)
        if event and known and known[event["uid"]]["reply"] != "NEEDS-ACTION":
            self.fault("an answer nobody waits for", where)

    def shorten(self, where, brief, advice, place, home, known):
        event = self.event(where, brief, advice)
        if event:
            self.own(where, event, known, most=99)

    def protect(self, where, brief, advice, place, home, known):
        start, end = (dt.datetime.fromisoformat(advice["inputs"][key]) for key in ("free_from", "free_until"))
        for event in brief["events"]:
            if event["counted"] and dt.datetime.fromisoformat(event["start"]) < end and start < dt.datetime.fromisoformat(event["end"]):
                self.fault("half an hour that is not free", where)

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
            self.fault("in the words of the day before above 1.5 %", "")
        for kind, count in self.faults.most_common():
            print(f"{count:6} FAULT {kind}; first: {self.first[kind]}")


def lives(report, generator, days, folder):
    """The four lives of the walk."""
    reader = walk.Walk(report.binary, generator, days)
    def one(life):
        number, name = life
        sources = reader.life(name, 40 + number, folder)
        report.read(name, [walk.LAST - dt.timedelta(days=days - n) for n in range(days)], sources, "/nonexistent")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(one, enumerate(walk.LIVES)))


def manager(report, generator, folder):
    """Half a year of the office, with nights of somebody else, who says when ill."""
    home = pathlib.Path(folder)
    last = office.FIRST + dt.timedelta(days=7 * office.WEEKS - 1)
    nights = home / "nights"
    subprocess.run([sys.executable, generator, "--out", str(nights), "--seed", "57", "--days", str(7 * office.WEEKS + 70),
                    "--zone", "eu", "--end-date", str(last)], check=True, stdout=subprocess.DEVNULL)
    truth = json.loads((nights / "truth.json").read_text())
    ill = sorted(day for day, what in truth.get("events", truth).items() if isinstance(what, list) and "ill" in what)
    days = [dt.date.fromisoformat(day) for day in ill]
    feel = {day: [["ill", "--no-fever"]] for day in days if day - dt.timedelta(1) not in days}
    feel.update({day + dt.timedelta(1): [["fine"]] for day in days if day + dt.timedelta(1) not in days})
    calendars = Manager(50)
    calendars.write(home)
    sources = ["--whoop", str(nights), "--config", str(home / "config.json5")]
    report.read("office", [office.FIRST + dt.timedelta(days=n) for n in range(7 * office.WEEKS)], sources, home, feel,
                calendars.known)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("generator")
    parser.add_argument("--days", type=int, default=90)
    parser.add_argument("--mornings", type=pathlib.Path)
    options = parser.parse_args()
    failed, rules = False, collections.Counter()
    for name, trial in (("four lives", lambda r, f: lives(r, options.generator, options.days, f)),
                        ("a manager's half year", lambda r, f: manager(r, options.generator, f))):
        report = Report(os.path.abspath(options.binary))
        with tempfile.TemporaryDirectory() as folder:
            trial(report, folder)
        print(f"== {name}")
        report.print()
        failed, rules = failed or bool(report.faults), rules + report.rules
        if options.mornings:
            with options.mornings.open("a", encoding="utf-8") as file:
                for life, date, text in report.shown:
                    file.write(f"---- {life} {date}\n{text}\n")
    share = sum(rules[rule] for rule in BEDTIME | FOCUS) / max(1, sum(rules.values()))
    print(f"bedtime and focus together: {100 * share:.1f} % of {sum(rules.values())} pieces, at most 15 %")
    return 1 if failed or share > 0.15 else 0


if __name__ == "__main__":
    sys.exit(main())
