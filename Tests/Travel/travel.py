#!/usr/bin/env python3
"""Invented travellers whose place is known at every moment, read by readyday at four hours of each day around their journeys.

    travel.py READYDAY WHOOP_GENERATOR [--life NAME]

The zone must be the true one wherever the calendars or nights of that moment show it, else home's; a city is never a wrong
one. Of home only errands fall away, and all of them. No window is near a flight, no bedtime and no time to get up inside
one, and nobody is sent to `doctor` for travelling. Ends with a line for each kind of fault, and with status 1 where there
was one.
"""

import argparse
import collections
import copy
import datetime as dt
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from zoneinfo import ZoneInfo

UTC = dt.timezone.utc
HOME = "Europe/Madrid"
ME = "me@firm.test"
HOURS = ["06:30", "09:00", "14:00", "20:30"]
ARRIVAL = dt.timedelta(minutes=30)  # Of a night's records.
RANK = {"rest": 0, "race": 0, "easy": 1, "by_feel": 2, "moderate": 2, "hard": 3}


def at(text, zone):
    return dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))


def shift(zone, moment):
    """Hours by which clocks in `zone` are ahead of home's."""
    return (moment.astimezone(ZoneInfo(zone)).utcoffset() - moment.astimezone(ZoneInfo(HOME)).utcoffset()) / dt.timedelta(hours=1)


class Flight:
    def __init__(self, title, start, begin, end, finish, written="zone", listed=True):
        """From `begin` at `start` to `finish` at `end`, local times; `written` is "zone" or "utc"."""
        self.title, self.written, self.listed = title, written, listed
        self.start, self.end = at(start, begin), at(end, finish)
        self.begin, self.finish = begin, finish


