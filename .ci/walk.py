"""Holds the built readyday to its own words over the days of invented lives.

    python3 .ci/walk.py BINARY WHOOP_GENERATOR [DAYS]

Each life has a wearable's nights and a calendar of its own kind. Every morning, in both languages, the briefing,
the workout, the recovery, the alerts and the week are read as JSON and held against each other. Ends with a line
for each kind of contradiction, and with status 1 where there was one.
"""
import collections
import datetime as dt
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Madrid")
ME = "ana@example.test"
LAST = dt.date(2026, 4, 20)  # Clocks go forward on the way.
LADDER = ["race", "rest", "easy", "by_feel", "moderate", "hard"]
# What one language words and the other words too.
WORDS = {"silence", "language", "headline", "title", "body", "message", "reason", "evidence", "name"}


class Calendar:
    """An iCalendar file in the making."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//walk//EN"]
        self.count = 0

    def event(self, title, day, hour, minutes, people=0, mine=True, days=None):
        self.count += 1
        self.lines += ["BEGIN:VEVENT", f"UID:walk-{self.count}@example.test", "DTSTAMP:20260101T000000Z"]
        if days:
            end = day + dt.timedelta(days=days)
            self.lines += [f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"DTEND;VALUE=DATE:{end:%Y%m%d}"]
        else:
            start = dt.datetime.combine(day, dt.time()) + dt.timedelta(minutes=round(hour * 60))
            start = start.replace(tzinfo=ZONE).astimezone(dt.timezone.utc)
            end = start + dt.timedelta(minutes=minutes)
            self.lines += [f"DTSTART:{start:%Y%m%dT%H%M%SZ}", f"DTEND:{end:%Y%m%dT%H%M%SZ}"]
        self.lines.append(f"SUMMARY:{title}")
        if people:
            self.lines.append(f"ORGANIZER:mailto:{ME if mine else 'boss@example.test'}")
            self.lines.append(f"ATTENDEE;PARTSTAT=ACCEPTED:mailto:{ME}")
            self.lines += [f"ATTENDEE:mailto:guest{n}@example.test" for n in range(people)]
        self.lines.append("END:VEVENT")

    def text(self):
        return "\r\n".join(self.lines + ["END:VCALENDAR", ""])


def manager(calendar, day):
    r = calendar.random
    if day.weekday() < 5:
        hour = r.choice([8.5, 9, 9.5])
        for _ in range(r.randint(3, 8)):
            minutes = r.choice([15, 30, 45, 60, 90, 120])
            title = r.choice(["Board review", "Planning", "1:1 Lucía", "Interview", "Stand-up", "Revisión de presupuesto"])
            calendar.event(title, day, hour, minutes, r.randint(1, 9), r.random() < 0.6)
            hour += minutes / 60 + r.choice([-0.25, 0, 0, 0.25, 1])
    if r.random() < 0.3:
        calendar.event(r.choice(["Dinner with Marta", "Cena de equipo", "Concert"]), day, r.choice([20, 21, 21.5]), r.choice([90, 150]), 2)
    if r.random() < 0.03:
        calendar.event("Out of office", day, 0, 0, days=1)


def nurse(calendar, day):
    week, weekday = day.isocalendar()[1] % 3, day.weekday()
    if weekday < 5:
        title, hour, minutes = [("Turno de mañana", 7, 480), ("Turno de tarde", 15, 480), ("Night shift", 22, 600)][week]
        calendar.event(title, day, hour, minutes)
    elif calendar.random.random() < 0.3:
        calendar.event("Cumpleaños de Leo", day, 17, 180, 6)


def runner(calendar, day):
    r = calendar.random
    if day.weekday() < 5:
        calendar.event("Stand-up", day, 9.25, 15, 6, False)
        if r.random() < 0.6:
            calendar.event("Design review", day, r.choice([10, 12, 16]), 60, 4)
    if day.weekday() in (1, 3):
        calendar.event("Run with Sara", day, r.choice([7, 18.5]), 60, 1)
    if day.weekday() == 5:
        calendar.event("Hike", day, 9, 420)
    if day.toordinal() % 21 == 0:
        calendar.event("Madrid marathon", day, 9, 240)


def traveller(calendar, day):
    r = calendar.random
    if day.toordinal() % 9 == 0:
        calendar.event("Flight MAD → JFK", day, r.choice([6.5, 12, 23]), 480)
    elif day.toordinal() % 23 == 0:
        calendar.event("Vacaciones", day, 0, 0, days=3)
    elif r.random() < 0.7:
        calendar.event(r.choice(["Customer call", "Workshop", "Dentist", "Focus"]), day, r.choice([5.5, 9, 11, 15, 19]), r.choice([30, 60, 180, 240]), r.randint(0, 5))


LIVES = {"manager": manager, "nurse": nurse, "runner": runner, "traveller": traveller}


class Walk:
    def __init__(self, binary, generator, days):
        self.binary, self.generator, self.days = binary, generator, days
        self.found = collections.Counter()
        self.first = {}
        self.counts = collections.Counter()

    def life(self, name, seed, folder):
        whoop, calendar = os.path.join(folder, name), Calendar(seed)
        subprocess.run(
            [sys.executable, self.generator, "--out", whoop, "--seed", str(seed), "--days", str(self.days + 70),
             "--zone", "eu", "--end-date", LAST.isoformat()],
            check=True, stdout=subprocess.DEVNULL)
        for number in range(-self.days - 75, 10):
            LIVES[name](calendar, LAST + dt.timedelta(days=number))
        path = os.path.join(folder, f"{name}.ics")
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(calendar.text())
        return ["--whoop", whoop, "--calendar", path, "--tz", "Europe/Madrid", "--me", ME]

    def ask(self, command, sources, moment, language, *options):
        result = subprocess.run(
            [self.binary, command, *options, *sources, "--date", moment[:10], "--now", moment, "--lang", language,
             "--format", "json"], capture_output=True, text=True, env={"HOME": "/nonexistent"})
        if result.returncode != 0:
            raise SystemExit(f"{command} {moment}: status {result.returncode}: {result.stderr}")
        return json.loads(result.stdout)

    def say(self, kind, where, what):
        self.found[kind] += 1
        self.first.setdefault(kind, f"{where}: {what}")

    def walk(self, name, seed, folder):
        sources = self.life(name, seed, folder)
        before = None
        for number in range(self.days):
            date = LAST - dt.timedelta(days=self.days - number)
            for clock in ("06:55", "17:30"):
                offset = dt.datetime.combine(date, dt.time.fromisoformat(clock), ZONE).strftime("%z")
                moment = f"{date}T{clock}:00{offset[:3]}:{offset[3:]}"
                morning = Morning(self, name, sources, moment, isWhole=clock == "06:55")
                morning.check()
                if clock == "06:55":
                    if before:
                        morning.compare(before)
                    before = morning


class Morning:
    """What readyday says at one moment of a life."""

    def __init__(self, walk, name, sources, moment, isWhole):
        self.walk, self.where, self.moment = walk, f"{name} {moment}", moment
        ask = lambda command, *options: walk.ask(command, sources, moment, "en", *options)
        self.brief, self.spanish = ask("brief"), walk.ask("brief", sources, moment, "es")
        self.others = {"workout": ask("workout")["verdict"]}
        # What looks at the whole day says the same in the evening.
        self.alerts = ask("alerts", "--within", "24h")["alerts"] if isWhole else []
        if isWhole:
            self.others["recovery"] = ask("recovery", "--last", "1")["verdict"]
            week = ask("week")["days"]
            self.others["week"] = next(d for d in week if d["date"] == self.brief["date"])["verdict"]
        self.verdict = self.brief["verdict"]
        self.shown = [r for r in self.brief["recommendations"] if r["shown"] and r["place"] == "advice"]
        self.now = dt.datetime.fromisoformat(moment)

    def say(self, kind, what=""):
        self.walk.say(kind, self.where, what)

    def check(self):
        self.walk.counts["mornings"] += 1
        self.walk.counts[self.verdict["training"]] += 1
        for check in (self.one_verdict, self.windows, self.advice, self.marathons, self.breaks, self.languages, self.tonight,
                      self.numbers):
            check()

    def one_verdict(self):
        for name, other in self.others.items():
            if other["training"] != self.verdict["training"]:
                self.say("two verdicts", f"{name}: {other['training']}, brief: {self.verdict['training']}")
        stands = "plan_first" in self.verdict and self.verdict["training"] == "moderate"
        if not stands and LADDER.index(self.verdict["suggested"]) > LADDER.index(self.verdict["training"]):
            self.say("more suggested than allowed")

    def windows(self):
        most = LADDER.index(self.verdict["suggested"])
        lights_out = (self.brief.get("tonight") or {}).get("lights_out")
        for window in self.brief["windows"]:
            if LADDER.index(window["intensity"]) > most:
                self.say("window above the verdict", window)
            if self.verdict["suggested"] in ("race", "rest"):
                self.say("window on a day of race or rest", window)
            if lights_out and instant(window["end"]) > instant(lights_out):
                self.say("window past lights-out", window)
            if window["hard_until"] and window["intensity"] != "hard":
                self.say("hard until, and not hard", window)

    def advice(self):
        rules = [r["rule"] for r in self.shown]
        if self.verdict["suggested"] != "hard" and "intense-training" in rules:
            self.say("advice above the verdict")
        if len(self.shown) > 3:
            self.say("more than three pieces of advice")
        for advice in self.shown:
            inputs = advice["inputs"]
            if "early-start-tomorrow" == advice["rule"] and self.hour(inputs) >= 12:
                self.say("early start after noon", inputs)
            if "No slot" in advice["body"]:
                self.say("a proposal without a slot", advice["body"])
            end = inputs.get("end")
            if isinstance(end, str) and "T" in end and instant(end) <= self.now:
                self.say("advice about what is over", advice)
        if "several-signals-off" in rules and "intense-training" in rules:
            self.say("training beside unusual readings")

    @staticmethod
    def hour(inputs):
        start = inputs.get("start") or inputs.get("first_event") or "00:00"
        return int(start[11:13] if "T" in start else start[:2])

    def marathons(self):
        for block in self.brief["load"]["unbroken"]:
            for event in self.brief["events"]:
                inside = event["counted"] and instant(block["start"]) <= instant(event["start"]) < instant(block["end"])
                touches = event["counted"] and event["start"] == block["start"]
                if touches and inside and event["kind"] != "meeting" and not event["overlaps"]:
                    self.say("a marathon of anything but meetings", event["title"])

    def breaks(self):
        for alert in self.alerts:
            if alert["type"] == "break":
                since = instant(alert["at"]) - instant(alert["meetings"]["start"])
                if since < dt.timedelta(minutes=60):
                    self.say("a break within an hour of the start", alert["message"])

    def languages(self):
        if decisions(self.brief) != decisions(self.spanish):
            self.say("languages that differ")

    def tonight(self):
        tonight = self.brief.get("tonight")
        if not tonight or not tonight["lights_out"]:
            return
        out = instant(tonight["lights_out"])
        for event in self.brief["events"]:
            if event["counted"] and instant(event["start"]) <= out < instant(event["end"]) + dt.timedelta(minutes=30):
                self.say("lights out inside an event", event["title"])
        usual = tonight["usual_lights_out"]
        if usual:
            early = (instant(usual) - out).total_seconds() / 60
            # Within reach, a week of early nights may bound the night instead of the usual time.
            isEarly = early > 60 and tonight["limited_by"] != "week"
            if isEarly or early < 0 and not tonight["after_event_end"]:
                self.say("lights out far from the usual", f"{usual} {tonight['lights_out']}")

    def numbers(self):
        """Every hour and number of a sentence is a field's, so that a script never has to read sentences."""
        for page in (self.brief, self.spanish):
            clocks, amounts = facts(page)
            sentences = [page["headline"]] + [
                part for r in page["recommendations"] if r["shown"] for part in (r["title"], r["body"])]
            for sentence in sentences:
                for told in missing(sentence, clocks, amounts):
                    self.say("a number that no field has", f"{told} in: {sentence}")

    def compare(self, before):
        """Held against the morning before."""
        said = [(r["title"], r["body"]) for r in self.shown]
        if said and said == [(r["title"], r["body"]) for r in before.shown]:
            self.say("the list of the day before", said)
        self.walk.counts["pieces of advice"] += len(said)


