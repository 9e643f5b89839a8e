"""Two homes that differ in one hidden thing: no command, format, message or error may tell them apart."""

import concurrent.futures
import itertools
import json
import os
import re
import shutil
import subprocess

from faults import FIXTURES, calendar, must, trial

TODAY = "2026-03-10"

# What each action is run with. A command or action that is missing here is a loss.
WAYS = {
    "brief": ["", "tomorrow", "--long", "--oneline", "--require recovery", "--format mail --to ana@example.test"],
    "agenda": [""], "agenda search": ["run", "nothing"], "week": ["", "-1w", "--plan"], "windows": [""], "next": ["", "--demand high"],
    "alerts": ["", "--within 12h"],
    "check": ["--load >=50", "--next-high 3h", "--recovery <50"],
    "explain": ["1", "2", "3", "99", "A", "verdict", "state", "day", "load", "recovery", "sleep", "windows", "strain",
                "tonight", "place", "habits", "body", "short-sleep", "hrv-outside-range", "move-hardest-event"],
    "what-if": ["--drop 1", "--drop 9", "--move 2=+2dT10:00", "--move 2=2026-03-12T10:00 --draft", "--shorten 1=10m",
                "--set recovery=55"],
    "correct": ["2 kind leisure", "9 ignore"],
    "feel": ["", "4"],
    "recovery": ["", "yesterday"], "sleep": ["", "yesterday"], "score": [""], "habits": [""],
    "trends": ["", "feel", "strain", "sleep", "hrv", "resting-hr", "recovery", "load", "--format csv"],
    "review": ["", "--week 2026-W10"],
    "workout": ["", "--past 14", "full body", "tomorrow"],
    "body today": ["", "--all"], "body done": ["", "1 2", "99"], "body skip": ["--reason travel"], "body move": ["", "thu"],
    "body programme": ["", "--format ics"], "body programme start": ["--yes"], "body programme next": [""],
    "body programme stop": [""], "body assess": ["", "--test plank=60"], "body results": ["", "--all"],
    "body progress": [""], "body movements": ["hip"], "body show": ["plank"], "body profile": ["", "--goal strength"],
    "plan list": ["", "--from today --to +14d"], "plan show": ["race0001", "run", "nothing"],
    "plan add": ["run tomorrow 7am 45m", "run tomorrow 18:00 60m"], "plan edit": ["race0001 --duration 100", "plan0001 --duration 50"],
    "plan done": ["plan0001"], "plan skip": ["plan0001"], "plan remove": ["race0001 --yes", "race0001"],
    "plan activities": ["yoga"], "plan import": [
        "calendars/mine.ics", "calendars/mine.ics --all --yes + plan list --from today --to +14d + plan export --format ics"],
    "plan export": ["", "--format ics", "--format json"],
    "reflect list": ["", "--from 2026-03-01 --to today"], "reflect show": ["refl0001", "nothing"], "reflect due": ["--all"], "reflect ask": [""],
    "reflect add": ["1 --feeling 4"], "reflect rate": ["4"], "reflect dismiss": ["1"], "reflect edit": ["refl0001 --well fine"],
    "reflect remove": ["refl0001 --yes", "refl0001"],
    "sync": [""], "sync status": [""], "sync connect": [], "sync disconnect": [],
    "import": ["nothing.zip"], "data erase": ["plans", "nothing"],
    # By design a whole copy, which says so.
    "data export": [],
    # Each page is the HTML of an action above; an assistant is answered on standard input.
    "pages": [], "mcp": [],
    "undo": [""], "init": [], "doctor": [""], "demo": [""], "config show": [""], "config check": [""],
    "schema": ["brief"], "completions": ["bash"], "man": [""], "help": ["", "plan"],
}
COMPLETED = ["plan show ", "plan edit ", "plan done ", "reflect show ", "reflect edit ", "body done ", "explain ", "what-if --drop "]
# They take a file, a login or a key, and tell of nothing else.
OTHERS = {"import", "config", "sync"}