class Life:
    """Nights by a wearable, calendars, and where their owner was."""

    def __init__(self, name, first, last, flights=(), others="", me=True, zone=HOME, configured=True, nights=True, seed=1, extra=()):
        self.name, self.flights, self.others = name, list(flights), others
        self.extra = list(extra)
        self.first, self.last = dt.date.fromisoformat(first), dt.date.fromisoformat(last)
        self.me, self.zone, self.configured, self.nights, self.seed = me, zone, configured, nights, seed

    def place(self, moment):
        """The true zone."""
        landed = [f for f in self.flights if f.end <= moment]
        return landed[-1].finish if landed else HOME

    def night_zone(self, date):
        """Of the clock to which its owner woke on `date`."""
        return self.place(dt.datetime.combine(date, dt.time(5), ZoneInfo(HOME)))

    def known(self, moment):
        """The zones that the evidence of the moment allows; the true one alone where it is plain."""
        true = self.place(moment)
        landed = [f for f in self.flights if f.end <= moment]
        if not landed and not self.configured:
            # Until a night shows that the clocks have changed, nothing does.
            return {true, "Etc/GMT-1"} if moment.astimezone(ZoneInfo(HOME)).date().isoformat() == "2026-03-29" else {true}
        if not landed:
            return {true}
        last, before = landed[-1], landed[-2].finish if len(landed) > 1 else HOME
        arrived = moment - ARRIVAL
        nights = sum(1 for end in self.woken.values() if last.end < end <= arrived) if self.nights else 0
        plain = nights >= (1 if last.finish == HOME or last.listed else 2)
        is_back_listed = any(f.listed and f.start > moment for f in self.flights)
        if last.listed and last.written in ("zone", "home", "floating") and (moment - last.end < dt.timedelta(days=3) or is_back_listed):
            plain = True
        return {true} if plain else {true, before, HOME}

    # Its files.

    def write(self, generator, folder):
        self.folder = pathlib.Path(folder)
        self.records = {}
        days = (self.last - self.first).days + 62
        subprocess.run([sys.executable, generator, "--seed", str(self.seed), "--days", str(days), "--end-date", self.last.isoformat(),
                        "--zone", "eu", "--out", str(self.folder / "whoop")], check=True, capture_output=True)
        for kind in ("recovery", "sleep", "cycle", "workout"):
            self.records[kind] = json.loads((self.folder / "whoop" / f"{kind}.json").read_text())["records"]
        self.woken = {}
        for records in self.records.values():
            for record in records:
                self.travel(record)
        flown = {s["id"] for s in self.records["sleep"]
                 if any(f.start < moment(s["end"]) and moment(s["start"]) < f.end for f in self.flights)}
        self.records["sleep"] = [s for s in self.records["sleep"] if s["id"] not in flown]
        self.records["recovery"] = [r for r in self.records["recovery"] if r.get("sleep_id") not in flown]
        for sleep in self.records["sleep"]:
            if not sleep.get("nap"):
                end = moment(sleep["end"])
                self.woken[end.astimezone(ZoneInfo(self.night_zone(end.date()))).date()] = end
        (self.folder / "work.ics").write_text(self.calendar())
        (self.folder / "family.ics").write_text(wrapped("Family", self.others))
        config = [f'whoop: ["{self.folder}/now"]', f'me: ["{ME}"]' if self.me else "",
                  f'calendars: [{{name: "agenda", path: "{self.folder}/work.ics"}}, {{name: "Family", path: "{self.folder}/family.ics"}}]',
                  f'time_zone: "{HOME}"' if self.configured else ""]
        (self.folder / "config.json5").write_text("{" + ", ".join(c for c in config if c) + "}")

    def travel(self, record):
        """The same clock readings, where the traveller was."""
        start = moment(record.get("start") or record["created_at"])
        date = start.astimezone(ZoneInfo(HOME)).date()
        if record.get("end") and (moment(record["end"]) - start) < dt.timedelta(hours=16):
            date = moment(record["end"]).astimezone(ZoneInfo(HOME)).date()
        zone = self.night_zone(date)
        hours = shift(zone, start)
        for key in ("start", "end", "created_at", "updated_at"):
            if record.get(key):
                record[key] = stamp(moment(record[key]) - dt.timedelta(hours=hours))
        if "timezone_offset" in record:
            record["timezone_offset"] = offset(moment(record.get("end") or record["start"]), zone)

    def calendar(self):
        guests = f"ORGANIZER:mailto:boss@firm.test\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:{ME}\r\nATTENDEE:mailto:cy@firm.test"
        first = self.first - dt.timedelta(days=62)
        events = [
            series("errand-school", "School run", first, "0815", 30, "MO,TU,WE,TH,FR"),
            series("errand-bins", "Take out the bins, cleaning", first, "2100", 20, "TU"),
            series("errand-shop", "Weekly shop", first, "1030", 60, "SA"),
            series("stay-standup", "Stand-up", first, "0930", 20, "MO,TU,WE,TH,FR", guests),
            series("stay-physio", "Physio", first, "1900", 45, "TH"),
            series("errand-gym", "Gym", first, "1830", 60, "MO,WE"),
            series("stay-focus", "Deep work", first, "1130", 90, "FR"),
        ]
        for number, flight in enumerate(f for f in self.flights if f.listed):
            if flight.written == "utc":
                times = f"DTSTART:{flight.start.astimezone(UTC):%Y%m%dT%H%M%SZ}\r\nDTEND:{flight.end.astimezone(UTC):%Y%m%dT%H%M%SZ}"
            elif flight.written in ("home", "doubtful"):
                times = (f"DTSTART;TZID={HOME}:{flight.start.astimezone(ZoneInfo(HOME)):%Y%m%dT%H%M%S}\r\n"
                         f"DTEND;TZID={HOME}:{flight.end.astimezone(ZoneInfo(HOME)):%Y%m%dT%H%M%S}")
            elif flight.written == "floating":
                times = f"DTSTART:{flight.start:%Y%m%dT%H%M%S}\r\nDTEND:{flight.end:%Y%m%dT%H%M%S}"
            else:
                times = (f"DTSTART;TZID={flight.begin}:{flight.start:%Y%m%dT%H%M%S}\r\n"
                         f"DTEND;TZID={flight.finish}:{flight.end:%Y%m%dT%H%M%S}")
            events.append(event(f"flight-{number}", flight.title, times))
            if flight.written == "utc":
                day = (flight.end + dt.timedelta(hours=2)).strftime("%Y%m%dT%H0000")
                later = (flight.end + dt.timedelta(hours=3)).strftime("%Y%m%dT%H0000")
                events.append(event(f"stay-there-{number}", "Dinner with Pat", f"DTSTART;TZID={flight.finish}:{day}\r\nDTEND;TZID={flight.finish}:{later}"))
            if flight.written == "doubtful" and flight.finish != HOME:
                events.append(zoned(f"stay-museum-{number}", "Museum", flight.finish, (flight.end + dt.timedelta(days=1)).date(), 11))
            if flight.written in ("home", "floating") and flight.finish != HOME:
                day = (flight.end + dt.timedelta(days=1)).date()
                events += [zoned(f"stay-workshop-{number}", "Workshop", flight.finish, day, 10, "LOCATION:12 High Street"),
                           zoned(f"stay-review-{number}", "Review", flight.finish, day, 15, guests)]
        return wrapped("agenda", "\r\n".join(events + self.extra))

    def write_known(self, now):
        """What is known by `now`; a night takes half an hour to arrive."""
        folder = self.folder / "now"
        folder.mkdir(exist_ok=True)
        known = (now.astimezone(UTC) - ARRIVAL).strftime("%Y-%m-%dT%H:%M:%S")
        for kind, records in self.records.items():
            seen = [r for r in records if (r.get("end") or r["created_at"]) <= known or kind == "cycle" and r["start"] <= known]
            (folder / f"{kind}.json").write_text(json.dumps({"records": seen if self.nights else []}))


