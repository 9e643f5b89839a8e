#!/usr/bin/env python3
"""Eight invented people, ten weeks each: every morning's briefing against what a coach who knows the truth would allow.

    eight.py READYDAY [NAME ...] [--show]

Prints for each how many mornings are right, neutral, misleading, harmful and empty (`coach.py`), then the verdicts against
the truth. `--show` prints every morning that is misleading or harmful. A share beyond its limit is a fault.
"""
import collections
import datetime as dt
import re

from coach import EASY, HARD, MODERATE, TOLD, Morning
from world import Faults, Life, Told, arguments, at, each, ended, moment, place, weekly

FIRST = dt.date(2026, 9, 7)  # Clocks go back on the way.
KINDS = ("right", "neutral", "misleading", "harmful", "empty")
PEOPLE = {}
# What this version reaches, and a little room.
GOALS = {
    "right": ("at least", .59), "misleading": ("at most", .05), "harmful": ("at most", 0), "empty": ("at most", .35),
    "hard on an easy day": ("at most", .02), "hard on a moderate day": ("at most", .08), "hard refused": ("at most", .61),
    "unusual when healthy": ("at most", .004), "all as yesterday": ("at most", .23), "an hour before the usual": ("at most", .3)}


def day_of(number):
    return FIRST + dt.timedelta(days=number)


class Someone(Life):
    """A life whose nights heed its evenings and its first events."""

    def __init__(self, name, home="Europe/Madrid", weeks=10, history=70, **body):
        super().__init__(name, FIRST, weeks, history=history, ahead=14, home=home, zone=self.zone, **body)
        self.races, self.nonsense, self.busy = [], [], collections.defaultdict(list)
        self.journeys = []  # (first day, last day, zone) of waking elsewhere

    def zone(self, day):
        return next((zone for first, last, zone in self.journeys if first <= day <= last), self.home)

    def limit(self, day):
        """What else a coach knows: a level and why."""

    def series(self, title, days, hour, minutes, people=0, calendar="work", since=None, until=None, every=1, **more):
        """A weekly series, and when it is on."""
        last = until or self.days[-1]
        dates = [day for day in self.days if day.weekday() in days and (since or self.days[0]) <= day <= last]
        monday = dates[0] - dt.timedelta(days=dates[0].weekday())
        for day in dates:
            if (day - monday).days // 7 % every == 0:
                self.busy[day].append((self.at(day, hour, self.home), minutes))
        rule = weekly(days, interval=every, until=f"{last:%Y%m%d}T220000Z")
        self.event(title, dates[0], hour, minutes, people, calendar=calendar, rule=rule, zone=self.home, **more)

    def once(self, number, title, hour, minutes, people=0, calendar="own", **more):
        day = day_of(number)
        self.event(title, day, hour, minutes, people, calendar=calendar, **more)
        self.busy[day].append((self.at(day, hour, more.get("zone")), minutes))

    def flight(self, number, title, hour, minutes, start, end):
        """From a clock to another; `end` is the zone of landing."""
        leaving = at(day_of(number), hour, start)
        landing = leaving + dt.timedelta(minutes=minutes)
        self.calendar("travel").add(title, leaving, end=landing.astimezone(at(day_of(0), 0, end).tzinfo))
        self.busy[day_of(number)].append((leaving, minutes))

    def sleep(self, day, bed, up, lead=75, **more):
        """A night by its habit, and by what is on before and after it."""
        yesterday, start = day - dt.timedelta(days=1), self.at(day, bed)
        for began, minutes in self.busy[yesterday]:
            if began < start < began + dt.timedelta(minutes=minutes + 30):
                bed = (began + dt.timedelta(minutes=minutes + 45) - self.at(day, 0)).total_seconds() / 3600
        mornings = [(began - self.at(day, 0)).total_seconds() / 3600 for began, _ in self.busy[day]]
        up = min([up, *(hour - lead / 60 for hour in mornings if hour > 4)])
        self.night(day, bed, max(up, bed + 3), **more)

    def ill(self, number, *how, fever=True):
        for day, level in enumerate(how, number):
            self.person.fall_ill(day_of(day), level, fever and level > .5)

    def drinks(self, **evenings):
        """By the number of the day: `d12=.6`."""
        for name, much in evenings.items():
            self.person.nights[day_of(int(name[1:]) + 1)].alcohol = much

    def says(self, number, *words, hour=12):
        self.said.append((day_of(number), hour, list(words)))

    def is_said_ill(self, day):
        """Whether the last that was said of it by `day` is being ill."""
        words = [words[1] for date, _, words in sorted(self.said) if date <= day and words[0] == "feel"]
        return words[-1:] == ["ill"]