def event(uid, title, start, end, *lines):
    return "\r\n".join(
        ["BEGIN:VEVENT", "UID:" + uid, "DTSTAMP:20260101T000000Z", "DTSTART;TZID=Europe/Madrid:" + start,
         "DTEND;TZID=Europe/Madrid:" + end, "SUMMARY:" + title, *lines, "END:VEVENT", ""])


class World:
    """A home; `other` names what in it is otherwise."""

    def __init__(self, folder, other, hide=(), calendars="full", private=False, coach=None):
        self.folder, self.other = folder, set(other)
        self.home = folder / "home"
        self.store = self.home / "data/readyday"
        self.store.mkdir(parents=True)
        self.records()
        self.calendars()
        self.stored()
        privacy = {"hide": list(hide)}
        if private:
            privacy["private_events"] = "busy"
        if coach is not None:
            privacy["coach"] = coach
        self.config = self.home / "config/readyday/config.json5"
        self.config.parent.mkdir(parents=True)
        self.config.write_text(json.dumps({
            "time_zone": "Europe/Madrid", "me": ["ana@example.test"], "privacy": privacy,
            "whoop": [str(folder / "whoop")],
            "calendars": [{"name": "mine", "path": str(folder / "calendars/mine.ics"), "show": calendars}]}))

    def either(self, what, one, other):
        return other if what in self.other else one

    def records(self):
        place = self.folder / "whoop"
        place.mkdir()
        for kind in ("cycle", "recovery", "sleep", "workout"):
            read = json.loads((FIXTURES / "whoop" / (kind + ".json")).read_text())
            for record in read["records"]:
                if record.get("score"):
                    self.measure(kind, record, record["score"])
            (place / (kind + ".json")).write_text(json.dumps(read))
        rows = ["Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes"]
        for day in range(1, 29):
            yes = (day % 3 == 0) != ("journal" in self.other)
            rows.append("2026-02-%02d 00:10:00,2026-02-%02d 23:50:00,UTC+01:00,Have any alcoholic drinks?,%s," % (
                day, day, str(yes).lower()))
        (place / "journal_entries.csv").write_text("\n".join(rows) + "\n")

    def measure(self, kind, record, score):
        def change(what, names, other):
            if what in self.other:
                for name in names:
                    if score.get(name) is not None:
                        score[name] = other(score[name])
        if kind == "recovery":
            change("recovery", ["recovery_score"], lambda value: 100 - value)
            change("hrv", ["hrv_rmssd_milli"], lambda value: 2.2 * value % 97 + 12)
            change("resting_hr", ["resting_heart_rate"], lambda value: 117 - value)
            change("spo2", ["spo2_percentage"], lambda value: value - 4)
            change("skin_temp", ["skin_temp_celsius"], lambda value: 68.5 - value)
        if kind in ("cycle", "workout"):
            change("strain", ["strain"], lambda value: 20.5 - value)
            change("energy", ["kilojoule"], lambda value: value * 1.7)
            change("heart_rate", ["average_heart_rate", "max_heart_rate"], lambda value: value + 11)
            if "heart_rate" in self.other and score.get("zone_durations"):
                score["zone_durations"] = dict(zip(
                    score["zone_durations"], reversed(list(score["zone_durations"].values()))))
        if kind == "sleep" and "sleep" in self.other:
            stages = score["stage_summary"]
            stages["total_light_sleep_time_milli"] = int(stages["total_light_sleep_time_milli"] * 0.6)
            stages["total_awake_time_milli"] += 3_000_000
            score["respiratory_rate"] = (score.get("respiratory_rate") or 15) + 3
            score["sleep_performance_percentage"] = 41.0
            score["sleep_needed"]["need_from_sleep_debt_milli"] += 2_500_000

    def calendars(self):
        place = self.folder / "calendars"
        place.mkdir()
        word = self.either("titles", "zqx7", "ywv8")
        secret = self.either("private", "kjh5", "gfd6")
        def words(word):
            return ["LOCATION:Room " + word, "URL:https://%s.test/" % word, "CATEGORIES:" + word,
                    "DESCRIPTION:Password %s\\nhttps://zoom.us/j/%s" % (word, word),
                    "ORGANIZER;CN=%s:mailto:%s@example.test" % (word, word),
                    "ATTENDEE;CN=Ana;PARTSTAT=ACCEPTED:mailto:ana@example.test"]
        flight = self.either("place", ("Flight to Lisbon", "LIS"), ("Flight to Boston", "BOS"))
        events = [
            event("a-" + word, "Board %s review" % word, "20260310T093000", "20260310T113000", *words(word)),
            event("b-" + secret, "Interview " + secret, "20260310T140000", "20260310T150000", "CLASS:PRIVATE", *words(secret)),
            event("c-" + word, "Tempo run " + word, "20260310T183000", "20260310T193000", "DESCRIPTION:6x1000 " + word),
            event("d-" + word, "Dentist " + word, "20260311T080000", "20260311T090000", *words(word)),
            event("e-" + secret, "Yoga " + secret, "20260311T190000", "20260311T200000", "CLASS:CONFIDENTIAL", *words(secret)),
            event("f-" + word, "Half marathon " + word, "20260315T090000", "20260315T110000", "LOCATION:" + word),
            # Broken, so that it is told.
            event("g-" + word, "Broken " + word, "20260310T160000", "20260310T163000", "EXDATE:" + word),
        ]
        if "place" in self.other or "places" in self.other:
            events.append(event("h", flight[0], "20260309T090000", "20260309T110000", "LOCATION:" + flight[1]))
        (place / "mine.ics").write_bytes(calendar(*events).encode())

    def keep(self, kind, *items):
        (self.store / (kind + ".json")).write_text(json.dumps(
            {"schema": "readyday." + kind, "schema_version": "1.0", kind: list(items)}))

    def stored(self):
        def times(moment):
            return {"created_at": moment, "updated_at": moment}
        word = self.either("titles", "zqx7", "ywv8")
        self.keep(
            "plans",
            dict(times("2026-02-20T07:00:00Z"), id="plan0001", activity="running", date=TODAY, start="18:00", sequence=1,
                 duration_min=45, intensity="hard", notes="Ring %s, https://%s.test" % (word, word)),
            dict(times("2026-02-20T07:00:00Z"), id="race0001", activity="running", date="2026-03-22", sequence=1,
                 duration_min=120, intensity="hard", race={"title": "City run " + word, "minutes": 120, "rank": "main"}))
        feel = self.either("feel", 2, 5)
        body = {"recovery_score": self.either("recovery", 57, 12), "asleep_min": self.either("sleep", 445, 300),
                "hrv_ms": self.either("hrv", 53.2, 81.4), "resting_hr_bpm": self.either("resting_hr", 55, 66)}
        facts = {"start": "2026-03-09T17:22:38+01:00", "end": "2026-03-09T19:06:25+01:00", "distance_m": 9000,
                 "strain": self.either("strain", 10.5, 3.3), "energy_kcal": self.either("energy", 1156, 400),
                 "average_hr_bpm": self.either("heart_rate", 120, 151), "max_hr_bpm": self.either("heart_rate", 179, 183),
                 "zones_min": self.either("heart_rate", [7, 22, 30, 32, 10, 1], [1, 2, 3, 40, 50, 6])}
        self.keep(
            "reflections",
            dict(times("2026-03-09T20:00:00Z"), id="refl0001", date="2026-03-07", activity="strength",
                 workout_id="841edbe9-03cd-4f21-9343-f0beffec7dee", feeling=feel, went_well="well " + str(feel),
                 to_improve="better " + str(feel), workout=facts, body=body))
        self.keep(
            "feelings",
            {"id": "feel0001", "date": "2026-03-08", "created_at": "2026-03-08T06:00:00Z", "word": "rated", "rating": feel,
             "note": "note %d" % feel},
            {"id": "feel0002", "date": TODAY, "created_at": "2026-03-10T05:00:00Z", "word": self.either("feel", "tired", "fine"),
             "note": "today %d" % feel},
            {"id": "feel0003", "date": "2026-03-09", "created_at": "2026-03-09T06:00:00Z", "word": "injured",
             "part": self.either("injuries", "knee", "ankle"), "note": self.either("injuries", "limp", "swollen")})
        self.stored_body()

    def stored_body(self):
        read = json.loads((FIXTURES / "body/readyday/body.json").read_text())
        for record in read["body"]:
            profile = record.get("profile") or (record if record["type"] == "profile" else None)
            if profile is not None:
                profile["birth_year"] = self.either("self_tests", 1988, 1961)
                profile["sex"] = self.either("self_tests", "male", "female")
                profile["avoid"] = self.either("injuries", ["overhead"], ["impact"])
                profile["health"] = self.either("injuries", ["falls"], ["pregnancy"])
                profile["answered_at"] = self.either("injuries", "2026-03-01T08:00:00Z", "2026-03-02T08:00:00Z")
            if record["type"] == "assessment" and "self_tests" in self.other:
                record["measured"] = {test: [value + 3 for value in values] for test, values in record["measured"].items()}
                record.update(age=65, sex="female", notes="stiff")
            if record["type"] == "programme":
                if "self_tests" in self.other:
                    record["scores"] = {area: score + 20 for area, score in record["scores"].items()}
                record["sessions"][1].update(status="skipped", reason=self.either("feel", "sore", "bored"))
        (self.store / "body.json").write_text(json.dumps(read))


