#!/usr/bin/env python3
"""Invented illnesses, half of them said with `feel`, read by readyday on every morning and at four hours of it.

    illness.py READYDAY WHOOP_GENERATOR [--episodes N]
    illness.py READYDAY WHOOP_GENERATOR --alarms [--lives N]

No output may allow more than what was said, what the readings were and the way back after either allow. The rules are
followed here once more, from their description. Where nothing was said, no output may have a word for being ill.
Ends with a line for each kind of fault, and with status 1 where there was one.

With `--alarms` every morning of so many lives is read at noon instead, once with strong illnesses and once with mild ones: in
how many of them readings were unusual, and on how many of 100 mornings after a week without illness and an evening without
alcohol or a journey. Any version of readyday can be measured so; status 1 says that it is worse than it has to be.
"""

import argparse
import collections
import datetime as dt
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Madrid")
DAYS = 260
HOURS = ["06:55", "07:30", "12:00", "20:00"]
LADDER = ["rest", "easy", "moderate", "hard"]
RANK = {"rest": 0, "easy": 1, "by_feel": 2, "moderate": 2, "hard": 3, "race": 0}
ILL = re.compile(r"\b(ill|illness|fever|enferm\w*|fiebre)\b", re.I)


class Life:
    """A wearable's nights, with the days on which their owner was ill."""

    def __init__(self, generator, seed, is_mild, folder):
        self.folder = pathlib.Path(folder)
        subprocess.run([sys.executable, generator, "--seed", str(seed), "--days", str(DAYS), "--end-date", "2026-06-30", "--zone", "eu",
                        "--out", str(self.folder)], check=True, capture_output=True)
        truth = json.loads((self.folder / "truth.json").read_text())
        truth = truth.get("events", truth)
        # Evenings with alcohol and journeys raise readings without any illness.
        self.hard = {dt.date.fromisoformat(day) for day, events in truth.items()
                     if {"alcohol", "travel_out", "travel_back"} & set(events)}
        days = sorted(dt.date.fromisoformat(day) for day, events in truth.items()
                      if isinstance(events, list) and "ill" in events)
        self.records = {kind: json.loads((self.folder / f"{kind}.json").read_text())["records"]
                        for kind in ("recovery", "sleep", "cycle", "workout")}
        self.episodes = []
        for day in days:
            if self.episodes and (day - self.episodes[-1][-1]).days <= 2:
                self.episodes[-1].append(day)
            else:
                self.episodes.append([day])
        first = min(dt.datetime.fromisoformat(s["start"]).date() for s in self.records["sleep"])
        self.first, self.every = first, self.episodes
        woken = {s["id"]: dt.datetime.fromisoformat(s["end"]).astimezone(ZONE).date() for s in self.records["sleep"]}
        self.scored = {woken.get(r["sleep_id"]) for r in self.records["recovery"] if r.get("score")}
        self.episodes = [e for e in self.episodes
                         if (e[0] - first).days > 70 and e[-1] < dt.date(2026, 6, 10)]
        if is_mild:
            self.soften({day for e in self.episodes for day in e})

    def soften(self, days):
        """Half as strong as the generator makes it."""
        sleeps = {}
        for sleep in self.records["sleep"]:
            if dt.datetime.fromisoformat(sleep["end"]).astimezone(ZONE).date() in days:
                sleeps[sleep["id"]] = sleep
                if sleep.get("score") and sleep["score"].get("respiratory_rate") is not None:
                    sleep["score"]["respiratory_rate"] -= 0.55
        for recovery in self.records["recovery"]:
            if recovery.get("sleep_id") in sleeps and recovery.get("score"):
                recovery["score"]["resting_heart_rate"] -= 3
                if recovery["score"].get("skin_temp_celsius") is not None:
                    recovery["score"]["skin_temp_celsius"] -= 0.4

    def write(self, now, folder, since=None):
        """What is known by `now`, and began after `since`."""
        folder.mkdir(exist_ok=True)
        stamp, first = (moment.astimezone(dt.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S") if moment else "" for moment in (now, since))
        for kind, records in self.records.items():
            known = [r for r in records if first <= r["created_at"] <= stamp and (kind == "cycle" or r.get("end", "") <= stamp)]
            (folder / f"{kind}.json").write_text(json.dumps({"records": known}))
        return folder


class Alarms:
    """Every morning of one life: which illnesses are noticed, and which healthy mornings are called unusual."""

    def __init__(self, readyday, generator, seed, is_mild, folder):
        self.readyday = readyday
        self.life = Life(generator, seed, is_mild, folder / "life")
        self.folder = folder

    def count(self):
        days = [self.life.first + dt.timedelta(n) for n in range(70, DAYS)]
        with_alarm = {day for day in days if day <= dt.date(2026, 6, 30) and self.is_unusual(day)}
        ill = {day for episode in self.life.every for day in episode}
        recent = {day + dt.timedelta(n) for day in ill for n in range(8)} | self.life.hard
        healthy = [day for day in days if day not in recent and day in self.life.scored]
        return (len(self.life.episodes), sum(bool(with_alarm & set(episode)) for episode in self.life.episodes),
                len(healthy), sum(day in with_alarm for day in healthy))

    def is_unusual(self, day):
        now = dt.datetime.combine(day, dt.time(12), ZONE)
        data = self.life.write(now, self.folder / "now", now - dt.timedelta(75))
        answer = subprocess.run([self.readyday, "brief", "--format", "json", "--whoop", str(data), "--tz", "Europe/Madrid",
                                 "--now", now.isoformat()], env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder)},
                                capture_output=True, text=True).stdout
        return "several-signals-off" in [advice["rule"] for advice in json.loads(answer)["recommendations"]]


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
        return min(bounds, key=LADDER.index)

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
        self.is_said, self.folder = is_said, pathlib.Path(folder)
        self.faults = collections.Counter()
        self.samples = {}
        self.mornings = self.found = 0
        self.race = episode[min(1, len(episode) - 1)] if has_race else None
        calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//illness//EN"]
        if self.race:
            calendar += ["BEGIN:VEVENT", "UID:race@example.test", "DTSTAMP:20260101T000000Z",
                         f"DTSTART:{self.race:%Y%m%d}T080000Z", f"DTEND:{self.race:%Y%m%d}T100000Z",
                         "SUMMARY:Half marathon race", "END:VEVENT"]
        (self.folder / "c.ics").write_text("\r\n".join(calendar + ["END:VCALENDAR", ""]))

    def run(self, *words, now, home="home"):
        environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(self.folder / home)}
        (self.folder / home).mkdir(exist_ok=True)
        return subprocess.run([self.readyday, *words, "--tz", "Europe/Madrid", "--now", now.isoformat()],
                              env=environment, capture_output=True, text=True).stdout

    def fault(self, kind, sample):
        self.faults[kind] += 1
        self.samples.setdefault(kind, sample)

    def moment(self, day, hour):
        return dt.datetime.combine(day, dt.time.fromisoformat(hour), ZONE)

    def tell(self):
        start, end = self.episode[0] - dt.timedelta(8), self.episode[-1] + dt.timedelta(14)
        days = [start + dt.timedelta(n) for n in range((end - start).days + 1)]
        self.read(days)
        said = {}
        if self.is_said:
            said[self.episode[0]] = ["ill"]
            if len(self.episode) > 3:
                said[self.episode[3]] = ["ill"]
            said[self.episode[-1] + dt.timedelta(1)] = ["fine"]
        for day in days:
            for word in said.get(day, []):
                self.run("feel", word, now=self.moment(day, "06:50"))
            if day >= self.episode[0] - dt.timedelta(1):
                for hour in HOURS:
                    self.look(day, hour, start, said)
        return self

    def read(self, days):
        """On which mornings readings are unusual, by the program itself: whether they are is no matter of this trial."""
        self.unusual = {}
        for day in days:
            now = self.moment(day, "23:00")
            data = self.life.write(now, self.folder / "all")
            brief = json.loads(self.run("brief", "--format", "json", "--whoop", str(data), now=now, home="silent"))
            rules = [advice["rule"] for advice in brief["recommendations"]]
            missing = brief["recovery"]["zone"] == "unknown"
            self.unusual[day] = True if "several-signals-off" in rules else None if missing else False
        self.found = any(self.unusual.get(day) for day in self.episode)

    def look(self, day, hour, start, said):
        now = self.moment(day, hour)
        data = str(self.life.write(now, self.folder / "now"))
        sources = ["--whoop", data, "--calendar", str(self.folder / "c.ics")]
        brief = json.loads(self.run("brief", "--format", "json", *sources, now=now))
        known = dict(self.unusual)
        if brief["recovery"]["zone"] == "unknown":
            known[day] = None
        rules = Rules(said, known)
        most = rules.most(day, start)
        place = f"{day} {hour}, at most {most}"
        self.mornings += 1
        training = brief["verdict"]["training"]
        if training == "race":
            if most == "rest" and self.is_said and not any(known.get(day) for _ in [0]) and "ill" in str(said.get(day)):
                self.fault("a race in spite of a fever", place)
        elif RANK[training] > RANK[most]:
            self.fault("verdict", f"{place}: {training}; {brief['headline']}")
        for window in brief["windows"]:
            if most == "rest" or RANK[window["intensity"]] > RANK[most]:
                self.fault("window", f"{place}: {window['intensity']}")
        workout = json.loads(self.run("workout", "--format", "json", *sources, now=now) or "{}")
        intensity = (workout.get("workout") or {}).get("intensity") or workout.get("intensity")
        if intensity and (most == "rest" or RANK[intensity] > RANK[most]):
            self.fault("workout", f"{place}: {intensity}")
        if hour == "07:30":
            self.look_ahead(day, now, sources, Rules(said, known), start, place)
            texts = [self.run("brief", *words, *sources, now=now) for words in
                     (["--oneline"], ["--lang", "es"], ["--format", "mail", "--mail-to", "a@example.test"], [])]
            if not self.is_said:
                for text in texts:
                    found = ILL.search(text)
                    if found:
                        self.fault("a word nobody said", f"{place}: {found[0]}")

    def look_ahead(self, day, now, sources, rules, start, place):
        rules.is_unusual = {d: v for d, v in rules.is_unusual.items() if d <= day}
        for ahead in range(1, 8):
            rules.is_unusual[day + dt.timedelta(ahead)] = False
        rules.said = {d: w for d, w in rules.said.items() if d <= day}
        plan = json.loads(self.run("week", "--plan", "--format", "json", *sources, now=now) or "{}")
        for session in plan.get("sessions", []):
            date = dt.date.fromisoformat(session["date"])
            if rules.most(date, start) != "hard":
                self.fault("week --plan", f"{place}: {date}")