def someone(**body):
    def note(function):
        PEOPLE[function.__name__] = lambda: fill(function, body)
        return function
    return note


def fill(function, body):
    life = Someone(function.__name__, **body)
    function(life)
    return life


def weekend(day):
    return day.weekday() > 4


@someone(home="Europe/Paris", need=7.2, hrv=48, resting=57)
def baker(life):
    """Lyon, 44: at the oven from four, a nap every afternoon, Sundays on the bicycle. Closed on Mondays."""
    life.series("Fournil", [1, 2, 3, 4, 5], 4, 480)
    life.series("Commande farine", [3], 13, 30, calendar="own")
    life.once(19, "Anniversaire Jules", 19, 240)
    life.once(33, "Comptable", 14.5, 60)
    life.once(47, "Mariage de Léa", 15, 600)
    for day in life.days:
        works = 0 < day.weekday() < 6
        life.sleep(day, -4.2 if works else -1.2, 2.9 if works else 7.2, lead=60, naps=((14, 70),) if works else ())
        if day.weekday() == 6:
            life.workout(day, 9, 150, "cycling", "moderate" if life.random.random() < .5 else "hard")
        if day.weekday() == 0:
            life.workout(day, 10.5, 45, "swimming", "easy")
    life.ill(26, .5, .9, 1, .6)
    life.drinks(d19=.7, d47=1.1)
    life.says(27, "feel", "ill", "--fever", hour=8)
    life.says(30, "feel", "fine", hour=8)


@someone(need=7.9, hrv=44, resting=60)
def twins(life):
    """Sevilla, 35: twins of eight months, nights in pieces, back at work four days a week, one run when it can be."""
    life.settings["language"] = "es"
    life.series("Daily", [0, 1, 2, 3], 9.5, 15, 6)
    life.series("Revisión de cartera", [1], 12, 60, 4)
    life.series("Recoger a los niños", [0, 1, 2, 3], 16, 30, calendar="familia")
    for number, title, hour, minutes, people in ((3, "Taller de objetivos", 10, 180, 8), (9, "Reunión con el banco", 11, 60, 3),
                                                 (24, "Entrevista: analista", 10, 60, 2), (44, "Cierre de trimestre", 10, 120, 7)):
        life.once(number, title, hour, minutes, people, "work")
    life.once(16, "Pediatra", 17, 30, calendar="familia")
    life.once(40, "Cena de Rocío", 21.5, 150, calendar="familia")
    for day in life.days:
        is_bad = day.toordinal() * 31 % 7 < 3
        life.sleep(day, -1.3, 6.9, wild=(.5, .3), pieces=3 if is_bad else 2, low=.3 * is_bad)
        if day.weekday() == 5 and not is_bad:
            life.workout(day, 10, 35, "running", "moderate")
    life.ill(31, .4, .5, .3, fever=False)
    life.drinks(d40=.5)
    life.says(32, "feel", "ill", "--no-fever", hour=8)
    life.says(34, "feel", "fine", hour=8)
    life.says(50, "feel", "2", hour=8)
    life.nonsense += [r"[Ss]horten .*Recoger", r"[Mm]ove .*Recoger"]