# By what is hidden: the settings that hide it, and what is otherwise then.
METRICS = ["recovery", "sleep", "strain", "hrv", "resting_hr", "spo2", "skin_temp", "heart_rate", "energy", "journal",
           "injuries", "feel", "self_tests"]
# The score that readyday computes shows what it is made of no more than WHOOP's does.
PARTS_OF_SCORE = {"sleep", "strain", "hrv", "resting_hr", "heart_rate"}
EVERYTHING = METRICS + ["titles", "private"]
HIDDEN = {metric: (dict(hide=[metric]), [metric], "") for metric in METRICS}
HIDDEN.update({
    "titles": (dict(hide=["titles"]), ["titles", "private"], ""),
    "busy": (dict(calendars="busy"), ["private"], ""),
    "private": (dict(private=True), ["private"], ""),
    "place": (dict(hide=["place", "titles"]), ["place"], ""),
    "coach": ({}, EVERYTHING, "--audience coach"),
    "coach-recovery": (
        dict(coach=["recovery"]), [each for each in EVERYTHING if each not in {"recovery"} | PARTS_OF_SCORE], "--audience coach"),
    "coach-titles": (dict(coach=["titles"]), METRICS, "--audience coach"),
    "option": ({}, EVERYTHING, "--hide " + ",".join(METRICS + ["titles"])),
})


