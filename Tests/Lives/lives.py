#!/usr/bin/env python3
"""Half a year of invented lives whose truth is known: shifts, races, training. Read every morning and every evening.

    lives.py READYDAY [LIFE ...] [--weeks N]

Each life is held to what `look.py` holds every look to, to its own checks, and to its own goals.

To add one, write a function with `@lived`; it fills a `Life`:

    @lived
    def hiker(life):
        life.settings["day"] = {"work_days": "sat,sun"}        # as config.json5 has it
        for day in life.days:                                  # history first; `life.watched` are the days that are read
            life.night(day, bed=-1, up=7.5)                    # the habit, in hours of the day of waking; nights vary around it
            if day.weekday() == 2:
                life.event("Hike", day, 9, 420, kind="training", counts=True)    # what readyday must say of it
                life.workout(day, 9, 240, "walking")
        life.said.append((day, 8, ["feel", "tired"]))          # a command, at an hour of a day
        life.checks.append(lambda look: look.say("no window") if not look.brief["windows"] else None)
        life.goals["bedtimes"] = ("at least", 0.9)             # `look.measure(name, value)`: the mean is judged
"""
import datetime as dt
import re

from look import tell
from world import Faults, Life, Told, arguments, each, ended, moment, place

FIRST = dt.date(2026, 1, 5)  # Clocks go forward on the way.
HARD, MODERATE = "hard", "moderate"
LIVES = {}
# Of all lives together.
GOALS = {"identical to the day before": ("at most", .015), "advice about bedtime or focus a week": ("at most", 1),
         "error of waking, min": ("at most", 20), "a session too hard for its day is judged": ("at least", 1)}


def lived(function):
    LIVES[function.__name__] = function
    return function


@lived
def nurse(life):
    """Rotating shifts, forwards: some early ones, some late ones, some nights, some days off. Sleeps at home after a night."""
    kinds = {"early": ("Turno de mañana", 7), "late": ("Turno de tarde", 15), "night": ("Turno de noche", 22)}
    sleep = {"early": (-2, 5.5), "late": (.33, 8.67), "night": (.5, 9), "free": (-.5, 8.17)}
    rota = []
    while len(rota) <= len(life.days):
        for kind, most in (("early", 3), ("late", 2), ("night", 3), ("free", 3)):
            rota += [kind] * (3 if kind == "free" else life.random.randint(2, most))
    for day, kind, last in zip(life.days, rota, ["free", *rota]):
        naps = ((15, 80),) if kind == "night" and last != "night" else ()
        if kind != "free":
            life.event(kinds[kind][0], day, kinds[kind][1], 480, kind="shift", counts=True)
        if last == "night":
            life.night(day, 8.17, 13.67, naps=naps)
            life.looks[day].append(6.7)
            life.free_of_plans(life.at(day, 6), life.at(day, 13.67), "into the sleep after a night")
        else:
            life.night(day, *sleep[kind], naps=naps)
        if kind == "night":
            life.free_of_plans(life.at(day, 5), life.at(day, 30), "on the day of a night shift")
    nights = dict(zip(life.days, rota))
    life.checks.append(lambda look: before_a_night(look, nights))
    life.goals.update({
        "bedtimes": ("at least", .7), "error of lights-out, min": ("at most", 45), "error of waking, min": ("at most", 20)})


def before_a_night(look, rota):
    """The day of a night shift is about it, and its evening speaks of no early night."""
    if rota[look.day] == "night":
        if look.verdict["training"] == HARD:
            look.say("hard training before a night shift")
        if look.tonight["lights_out"]:
            look.say("a bedtime in a night shift")
        for text in [look.brief["headline"], *(part for advice in look.shown for part in (advice["title"], advice["body"]))]:
            if "early night" in text or "omorrow starts at" in text or "tomorrow at" in text:
                look.say("an ordinary evening before a night shift", text)
    elif look.tonight["silent_because"] == "irregular":
        look.say("irregular")


def trains(life, day, title, hour, minutes, sport, effort, calendar="own"):
    """A session in a calendar, with its hour or (None) as a coach's platform writes it, and mostly done."""
    life.event(title, day, hour or 0, minutes, days=None if hour else 1, calendar=calendar, kind="training")
    life.free_of_plans(life.at(day, 0), life.at(day, 24), "on a day with own training")
    if minutes >= 90 or effort == HARD:
        life.key_days.add(day)
    if life.random.random() < .93:
        life.workout(day, hour or 18.5, minutes, sport, "strength" if sport == "weightlifting" else effort)