@someone(home="Europe/Zurich", need=7.4, hrv=52, resting=56)
def auditor(life):
    """Zürich, 39: in London from Monday to Wednesday of every other week, once in New York; runs in parks."""
    london, york = "Europe/London", "America/New_York"
    for week in (0, 2, 4, 8):
        life.journeys.append((day_of(7 * week + 1), day_of(7 * week + 2), london))
        life.flight(7 * week, "Flight LX318 ZRH-LHR", 9, 105, life.home, london)
        life.flight(7 * week + 2, "Flight LX325 LHR-ZRH", 18.5, 100, london, life.home)
        life.once(7 * week + 1, "Client walkthrough", 10, 180, 7, "work", zone=london)
        life.once(7 * week + 2, "Findings review", 9.5, 120, 5, "work", zone=london)
    life.journeys.append((day_of(43), day_of(46), york))
    life.flight(42, "Flight LX14 ZRH-JFK", 13, 540, life.home, york)
    life.flight(46, "Flight LX15 JFK-ZRH", 18, 455, york, life.home)
    for number in (43, 44, 45):
        life.once(number, "Audit committee", 9, 240, 9, "work", zone=york)
    for number in (8, 15, 22, 36, 57):
        life.once(number, "Partner meeting", 14, 90, 5, "work")
    for day in life.days:
        if day == day_of(47):
            continue  # In the air.
        is_away = life.zone(day) == york
        life.sleep(day, -1 if not is_away else -2.5, 6.6 if not weekend(day) else 8, low=.6 * is_away)
        if day.weekday() in (1, 4, 6):
            life.workout(day, 18.2 if not weekend(day) else 10, 50, "running", "hard" if day.weekday() == 4 else "moderate")
    life.limit = lambda day: (MODERATE, "5 h west") if day_of(43) <= day <= day_of(44) else None
    life.drinks(d2=.5, d43=.6)
    life.ill(60, .7, 1, .8, .4)


@someone(home="Europe/Amsterdam", need=8.3, hrv=84, resting=47)
def rower(life):
    """Leiden, 22: eight sessions a week on the water and the ergometer, lectures between, parties on Thursdays."""
    life.races = [(day_of(34), 25)]
    life.series("College statistiek", [0, 2], 11, 105, calendar="own")
    life.series("Werkgroep", [3], 13, 105, calendar="own")
    life.series("Roeien", [1, 3, 5], 7, 90, 7, "own", mine=False)
    life.says(0, "plan", "add", "race", "Herfstregatta", str(day_of(34)), "11:00", "--sport", "rowing", "--length", "25m", hour=6)
    plan = {0: ("easy", 17), 1: ("hard", 7), 3: ("moderate", 7), 4: ("hard", 17), 5: ("moderate", 7)}
    for day in life.days:
        life.sleep(day, -.6 if day.weekday() != 4 else 1.2, 5.9 if day.weekday() in (1, 3, 5) else 8.2, lead=55)
        effort, hour = plan.get(day.weekday(), (None, 0))
        if effort and day not in (day_of(33), day_of(35)):
            life.workout(day, hour, 75, "rowing", effort)
    life.workout(day_of(34), 11, 25, "rowing", "race")
    life.drinks(d3=.6, d17=1.2, d24=.6, d38=.8, d52=.6, d59=1.1)
    life.ill(46, .6, .9, .5)


@someone(home="Europe/Berlin", need=7, hrv=18, resting=50, breath=15.8, spread=.2, efficiency=.84)
def widower(life):
    """Dresden, 71, on a beta blocker: walks with the Wanderverein, choir, grandchildren; a chest infection in October."""
    life.settings["day"] = {"work_days": "tue"}
    life.series("Wanderverein", [2], 9, 240, 11, "privat", mine=False)
    life.series("Chor", [3], 19, 120, calendar="privat")
    life.series("Enkel abholen", [1, 4], 14, 60, calendar="privat")
    for number, title, hour, minutes in ((5, "Kardiologin Dr. Sommer", 9, 30), (18, "Zahnarzt", 10.5, 45), (29, "Skat", 18, 180),
                                         (52, "Geburtstag Hanna", 15, 240), (57, "Skat", 18, 180)):
        life.once(number, title, hour, minutes, calendar="privat")
    for day in life.days:
        life.sleep(day, -1.5, 6.5, wild=(.35, .3), naps=((13.3, 30),) if day.weekday() in (0, 2, 4) else ())
        if day.weekday() == 2:
            life.workout(day, 9, 220, "walking", "walk")
        elif day.weekday() in (0, 5):
            life.workout(day, 15, 60, "walking", "walk")
    life.ill(37, .5, .9, 1, 1, .9, .7, .5, .3)
    life.drinks(d29=.5, d57=.5)
    life.says(38, "feel", "ill", "--fever", hour=9)
    life.says(41, "feel", "ill", "--fever", hour=9)
    life.says(45, "feel", "fine", hour=9)


