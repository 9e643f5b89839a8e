#!/usr/bin/env python3
"""Half a year of an invented office, whose truth is known: nothing of one's own is hidden.

    office.py READYDAY [--seed N]

Runs `agenda` over all days, and compares what counts with what should: no own event may be hidden, and of others' events
at most 2 % may count. Once with guests and organisers, and once without, as published links are: there a declined meeting
counts, since nobody can know. Then the events of `listed.py`.
"""
import collections
import datetime as dt
import random

import listed
from world import ME, Calendar, Faults, Life, Program, arguments, at, ended, place, weekly

PEOPLE = ["Ed Stone", "Fay Moreau", "Cy Brandt", "Lucía Vidal", "Omar Haddad", "Ines Costa", "Jon Berg",
          "Mia Novak", "Raj Patel", "Tess Young", "Bo Lindqvist", "Eva Roca"]
FIRST = dt.date(2026, 1, 5)
WEEKS = 26
SERIES = [  # title, weekdays, start, minutes, guests, organised by me
    ("Stand-up", (0, 1, 2, 3, 4), 9.25, 15, 6, False), ("Design review", (1, 3), 11, 60, 5, False),
    ("1:1 Lucía", (2,), 12.5, 30, 1, True), ("Team weekly", (0,), 10, 60, 8, True),
    ("Product sync", (1, 4), 15, 45, 5, False), ("Architecture forum", (3,), 16, 60, 9, False),
    ("Customer triage", (0, 2, 4), 14, 30, 4, False), ("Hiring sync", (2,), 16.5, 30, 3, False)]
ONE_OFFS = ["Roadmap", "Contract with Globex", "Interview: data engineer", "Budget review", "Security questions",
            "Vendor call", "Incident follow-up", "Onboarding Jon", "Cover for Ed (on-call)", "Lunch with Raj",
            "Ana/Bo vacation", "Handover with Mia", "Release plan", "Pricing", "Metrics", "Demo rehearsal"]
HOME = [("Pick up Leo", 17.5, 30), ("Padel", 19, 90), ("Lucía - dentista", 16, 45), ("Physio", 8, 45),
        ("Dinner with Marta", 21, 90), ("Leo swimming lesson", 18, 60), ("Gym", 7, 60)]
HOLIDAYS = {"Epiphany": "2026-01-06", "Good Friday": "2026-04-03", "Labour Day": "2026-05-01", "San Isidro": "2026-05-15"}
KINDS = {"work": None, "home": None, "team": "others", "on-call": "others", "holidays": "holidays"}


def address(person):
    return person.lower().replace(" ", ".").replace("í", "i") + "@example.test"


