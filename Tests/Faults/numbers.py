"""Numbers of every size wherever a number is understood: typed, or in a file."""

import json
import re
import shutil

from faults import FIXTURES, NOW, calendar, must, trial

EDGES = [
    "0", "1", "9", "-1", "+1", "00", "007", "0.5", "0,5", "1.5", ".5", "5.", "-0", "99", "100", "101", "479", "480",
    "1440", "1441", "9999", "10000", "32767", "32768", "65535", "65536", "1e3", "1E3", "1e18", "1e19", "-1e19", "1e308",
    "1e309", "-1e308", "1e-308", "1e400", "inf", "-inf", "nan", "Infinity", "0x10", "0x1p63", "1_000", "1,000,000", "١٢",
    "½", "²", "∞", "", " ", "-", "--", "+", "1-", "1 1", "1:1", "24:00", "99:99", "9999-12-31", "0000-01-01",
    "9999-W53", "2147483647", "2147483648", "4294967296", "9007199254740993", "999999999999999", "1000000000000001",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "9000000000000000000", "253402300800", "99999999999999999999"]
UNITS = ["", "", "", "k", "km", " km", "mi", "m", " m", "h", "h30", "h30m", " min", "min", "%", "d", "w", "s", "am", "x", " x 400 m"]

TITLES = [
    "Run {}k", "Run {}", "Long run {} mi", "Ride {}", "Walk {}", "{} x {} m intervals", "{}x{}", "10 x {} m", "Run {}k pace",
    "{}", "Easy {} run", "Marathon {}", "Yoga {}", "Gym {} hard", "Tempo {} km", "Race {}k", "Flight {} MAD > LHR",
    "Night shift {}", "1:1 {}", "Sync ({} min)", "5x{} @ {}k"]
VALUES = [
    "RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY;INTERVAL={}", "RRULE:FREQ=WEEKLY;COUNT={}", "RRULE:FREQ=MONTHLY;BYMONTHDAY={}",
    "RRULE:FREQ=YEARLY;BYDAY={}MO;UNTIL={}", "RRULE:FREQ=YEARLY;BYWEEKNO={};BYSETPOS={}", "DURATION:PT{}H",
    "DURATION:P{}W", "DURATION:-P{}DT{}S", "PRIORITY:{}", "SEQUENCE:{}", "RDATE:{}", "EXDATE:{}", "DTSTAMP:{}",
    "PERCENT-COMPLETE:{}", "GEO:{};{}", "RECURRENCE-ID:{}", "X-READYDAY-DURATION:{}", "X-READYDAY-SEQUENCE:{}",
    "X-READYDAY-RACE:{},main", "X-MICROSOFT-CDO-BUSYSTATUS:{}", "X-APPLE-TRAVEL-DURATION:PT{}M", "REFRESH-INTERVAL:PT{}H"]
TIMES = [
    "DTSTART;VALUE=DATE:20260310", "DTSTART:20260310T070000Z", "DTSTART:99991231T235959Z", "DTSTART;VALUE=DATE:99991231",
    "DTSTART:00010101T000000Z", "DTSTART;VALUE=DATE:20260310\r\nDTEND;VALUE=DATE:99991231",
    "DTSTART:20260310T070000Z\r\nDTEND:{}", "DTSTART:{}"]
READING = [
    "brief", "brief --oneline", "brief --long", "brief --format json", "brief --format html", "brief --format ics",
    "brief --hide titles", "brief tomorrow", "agenda", "agenda --days 3", "week", "week --plan", "workout", "windows", "next --within 12h",
    "alerts --within 12h", "check --load >1", "review", "what-if --drop 1", "explain load", "explain 1", "doctor",
    "recovery", "sleep", "trends", "habits", "score", "workout --past 30", "body", "plan list", "reflect list", "data export copy", "sync status"]