@someone(home="Europe/Lisbon", need=7.7, hrv=58, resting=52)
def novelist(life):
    """Porto, 41: writes at night in blocks of her own, runs on trails, and a race of 30 km in October."""
    life.races = [(day_of(27), 215)]
    life.series("Escrever", [0, 1, 2, 3, 4], 15, 180)
    life.series("Almoço", [0, 1, 2, 3, 4], 13.5, 60)
    for number, title, hour, minutes, people in ((4, "Editora: provas", 11.5, 60, 2), (21, "Leitura pública", 21, 120, 0),
                                                 (38, "Jantar com a Inês", 20.5, 150, 0), (50, "Podcast", 17, 90, 3)):
        life.once(number, title, hour, minutes, people)
    life.once(27, "Trail Serra da Freita 30K", 9, 215)
    for day in life.days:
        left = (day_of(27) - day).days
        life.sleep(day, 1.6 if left else -.5, 9.6, lead=110, wild=(.45, .35))
        share = .5 if 0 < left < 8 else 1
        if -8 < left <= 0:
            continue
        if day.weekday() == 2:
            life.workout(day, 18.5, 65 * share, "running", "hard")
        elif day.weekday() == 6:
            life.workout(day, 10.5, 140 * share, "running", "moderate")
        elif day.weekday() == 4:
            life.workout(day, 12, 45 * share, "running", "easy")
    life.workout(day_of(27), 9, 215, "running", "race")
    life.drinks(d21=.6, d38=1)
    life.ill(43, .6, 1, .9, .4)
    life.nonsense += [r"Almoço", r"[Mm]ove .*Escrever"]


@someone(need=7.8, hrv=66, resting=52, cycle=28)
def swimmer(life):
    """Zaragoza, 29: office, a coach who writes sessions without an hour, and a half marathon in spite of the pool."""
    week = {0: ("Nadar: técnica 2500 m", 60, "easy", "swimming"), 2: ("Nadar: 8x100 umbral", 60, "hard", "swimming"),
            4: ("Series 5x1000", 60, "hard", "running"), 6: ("Rodaje 14 km", 80, "moderate", "running")}
    life.races = [(day_of(48), 115)]
    life.series("Stand-up", [0, 1, 2, 3, 4], 9.25, 15, 7, mine=False)
    life.series("Comité de producto", [3], 11, 90, 8, mine=False)
    for number, title, hour, minutes, people in ((2, "Taller de diseño", 10, 180, 6), (11, "Entrevista", 12, 60, 2),
                                                 (23, "Presentación a dirección", 16, 90, 9), (51, "Presupuesto", 12, 60, 4)):
        life.once(number, title, hour, minutes, people, "work")
    life.once(12, "Cena con Pilar", 21, 150)
    life.says(0, "plan", "add", "race", "Media maratón", str(day_of(48)), "9:30", "--main", "--length", "1h55", hour=6)
    for day in life.days:
        life.sleep(day, -.8, 7.2 if not weekend(day) else 8.3)
        left = (day_of(48) - day).days
        if day.weekday() in week and left > 2 or left < -10 and day.weekday() in (0, 2):
            title, minutes, effort, sport = week[day.weekday()]
            life.event(title, day, days=1, calendar="coach")
            life.workout(day, 19 if not weekend(day) else 10, minutes * (.55 if 0 < left < 8 else 1), sport, effort)
    life.workout(day_of(48), 9.5, 115, "running", "race")
    life.drinks(d12=.5, d26=.9)
    life.ill(30, .3, .5, .3, fever=False)
    life.says(31, "feel", "ill", "--no-fever", hour=8)
    life.says(33, "feel", "fine", hour=8)