def moment(text):
    return dt.datetime.fromisoformat(text.replace("Z", "+00:00"))


def stamp(value):
    return value.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def offset(value, zone):
    minutes = int(value.astimezone(ZoneInfo(zone)).utcoffset() / dt.timedelta(minutes=1))
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def event(uid, title, times, more=""):
    lines = ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20250101T000000Z", times, f"SUMMARY:{title}", more, "END:VEVENT"]
    return "\r\n".join(line for line in lines if line)


def zoned(uid, title, zone, day, hour, more=""):
    """An hour on the clocks of `zone`."""
    return event(uid, title, f"DTSTART;TZID={zone}:{day:%Y%m%d}T{hour:02}0000\r\nDTEND;TZID={zone}:{day:%Y%m%d}T{hour + 1:02}0000", more)


def colleagues(first, last):
    """Calls in a colleague's zone, also one's own, alone, and beside a journey at home."""
    own = f"ORGANIZER:mailto:{ME}\r\nATTENDEE:mailto:cy@firm.test\r\nURL:https://meet.google.com/abc-defg-hij"
    guests = f"ORGANIZER:mailto:boss@firm.test\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:{ME}\r\nLOCATION:https://zoom.us/j/123456789"
    days = [first + dt.timedelta(days=n) for n in range((last - first).days)]
    return [zoned(f"stay-call-{day}-{hour}", title, "America/New_York", day, hour, more)
            for day in days if day.weekday() < 5
            for hour, title, more in ((10, "Platform sync", guests), (11, "Prepare demo", "LOCATION:Zoom"), (12, "Notes", ""), (13, "Planning", own))]


def across_the_border(first, last):
    """Work with a place in the next zone, and nights at home."""
    days = [first + dt.timedelta(days=n) for n in range((last - first).days)]
    return [zoned(f"stay-work-{day}-{hour}", title, "Europe/Lisbon", day, hour, "LOCATION:Elvas")
            for day in days if day.weekday() < 5 for hour, title in ((9, "Plan the shop"), (15, "Stocktaking review"))]