TYPED = [
    "plan add run {}", "plan add run {}k", "plan add ride tomorrow {} {}", "plan add race {}k", "plan add run --duration {}",
    "plan add run --sequence {}", "plan add run 30m --repeat {}", "plan add walk in {} days", "plan add run {} days ago",
    "plan list {}", "plan show {}", "plan edit {} {}", "plan edit run {}", "plan done {}", "plan skip {}", "plan remove {} --yes",
    "body done {}", "body done -- {}", "body skip -- {}", "body move {}", "body show {}", "body programme start --minutes {}",
    "body programme start --seed {}", "body programme {}", "body assess --test plank={}", "body assess --plank {}",
    "body results {}", "brief --date {}", "brief {}", "brief --now {}", "brief --width {}", "agenda --days {}", "agenda {}",
    "windows --min {}", "next --within {}", "alerts --within {}", "check --load >{}", "check --load <={}", "check --recovery <{}",
    "check --next-high {}", "what-if --move 1={}", "what-if --move {}={}", "what-if --shorten 1={}", "what-if --shorten {}={}",
    "what-if --drop {}", "what-if --set recovery={}", "explain {}", "correct {} {}", "correct 1 {}", "feel {}", "feel {} {}",
    "feel ill {}", "feel ill --until {}", "reflect add {}", "reflect rate {} {}", "reflect rate {}", "reflect dismiss {}",
    "reflect show {}", "trends --weeks {}", "trends --from {}", "trends --to {}", "review --week {}", "review {}", "workout --past {}",
    "score --last {}", "config set weight {}", "config set sleep.target {}", "config set training.hard_per_week {}",
    "config set work.hours {}", "config add calendars {}", "help {}", "help -- {}", "{}", "-- {}", "schema {}", "import {}",
    "import --assume-zone {}", "data erase {}", "data export {}", "sync {}", "sync whoop --since {}", "brief --tz {}", "brief --by {} --once",
    "habits {}", "windows --prefer {}", "workout {}", "completions {}", "undo {}", "init {}", "doctor {}"]
CONFIGURATION = [
    "max_hr", "weight", "sleep.target", "training.hard_per_week", "training.hours", "work.hours", "work.days", "preparation", "lunch",
    "sleep", "training", "work", "load.high", "focus.hours", "windows.min", "strain", "age", "birth_year"]
# What ended the program once.
KNOWN = [
    ["help", ""], ["help", " "], ["help", "-"], ["plan", "add", "run", "1e19k"],
    ["body", "done", "--", "-9223372036854775808"], ["import", "whoop", "sport.json"],
    ["brief", "--whoop", "sport.json"], ["brief", "--calendar", "known.ics"], ["week", "--calendar", "known.ics"]]
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


class Numbers:
    def __init__(self, place):
        self.place, self.random = place, place.random

    def number(self):
        which = self.random.random()
        if which < 0.45:
            return self.random.choice(EDGES)
        if which < 0.75:
            return self.random.choice("0123456789") + "0" * self.random.randint(0, 308)
        digits = "".join(self.random.choice("0123456789") for _ in range(self.random.randint(1, 40)))
        return self.random.choice(["", "-", "+", "−"]) + digits + self.random.choice(["", "", ".5", "e%s" % digits[:3], "e-9"])

    def filled(self, text):
        """The text with a number, and for the most part a unit, in each of its places."""
        while "{}" in text:
            text = text.replace("{}", self.number() + self.random.choice(UNITS), 1)
        return text

    def typed(self):
        words = []
        for word in self.random.choice(TYPED).split(" "):
            filled = self.filled(word)
            words += [filled] if self.random.random() < 0.5 else filled.split(" ")
        return words

    def calendar(self):
        events = []
        for uid in range(self.random.randint(1, 3)):
            lines = ["BEGIN:VEVENT", "UID:%d" % uid, self.filled(self.random.choice(TIMES)), "SUMMARY:" + self.filled(self.random.choice(TITLES))]
            lines += [self.filled(value) for value in self.random.sample(VALUES, self.random.randint(0, 3))]
            events.append("\r\n".join(lines + ["END:VEVENT"]) + "\r\n")
        return calendar(*events).encode()

    def spoilt(self, data):
        """The file with some of its numbers replaced."""
        text = data.decode("utf-8", "replace")
        places = list(NUMBER.finditer(text))
        chosen = sorted(self.random.sample(places, min(len(places), self.random.randint(1, 3))), key=lambda it: -it.start())
        for place in chosen:
            text = text[:place.start()] + self.number() + text[place.end():]
        return text.encode()

    def configuration(self):
        settings = {}
        for key in self.random.sample(CONFIGURATION, 2):
            names = key.split(".")
            value = self.filled("{}") if self.random.random() < 0.5 else "NUMBER"
            settings[names[0]] = {names[1]: value} if len(names) > 1 else value
        return json.dumps(settings).replace('"NUMBER"', self.random.choice(EDGES[:60]) or "0").encode()