class Sweep:
    def __init__(self, place, name):
        self.place, self.name = place, name
        settings, other, self.option = HIDDEN[name]
        folders = [place.folder / ("%s-%s" % (name, side)) for side in "ab"]
        also = ["places"] if name == "place" else []
        for folder in folders:
            folder.mkdir()
        self.worlds = [World(folders[0], also, **settings), World(folders[1], other, **settings)]

    def run(self, words):
        """The answers of both worlds to the same words, each in a copy of its own where it may change."""
        return [self.answer(world, words) for world in self.worlds]

    def answer(self, world, words):
        kept = world.folder / "kept"
        if not kept.exists():
            shutil.copytree(world.home, kept)
        text = "".join(self.said(world, part) for part in parts(words))
        if changes(words):
            shutil.rmtree(world.home)
            shutil.copytree(kept, world.home)
        return text

    def said(self, world, words):
        environment = dict(
            self.place.environment, HOME=str(world.home), XDG_DATA_HOME=str(world.home / "data"), TZ="Europe/Madrid",
            XDG_CONFIG_HOME=str(world.home / "config"), XDG_STATE_HOME=str(world.home / "state"),
            XDG_CACHE_HOME=str(world.home / "cache"))
        ended = subprocess.run(
            [str(self.place.program), *words], env=environment, cwd=world.folder, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=120)
        text = b"%d\n%s\n--\n%s" % (ended.returncode, ended.stdout, ended.stderr)
        text = text.replace(str(world.folder).encode(), b"WORLD").decode("utf-8", "replace")
        # What is added has an id at random; that of an imported event is a hash of its UID, which tells no word of it.
        return re.sub(r"\b([0-9a-hjkmnp-tv-z]{8}|[0-9a-f]{12}(-[0-9a-f]{16})?)\b", "NEW", text) if changes(words) else text