def series(uid, title, first, time, minutes, days, more=""):
    weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    while weekday[first.weekday()] not in days.split(","):
        first += dt.timedelta(days=1)
    times = (f"DTSTART;TZID={HOME}:{first:%Y%m%d}T{time}00\r\nDURATION:PT{minutes}M\r\n"
             f"RRULE:FREQ=WEEKLY;BYDAY={days}")
    return event(uid, title, times, more)


def wrapped(name, events):
    body = [f"X-WR-CALNAME:{name}", events] if events else [f"X-WR-CALNAME:{name}"]
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//travel//EN", *body, "END:VCALENDAR", ""])


class Trial:
    def __init__(self, readyday, life):
        self.readyday, self.life = readyday, life
        self.faults, self.samples, self.looks, self.away = collections.Counter(), {}, 0, 0
        self.asked, self.marked = set(), 0

    def run(self, *words, now):
        environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(self.life.folder), "TZ": self.life.zone,
                       "READYDAY_CONFIG": str(self.life.folder / "config.json5")}
        return subprocess.run([self.readyday, *words, "--now", now.isoformat()], env=environment, capture_output=True, text=True).stdout

    def fault(self, kind, sample):
        self.faults[kind] += 1
        self.samples.setdefault(kind, f"{self.life.name} {sample}")

    def tell(self):
        day = self.life.first
        while day <= self.life.last:
            for hour in HOURS:
                zone = self.life.place(dt.datetime.combine(day, dt.time.fromisoformat(hour), ZoneInfo(HOME)))
                self.look(dt.datetime.combine(day, dt.time.fromisoformat(hour), ZoneInfo(zone)))
            day += dt.timedelta(days=1)
        if len(self.asked) != (1 if self.life.name.startswith("doubtful") else 0):
            self.fault("asked", f"on {sorted(self.asked)}")
        return self

    def look(self, now):
        life = self.life
        life.write_known(now)
        text = self.run("brief", "--format", "json", now=now)
        place = f"{now:%a %Y-%m-%d %H:%M%z}"
        if not text:
            return self.fault("no brief", place)
        brief = json.loads(text)
        self.looks += 1
        own = moment(brief["generated_at"])
        allowed = {now.astimezone(ZoneInfo(zone)).utcoffset() for zone in life.known(now)}
        if own.utcoffset() not in allowed:
            self.fault("zone", f"{place}: {brief['time_zone']}, not {life.known(now)}")
        shown = brief["place"] or {}
        # Nobody can know of a return that no calendar lists and no night has shown yet.
        cities = {zone.split("/")[-1].replace("_", " ") for zone in life.known(now)}
        if shown.get("city") is not None and shown["city"] not in cities:
            self.fault("city", f"{place}: {shown['city']}, not {cities}")
        self.away += bool(shown.get("away"))
        if any(warning["code"] == "place_unclear" for warning in brief["warnings"]):
            self.asked.add(now.date())
            if shown.get("suspected") != life.place(now):
                self.fault("asked", f"{place}: {shown.get('suspected')}")
        self.look_at_events(brief, shown, place)
        self.look_at_journeys(brief, place)
        self.look_at_settling(brief, shown, now, place)
        if now.hour == 9:
            self.look_at_words(brief, shown, now, place)

    def look_at_events(self, brief, shown, place):
        for event in brief["events"]:
            uid = event["uid"] or ""
            if event["not_counted"] == "at_home" and not uid.startswith("errand-"):
                self.fault("hidden", f"{place}: {event['title']}")
            if uid.startswith("errand-") and (event["not_counted"] == "at_home") != bool(shown.get("away")):
                self.fault("errand", f"{place}: {event['title']} {event['not_counted']}")
            self.look_at_mark(event, uid, place)
            if uid.startswith("partner-") and event["counted"] and self.life.me:
                self.fault("a partner's flight", f"{place}: {event['title']}")

    def look_at_mark(self, event, uid, place):
        """Home's errands are marked between a journey and the one back where clocks are home's, and nothing else is."""
        self.marked += event.get("during_trip", False)
        flights = self.life.flights
        start = None if event["all_day"] else moment(event["start"])
        is_away = start and flights and flights[0].end <= start < flights[-1].start
        if event.get("during_trip") and not (is_away and uid.startswith("errand-")):
            self.fault("marked", f"{place}: {event['title']}")
        if self.life.name == "no change of zone" and is_away and uid.startswith("errand-") and not event.get("during_trip"):
            self.fault("not marked", f"{place}: {event['title']}")

    def look_at_journeys(self, brief, place):
        for flight in (f for f in self.life.flights if f.listed):
            hours, minutes = (3, 90) if flight.title.startswith("Flight") else (1, 0)
            near = flight.start - dt.timedelta(hours=hours), flight.end + dt.timedelta(minutes=minutes)
            for window in brief["windows"]:
                if moment(window["start"]) < near[1] and moment(window["end"]) > near[0]:
                    self.fault("window", f"{place}: {window['start']} beside {flight.title}")
            for key in ("lights_out", "wake"):
                time = brief["tonight"][key]
                if time and flight.start < moment(time) < flight.end:
                    self.fault(key, f"{place}: {time} inside {flight.title}")
            for advice in brief["recommendations"]:
                up = advice["inputs"].get("up_at")
                if up and advice["shown"]:
                    local = moment(brief["generated_at"])
                    date = local.date() + dt.timedelta(days=1)
                    time = dt.datetime.combine(date, dt.time.fromisoformat(up), local.tzinfo)
                    if flight.start < time < flight.end:
                        self.fault("up by", f"{place}: {up} inside {flight.title}")

    def look_at_settling(self, brief, shown, now, place):
        settling = shown.get("settling")
        if not settling:
            return
        if abs(settling["hours_ahead"]) < 3:
            self.fault("settling", f"{place}: {settling}")
        if settling["day"] <= 2 and RANK[brief["verdict"]["training"]] > 2:
            self.fault("hard in a new zone", place)
        if any(a["rule"] == "several-signals-off" for a in brief["recommendations"]):
            self.fault("readings in a new zone", place)

    def look_at_words(self, brief, shown, now, place):
        for language, home in (("en", "home"), ("es", "casa")):
            text = self.run("brief", "--lang", language, now=now)
            if shown.get("away") != (f" {home}" in text.split("\n\n")[0].split("\n")[0] or f" {home}\n" in text):
                self.fault("header", f"{place}: {text.splitlines()[0] if text else ''}")
            if "doctor" in text and not self.life.name.startswith("moved"):
                self.fault("doctor", place)