@someone(home="Europe/Brussels", weeks=8, history=0, need=7.6, hrv=41, resting=61)
def starter(life):
    """Gent, 33: the wearable is new on the first day. Office, the gym twice a week, football on Wednesdays."""
    life.series("Daily", [0, 1, 2, 3, 4], 9, 15, 6, mine=False)
    life.series("Klantoverleg", [3], 10, 90, 4)
    life.series("Lunch", [0, 1, 2, 3, 4], 12.5, 45)
    life.series("Fitness", [0, 4], 18, 60, calendar="own")
    life.series("Zaalvoetbal", [2], 20, 75, calendar="own")
    for number, title, hour, minutes in ((12, "Etentje bij Sofie", 19.5, 180), (27, "Concert", 20, 150), (41, "Verjaardag Noor", 15, 180)):
        life.once(number, title, hour, minutes)
    for day in life.days:
        life.sleep(day, -.8, 6.8 if not weekend(day) else 8.3)
        if day.weekday() in (0, 4):
            life.workout(day, 18, 60, "weightlifting", "strength")
        elif day.weekday() == 2:
            life.workout(day, 20, 75, "soccer", "hard")
    life.drinks(d12=.6, d27=.7, d34=1)
    life.ill(17, .6, 1, .9, .4)
    life.says(18, "feel", "ill", "--fever", hour=8)
    life.says(21, "feel", "fine", hour=8)
    for number in (9, 30, 31):
        life.person.nights[day_of(number)].is_missing = True
    life.nonsense += [r"Lunch"]


def tell(told, is_shown):
    faults, before = told.faults, None
    told.life.pieces = []
    for day in told.life.watched:
        if day not in told.life.person.truth:
            continue
        now = told.rising(day)
        told.reach(now)
        brief, morning = told.json("brief", now=now), Morning(told.life, day)
        kind, why = morning.judge(brief)
        faults.counts[kind] += 1
        for each_kind in KINDS:
            faults.measure(each_kind, kind == each_kind)
        if is_shown and kind in ("misleading", "harmful"):
            told.life.pieces.append(f"{told.life.name} {day} {kind}: {why}; {brief['headline']}")
        compare(faults, morning, brief, day)
        shown = sorted(re.sub(r"\d+", "#", r["rule"] + r["title"]) for r in brief["recommendations"]
                       if r["shown"] and r["place"] == "advice")
        said = brief["verdict"]["training"], [r["reason_code"] for r in brief["verdict"]["reasons"][:1]], shown
        faults.measure("all as yesterday", said == before)
        before = said
    return told


def compare(faults, morning, brief, day):
    """The verdict against the truth, and the evening against the usual one."""
    told, truth = TOLD[brief["verdict"]["training"]], morning.truth
    if 0 not in morning.races:
        names = {EASY: "hard on an easy day", MODERATE: "hard on a moderate day", HARD: "hard refused"}
        faults.measure(names[max(EASY, morning.most)], (told == HARD) != (morning.most == HARD))
    if not truth["ill"] and not truth["alcohol"] and not any(morning.before(days).get("ill") for days in (1, 2)):
        faults.measure("unusual when healthy", any(r["rule"] == "several-signals-off" and r["shown"] for r in brief["recommendations"]))
    tonight = brief["tonight"] or {}
    if tonight.get("lights_out") and tonight.get("usual_lights_out"):
        early = (moment(tonight["usual_lights_out"]) - moment(tonight["lights_out"])).total_seconds() / 60
        faults.measure("an hour before the usual", 55 <= early <= 65)


def main():
    options = arguments(__doc__, ("names", {"nargs": "*", "metavar": "NAME"}), ("--show", {"action": "store_true"}))
    together = Faults()
    with place(options) as folder:
        lives = [PEOPLE[name]() for name in options.names or PEOPLE]
        for told in each(lambda life: tell(Told(options.readyday, life, folder), options.show), lives):
            counts = told.faults.counts
            print("\n".join([*told.life.pieces, f"{told.life.name:9} " + ", ".join(f"{counts[kind]} {kind}" for kind in KINDS)]))
            together.add(told.faults)
    together.judge(GOALS)
    ended(together, f"{len(lives)} people, {sum(together.counts.values())} mornings")


if __name__ == "__main__":
    main()