def parts(words):
    """The commands of a line, which `+` parts."""
    return [list(part) for isPlus, part in itertools.groupby(words, lambda word: word == "+") if not isPlus]


def changes(words):
    reading = {"brief", "agenda", "week", "windows", "next", "alerts", "check", "explain", "what-if", "recovery", "sleep", "score",
               "habits", "trends", "review", "workout", "schema", "completions", "man", "help", "demo", "doctor", "__complete"}
    return words[0] not in reading


def offered(place, *words):
    lines = place.run("__complete", *words).ended(0).output.decode().splitlines()
    return [line.split("\t")[0] for line in lines if line and not line.startswith(":")]


def actions(place):
    """Every action of the program, as it tells them itself."""
    for command in offered(place, ""):
        if command in ("completions", "schema", "man", "help"):
            yield (command,)
            continue
        named = [word for word in offered(place, command, "") if is_action(place, command, word)]
        if not named or not WAYS.keys() & {"%s %s" % (command, word) for word in named}:
            yield (command,)
            if not named:
                continue
        for word in named:
            yield (command, word)
            yield from ((command, word, more) for more in offered(place, command, word, "") if is_action(place, command, word, more))


def is_action(place, *words):
    page = place.run("help", *words)
    return page.status == 0 and ("usage: readyday " + " ".join(words)).encode() in page.output.lower()


def ways(place):
    """Every action with all its words and formats."""
    found = []
    for action in actions(place):
        name = " ".join(action)
        if name not in WAYS and action[0] in OTHERS:
            continue
        must(name in WAYS, "no words to try it with: %s" % name)
        formats = offered(place, *action, "--format", "") if name not in ("help", "man", "completions", "schema") else []
        for words in WAYS[name]:
            given = [*action, *words.split()]
            found.append(given)
            if "--format" not in words:
                found += [given + ["--format", each] for each in formats if each not in ("text", "mail")]
    return found


def completed(place, words, options):
    """With the options that hide, and `--verbose`, at the end of each command."""
    return [
        word for number, part in enumerate(parts(words))
        for word in ["+"][:number] + part + (options if takes_privacy(place, part) else []) + (
            ["--verbose"] if "--verbose" in flags(place, part) else [])]


def tell_apart(place, name, found):
    """What the program answers otherwise in the two worlds."""
    sweep = Sweep(place, name)
    told = []
    for words in found:
        if words[0] == "score" and name in PARTS_OF_SCORE:
            continue
        if sweep.option and not takes_privacy(place, words):
            continue
        one, other = sweep.run(completed(place, words, sweep.option.split()))
        if one != other:
            told.append((words, one, other))
    if not sweep.option:
        for line in COMPLETED:
            words = ["__complete", *line.split(" ")]
            one, other = sweep.run(words)
            if one != other:
                told.append((words, one, other))
    return told


FLAGS = {}


def flags(place, words):
    action = tuple(itertools.takewhile(lambda word: re.fullmatch("[a-z][a-z-]*", word), words))
    while action not in FLAGS:
        if len(action) == 1 or is_action(place, *action):
            FLAGS[action] = set(offered(place, *action, "--"))
        else:
            action = action[:-1]
    return FLAGS[action]


def takes_privacy(place, words):
    return "--audience" in flags(place, words)


@trial(21)
def worlds(place, times):
    """Every command and format in two homes that differ in one hidden thing: byte for byte the same."""
    found = ways(place)
    names = place.random.sample(sorted(HIDDEN), min(times, len(HIDDEN)))
    for words in found:
        flags(place, words)
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        results = list(pool.map(lambda name: (name, tell_apart(place, name, found)), names))
    lines = []
    for name, told in results:
        for words, one, other in told:
            pair = [(a, b) for a, b in itertools.zip_longest(one.splitlines(), other.splitlines()) if a != b][0]
            lines.append("%s: readyday %s\n    %r\n    %r" % (name, " ".join(words), *pair))
    must(not lines, "%d answers tell the worlds apart\n%s" % (len(lines), "\n".join(lines)))
    return "%d answers in each of %d pairs of worlds" % (len(found), len(names))