def instant(text):
    return dt.datetime.fromisoformat(text)


LENGTH = re.compile(r"(?:(\d+) h(?: (\d+)(?: min)?)?|(\d+) min)\b")


def missing(sentence, clocks, amounts):
    """What `sentence` tells that is neither among `clocks` nor among `amounts`. Names are somebody else's."""
    rest = re.sub(r'"[^"]*"|«[^»]*»', " ", sentence)
    # So the 20th and the 5th percentile are worded.
    rest = re.sub(r"\b(?:4 (?:out of|of|in|de cada) 5|19 (?:out of|of|in|de cada) 20)\b", " ", rest)
    for clock in re.findall(r"\b\d\d:\d\d\b", rest):
        if clock not in clocks:
            yield clock
    rest = re.sub(r"\b\d\d:\d\d\b", " ", rest)
    for hours, beside, minutes in LENGTH.findall(rest):
        length = int(hours or 0) * 60 + int(beside or minutes or 0)
        if not any(abs(length - amount) <= 2.5 or abs(length - amount * 60) < 0.5 for amount in amounts):
            yield f"{length} min"
    for number in re.findall(r"\d+(?:[.,]\d+)?", LENGTH.sub(" ", rest)):
        if not any(abs(float(number.replace(",", ".")) - amount) <= 0.5 for amount in amounts):
            yield number


