"""What readyday says at one moment, held against itself, both languages against each other, and all of it against a life."""
import datetime as dt
import re

from world import moment

LADDER = ["race", "rest", "easy", "by_feel", "moderate", "hard"]
# What one language words and the other words too.
WORDS = {"silence", "language", "headline", "title", "body", "message", "reason", "evidence", "name"}


class Look:
    """`told` is the life as the program tells it. Mornings hold what looks at the whole day; evenings the rest."""

    def __init__(self, told, day, now, is_morning):
        self.told, self.life, self.faults = told, told.life, told.faults
        self.day, self.now, self.is_morning = day, now, is_morning
        self.where = f"{told.life.name} {now.isoformat(timespec='minutes')}"
        told.reach(now)
        self.brief, self.spanish = self.ask("brief"), told.json("brief", now=now, language="es")
        self.page = self.ask("workout")
        self.others = {"workout": self.page["verdict"]}
        if is_morning:
            self.alerts = self.ask("alerts", "--within", "24h")["alerts"]
            self.others["recovery"] = self.ask("recovery", "--last", "1")["verdict"]
            self.others["week"] = next(d for d in self.ask("week")["days"] if d["date"] == self.brief["date"])["verdict"]
        self.verdict, self.tonight = self.brief["verdict"], self.brief.get("tonight") or {}
        self.shown = [r for r in self.brief["recommendations"] if r["shown"] and r["place"] == "advice"]

    def ask(self, *words):
        return self.told.json(*words, now=self.now)

    def say(self, kind, what=""):
        self.faults.say(kind, self.where, what)

    def measure(self, name, value):
        self.faults.measure(name, value)

    def check(self):
        self.faults.counts["looks"] += 1
        checks = [self.one_verdict, self.windows, self.advice, self.marathons, self.languages, self.lights, self.numbers,
                  self.events, self.flights]
        if self.is_morning:
            checks += [self.breaks, self.plan, self.quiet, self.night]
        for check in checks:
            check()
        for check in self.life.checks:
            check(self)

    # Against itself.

    def one_verdict(self):
        for name, other in self.others.items():
            if other["training"] != self.verdict["training"]:
                self.say("two verdicts", f"{name}: {other['training']}, brief: {self.verdict['training']}")
        stands = "plan_first" in self.verdict and self.verdict["training"] == "moderate"
        if not stands and LADDER.index(self.verdict["suggested"]) > LADDER.index(self.verdict["training"]):
            self.say("more suggested than allowed")

    def windows(self):
        most, out = LADDER.index(self.verdict["suggested"]), self.tonight.get("lights_out")
        for window in self.brief["windows"]:
            if LADDER.index(window["intensity"]) > most:
                self.say("window above the verdict", window)
            if self.verdict["suggested"] in ("race", "rest"):
                self.say("window on a day of race or rest", window)
            if out and moment(window["end"]) > moment(out):
                self.say("window past lights-out", window)
            if window["hard_until"] and window["intensity"] != "hard":
                self.say("hard until, and not hard", window)

    def advice(self):
        rules = [advice["rule"] for advice in self.shown]
        if self.verdict["suggested"] != "hard" and "intense-training" in rules:
            self.say("advice above the verdict")
        if len(rules) > 3:
            self.say("more than three pieces of advice")
        if "several-signals-off" in rules and "intense-training" in rules:
            self.say("training beside unusual readings")
        for advice in self.shown:
            inputs = advice["inputs"]
            start = inputs.get("start") or inputs.get("first_event") or "00:00"
            if advice["rule"] == "early-start-tomorrow" and int(start[11:13] if "T" in start else start[:2]) >= 12:
                self.say("early start after noon", inputs)
            if "No slot" in advice["body"]:
                self.say("a proposal without a slot", advice["body"])
            end = inputs.get("end")
            if isinstance(end, str) and "T" in end and moment(end) <= self.now:
                self.say("advice about what is over", advice["title"])

    def marathons(self):
        starts = {block["start"] for block in self.brief["load"]["unbroken"]}
        for event in self.brief["events"]:
            if event["counted"] and event["start"] in starts and event["kind"] != "meeting" and not event["overlaps"]:
                self.say("a marathon of anything but meetings", event["title"])

    def breaks(self):
        for alert in self.alerts:
            if alert["type"] == "break" and moment(alert["at"]) - moment(alert["meetings"]["start"]) < dt.timedelta(hours=1):
                self.say("a break within an hour of the start", alert["message"])

    def languages(self):
        if decisions(self.brief) != decisions(self.spanish):
            self.say("languages that differ")

    def lights(self):
        if not self.tonight.get("lights_out"):
            return
        out, usual = moment(self.tonight["lights_out"]), self.tonight["usual_lights_out"]
        for event in self.brief["events"]:
            if event["counted"] and moment(event["start"]) <= out < moment(event["end"]) + dt.timedelta(minutes=30):
                self.say("lights out inside an event", event["title"])
        if usual:
            early = (moment(usual) - out).total_seconds() / 60
            # Within reach, a week of early nights may bound the night instead of the usual time.
            if early > 60 and self.tonight["limited_by"] != "week" or early < 0 and not self.tonight["after_event_end"]:
                self.say("lights out far from the usual", f"{usual} {self.tonight['lights_out']}")

    def numbers(self):
        """Every hour and number of a sentence is a field's, so that a script never has to read sentences."""
        for page in (self.brief, self.spanish):
            clocks, amounts = facts(page)
            told = [part for r in page["recommendations"] if r["shown"] for part in (r["title"], r["body"])]
            for sentence in [page["headline"], *told]:
                for number in missing(sentence, clocks, amounts):
                    self.say("a number that no field has", f"{number} in: {sentence}")

    def quiet(self):
        is_bad = self.brief["recovery"]["zone"] in ("red", "unknown") or self.brief["load"]["level"] == "heavy"
        if is_bad and "Nothing unusual" in self.told.text("brief", "--lang", "en", now=self.now):
            self.say("nothing unusual, on a morning that is")

    def compare(self, before):
        """Held against the morning before."""
        old = [(advice["title"], advice["body"]) for advice in before.shown]
        new = [(advice["title"], advice["body"]) for advice in self.shown]
        if new and new == old:
            self.say("the list of the day before", new)
        for advice in new:
            self.measure("identical to the day before", advice in old)

    # Against what is true.

    def events(self):
        for event in self.brief["events"]:
            kind, counts = self.life.expected.get((event["title"], self.day), (None, None))
            if kind and event["kind"] != kind:
                self.say(f"{kind} told as {event['kind']}", event["title"])
            if counts is not None and event["counted"] != counts:
                self.say("counted though it is not" if event["counted"] else "not counted though it is", event["title"])

    def flights(self):
        flights = [event for event in self.brief["events"] if event["kind"] == "travel" and event["counted"]]
        for event in flights:
            for window in self.brief["windows"]:
                if dt.timedelta() <= moment(event["start"]) - moment(window["end"]) < dt.timedelta(hours=3):
                    self.say("a window before a flight", event["title"])
                if dt.timedelta() <= moment(window["start"]) - moment(event["end"]) < dt.timedelta(minutes=90):
                    self.say("a window after a flight", event["title"])

    def plan(self):
        sessions = self.ask("week", "--plan")["sessions"]
        for session in sessions:
            for first, last, why in self.life.closed:
                if moment(session["start"]) < last and first < moment(session["end"]):
                    self.say(f"week --plan: {why}", self.where, session["start"])
        self.measure("hard sessions planned a week", len(sessions))

    def night(self):
        """Tonight against what is true of the coming night."""
        out = self.tonight.get("lights_out")
        self.measure("bedtimes", bool(out))
        # Not as a share: who has little to move is advised little. A weekly line of each, and a bedtime that changes.
        self.measure("advice about bedtime or focus a week",
                     7 * sum(advice["rule"] in ("sleep-debt", "deep-work-block") for advice in self.shown))
        truth = self.life.person.truth.get(self.day + dt.timedelta(days=1))
        if out and truth:
            needed = dt.timedelta(hours=truth["need"] / truth["efficiency"])
            true = min(max(truth["up"] - needed, truth["bed"] - dt.timedelta(hours=1)), truth["bed"])
            for name, said, real in (("lights-out", out, true), ("waking", self.tonight["wake"], truth["up"])):
                self.measure(f"error of {name}, min", abs((moment(said) - real).total_seconds()) / 60)


def tell(told):
    """Looks at every morning, and at the other hours of each day that the life names."""
    before = None
    for day in told.life.watched:
        morning = Look(told, day, told.rising(day), True)
        morning.check()
        if before:
            morning.compare(before)
        before = morning
        for hour in told.life.looks[day]:
            if (now := told.life.at(day, hour)) > morning.now:
                Look(told, day, now, False).check()
    return told


LENGTH = re.compile(r"(?:(\d+) h(?: (\d+)(?: min)?)?|(\d+) min)\b")


def missing(sentence, clocks, amounts):
    """What `sentence` tells that is neither among `clocks` nor among `amounts`. Names are somebody else's."""
    rest = re.sub(r'"[^"]*"|«[^»]*»', " ", sentence)
    # So the 20th and the 5th percentile are worded.
    rest = re.sub(r"\b(?:4 (?:out of|of|in|de cada) 5|19 (?:out of|of|in|de cada) 20)\b", " ", rest)
    yield from (clock for clock in re.findall(r"\b\d\d:\d\d\b", rest) if clock not in clocks)
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
    return [decisions(item) for item in value] if isinstance(value, list) else value
