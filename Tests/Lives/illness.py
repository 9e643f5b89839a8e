#!/usr/bin/env python3
"""Invented illnesses, half of them said with `feel`, read by readyday on every morning and at four hours of it.

    illness.py READYDAY [--episodes N]
    illness.py READYDAY --alarms [--lives N]

No output may allow more than what was said, what the readings were and the way back after either allow. The rules are
followed here once more, from their description. Where nothing was said, no output may have a word for being ill.

With `--alarms` every morning of so many lives is read at noon instead, once with strong illnesses and once with mild ones: in
how many of them readings were unusual, and on how many of 100 mornings after a week without illness and an evening without
alcohol or a journey. Any version of readyday can be measured so; status 1 says that it is worse than it has to be.
"""
import datetime as dt
import pathlib
import re

from world import HOME, Calendar, Faults, Person, Program, arguments, at, each, ended, place

DAYS = [dt.date(2025, 10, 14) + dt.timedelta(n) for n in range(260)]
HOURS = [6 + 55 / 60, 7.5, 12, 20]
BOUNDS = ["rest", "easy", "moderate", "hard"]
RANK = {"rest": 0, "easy": 1, "by_feel": 2, "moderate": 2, "hard": 3, "race": 0}
ILL = re.compile(r"\b(ill|illness|fever|enferm\w*|fiebre)\b", re.I)
MILD = .5


class Life:
    """A wearable's nights, with the days on which they were ill."""

    def __init__(self, seed, is_mild):
        self.person = Person(seed, DAYS)
        self.person.wander(MILD if is_mild else 1)
        self.person.live()
        truth = self.person.truth
        # Evenings with alcohol and journeys raise readings without any illness.
        self.hard = {day for day in DAYS if truth[day]["alcohol"] or self.person.zone(day) != HOME}
        self.ill = [day for day in DAYS if truth[day]["ill"]]
        self.every = []
        for day in self.ill:
            if self.every and (day - self.every[-1][-1]).days <= 2:
                self.every[-1].append(day)
            else:
                self.every.append([day])
        self.episodes = [episode for episode in self.every if (episode[0] - DAYS[0]).days > 70 and episode[-1] < DAYS[-20]]


class Alarms:
    """Every morning of one life: which illnesses are noticed, and which healthy mornings are called unusual."""

    def __init__(self, readyday, seed, is_mild, folder):
        self.life, self.program = Life(seed, is_mild), Program(readyday, folder)

    def count(self):
        days, nights = DAYS[70:], self.life.person.nights
        alarms = {day for day in days if self.is_unusual(day)}
        recent = {day + dt.timedelta(n) for day in self.life.ill for n in range(8)} | self.life.hard
        healthy = [day for day in days if day not in recent and not nights[day].is_missing and not nights[day].is_unscored]
        return (len(self.life.episodes), sum(bool(alarms & set(episode)) for episode in self.life.episodes),
                len(healthy), sum(day in alarms for day in healthy))

    def is_unusual(self, day):
        now = at(day, 12)
        data = self.life.person.write(self.program.home / "now", now, now - dt.timedelta(75))
        brief = self.program.json("brief", "--whoop", str(data), "--tz", HOME, now=now)
        return "several-signals-off" in [advice["rule"] for advice in brief["recommendations"]]