def athlete(life, races, own, sports):
    """What holds of anybody who trains: `races` are (date, minutes), `own` the intensity of the day's session."""
    life.checks += [lambda look: around_races(look, races), lambda look: own_session(look, own), lambda look: workout(look, own, sports)]
    for day, minutes in races:
        before, after = (1, 1) if minutes <= 75 else (3, 6) if minutes >= 150 else (2, 1)
        life.free_of_plans(life.at(day, -24 * before), life.at(day, 24 * (after + 1)), "around a race")


def around_races(look, races):
    training = look.verdict["training"]
    for day, minutes in races:
        days = (day - look.day).days
        easy = (-1, 1) if minutes <= 75 else (-2, 2) if minutes >= 150 else (-1, 2)
        if days == 0 and training not in ("race", "rest"):
            look.say("a race without its day")
        if days and easy[0] <= days <= easy[1] and training not in ("easy", "rest"):
            look.say("more than a race allows", days)
        if minutes >= 150 and (days == 3 or -6 <= days < 0) and training == HARD:
            look.say("hard too near a long race", days)
        told = [race for race in look.brief["races"] if race["date"] == day.isoformat()]
        if 0 < days <= 14 and [race["days"] for race in told] != [days]:
            look.say("no countdown", days)
        start = next((race["start"] for race in told if days == 1 and race["start"]), None)
        wake = look.tonight["wake"]
        if wake and start and moment(start) - moment(wake) < dt.timedelta(minutes=150):
            look.say("up too late for a race", f"{wake} {start}")


def own_session(look, own):
    """A session that is harder than the day allows is judged, and before other advice about training."""
    training, intensity = look.verdict["training"], own.get(look.day)
    if not look.is_morning or not intensity or training in ("race", "by_feel"):
        return
    told = [advice["rule"] for advice in look.shown if advice["type"] == "workout"]
    is_harder = training in ("rest", "easy") or training == MODERATE and intensity == HARD
    if is_harder:
        look.measure("a session too hard for its day is judged", told[:1] == ["training-in-calendar"])
        if told[:1] != ["training-in-calendar"]:
            print(f"{look.where}: a session too hard for its day is not judged: {told}", flush=True)
    train = re.search(r"^TRAIN .*(\n  .*)*", look.told.text("brief", "--lang", "en", now=look.now), re.M)
    if train and len(re.findall(r"\d\d:\d\d–\d\d:\d\d", train[0].split("otherwise")[-1])) > 2:
        look.say("more than two windows", train[0])


def workout(look, own, sports):
    """Never less than the verdict, only sports that are done, and no day without data is rest."""
    if not look.is_morning:
        return
    made, week, suggested = look.page["workout"], look.page["last_7_days"], look.verdict["suggested"]
    allowed = {suggested if suggested in ("easy", MODERATE, HARD, "by_feel") else None}
    if "plan_first" in look.verdict:
        allowed.add(look.verdict["training"])  # The planned session alone can stand.
    if look.day + dt.timedelta(days=1) in look.life.key_days:
        allowed.add(MODERATE)  # The eve of a long or key session is not for another hard one.
    if look.page.get("reason_code") == "own_too_hard" and "training-in-calendar" in [advice["rule"] for advice in look.shown]:
        allowed.add("easy")  # Intervals are nothing at a moderate pace: the advice is to train easily instead.
    if (made or {}).get("intensity") not in allowed \
            and not (made and made["intensity"] == "easy" and suggested == HARD and "h before you usually" in look.page["reason"]):
        look.say("workout: not what the day allows", f"{made and made['intensity']}, {suggested}")
    if made and made["code"] not in sports:
        look.say("workout: not a sport of hers", made["code"])
    if week["rest_days"] > week["known_days"]:
        look.say("workout: rest without data")


