#!/usr/bin/env python3
"""Half a year of an invented office, whose truth is known, read by readyday.

    office.py READYDAY [--seed N] [--keep FOLDER]

Writes calendars and a configuration, runs `agenda` over all days, and compares what counts with what should: no own event
may be hidden, and of others' events at most 2 % may count. Once with guests and organisers, and once without, as published
links are: there a declined meeting counts, since nobody can know. Prints a line for each, and what differs before it.
"""

import argparse
import collections
import datetime as dt
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ME = "ana.ruiz@acme.example"
PEOPLE = ["Ed Stone", "Fay Moreau", "Cy Brandt", "Lucía Vidal", "Omar Haddad", "Ines Costa", "Jon Berg",
          "Mia Novak", "Raj Patel", "Tess Young", "Bo Lindqvist", "Eva Roca"]
FIRST = dt.date(2026, 1, 5)
WEEKS = 26
SERIES = [  # title, weekdays, start, minutes, guests, organised by me
    ("Stand-up", (0, 1, 2, 3, 4), "09:15", 15, 6, False), ("Design review", (1, 3), "11:00", 60, 5, False),
    ("1:1 Lucía", (2,), "12:30", 30, 1, True), ("Team weekly", (0,), "10:00", 60, 8, True),
    ("Product sync", (1, 4), "15:00", 45, 5, False), ("Architecture forum", (3,), "16:00", 60, 9, False),
    ("Customer triage", (0, 2, 4), "14:00", 30, 4, False), ("Hiring sync", (2,), "16:30", 30, 3, False)]
ONE_OFFS = ["Roadmap", "Contract with Globex", "Interview: data engineer", "Budget review", "Security questions",
            "Vendor call", "Incident follow-up", "Onboarding Jon", "Cover for Ed (on-call)", "Lunch with Raj",
            "Ana/Bo vacation", "Handover with Mia", "Release plan", "Pricing", "Metrics", "Demo rehearsal"]
HOME = [("Pick up Leo", 17, 30, 30), ("Padel", 19, 0, 90), ("Lucía - dentista", 16, 0, 45), ("Physio", 8, 0, 45),
        ("Dinner with Marta", 21, 0, 90), ("Leo swimming lesson", 18, 0, 60), ("Gym", 7, 0, 60)]
HOLIDAYS = {"Epiphany": "2026-01-06", "Good Friday": "2026-04-03", "Labour Day": "2026-05-01", "San Isidro": "2026-05-15"}


def address(person):
    return person.lower().replace(" ", ".").replace("í", "i") + "@acme.example"