def domestic(day, back, written="home"):
    return [Flight("Flight MAD-BCN", f"{day}T07:30", HOME, f"{day}T08:45", HOME, written),
            Flight("Flight BCN-MAD", f"{back}T19:30", HOME, f"{back}T20:45", HOME, written)]


def lives():
    week = [dt.date(2026, 2, 2) + dt.timedelta(days=7 * n) for n in range(3)]
    consultant = []
    for monday in week:
        thursday = monday + dt.timedelta(days=3)
        consultant += [Flight("Flight to London", f"{monday}T06:50", HOME, f"{monday}T08:20", "Europe/London"),
                       Flight("Flight to Madrid", f"{thursday}T18:10", "Europe/London", f"{thursday}T21:35", HOME)]
    def trip(there, out, back, listed=(True, True), written="zone"):
        city = there.split("/")[-1].replace("_", " ")
        return [Flight(f"Flight to {city}", out[0], HOME, out[1], there, written, listed[0]),
                Flight("Flight to Madrid", back[0], there, back[1], HOME, written, listed[1])]
    west = ("America/Los_Angeles", ("2026-02-06T12:00", "2026-02-06T15:30"), ("2026-02-16T17:00", "2026-02-17T13:50"))
    east = ("Asia/Singapore", ("2026-02-06T21:00", "2026-02-07T17:00"), ("2026-02-16T23:00", "2026-02-17T06:30"))
    york = ("America/New_York", ("2026-02-06T17:00", "2026-02-06T19:20"), ("2026-02-13T18:30", "2026-02-14T07:40"))
    partner = event("partner-1", "Flight to New York", "DTSTART;TZID=Europe/Madrid:20260206T170000\r\nDTEND;TZID=America/New_York:20260206T192000")
    dst = ("America/New_York", ("2026-03-04T17:00", "2026-03-04T19:20"), ("2026-03-12T18:30", "2026-03-13T06:40"))
    london = ("Europe/London", ("2026-02-09T10:00", "2026-02-09T11:20"), ("2026-02-12T18:10", "2026-02-12T21:35"))
    paris = ("Europe/Paris", ("2026-02-09T10:00", "2026-02-09T12:00"), ("2026-02-12T18:10", "2026-02-12T20:15"))
    trains = [Flight("Train to Edinburgh", "2026-02-10T17:00", "Europe/London", "2026-02-10T21:20", "Europe/London"),
              Flight("Train to London", "2026-02-12T09:00", "Europe/London", "2026-02-12T13:20", "Europe/London")]
    ride = [Flight("Train to Lyon", "2026-02-10T17:00", "Europe/Paris", "2026-02-10T19:00", "Europe/Paris")]
    first, last = dt.date(2026, 1, 12), dt.date(2026, 3, 20)
    moved_by_none = [
        Life("remote worker", "2026-02-02", "2026-03-15", domestic("2026-02-10", "2026-02-11") + domestic("2026-03-03", "2026-03-05", "utc"), seed=29, extra=colleagues(first, last)),
        Life("border commuter", "2026-02-02", "2026-03-15", domestic("2026-02-14", "2026-02-15") + domestic("2026-03-03", "2026-03-05", "utc"), seed=30, extra=across_the_border(first, last)),
    ]
    return moved_by_none + [
        Life("typed at home", "2026-02-05", "2026-02-16", trip(*york, written="home"), seed=21),
        Life("typed at home, west", "2026-02-05", "2026-02-19", trip(*west, written="home"), seed=22),
        Life("typed at home, no return", "2026-02-05", "2026-02-12", trip(*york, (True, False), written="home"), seed=23),
        Life("without a zone", "2026-02-05", "2026-02-16", trip(*york, written="floating"), seed=24),
        Life("without a zone, east", "2026-02-05", "2026-02-19", trip(*east, written="floating"), seed=25),
        Life("in utc, east", "2026-02-05", "2026-02-19", trip(*east, written="utc"), seed=26),
        Life("doubtful", "2026-02-05", "2026-02-16", trip(*york, written="doubtful"), seed=31),
        Life("doubtful, without nights", "2026-02-05", "2026-02-16", trip(*york, written="doubtful"), seed=31, nights=False),
        Life("with trains", "2026-02-07", "2026-02-14", sorted(trip(*london, written="home") + trains, key=lambda f: f.start), seed=27),
        Life("no change of zone", "2026-02-07", "2026-02-14", sorted(trip(*paris, written="home") + ride, key=lambda f: f.start), seed=28),
        Life("consultant", "2026-02-02", "2026-02-21", consultant, seed=3),
        Life("west", "2026-02-05", "2026-02-23", trip(*west), seed=4),
        Life("west, no return", "2026-02-05", "2026-02-21", trip(*west, (True, False)), seed=5),
        Life("east", "2026-02-05", "2026-02-24", trip(*east), seed=6),
        Life("east, no return", "2026-02-05", "2026-02-21", trip(*east, (True, False)), seed=7),
        Life("east, no calendar", "2026-02-05", "2026-02-21", trip(*east, (False, False)), seed=7),
        Life("partner", "2026-02-05", "2026-02-09", others=partner, seed=8),
        Life("partner, me unknown", "2026-02-05", "2026-02-09", others=partner, me=False, seed=8),
        Life("utc", "2026-02-05", "2026-02-16", trip(*york, written="utc"), seed=9),
        Life("machine in utc", "2026-03-24", "2026-04-02", zone="UTC", configured=False, seed=10),
        Life("moved", "2026-02-05", "2026-03-06", trip(*york, (False, False))[:1], seed=11),
        Life("clocks in autumn", "2025-10-22", "2025-10-29", seed=12),
        Life("clocks in spring", "2026-03-26", "2026-04-01", seed=13),
        Life("clocks abroad", "2026-03-03", "2026-03-16", trip(*dst), seed=14),
        Life("no wearable", "2026-02-05", "2026-02-16", trip(*york), nights=False, seed=15),
    ]