class Office:
    """Fills calendars, and remembers whose the events are and whether they count."""

    def __init__(self, seed, has_guests=True):
        self.has_guests, self.random, self.number = has_guests, random.Random(seed), 0
        self.calendars = {name: Calendar(name, kind) for name, kind in KINDS.items()}
        self.truth, self.known = {}, {}  # (uid, date) -> (owner, counted, why); uid -> of what it is made

    def add(self, calendar, title, start, minutes, why, owner="mine", counted=True, guests=(), organiser=None, reply=None, dates=(),
            rule=None):
        if not self.has_guests:
            if calendar == "team" and owner == "mine":
                return  # Nothing tells that it is the user's.
            counted = counted or reply == "DECLINED"
            guests, organiser, reply = (), None, None
        self.number += 1
        uid = f"{self.number}@{calendar}"
        self.calendars[calendar].add(title, start, minutes, guests=[address(person) for person in guests], reply=reply, uid=uid,
                                     organiser=organiser and (ME if organiser == ME else address(organiser)), rule=rule)
        self.known[uid] = {"title": title, "organiser": organiser, "guests": len(guests), "reply": reply}
        for date in dates or (start.date() if isinstance(start, dt.datetime) else start,):
            self.truth[uid, date.isoformat()] = (owner, counted, why)

    def day(self, week, days=5):
        return FIRST + dt.timedelta(days=7 * week + self.random.randrange(days))

    def people(self, count):
        return self.random.sample(PEOPLE, count)

    def fill(self):
        self.series()
        for week in range(WEEKS):
            self.week(week)
        for title, date in HOLIDAYS.items():
            self.add("holidays", title, dt.date.fromisoformat(date), 0, "all day", counted=False)
        return self

    def series(self):
        """Some 17 meetings a week; on a holiday, series of others fall away."""
        holidays = set(HOLIDAYS.values())
        for title, weekdays, hour, minutes, count, is_mine in SERIES:
            guests = self.people(count)
            days = [FIRST + dt.timedelta(days=7 * week + day) for week in range(WEEKS) for day in weekdays]
            self.add("work", title, at(days[0], hour), minutes, "series", guests=guests, organiser=ME if is_mine else guests[0],
                     reply="ACCEPTED", dates=days, rule=weekly(weekdays, count=len(days)))
            for uid, date in list(self.truth):
                if uid == f"{self.number}@work" and date in holidays and not is_mine and self.has_guests:
                    self.truth[uid, date] = ("mine", False, "series on a holiday")

    def week(self, week):
        """As many single meetings, of which a few are declined; a life beside them; and what is others'."""
        r, monday = self.random, FIRST + dt.timedelta(days=7 * week)
        for _ in range(18):
            guests = self.people(r.randint(1, 7))
            reply = r.choices(["ACCEPTED", "DECLINED", "TENTATIVE"], [85, 10, 5])[0]
            organiser = ME if reply == "ACCEPTED" and r.random() < .3 else guests[0]
            start = at(self.day(week), r.randint(9, 17) + r.choice([0, .25, .5]))
            self.add("work", f"{r.choice(ONE_OFFS)} {self.number}", start, r.choice([30, 45, 60]), reply, "mine", reply != "DECLINED",
                     guests, organiser, reply)
        tuesday, friday = monday + dt.timedelta(days=1), monday + dt.timedelta(days=4)
        self.add("work", "Focus time", at(tuesday, 8), 60, "own block")
        # What colleagues put into one's calendar by an invitation to all.
        title = r.choice(["{} PTO", "OOO – {}", "{}: parental leave"]).format(r.choice(PEOPLE).split()[0])
        self.add("work", title, at(tuesday, 9), 540, "absence", "others", False)
        for title, hour, minutes in r.sample(HOME, 4):
            self.add("home", title, at(self.day(week, 7), hour), minutes, "own life")
        for person in r.choices(PEOPLE, k=3):
            title = f"{person.split()[0]} {r.choice(['vacation', 'sick', 'at the customer'])}"
            self.add("team", title, at(self.day(week), 9), 480, "leave", "others", False, [person], person)
        self.add("team", "Sales stand-up", at(monday, 9.5), 30, "their meeting", "others", False, self.people(4), "Tess Young")
        self.add("team", "Release freeze", at(monday + dt.timedelta(days=3), 18), 900, "freeze", "others", False)
        self.add("team", "Team lunch", at(friday, 13), 60, "invited", guests=self.people(5), organiser="Bo Lindqvist", reply="ACCEPTED")
        for day in range(5):
            self.add("on-call", f"On-call: {PEOPLE[week % len(PEOPLE)]}", at(monday + dt.timedelta(days=day), 18), 840,
                     "on-call plan", "others", False)

    def judge(self, days, faults):
        """What differs from the truth: own events hidden, and others' counted."""
        found = collections.defaultdict(list)
        for event in (event for day in days for event in day["events"]):
            found[event["uid"], event["start"][:10]].append(event)  # What ends after midnight is listed on both days.
        others = [key for key, (owner, *_) in self.truth.items() if owner == "others"]
        name, counted_of_others = "office" if self.has_guests else "office without guests", 0
        for key, (owner, counts, why) in sorted(self.truth.items()):
            counted = any(event["counted"] for event in found[key])
            told = ", ".join(f"{event['title']!r} {event['not_counted']} {event['owner']}" for event in found[key])
            if owner == "mine" and counts != counted:
                faults.say("hidden" if counts else "counted, though declined or off", f"{name} {key[1]} {key[0]} ({why})", told)
            elif owner == "others" and counted:
                counted_of_others += 1
                print(f"counted: {key[1]} {key[0]} ({why}): {told}")
        print(f"{name}: {len(self.truth) - len(others)} own events, {len(others)} of others; counted {counted_of_others}")
        if counted_of_others > .02 * len(others):
            faults.say("more than 2 % of others' events counted", name)


def main():
    options, faults = arguments(__doc__, ("--seed", {"type": int, "default": 50})), Faults()
    with place(options) as folder:
        for has_guests in (True, False):
            office = Office(options.seed, has_guests).fill()
            life = Life("guests" if has_guests else "guestless", FIRST, 1)
            life.calendars = office.calendars
            life.write(f"{folder}/{life.name}")
            days = Program(options.readyday, life.folder).json(
                "agenda", str(FIRST), "--days", str(7 * WEEKS), "--config", str(life.folder / "config.json5"), now=at(FIRST, 6))["days"]
            office.judge(days, faults)
            listed.judge(options.readyday, f"{folder}/listed-{life.name}", has_guests, faults)
    ended(faults, f"2 offices, {2 * len(listed.EVENTS)} listed events")


if __name__ == "__main__":
    main()
