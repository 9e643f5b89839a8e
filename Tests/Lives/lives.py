#!/usr/bin/env python3
"""Invented lives whose truth is known, read by readyday every morning and every evening of half a year.

    lives.py READYDAY WHOOP_GENERATOR [LIFE ...] [--weeks N] [--keep FOLDER]

Each life is held to what .ci/walk.py holds its own to, to what no day may say (`Look.check`), and to its own goals. Ends with
a line for each kind of fault, the measures of each life with their goals, and status 1 where one is missed.

To add a life, write one function with `@life`; it takes a `World` and fills it:

    @life
    def hiker(world):
        world.settings["day"] = {"work_days": "sat,sun"}           # a configuration, as config.json5 has it
        for day in world.days:                                # history first; `world.watched` are the days that are read
            world.night(day, bed=-1, up=7.5)                  # the habit, in hours of the day of waking; nights vary around it
            if day.weekday() == 2:
                world.event("Hike", day, 9, 420)              # `calendar="coach"` writes another file, `days=1` an all-day event,
                                                              # `kind="training"` and `counts=True` are what readyday must say
                world.workout(day, 9, 240, "walking")         # else the generator invents workouts
        world.said.append((day, "08:00", ["plan", "add", "race", "Half", "2026-04-19"]))   # commands, in order of time
        world.checks.append(lambda look: look.say("no window", look.where) if not look.brief["windows"] else None)
        world.goals["bedtimes"] = ("at least", 0.9)           # measures: `look.measure(name, value)`; their mean is judged

`world.nap(day)` adds a nap, `world.looks[day].append(6.7)` another look than on waking and at 20:30,
`world.free_of_plans(start, end, why)` a time into which `week --plan` must plan nothing hard.
"""

import argparse
import collections
import datetime as dt
import importlib.util
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Madrid")
FIRST = dt.date(2026, 1, 5)  # The first day that is read; clocks go forward on the way.
HISTORY = 75
LIVES = {}


def module(path):
    spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem, path)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


walk = module(pathlib.Path(__file__).resolve().parents[2] / ".ci" / "walk.py")


def life(function):
    LIVES[function.__name__] = function
    return function


def at(day, hour):
    """The moment at `hour` on the clock of `day`, which may be negative or above 24."""
    return (dt.datetime.combine(day, dt.time()) + dt.timedelta(hours=hour)).replace(tzinfo=ZONE)


class World:
    """What a life is made of, and what is true of it."""

    def __init__(self, name, weeks):
        self.name, self.random = name, random.Random(name)
        self.days = [FIRST + dt.timedelta(days=n) for n in range(-HISTORY, 7 * weeks + 10)]
        self.watched = self.days[HISTORY:-10]
        self.settings = {"time_zone": "Europe/Madrid", "me": [walk.ME]}
        self.habits, self.naps, self.workouts = {}, set(), []
        self.calendars = collections.defaultdict(lambda: walk.Calendar(0))
        self.expected = {}  # (title, date) -> (kind, counts)
        self.closed = []    # (start, end, why)
        self.looks = collections.defaultdict(lambda: [20.5])
        self.said, self.checks, self.goals = [], [], {}
        self.measures = collections.defaultdict(list)

    def night(self, day, bed, up):
        self.habits[day] = (bed, up)

    def nap(self, day):
        self.naps.add(day)

    def event(self, title, day, hour=0, minutes=0, people=0, mine=True, days=None, calendar="own", kind=None, counts=None):
        if calendar not in self.calendars:  # No two share a UID.
            self.calendars[calendar].count = 100_000 * len(self.calendars)
        self.calendars[calendar].event(title, day, hour, minutes, people, mine, days)
        if kind or counts is not None:
            self.expected[title, day] = (kind, counts)

    def workout(self, day, hour, minutes, sport):
        self.workouts.append((day, hour, minutes, sport))

    def free_of_plans(self, start, end, why):
        self.closed.append((start, end, why))