class Rules:
    """What may be trained on each day: said, read, and on the way back."""

    def __init__(self, said, is_unusual):
        self.said, self.is_unusual = said, is_unusual

    def most(self, date, first):
        ill = None          # [first day, held until, now with fever, ever with fever]
        back = None         # [easy days, moderate days, step, is by readings, started]
        run = unknown = 0
        day = first
        while day <= date:
            reading = self.is_unusual.get(day)
            for word in self.said.get(day, []):
                if word in ("ill", "cold"):
                    ill = [ill[0] if ill else back[4] if back and not back[3] else day, day + dt.timedelta(2),
                           word == "ill", word == "ill" or bool(ill and ill[3])]
                    back = None
                elif word == "fine":
                    if ill:
                        back, ill = self.way_back(ill, day), None
                    elif back and back[3]:
                        back = None
                    run, reading = 0, False
            if ill and day > ill[1] + dt.timedelta(1):
                back, ill = self.way_back(ill, day), None
            if back and back[4] < day:
                if reading:
                    back[2] = max(0, back[2] - 1)
                elif not (reading is None and back[3]):
                    back[2] += 1
                if back[2] >= back[0] + back[1]:
                    back = None
            unknown = unknown + 1 if reading is None else 0
            if unknown > 2:
                run = 0
                back = None if back and back[3] else back
            if reading:
                run += 1
            elif reading is False:
                if run > 1 and not ill and not (back and not back[3]):
                    back = [min(2, run - 1), 1, 0, True, day]
                run = 0
            day += dt.timedelta(1)
        bounds = ["hard"]
        if ill:
            bounds.append("rest" if ill[2] and date <= ill[1] else "easy")
        if run:
            bounds.append("rest" if run > 1 else "easy")
        if back:
            bounds.append("easy" if back[2] < back[0] else "moderate")
        return min(bounds, key=BOUNDS.index)

    @staticmethod
    def way_back(ill, day):
        days = (day - ill[0]).days
        if days == 0:
            return None
        easy = min(max(days, 2), 7) if ill[3] else 0
        return [easy, max(1, (easy + 1) // 2), 0, False, day]


class Trial:
    """One illness of one life."""

    def __init__(self, readyday, life, episode, is_said, has_race, folder):
        self.readyday, self.life, self.episode = readyday, life, episode
        self.is_said, self.folder, self.faults, self.found = is_said, folder, Faults(), False
        self.programs = {home: Program(readyday, folder / home) for home in ("home", "silent")}
        calendar = Calendar("races")
        if has_race:
            calendar.add("Half marathon race", at(episode[min(1, len(episode) - 1)], 9), 120)
        (folder / "c.ics").write_text(calendar.text(), newline="")

    def run(self, *words, now, home="home"):
        return self.programs[home].run(*words, "--tz", HOME, now=now)

    def json(self, *words, now, home="home"):
        return self.programs[home].json(*words, "--tz", HOME, now=now)

    def tell(self):
        start, end = self.episode[0] - dt.timedelta(8), self.episode[-1] + dt.timedelta(14)
        days = [start + dt.timedelta(n) for n in range((end - start).days + 1)]
        self.read(days)
        said = {}
        if self.is_said:
            said = {self.episode[0]: ["ill"], self.episode[-1] + dt.timedelta(1): ["fine"]}
            if len(self.episode) > 3:
                said[self.episode[3]] = ["ill"]
        for day in days:
            for word in said.get(day, []):
                self.run("feel", word, now=at(day, 6 + 50 / 60))
            for hour in HOURS if day >= self.episode[0] - dt.timedelta(1) else []:
                self.look(day, hour, start, said)
        return self

    def read(self, days):
        """On which mornings readings are unusual, by the program itself: whether they are is no matter of this trial."""
        self.unusual = {}
        for day in days:
            now = at(day, 23)
            data = self.life.person.write(self.folder / "all", now)
            brief = self.json("brief", "--whoop", str(data), now=now, home="silent")
            # In the evening no advice speaks of readings; the state does.
            is_missing = brief["recovery"]["zone"] == "unknown"
            self.unusual[day] = None if is_missing else bool((brief["state"] or {}).get("unusual_day"))
        self.found = any(self.unusual.get(day) for day in self.episode)

    def look(self, day, hour, start, said):
        now = at(day, hour)
        sources = ["--whoop", str(self.life.person.write(self.folder / "now", now)), "--calendar", str(self.folder / "c.ics")]
        brief, known = self.json("brief", *sources, now=now), dict(self.unusual)
        if brief["recovery"]["zone"] == "unknown":
            known[day] = None
        most = Rules(said, known).most(day, start)
        self.where = f"{self.folder.name} {now:%Y-%m-%d %H:%M}, at most {most}"
        self.faults.counts["looks"] += 1
        training = brief["verdict"]["training"]
        if training == "race":
            if most == "rest" and not known.get(day) and "ill" in said.get(day, []):
                self.faults.say("a race in spite of a fever", self.where)
        elif RANK[training] > RANK[most]:
            self.faults.say("verdict", self.where, f"{training}; {brief['headline']}")
        workout = self.json("workout", *sources, now=now)["workout"] or {}
        for window in brief["windows"]:
            self.bound("window", window["intensity"], most)
        self.bound("workout", workout.get("intensity"), most)
        if hour == HOURS[1]:
            self.look_ahead(day, now, sources, Rules(said, known), start)
            self.look_at_words(sources, now)

    def bound(self, kind, intensity, most):
        if intensity and (most == "rest" or RANK[intensity] > RANK[most]):
            self.faults.say(kind, self.where, intensity)

    def look_at_words(self, sources, now):
        for words in (["--oneline"], ["--lang", "es"], ["--format", "mail", "--mail-to", "a@example.test"], []):
            found = ILL.search(self.run("brief", *words, *sources, now=now))
            if found and not self.is_said:
                self.faults.say("a word nobody said", self.where, found[0])

    def look_ahead(self, day, now, sources, rules, start):
        rules.is_unusual = {d: value for d, value in rules.is_unusual.items() if d <= day}
        rules.is_unusual |= {day + dt.timedelta(ahead): False for ahead in range(1, 8)}
        rules.said = {d: words for d, words in rules.said.items() if d <= day}
        for session in self.json("week", "--plan", *sources, now=now)["sessions"]:
            date = dt.date.fromisoformat(session["date"])
            if rules.most(date, start) != "hard":
                self.faults.say("week --plan", self.where, date)


def alarms(options, folder):
    faults = Faults()
    # What 1.0.0 reached on thirty other lives.
    for name, is_mild, least, most in (("strong", False, 1.0, 0.41), ("mild", True, 0.8, 0.41)):
        lives = [Alarms(options.readyday, seed, is_mild, folder / f"{name}-{seed}") for seed in range(1, options.lives + 1)]
        ill, found, healthy, false = (sum(numbers) for numbers in zip(*each(Alarms.count, lives)))
        share = 100 * false / healthy
        print(f"{name}: {found} of {ill} noticed, {false} false alarms on {healthy} healthy mornings: {share:.2f} in 100", flush=True)
        if found < least * ill or share > most:
            faults.say("worse than it has to be", name)
    ended(faults, f"{2 * options.lives} lives")


def trials(options, folder):
    made, seed = [], 0
    while len(made) < options.episodes:
        seed += 1
        is_mild = len(made) >= options.episodes * 30 // 55
        for episode in (life := Life(seed, is_mild)).episodes:
            (own := folder / f"{'mild' if is_mild else 'strong'}-{len(made)}").mkdir(parents=True)
            made.append(Trial(options.readyday, life, episode, len(made) % 2 == 0, len(made) % 11 == 0, own))
    faults = Faults()
    for trial in each(Trial.tell, made):
        faults.add(trial.faults)
    for name in ("strong", "mild"):
        own = [trial for trial in made if trial.folder.name.startswith(name)]
        print(f"{name}: {sum(trial.found for trial in own)} of {len(own)} with unusual readings")
    ended(faults, f"{len(made)} illnesses, {faults.counts['looks']} looks")


def main():
    options = arguments(__doc__, ("--episodes", {"type": int, "default": 55}), ("--alarms", {"action": "store_true"}),
                        ("--lives", {"type": int, "default": 30}))
    with place(options) as folder:
        (alarms if options.alarms else trials)(options, pathlib.Path(folder))


if __name__ == "__main__":
    main()