@lived
def triathlete(life):
    """Works in an office; a coach writes sessions without an hour. A sprint race, then the one that counts."""
    week = {0: ("Swim: 3 km technique", "swimming", 60, None), 1: ("Run: 6x1000 @ 5k pace", "running", 70, HARD),
            2: ("Bike: Z2 2h", "cycling", 120, None), 3: ("Swim: 10x100 threshold", "swimming", 60, HARD),
            5: ("Long ride 3h", "cycling", 180, MODERATE), 6: ("Long run 1h30", "running", 90, MODERATE)}
    races = [(FIRST + dt.timedelta(days=62), 70), (FIRST + dt.timedelta(days=104), 165)]
    own = {}
    for day in life.days:
        life.night(day, -1, 6.5 if day.weekday() < 5 else 8)
        if day.weekday() < 5:
            life.event("Stand-up", day, 9.25, 15, 6, False)
            for _ in range(life.random.randint(1, 4)):
                life.event("Review", day, life.random.choice([10, 11.5, 14, 15.5, 17]), 60, 4)
        if day.weekday() in week and all(abs((day - race).days) > 2 for race, _ in races):
            title, sport, minutes, own[day] = week[day.weekday()]
            trains(life, day, title, None, minutes, sport, own[day] or "easy", "coach")
    for (day, minutes), hour in zip(races, (10, 8.5)):
        life.workout(day, hour, minutes, "triathlon", "race")
    life.event("Sprint triathlon", races[0][0], 10, 70, kind="race")
    life.said.append((FIRST, 5, ["plan", "add", "race", "Olympic triathlon", races[1][0].isoformat(), "8:30", "--sport", "triathlon",
                                 "--length", "2h45", "--main"]))
    athlete(life, races, own, {"swimming", "running", "cycling", "triathlon", "walk"})


@lived
def marathoner(life):
    """Sessions with their hours, a parkrun every Saturday, a 10 k a month and one marathon."""
    week = {1: ("Intervals 6x1000", 18.5, 60, HARD), 3: ("Tempo run", 7, 60, HARD), 5: ("Parkrun", 9.5, 45, MODERATE),
            6: ("Long run", 9, 120, MODERATE)}
    races = [(FIRST + dt.timedelta(days=days), minutes) for days, minutes in ((97, 240), (20, 60), (48, 60), (132, 60), (160, 60))]
    own, starts = {}, {day: 8.5 if minutes > 75 else 10 for day, minutes in races}
    for day in life.days:
        life.night(day, -.5, min(6.5 if day.weekday() < 5 else 7.5, starts.get(day, 24) - 2.5))  # Time to eat and get there.
        if day.weekday() < 5:
            life.event("Team meeting", day, life.random.choice([9.5, 11]), 60, 5, False)
        if day.weekday() in week and all(abs((day - race).days) > (5 if long > 75 else 0) for race, long in races):
            title, hour, minutes, own[day] = week[day.weekday()]
            trains(life, day, title, hour, minutes, "running", own[day])
    for day, minutes in races:
        life.event("Madrid marathon" if minutes > 75 else "City 10k", day, starts[day], minutes, kind="race")
        life.workout(day, starts[day], minutes, "running", "race")
    athlete(life, races, own, {"running", "walk"})


@lived
def lifter(life):
    """Four evenings a week in the gym."""
    own = {}
    for day in life.days:
        life.night(day, -.25, 7.25)
        if day.weekday() < 5:
            life.event("Planning", day, life.random.choice([9, 10, 15]), 60, 3)
        if day.weekday() in (0, 1, 3, 4):
            trains(life, day, "Gym", 17.5, 75, "weightlifting", MODERATE)
            own[day] = MODERATE
    athlete(life, [], own, {"full_body", "upper_body", "lower_body", "weightlifting", "strength_training", "core", "walk",
                            "yoga", "dynamic_stretching"})


@lived
def hiker(life):
    """Retired: no working hours, a hike with friends on Wednesdays and one alone on Sundays."""
    life.settings["day"] = {"work_days": "tue"}
    own = {}
    for day in life.days:
        life.night(day, -1, 7.5)
        if day.weekday() in (2, 6):
            trains(life, day, "Hike", 9, 300, "walking", "walk")
            own[day] = MODERATE
        elif life.random.random() < .5:
            life.workout(day, 11, 50, "walking", "walk")
        if day.weekday() == 4:
            life.event("Choir", day, 18, 90, 12, False)
    athlete(life, [], own, {"walking", "walk", "hiking"})


def main():
    options = arguments(__doc__, ("lives", {"nargs": "*", "metavar": "LIFE"}), ("--weeks", {"type": int, "default": 26}))
    made = []
    for name in options.lives or LIVES:
        made.append(Life(name, FIRST, options.weeks, need=7))
        LIVES[name](made[-1])
    together = Faults()
    with place(options) as folder:
        for told in each(tell, [Told(options.readyday, life, folder) for life in made]):
            told.faults.judge(told.life.goals, f"{told.life.name}: ")
            together.add(told.faults)
    together.judge(GOALS)
    ended(together, f"{len(made)} lives, {together.counts['looks']} looks")


if __name__ == "__main__":
    main()