def facts(value, name=None):
    """The hours and the numbers of all fields that are no sentences."""
    clocks, amounts = set(), set()
    if name in WORDS:
        return clocks, amounts
    if isinstance(value, (dict, list)):
        amounts.add(len(value))
        for key, item in value.items() if isinstance(value, dict) else ((name, item) for item in value):
            inner = facts(item, key)
            clocks |= inner[0]
            amounts |= inner[1]
    elif isinstance(value, str):
        clocks.update(re.findall(r"(?:^|T)(\d\d:\d\d)", value))
        amounts.update(int(day) for day in re.findall(r"^\d{4}-\d\d-(\d\d)", value))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        amounts.add(abs(value))
    return clocks, amounts


def decisions(value):
    """All that does not depend on the language."""
    if isinstance(value, dict):
        return {key: decisions(item) for key, item in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [decisions(item) for item in value]
    return value


def main():
    binary, generator = sys.argv[1:3]
    walk = Walk(binary, generator, int(sys.argv[3]) if len(sys.argv) > 3 else 90)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda life: walk.walk(life[1], 40 + life[0], folder), enumerate(LIVES)))
    for kind, count in walk.counts.most_common():
        print(f"{count:6} {kind}")
    for kind, count in walk.found.most_common():
        print(f"{count:6} CONTRADICTION {kind}; first: {walk.first[kind]}")
    print(f"{sum(walk.found.values())} contradictions in {walk.counts['mornings']} briefings")
    return 1 if walk.found else 0


if __name__ == "__main__":
    sys.exit(main())
