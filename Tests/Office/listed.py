#!/usr/bin/env python3
"""Events of real calendars that 1.0.0 took for something else, a week apart each, with guests and without, as published links are.

    listed.py READYDAY

Prints what differs from what is expected, and a line of counts; status 1 if anything differs.
"""

import datetime as dt
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ME = "ana.ruiz@acme.example"
MONDAY = dt.date(2026, 3, 2)
COLLEAGUES = ["ed@acme.example", "fay@acme.example"]
FRIENDS = ["leo@gmail.com", "mia@gmail.com", "bo@gmail.com"]


def at(text):
    """`DAY HH:MM LENGTH`: the day from 0, the length in minutes; without an hour, whole days."""
    day, *rest = text.split()
    date = MONDAY + dt.timedelta(int(day))
    if not rest:
        return [f"DTSTART;VALUE=DATE:{date:%Y%m%d}", f"DTEND;VALUE=DATE:{date + dt.timedelta(1):%Y%m%d}"]
    start = dt.datetime.combine(date, dt.time.fromisoformat(rest[0]))
    return [f"DTSTART;TZID=Europe/Madrid:{start:%Y%m%dT%H%M%S}",
            f"DTEND;TZID=Europe/Madrid:{start + dt.timedelta(minutes=int(rest[1])):%Y%m%dT%H%M%S}"]


class Event:
    """One event, and what `agenda` has to say of it: members of its JSON, by day where it repeats."""

    def __init__(self, calendar, title, time, expected, guests=(), organiser=None, reply="ACCEPTED", more=(), uid=None, guestless=None):
        self.calendar, self.title, self.time, self.expected = calendar, title, time, expected
        self.guests, self.organiser, self.reply, self.more, self.uid = guests, organiser, reply, more, uid
        # What is expected where nobody can know of guests and replies.
        self.guestless = expected if guestless is None else guestless

    def lines(self, number, has_guests):
        lines = ["BEGIN:VEVENT", f"UID:{self.uid or number}@listed", "DTSTAMP:20260101T000000Z", f"SUMMARY:{self.title}", *at(self.time)]
        if has_guests and self.organiser:
            lines.append(f"ORGANIZER:mailto:{self.organiser}")
            if self.reply:
                lines.append(f"ATTENDEE;PARTSTAT={self.reply}:mailto:{ME}")
            lines += [f"ATTENDEE;PARTSTAT=ACCEPTED:mailto:{guest}" for guest in self.guests]
        return lines + [*self.more, "END:VEVENT"]


def mine(kind, **more):
    return dict(owner="mine", kind=kind, not_counted=None, **more)


def off(reason, **more):
    return dict(not_counted=reason, **more)


def weekly(times):
    return [f"RRULE:FREQ=WEEKLY;COUNT={times}"]


LINK = ["X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij"]
ED = "ed@acme.example"
EVENTS = [
    Event("home", "Guardia", "0 15:00 1020", mine("shift")),
    Event("home", "Guardia", "7 08:00 1440", mine("shift")),
    Event("home", "Night shift", "15 22:00 480", mine("shift"), more=weekly(5)),
    # The public holiday is the 17th day; the clinic's series goes on.
    Event("holidays", "Public holiday", "17", off("all_day")),
    Event("home", "Therapy", "10 18:00 60", mine("errand"), ["anna@clinic.example"], "anna@clinic.example", more=weekly(2)),
    Event("work", "Budget", "21 10:00 60", mine("meeting"), COLLEAGUES, ED, "DECLINED", ["SEQUENCE:1"], uid="reply"),
    Event("work", "Budget", "21 10:00 60", mine("meeting"), COLLEAGUES, ED, "ACCEPTED", ["SEQUENCE:2"], uid="reply"),
    Event("work", "Platform news", "28 10:00 60", mine("meeting"), ["platform@lists.acme.example"], ED, None),
    Event("home", "Christmas PTO", "35", off("all_day", owner="mine")),
    Event("home", "Lucía - dentista", "42 16:00 45", mine("errand")),
    Event("home", "Pick up Leo", "43 17:30 30", mine("errand")),
    Event("work", "Cover for Ed (on-call)", "44 10:00 60", mine("meeting"), COLLEAGUES, ED),
    Event("work", "Ana/Bo vacation", "45 10:00 60", mine("leisure"), COLLEAGUES, ED),
    Event("home", "Padel", "46 18:00 90", mine("training"), FRIENDS, FRIENDS[0]),
    Event("home", "Gym", "47 07:00 60", mine("training"), more=LINK),
    Event("work", "HOLD: Customer workshop", "49 10:00 120", mine("meeting"), COLLEAGUES, ED),
    Event("work", "Lisbon office", "56 08:00 600", off("background"), more=["X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE"]),
    Event("work", "Out", "57 13:00 300", off("out_of_office"), more=["X-MICROSOFT-CDO-BUSYSTATUS:OOF"]),
    Event("work", "Canceled: Budget review", "58 10:00 60", off("cancelled"), COLLEAGUES, ED),
    Event("work", "Release", "64 01:00 240", mine("meeting"), COLLEAGUES, ED),
    Event("home", "Dentist", "70 10:00 45", mine("errand")),
    *[Event("feed", "Busy", f"{70 + day} 10:00 60", dict(owner="mine", not_counted=None)) for day in range(5)],
]


def trial(readyday, folder, has_guests):
    """Prints what differs; returns how many events do."""
    folder.mkdir()
    kinds = {"home": "personal", "work": "work", "holidays": "holidays", "feed": None}
    for name in kinds:
        lines = [line for number, event in enumerate(EVENTS) if event.calendar == name for line in event.lines(number, has_guests)]
        text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//listed//EN", *lines, "END:VCALENDAR", ""])
        (folder / f"{name}.ics").write_text(text, encoding="utf-8", newline="")
    calendars = [{"name": name, "path": f"{name}.ics", **({"kind": kind} if kind else {})} for name, kind in kinds.items()]
    (folder / "config.json5").write_text(json.dumps({"time_zone": "Europe/Madrid", "me": [ME], "calendars": calendars}))
    words = ["agenda", str(MONDAY), "--days", "84", "--format", "json", "--config", str(folder / "config.json5"),
             "--now", f"{MONDAY}T06:00:00+01:00"]
    answer = subprocess.run([readyday, *words], env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}, capture_output=True, check=True)
    listed = {}
    for day in json.loads(answer.stdout)["days"]:
        for event in day["events"]:
            listed.setdefault((event["title"], event["calendar"]), {})[event["start"][:10]] = event
    wrong = 0
    for event in EVENTS:
        expected = event.expected if has_guests else event.guestless
        weeks = int(event.more[0].split("=")[-1]) if event.more and event.more[0].startswith("RRULE") else 1
        for week in range(weeks):
            date = MONDAY + dt.timedelta(int(event.time.split()[0]) + 7 * week)
            found = listed.get((event.title, event.calendar), {}).get(str(date), {})
            # 1.0.0 names no owner.
            other = {name: found.get(name, "not listed") for name, value in expected.items()
                     if found.get(name, "not listed") != value and (name != "owner" or not found or name in found)}
            if other:
                wrong += 1
                print(f"{'guests' if has_guests else 'without'}: {date} {event.title}: {other}, not {expected}")
    return wrong


def main():
    readyday = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        wrong = [trial(readyday, pathlib.Path(folder) / name, has) for name, has in (("guests", True), ("without", False))]
    print(f"listed: {len(EVENTS)} events with guests, {wrong[0]} wrong; without, {wrong[1]} wrong")
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