def apple_export(life, folder):
    """Nights at home, in an export that a phone in New York wrote."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<HealthData>"]
    there = ZoneInfo("America/New_York")
    for sleep in life.records["sleep"]:
        if not sleep.get("nap"):
            start, end = (f"{moment(sleep[key]).astimezone(there):%Y-%m-%d %H:%M:%S %z}" for key in ("start", "end"))
            lines.append(f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Phone" startDate="{start}" endDate="{end}" '
                         f'creationDate="{end}" value="HKCategoryValueSleepAnalysisAsleepUnspecified"/>')
    path = pathlib.Path(folder) / "export.xml"
    path.write_text("\n".join(lines + ["</HealthData>", ""]))
    return path


class AppleTrial(Trial):
    def tell(self):
        export = apple_export(self.life, self.life.folder)
        now = dt.datetime.combine(self.life.last, dt.time(9), ZoneInfo(HOME))
        self.run("import", "apple-health", str(export), "--yes", now=now)
        self.life.nights = False
        return super().tell()


class MovedTrial(Trial):
    def tell(self):
        super().tell()
        landed = self.life.flights[0].end
        for days, offers in ((15, False), (24, True)):
            now = landed + dt.timedelta(days=days)
            self.life.write_known(now)
            if ("time_zone" in self.run("doctor", now=now)) != offers:
                self.fault("doctor offers time_zone", f"{days} days after: {not offers}")
        return self


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("readyday")
    parser.add_argument("generator")
    parser.add_argument("--life", help="only lives whose names begin so")
    options = parser.parse_args()
    readyday = os.path.abspath(options.readyday)
    with tempfile.TemporaryDirectory() as folder:
        trials = [(MovedTrial if life.name == "moved" else Trial)(readyday, life) for life in lives()]
        trials.append(AppleTrial(readyday, Life("apple", "2026-02-12", "2026-02-14", seed=16)))
        trials = [t for t in trials if t.life.name.startswith(options.life or "")]
        for number, trial in enumerate(trials):
            place = pathlib.Path(folder) / str(number)
            place.mkdir()
            trial.life.write(options.generator, place)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda trial: trial.tell(), trials))
    faults, samples = collections.Counter(), {}
    for trial in trials:
        faults.update(trial.faults)
        for kind, sample in trial.samples.items():
            samples.setdefault(kind, sample)
        print(f"{trial.life.name}: {trial.looks} looks, away in {trial.away}, {trial.marked} marked, {sum(trial.faults.values())} faults")
    for kind, count in faults.most_common():
        print(f"{count:5}  {kind}: {samples[kind]}")
    print(f"{len(trials)} lives, {sum(t.looks for t in trials)} looks, {sum(faults.values())} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