class Office:
    """Writes events, and remembers whose they are and whether they count."""

    def __init__(self, seed, has_guests):
        self.has_guests = has_guests
        self.random = random.Random(seed)
        self.lines = collections.defaultdict(list)
        self.truth = {}  # (uid, date) -> (owner, counted, why)
        self.number = 0

    def event(self, calendar, title, times, owner, counted, why, guests=(), organiser=None, reply=None, rule=None, dates=()):
        if not self.has_guests:
            if calendar == "team" and owner == "mine":
                return  # Nothing tells that it is the user's.
            counted = counted or reply == "DECLINED"
            guests, organiser, reply = (), None, None
        self.number += 1
        uid = f"{self.number}@{calendar}"
        lines = ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20251201T000000Z", f"SUMMARY:{title}"]
        start, end = times
        if isinstance(start, dt.datetime):
            lines += [f"DTSTART;TZID=Europe/Madrid:{start:%Y%m%dT%H%M%S}", f"DTEND;TZID=Europe/Madrid:{end:%Y%m%dT%H%M%S}"]
        else:
            lines += [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{end:%Y%m%d}"]
        if rule:
            lines.append(f"RRULE:{rule}")
        if organiser:
            lines.append(f"ORGANIZER;CN={organiser[0]}:mailto:{organiser[1]}")
        if reply:
            lines.append(f"ATTENDEE;CN=Ana Ruiz;PARTSTAT={reply}:mailto:{ME}")
        lines += [f"ATTENDEE;CN={person};PARTSTAT=ACCEPTED:mailto:{address(person)}" for person in guests]
        self.lines[calendar] += lines + ["END:VEVENT"]
        for date in dates or (start.date() if isinstance(start, dt.datetime) else start,):
            self.truth[uid, date.isoformat()] = (owner, counted, why)

    def at(self, date, hour, minute, minutes):
        start = dt.datetime.combine(date, dt.time(hour, minute))
        return start, start + dt.timedelta(minutes=minutes)

    def people(self, count):
        return self.random.sample(PEOPLE, count)

    def work(self):
        """Some 35 meetings a week, of which a few are declined; on a holiday, series of others fall away."""
        holidays = set(HOLIDAYS.values())
        for title, weekdays, start, minutes, count, is_mine in SERIES:
            guests = self.people(count)
            organiser = ("Ana Ruiz", ME) if is_mine else (guests[0], address(guests[0]))
            first = FIRST + dt.timedelta(days=weekdays[0])
            days = [FIRST + dt.timedelta(days=7 * week + day) for week in range(WEEKS) for day in weekdays]
            hour, minute = map(int, start.split(":"))
            rule = f"FREQ=WEEKLY;COUNT={len(days)};BYDAY=" + ",".join("MO TU WE TH FR".split()[day] for day in weekdays)
            self.event("work", title, self.at(first, hour, minute, minutes), "mine", True, "series", guests, organiser,
                       "ACCEPTED", rule, days)
            for uid, date in list(self.truth):
                if uid == f"{self.number}@work" and date in holidays and not is_mine and self.has_guests:
                    self.truth[uid, date] = ("mine", False, "series on a holiday")
        for week in range(WEEKS):
            for _ in range(18):
                date = FIRST + dt.timedelta(days=7 * week + self.random.randrange(5))
                guests = self.people(self.random.randint(1, 7))
                reply = self.random.choices(["ACCEPTED", "DECLINED", "TENTATIVE"], [85, 10, 5])[0]
                is_mine = reply == "ACCEPTED" and self.random.random() < 0.3
                organiser = ("Ana Ruiz", ME) if is_mine else (guests[0], address(guests[0]))
                times = self.at(date, self.random.randint(9, 17), self.random.choice([0, 15, 30]), self.random.choice([30, 45, 60]))
                self.event("work", self.random.choice(ONE_OFFS) + f" {self.number}", times, "mine", reply != "DECLINED", reply,
                           guests, organiser, reply)
            date = FIRST + dt.timedelta(days=7 * week + 1)
            self.event("work", "Focus time", self.at(date, 8, 0, 60), "mine", True, "own block")
            # What colleagues put into one's calendar by an invitation to all.
            person = self.random.choice(PEOPLE).split()[0]
            self.event("work", self.random.choice(["{} PTO", "OOO – {}", "{}: parental leave"]).format(person),
                       self.at(date, 9, 0, 540), "others", False, "absence")

    def home(self):
        for week in range(WEEKS):
            for title, hour, minute, minutes in self.random.sample(HOME, 4):
                date = FIRST + dt.timedelta(days=7 * week + self.random.randrange(7))
                self.event("home", title, self.at(date, hour, minute, minutes), "mine", True, "own life")

    def team(self):
        """Leave, on-call and freezes of a calendar of others; and what names the user there."""
        for week in range(WEEKS):
            monday = FIRST + dt.timedelta(days=7 * week)
            for _ in range(3):
                person = self.random.choice(PEOPLE)
                date = monday + dt.timedelta(days=self.random.randrange(5))
                self.event("team", f"{person.split()[0]} {self.random.choice(['vacation', 'sick', 'at the customer'])}",
                           self.at(date, 9, 0, 480), "others", False, "leave", [person], (person, address(person)))
            self.event("team", "Sales stand-up", self.at(monday, 9, 30, 30), "others", False, "their meeting", self.people(4),
                       ("Tess Young", address("Tess Young")))
            self.event("team", "Release freeze", self.at(monday + dt.timedelta(days=3), 18, 0, 900), "others", False, "freeze")
            self.event("team", "Team lunch", self.at(monday + dt.timedelta(days=4), 13, 0, 60), "mine", True, "invited",
                       self.people(5), ("Bo Lindqvist", address("Bo Lindqvist")), "ACCEPTED")

    def oncall(self):
        for week in range(WEEKS):
            person = PEOPLE[week % len(PEOPLE)]
            monday = FIRST + dt.timedelta(days=7 * week)
            for day in range(5):
                self.event("on-call", f"On-call: {person}", self.at(monday + dt.timedelta(days=day), 18, 0, 840), "others", False,
                           "on-call plan")

    def holidays(self):
        for title, date in HOLIDAYS.items():
            date = dt.date.fromisoformat(date)
            self.event("holidays", title, (date, date + dt.timedelta(days=1)), "mine", False, "all day")

    def write(self, folder):
        for build in (self.work, self.home, self.team, self.oncall, self.holidays):
            build()
        for name, lines in self.lines.items():
            text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:office", *lines, "END:VCALENDAR", ""])
            (folder / f"{name}.ics").write_text(text, encoding="utf-8", newline="")
        kinds = {"team": "others", "on-call": "others", "holidays": "holidays"}
        calendars = [{"name": name, "path": f"{name}.ics", **({"kind": kinds[name]} if name in kinds else {})} for name in self.lines]
        settings = {"time_zone": "Europe/Madrid", "me": [ME], "calendars": calendars}
        (folder / "config.json5").write_text(json.dumps(settings, ensure_ascii=False), encoding="utf-8")

    def judge(self, days):
        """What differs from the truth: own events hidden, and others' counted."""
        found = collections.defaultdict(list)
        for day in days:
            for event in day["events"]:
                # What ends after midnight is listed on both days.
                found[event["uid"], event["start"][:10]].append(event)
        hidden, counted = [], []
        for key, (owner, counts, why) in sorted(self.truth.items()):
            events = found.get(key, [])
            told = f"{key[1]} {key[0]} ({why}): " + ", ".join(f"{e['title']!r} {e['not_counted']} {e['owner']}" for e in events)
            if owner == "mine" and counts and not any(event["counted"] for event in events):
                hidden.append(told)
            if not counts and any(event["counted"] for event in events):
                counted.append((owner, told))
        return hidden, counted


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("readyday")
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    results = [trial(options, has_guests) for has_guests in (True, False)]
    sys.exit(0 if all(results) else 1)


def trial(options, has_guests):
    """Whether one office is read as it is."""
    office = Office(options.seed, has_guests)
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.keep or pathlib.Path(temporary)) / ("guests" if has_guests else "guestless")
        folder.mkdir(parents=True, exist_ok=True)
        office.write(folder)
        words = ["agenda", str(FIRST), "--days", str(7 * WEEKS), "--format", "json",
                 "--config", str(folder / "config.json5"), "--now", f"{FIRST}T06:00:00+01:00"]
        environment = {"HOME": str(folder), "PATH": os.environ.get("PATH", "")}
        answer = subprocess.run([os.path.abspath(options.readyday), *words], env=environment, capture_output=True, check=False)
    if answer.returncode:
        sys.exit(f"office: agenda ends with {answer.returncode}: {answer.stderr.decode()}")
    hidden, counted = office.judge(json.loads(answer.stdout)["days"])
    others = sum(owner == "others" for owner, _, _ in office.truth.values())
    of_others = [told for owner, told in counted if owner == "others"]
    own = [told for owner, told in counted if owner == "mine"]
    for label, rows in (("hidden", hidden), ("counted", of_others), ("counted, though declined or off", own)):
        for told in rows[:10]:
            print(f"{label}: {told}")
    name = "office" if has_guests else "office without guests"
    print(f"{name}: {len(office.truth) - others} own events, {others} of others; hidden {len(hidden)}, counted {len(of_others)}")
    return not hidden and not own and len(of_others) <= 0.02 * others


if __name__ == "__main__":
    main()