def records(generator, world):
    """A wearable's records of the world's nights."""
    made = module(generator)

    class Nights(made.Gen):
        def plan(self):
            days, events, offsets = super().plan()
            for day in days:
                offsets[day] = int(at(day, 12).utcoffset().total_seconds() // 60)
                if day in world.naps:
                    events[day].add("nap")
            return days, events, offsets

        def night(self, day, offset, events):
            bed, up = world.habits[day]
            start = at(day, bed + world.random.gauss(0, 20) / 60)
            end = at(day, up + world.random.gauss(0, 9) / 60)
            return start, max(end, start + dt.timedelta(hours=3))

        def workout(self, start, minutes, sport, offset, state="SCORED"):
            if world.workouts and not self.is_own:
                return 0, 0, 0, start
            return super().workout(start, minutes, sport, offset, state)

        def train(self):
            self.is_own = True
            for day, hour, minutes, sport in world.workouts:
                start = at(day, hour)
                load, *_ = self.workout(start, minutes, sport, int(start.utcoffset().total_seconds() // 60))
                for cycle in self.cycles:
                    if cycle["start"] <= made.iso(start) < (cycle.get("end") or "9") and cycle.get("score"):
                        before = -made.LOAD_K * made.math.log(1 - cycle["score"]["strain"] / 21)
                        cycle["score"]["strain"] = made.f32(made.strain_of(before + load))

    options = SimpleNamespace(
        days=len(world.days), seed=sum(map(ord, world.name)), end_date=world.days[-1].isoformat(), now=None, zone="eu", api="v2",
        morning="scored", nulls="explicit", sleep_performance="composite", hrv=62.0, rhr=54.0, strap3=False, weird=False,
        sport_id=True, out=None)
    nights = Nights(options)
    nights.is_own = False
    nights.run()
    nights.train()
    return {"recovery": nights.recs, "sleep": nights.sleeps, "cycle": nights.cycles, "workout": nights.works}


class Told:
    """One life as readyday tells it."""

    def __init__(self, binary, generator, name, weeks, folder):
        self.binary, self.folder = binary, pathlib.Path(folder) / name
        self.world = World(name, weeks)
        LIVES[name](self.world)
        self.records = records(generator, self.world)
        self.found, self.first, self.counts = collections.Counter(), {}, collections.Counter()
        self.sleeps = {}
        for sleep in self.records["sleep"]:
            end = dt.datetime.fromisoformat(sleep["end"])
            if not sleep["nap"]:
                self.sleeps[end.astimezone(ZONE).date()] = sleep
        self.folder.mkdir(parents=True)
        self.write()

    def write(self):
        (self.folder / "config.json5").write_text(json.dumps(self.world.settings))
        self.sources = ["--config", str(self.folder / "config.json5")]
        for name, calendar in self.world.calendars.items():
            path = self.folder / f"{name}.ics"
            path.write_text(calendar.text(), encoding="utf-8", newline="")
            self.sources += ["--calendar", str(path)]

    def known(self, now):
        """The wearable's records that exist by `now`."""
        stamp = now.astimezone(dt.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
        folder = self.folder / "whoop"
        folder.mkdir(exist_ok=True)
        for kind, all_of_them in self.records.items():
            known = [r for r in all_of_them if r["created_at"] <= stamp and (kind == "cycle" or r.get("end", "") <= stamp)]
            (folder / f"{kind}.json").write_text(json.dumps({"records": known}))
        return ["--whoop", str(folder), *self.sources]

    def run(self, *words):
        result = subprocess.run([self.binary, *words], capture_output=True, text=True,
                                env={"HOME": str(self.folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"})
        if result.returncode != 0:
            raise SystemExit(f"{' '.join(words)}: status {result.returncode}: {result.stderr}")
        return result.stdout

    def ask(self, command, sources, moment, language, *options):
        return json.loads(self.run(command, *options, *sources, "--date", moment[:10], "--now", moment, "--lang", language,
                                   "--format", "json"))

    def say(self, kind, where, what=""):
        self.found[kind] += 1
        self.first.setdefault(kind, f"{where}: {what}")

    def measure(self, name, value):
        self.world.measures[name].append(value)

    def tell(self):
        said, before = sorted(self.world.said, key=lambda entry: entry[:2]), None
        for day in self.world.watched:
            while said and said[0][0] <= day:
                date, hour, words = said.pop(0)
                now = dt.datetime.combine(date, dt.time.fromisoformat(hour), ZONE)
                self.run(*words, *self.sources[:2], "--now", now.isoformat())
            rising = dt.datetime.fromisoformat(self.sleeps[day]["end"]).astimezone(ZONE) if day in self.sleeps else at(day, 8)
            morning = Look(self, day, rising + dt.timedelta(minutes=40), isWhole=True)
            morning.check()
            if before:
                morning.compare(before)
            before = morning
            for hour in self.world.looks[day]:
                if at(day, hour) != morning.now:
                    Look(self, day, at(day, hour), isWhole=False).check()
        return self


class Look(walk.Morning):
    """What readyday says at one moment."""

    def __init__(self, told, day, now, isWhole):
        self.told, self.world, self.day = told, told.world, day
        self.sources = told.known(now)
        super().__init__(told, self.world.name, self.sources, now.isoformat(timespec="seconds"), isWhole)
        self.is_morning = isWhole

    def ask(self, command, *options):
        return self.told.ask(command, self.sources, self.moment, "en", *options)

    def measure(self, name, value):
        self.told.measure(name, value)

    def check(self):
        super().check()
        self.events()
        self.flights()
        if self.is_morning:
            self.plan()
            self.quiet()
            self.night()
        for check in self.world.checks:
            check(self)

    def events(self):
        for event in self.brief["events"]:
            kind, counts = self.world.expected.get((event["title"], self.day), (None, None))
            if kind and event["kind"] != kind:
                self.say(f"{kind} told as {event['kind']}", event["title"])
            if counts is not None and event["counted"] != counts:
                self.say("counted though it is not" if event["counted"] else "not counted though it is", event["title"])

    def flights(self):
        for event in self.brief["events"]:
            if event["kind"] != "travel" or not event["counted"]:
                continue
            for window in self.brief["windows"]:
                start, end = walk.instant(window["start"]), walk.instant(window["end"])
                if dt.timedelta() <= walk.instant(event["start"]) - end < dt.timedelta(hours=3):
                    self.say("a window before a flight", event["title"])
                if dt.timedelta() <= start - walk.instant(event["end"]) < dt.timedelta(minutes=90):
                    self.say("a window after a flight", event["title"])

    def plan(self):
        sessions = self.ask("week", "--plan")["sessions"]
        for session in sessions:
            start, end = walk.instant(session["start"]), walk.instant(session["end"])
            for first, last, why in self.world.closed:
                if start < last and first < end:
                    self.say(f"week --plan: {why}", session["start"])
        self.measure("hard sessions planned a week", len(sessions))

    def quiet(self):
        text = self.told.run("brief", *self.sources, "--now", self.moment, "--lang", "en")
        is_bad = self.brief["recovery"]["zone"] in ("red", "unknown") or self.brief["load"]["level"] == "heavy"
        if "Nothing unusual." in text and is_bad:
            self.say("nothing unusual, on a morning that is")

    def night(self):
        """Tonight against what is true of the coming night."""
        tonight = self.brief["tonight"]
        self.measure("bedtimes", 1 if tonight["lights_out"] else 0)
        for advice in self.shown:
            self.measure("advice about bedtime or focus", advice["rule"] in ("sleep-debt", "deep-work-block"))
        tomorrow = self.day + dt.timedelta(days=1)
        if not tonight["lights_out"] or tomorrow not in self.told.sleeps:
            return
        bed, up = (at(tomorrow, hour) for hour in self.world.habits[tomorrow])
        score = self.told.sleeps[tomorrow]["score"]
        stages = score["stage_summary"]
        awake = stages["total_awake_time_milli"] + stages["total_no_data_time_milli"]
        needed = dt.timedelta(milliseconds=sum(score["sleep_needed"].values()) + awake)
        true = min(max(up - needed, bed - dt.timedelta(hours=1)), bed)
        self.measure("error of lights-out, min", abs((walk.instant(tonight["lights_out"]) - true).total_seconds()) / 60)
        self.measure("error of waking, min", abs((walk.instant(tonight["wake"]) - up).total_seconds()) / 60)

    def compare(self, before):
        super().compare(before)
        old = {(advice["title"], advice["body"]) for advice in before.shown}
        for advice in self.shown:
            self.measure("identical to the day before", (advice["title"], advice["body"]) in old)


GOALS = {"identical to the day before": ("at most", 0.015), "advice about bedtime or focus": ("at most", 0.15),
         "error of waking, min": ("at most", 20)}


@life
def nurse(world):
    """Rotating shifts, forwards: some early ones, some late ones, some nights, some days off. Sleeps at home after a night."""
    kinds = {"early": ("Turno de mañana", 7, 480), "late": ("Turno de tarde", 15, 480), "night": ("Turno de noche", 22, 480)}
    sleep = {"early": (-2, 5.5), "late": (0.33, 8.67), "night": (0.5, 9), "free": (-0.5, 8.17)}
    rota = []
    while len(rota) <= len(world.days):
        for kind, most in (("early", 3), ("late", 2), ("night", 3), ("free", 3)):
            rota += [kind] * (3 if kind == "free" else world.random.randint(2, most))
    for day, kind, last in zip(world.days, rota, ["free", *rota]):
        if kind != "free":
            title, hour, minutes = kinds[kind]
            world.event(title, day, hour, minutes, kind="shift", counts=True)
        if last == "night":
            world.night(day, 8.17, 13.67)
            world.looks[day].append(6.7)
            world.free_of_plans(at(day, 6), at(day, 13.67), "into the sleep after a night")
        else:
            world.night(day, *sleep[kind])
        if kind == "night":
            world.free_of_plans(at(day, 5), at(day, 30), "on the day of a night shift")
            if last != "night":
                world.nap(day)
    nights = dict(zip(world.days, rota))
    world.checks.append(lambda look: before_a_night(look, nights))
    world.goals.update({
        "bedtimes": ("at least", 0.7), "error of lights-out, min": ("at most", 45), "error of waking, min": ("at most", 20)})


def before_a_night(look, rota):
    """The day of a night shift is about it, and its evening speaks of no early night."""
    told = [look.brief["headline"]] + [part for advice in look.shown for part in (advice["title"], advice["body"])]
    if rota[look.day] == "night":
        if look.verdict["training"] == "hard":
            look.say("hard training before a night shift")
        if look.brief["tonight"]["lights_out"]:
            look.say("a bedtime in a night shift")
        for text in told:
            if "early night" in text or "omorrow starts at" in text or "tomorrow at" in text:
                look.say("an ordinary evening before a night shift", text)
    elif look.brief["tonight"]["silent_because"] == "irregular":
        look.say("irregular")


HARD, MODERATE = "hard", "moderate"


def trains(world, day, title, hour, minutes, sport, calendar="own", planned=True, done=True):
    """A session in a calendar, with its hour or (None) as a coach's platform writes it, and what was done of it."""
    if planned:
        world.event(title, day, *((0, 0) if hour is None else (hour, minutes)), days=1 if hour is None else None,
                    calendar=calendar, kind="training")
        world.free_of_plans(at(day, 0), at(day, 24), "on a day with own training")
    if done and world.random.random() < 0.93:
        world.workout(day, 18.5 if hour is None else hour, minutes, sport)


def athlete(world, races, own, sports=None):
    """What holds of anybody who trains: `races` are (date, minutes, main), `own` the intensity of the day's session."""
    world.checks.append(lambda look: around_races(look, races))
    world.checks.append(lambda look: own_session(look, own))
    if sports:
        world.checks.append(lambda look: workout(look, sports))
    for day, minutes, *_ in races:
        before, after = (1, 1) if minutes <= 75 else (3, 6) if minutes >= 150 else (2, 1)
        world.free_of_plans(at(day - dt.timedelta(days=before), 0), at(day + dt.timedelta(days=after + 1), 0), "around a race")


def around_races(look, races):
    for day, minutes, *_ in races:
        days = (day - look.day).days
        easy = (-1, 1) if minutes <= 75 else (-2, 2) if minutes >= 150 else (-1, 2)
        if days == 0 and look.verdict["training"] not in ("race", "rest"):
            look.say("a race without its day")
        if days and easy[0] <= days <= easy[1] and look.verdict["training"] not in ("easy", "rest"):
            look.say("more than a race allows", days)
        if minutes >= 150 and (days == 3 or -6 <= days < 0) and look.verdict["training"] == HARD:
            look.say("hard too near a long race", days)
        told = [race for race in look.brief["races"] if race["date"] == day.isoformat()]
        if 0 < days <= 14 and [race["days"] for race in told] != [days]:
            look.say("no countdown", days)
        wake = look.brief["tonight"]["wake"]
        start = next((race["start"] for race in told if days == 1 and race["start"]), None)
        if wake and start and (walk.instant(start) - walk.instant(wake)) < dt.timedelta(minutes=150):
            look.say("up too late for a race", f"{wake} {start}")


def own_session(look, own):
    """A session that is harder than the day allows is judged, and before other advice about training."""
    training, intensity = look.verdict["training"], own.get(look.day)
    if not look.is_morning or not intensity or training in ("race", "by_feel"):
        return
    told = [advice["rule"] for advice in look.shown if advice["type"] == "workout"]
    is_harder = training == "rest" or training == "easy" or training == MODERATE and intensity == HARD
    if is_harder:
        look.measure("a session too hard for its day is judged", told[:1] == ["training-in-calendar"])
        if told[:1] != ["training-in-calendar"]:
            print(f"{look.where}: a session too hard for its day is not judged: {told}", flush=True)
    if not is_harder and training == MODERATE and intensity == HARD and told:
        look.say("advice about training beside the session", told)
    if len(look.brief["windows"]) > 2:
        look.say("more than two windows")


def workout(look, sports):
    """Never less than the verdict, only sports that are done, and no day without data is rest."""
    if not look.is_morning:
        return
    page = look.ask("workout")
    made, week, suggested = page["workout"], page["last_7_days"], look.verdict["suggested"]
    if (made or {}).get("intensity") != (suggested if suggested in ("easy", MODERATE, HARD, "by_feel") else None) \
            and not (made and made["intensity"] == "easy" and suggested == HARD and "h before you usually" in page["reason"]):
        look.say("workout: not what the day allows", f"{made and made['intensity']}, {suggested}")
    if made and made["code"] not in sports:
        look.say("workout: not a sport of hers", made["code"])
    if week["rest_days"] > week["known_days"]:
        look.say("workout: rest without data")


@life
def triathlete(world):
    """Works in an office; a coach writes sessions without an hour. A sprint race, then the one that counts."""
    week = {0: ("Swim: 3 km technique", "swimming", 60, None), 1: ("Run: 6x1000 @ 5k pace", "running", 70, HARD),
            2: ("Bike: Z2 2h", "cycling", 120, None), 3: ("Swim: 10x100 threshold", "swimming", 60, HARD),
            5: ("Long ride 3h", "cycling", 180, MODERATE), 6: ("Long run 1h30", "running", 90, MODERATE)}
    races = [(FIRST + dt.timedelta(days=62), 70, False), (FIRST + dt.timedelta(days=104), 165, True)]
    own = {}
    for day in world.days:
        world.night(day, -1, 6.5 if day.weekday() < 5 else 8)
        if day.weekday() < 5:
            world.event("Stand-up", day, 9.25, 15, 6, False)
            for _ in range(world.random.randint(1, 4)):
                world.event("Review", day, world.random.choice([10, 11.5, 14, 15.5, 17]), 60, 4)
        if day.weekday() in week and all(abs((day - race).days) > 2 for race, *_ in races):
            title, sport, minutes, intensity = week[day.weekday()]
            trains(world, day, title, None, minutes, sport, "coach")
            if intensity:
                own[day] = intensity
    world.event("Sprint triathlon", races[0][0], 10, 70, kind="race")
    world.said.append((FIRST, "05:00", [
        "plan", "add", "race", "Olympic triathlon", races[1][0].isoformat(), "8:30", "--sport", "triathlon", "--length", "2h45",
        "--main"]))
    athlete(world, races, own, {"swimming", "running", "cycling", "walk"})


@life
def marathoner(world):
    """Sessions with their hours, a parkrun every Saturday, a 10 k a month and one marathon."""
    week = {1: ("Intervals 6x1000", 18.5, 60, HARD), 3: ("Tempo run", 7, 60, HARD), 5: ("Parkrun", 9.5, 45, MODERATE),
            6: ("Long run", 9, 120, MODERATE)}
    marathon = FIRST + dt.timedelta(days=97)
    races = [(marathon, 240, False)] + [
        (FIRST + dt.timedelta(days=days), 60, False) for days in (20, 48, 132, 160)]
    own = {}
    starts = {day: 8.5 if minutes > 75 else 10 for day, minutes, _ in races}
    for day in world.days:
        world.night(day, -0.5, min(6.5 if day.weekday() < 5 else 7.5, starts.get(day, 24) - 2.5))  # Time to eat and get there.
        if day.weekday() < 5:
            world.event("Team meeting", day, world.random.choice([9.5, 11]), 60, 5, False)
        if day.weekday() in week and all(abs((day - race).days) > (5 if long > 75 else 0) for race, long, _ in races):
            title, hour, minutes, intensity = week[day.weekday()]
            trains(world, day, title, hour, minutes, "running")
            own[day] = intensity
    for day, minutes, _ in races:
        world.event("Madrid marathon" if minutes > 75 else "City 10k", day, starts[day], minutes, kind="race")
        world.workout(day, starts[day], minutes, "running")
    athlete(world, races, own, {"running", "walk"})


@life
def lifter(world):
    """Four evenings a week in the gym."""
    own = {}
    for day in world.days:
        world.night(day, -0.25, 7.25)
        if day.weekday() < 5:
            world.event("Planning", day, world.random.choice([9, 10, 15]), 60, 3)
        if day.weekday() in (0, 1, 3, 4):
            trains(world, day, "Gym", 17.5, 75, "weightlifting")
            own[day] = MODERATE
    athlete(world, [], own, {"full_body", "upper_body", "lower_body", "weightlifting", "strength_training", "core", "walk",
                             "yoga", "dynamic_stretching"})


@life
def hiker(world):
    """Retired: no working hours, a hike with friends on Wednesdays and one alone on Sundays."""
    world.settings["day"] = {"work_days": "tue"}
    own = {}
    for day in world.days:
        world.night(day, -1, 7.5)
        if day.weekday() in (2, 6):
            trains(world, day, "Hike", 9, 300, "walking")
            own[day] = MODERATE
        elif world.random.random() < 0.5:
            world.workout(day, 11, 50, "walking")
        if day.weekday() == 4:
            world.event("Choir", day, 18, 90, 12, False)
    athlete(world, [], own, {"walking", "walk", "hiking"})


GOALS["a session too hard for its day is judged"] = ("at least", 1)


def judge(whose, measures, goals):
    """How many goals are missed; those that no life has for itself are for all of them together."""
    missed = 0
    for name, values in measures.items():
        if not values:
            continue
        mean = statistics.fmean(values)
        side, goal = goals.get(name, ("", None))
        is_missed = goal is not None and (mean < goal if side == "at least" else mean > goal)
        missed += is_missed
        print(f"{whose}: {name} {mean:.3f} of {len(values)}" + (f", {side} {goal}" if side else "")
              + (" MISSED" if is_missed else ""))
    return missed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("readyday")
    parser.add_argument("generator")
    parser.add_argument("lives", nargs="*", metavar="LIFE")
    parser.add_argument("--weeks", type=int, default=26)
    parser.add_argument("--keep")
    options = parser.parse_args()
    binary, generator = os.path.abspath(options.readyday), os.path.abspath(options.generator)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        told = [Told(binary, generator, name, options.weeks, options.keep or folder) for name in options.lives or LIVES]
        list(pool.map(Told.tell, told))
    faults = 0
    for one in told:
        for kind, count in one.found.most_common():
            print(f"{count:6} {one.world.name}: {kind}; first: {one.first[kind]}")
        faults += sum(one.found.values())
        faults += judge(one.world.name, one.world.measures, one.world.goals)
    together = {name: [value for one in told for value in one.world.measures[name]] for name in GOALS}
    faults += judge("together", together, GOALS)
    print(f"{len(told)} lives, {sum(one.counts['mornings'] for one in told)} looks, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