def alarms(readyday, options):
    is_worse = False
    # What 1.0.0 reaches on thirty lives.
    for name, is_mild, least, most in (("strong", False, 1.0, 0.41), ("mild", True, 0.8, 0.41)):
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
            places = [pathlib.Path(folder) / f"{seed}" for seed in range(1, options.lives + 1)]
            for place in places:
                place.mkdir()
            lives = [Alarms(readyday, options.generator, seed, is_mild, place) for seed, place in enumerate(places, 1)]
            ill, found, healthy, false = (sum(numbers) for numbers in zip(*pool.map(Alarms.count, lives)))
        share = 100 * false / healthy
        print(f"{name}: {found} of {ill} noticed, {false} false alarms on {healthy} healthy mornings: {share:.2f} in 100", flush=True)
        is_worse |= found < least * ill or share > most
    return 1 if is_worse else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("readyday")
    parser.add_argument("generator")
    parser.add_argument("--episodes", type=int, default=55)
    parser.add_argument("--alarms", action="store_true")
    parser.add_argument("--lives", type=int, default=30)
    options = parser.parse_args()
    readyday = os.path.abspath(options.readyday)
    if options.alarms:
        return alarms(readyday, options)
    with tempfile.TemporaryDirectory() as folder:
        trials, seed = [], 0
        while len(trials) < options.episodes:
            seed += 1
            is_mild = len(trials) >= options.episodes * 30 // 55
            life = Life(options.generator, seed, is_mild, f"{folder}/life-{seed}")
            for episode in life.episodes:
                number = len(trials)
                place = pathlib.Path(f"{folder}/trial-{number}")
                place.mkdir()
                trials.append((is_mild, Trial(readyday, life, episode, number % 2 == 0, number % 11 == 0, place)))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda trial: trial[1].tell(), trials))
    faults, samples = collections.Counter(), {}
    for _, trial in trials:
        faults.update(trial.faults)
        for kind, sample in trial.samples.items():
            samples.setdefault(kind, sample)
    for kind, count in faults.most_common():
        print(f"{count:5}  {kind}: {samples[kind]}")
    for name, is_mild in (("strong", False), ("mild", True)):
        own = [trial for mild, trial in trials if mild == is_mild]
        print(f"{name}: {sum(t.found for t in own)} of {len(own)} with unusual readings")
    looks = sum(trial.mornings for _, trial in trials)
    print(f"{len(trials)} illnesses, {looks} looks, {sum(faults.values())} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