def sources():
    """Files of numbers below the fixtures, and how each is read."""
    found = [([*words, "--whoop", "FILE"], path) for path in sorted((FIXTURES / "whoop").glob("*.json"))
             for words in (["brief"], ["recovery"], ["sleep"], ["doctor"], ["trends"], ["workout", "--past", "30"])]
    found += [(["import", "whoop", "FILE"], path) for path in sorted((FIXTURES / "whoop").glob("*.json"))]
    found += [(["import", "FILE"], path) for folder in ("whoop-csv", "wearables", "apple-health")
              for path in sorted((FIXTURES / folder).rglob("*")) if path.suffix in (".json", ".csv", ".xml")]
    return [(words, path) for words, path in found if path.stat().st_size < 2_000_000]


@trial(150)
def numbers(place, times):
    """Numbers from 0 to 10³⁰⁸ in titles, files, stores and words: an answer or a message, and never a trap."""
    made, files = Numbers(place), sources()
    (place.folder / "good.ics").write_bytes(made.calendar())
    counts = {"typed": 0, "calendars": 0, "files": 0, "stores": 0, "configurations": 0}
    for count in range(times):
        if count % 50 == 0:
            place.empty()
            shutil.rmtree(place.home / "config", ignore_errors=True)
            place.run("plan", "add", "run", "tomorrow", "7am", "45m")
            place.run("feel", "3")
            place.run("import", FIXTURES / "whoop")
            place.run("body", "profile", "--health", "none").ended(0)
            place.run("body", "programme", "start", "--yes", "--on", "tue,thu,sat").ended(0)
        if count == 0:
            known(place)
        kind = made.random.choice(list(counts))
        counts[kind] += 1
        try_one(place, made, files, kind)
    return "%d runs: %s" % (times, ", ".join("%s %d" % pair for pair in counts.items()))


def known(place):
    """What ended the program once, each of it tried."""
    record = json.loads((FIXTURES / "whoop/workout.json").read_text())["records"][0]
    record.update(sport_name=None, sport_id=1e19)
    (place.folder / "sport.json").write_text(json.dumps({"records": [record]}))
    (place.folder / "known.ics").write_text(calendar(
        "BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20260301\r\nRRULE:FREQ=DAILY\r\n"
        "SUMMARY:Run 9000000000000000000k\r\nEND:VEVENT\r\n"))
    for words in KNOWN:
        answered(place, *words)


def try_one(place, made, files, kind):
    reading = made.random.choice(READING).split(" ") + ["--lang", made.random.choice(["en", "es"])]
    whoop = ["--whoop", FIXTURES / "whoop"] if made.random.random() < 0.3 else []
    if kind == "typed":
        return answered(place, *[word.replace("\0", "") for word in made.typed()])
    if kind == "calendars":
        (place.folder / "odd.ics").write_bytes(made.calendar())
        words = ["plan", "import", "odd.ics"] if made.random.random() < 0.1 else [*reading, "--calendar", "odd.ics", *whoop]
        return answered(place, *words)
    if kind == "configurations":
        (place.folder / "odd.json5").write_bytes(made.configuration())
        return answered(place, *reading, "--config", "odd.json5")
    if kind == "files":
        words, path = made.random.choice(files)
        odd = place.folder / ("odd" + path.suffix) if made.random.random() < 0.5 else place.folder / path.name
        odd.write_bytes(made.spoilt(path.read_bytes()))
        answered(place, *[odd if word == "FILE" else word for word in words])
        return odd.unlink()
    kept = [path for path in sorted(place.store.rglob("*")) if path.is_file() and path.suffix in (".json", ".jsonl", ".csv")]
    if not kept:
        return
    path = made.random.choice(kept)
    before = path.read_bytes()
    path.write_bytes(made.spoilt(before))
    answered(place, *reading)
    path.write_bytes(before)


def answered(place, *words):
    outcome = place.run(*words, env={**place.environment, "READYDAY_NOW": NOW}, limit=120)
    must(0 <= outcome.status <= 128, "ended by a signal or a trap: %s" % outcome)
    must(outcome.status in (0, 1) or outcome.errors or outcome.output, "not a word: %s" % outcome)
