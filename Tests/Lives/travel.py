#!/usr/bin/env python3
"""Invented travellers whose place is known at every moment, read by readyday at four hours of each day around their journeys.

    travel.py READYDAY [--life NAME]

The zone must be the true one wherever the calendars or nights of that moment show it, else home's; a city is never a wrong
one. Of home only errands fall away, and all of them. No window is near a flight, no bedtime and no time to get up inside
one, and nobody is sent to `doctor` for travelling.
"""
import datetime as dt
import json
import pathlib
from zoneinfo import ZoneInfo

from world import BOSS, HOME, ME, Calendar, Faults, Person, Program, arguments, at, each, ended, moment, place, weekly

HOURS = [6.5, 9, 14, 20.5]
ARRIVAL = dt.timedelta(minutes=15)  # Of a night's records.
RANK = {"rest": 0, "race": 0, "easy": 1, "by_feel": 2, "moderate": 2, "hard": 3}
GUESTS = {"organiser": BOSS, "reply": "ACCEPTED", "guests": ["cy@example.test"]}
EVERY_DAY = range(5)


def local(text, zone):
    return moment(text).replace(tzinfo=ZoneInfo(zone))


class Flight:
    def __init__(self, title, start, begin, end, finish, written="zone", listed=True):
        """From `begin` at `start` to `finish` at `end`, local times."""
        self.title, self.written, self.listed = title, written, listed
        self.start, self.end = local(start, begin), local(end, finish)
        self.begin, self.finish = begin, finish

    def add(self, number, calendar):
        """The flight as its calendar tells it, and what the traveller does there."""
        start, end = (self.start, self.end) if self.written not in ("home", "doubtful") else (
            each.astimezone(ZoneInfo(HOME)) for each in (self.start, self.end))
        calendar.add(self.title, start, end=end, uid=f"flight-{number}",
                     written=self.written if self.written in ("utc", "floating") else "zone")
        next_day = (self.end + dt.timedelta(days=1)).date()
        there = lambda name, title, hour, day=next_day, **more: calendar.add(
            title, at(day, hour, self.finish), uid=f"stay-{name}-{number}", **more)
        if self.written == "utc":
            dinner = self.end + dt.timedelta(hours=2)
            there("there", "Dinner with Pat", dinner.hour, dinner.date())
        elif self.written == "doubtful" and self.finish != HOME:
            there("museum", "Museum", 11)
        elif self.written in ("home", "floating") and self.finish != HOME:
            there("workshop", "Workshop", 10, more=["LOCATION:12 High Street"])
            there("review", "Review", 15, **GUESTS)


class Life:
    """Nights by a wearable, calendars, and where they were."""

    def __init__(self, name, first, last, flights=(), extra=lambda calendar, days: None, partner=None, me=True, zone=HOME,
                 configured=True, nights=True, seed=1):
        self.name, self.flights, self.extra, self.partner = name, list(flights), extra, partner
        self.first, self.last = dt.date.fromisoformat(first), dt.date.fromisoformat(last)
        self.me, self.zone, self.configured, self.nights = me, zone, configured, nights
        self.days = [self.first + dt.timedelta(days=n) for n in range(-61, (self.last - self.first).days + 1)]
        self.person = Person(seed, self.days, self.night_zone)
        self.person.wander(has_journeys=False)
        for day, night in list(self.person.nights.items()):
            start, end = (at(day, hour, self.night_zone(day)) for hour in (night.bed - 1, night.up + 1))
            is_flown = any(flight.start < end and start < flight.end for flight in self.flights)
            if is_flown or self.place(start) != self.night_zone(day):
                del self.person.nights[day]
        self.person.live()
        self.woken = [moment(record["end"]) for record in self.person.records["sleep"] if not record["nap"]]

    def place(self, now):
        """The true zone."""
        landed = [flight for flight in self.flights if flight.end <= now]
        return landed[-1].finish if landed else HOME

    def night_zone(self, date):
        """Of the clock to which they woke on `date`."""
        return self.place(at(date, 5))

    def known(self, now):
        """The zones that the evidence of the moment allows; the true one alone where it is plain."""
        true = self.place(now)
        landed = [flight for flight in self.flights if flight.end <= now]
        if not landed:
            # Until a night shows that the clocks have changed, nothing does.
            is_unsaid = not self.configured and now.astimezone(ZoneInfo(HOME)).date().isoformat() == "2026-03-29"
            return {true, "Etc/GMT-1"} if is_unsaid else {true}
        last, before = landed[-1], landed[-2].finish if len(landed) > 1 else HOME
        nights = sum(last.end < end <= now - ARRIVAL for end in self.woken) if self.nights else 0
        is_plain = nights >= (1 if last.finish == HOME or last.listed else 2)
        is_back_listed = any(flight.listed and flight.start > now for flight in self.flights)
        if last.listed and last.written in ("zone", "home", "floating") and (now - last.end < dt.timedelta(days=3) or is_back_listed):
            is_plain = True
        return {true} if is_plain else {true, before, HOME}

    # Their files.

    def write(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True)
        family = Calendar("family", shown="Family")
        if self.partner:
            family.add("Flight to New York", self.partner.start, end=self.partner.end, uid="partner-1")
        for calendar in (self.calendar(), family):
            (self.folder / f"{calendar.name}.ics").write_text(calendar.text(), encoding="utf-8", newline="")
        named = [{"name": name, "path": f"{name}.ics"} for name in ("agenda", "family")]
        (self.folder / "config.json5").write_text(json.dumps(
            {"whoop": ["now"], "calendars": named} | ({"me": [ME]} if self.me else {})
            | ({"time_zone": HOME} if self.configured else {})))

    def calendar(self):
        calendar = Calendar("agenda", shown="agenda")
        for name, title, days, hour, minutes, more in (
                ("errand-school", "School run", EVERY_DAY, 8.25, 30, {}), ("errand-shop", "Weekly shop", [5], 10.5, 60, {}),
                ("errand-bins", "Take out the bins, cleaning", [1], 21, 20, {}), ("errand-gym", "Gym", [0, 2], 18.5, 60, {}),
                ("stay-standup", "Stand-up", EVERY_DAY, 9.5, 20, GUESTS), ("stay-physio", "Physio", [3], 19, 45, {}),
                ("stay-focus", "Deep work", [4], 11.5, 90, {})):
            first = next(day for day in self.days if day.weekday() in days)
            calendar.add(title, at(first, hour), minutes, uid=name, rule=weekly(days), **more)
        for number, flight in enumerate(flight for flight in self.flights if flight.listed):
            flight.add(number, calendar)
        self.extra(calendar, [day for day in self.days if day.weekday() < 5])
        return calendar


def colleagues(calendar, days):
    """Calls in a colleague's zone, also one's own, alone, and beside a journey at home."""
    own = {"organiser": ME, "guests": ["cy@example.test"], "more": ["URL:https://meet.google.com/abc-defg-hij"]}
    calls = ((10, "Platform sync", GUESTS | {"more": ["LOCATION:https://zoom.us/j/123456789"]}),
             (11, "Prepare demo", {"more": ["LOCATION:Zoom"]}), (12, "Notes", {}), (13, "Planning", own))
    for day in days:
        for hour, title, more in calls:
            calendar.add(title, at(day, hour, "America/New_York"), uid=f"stay-call-{day}-{hour}", **more)


def across_the_border(calendar, days):
    """Work with a place in the next zone, and nights at home."""
    for day in days:
        for hour, title in ((9, "Plan the shop"), (15, "Stocktaking review")):
            calendar.add(title, at(day, hour, "Europe/Lisbon"), uid=f"stay-work-{day}-{hour}", more=["LOCATION:Elvas"])


class Trial:
    def __init__(self, readyday, life, folder):
        self.life, self.faults, self.away, self.asked, self.marked = life, Faults(), 0, set(), 0
        life.write(folder)
        self.program = Program(readyday, folder, TZ=life.zone, READYDAY_CONFIG=str(life.folder / "config.json5"))

    def fault(self, kind, place, what=""):
        self.faults.say(kind, f"{self.life.name} {place}", what)

    def tell(self):
        day = self.life.first
        while day <= self.life.last:
            for hour in HOURS:
                self.look(at(day, hour, self.life.place(at(day, hour))))
            day += dt.timedelta(days=1)
        if len(self.asked) != (1 if self.life.name.startswith("doubtful") else 0):
            self.fault("asked", f"on {sorted(self.asked)}")
        return self

    def write_known(self, now):
        if self.life.nights:
            self.life.person.write(self.life.folder / "now", now)
        else:
            Person(0, []).write(self.life.folder / "now", now)

    def look(self, now):
        life = self.life
        self.write_known(now)
        brief = self.program.json("brief", now=now)
        place, shown = f"{now:%a %Y-%m-%d %H:%M%z}", brief["place"] or {}
        self.faults.counts["looks"] += 1
        if moment(brief["generated_at"]).utcoffset() not in {now.astimezone(ZoneInfo(zone)).utcoffset() for zone in life.known(now)}:
            self.fault("zone", place, f"{brief['time_zone']}, not {life.known(now)}")
        # Nobody can know of a return that no calendar lists and no night has shown yet.
        cities = {zone.split("/")[-1].replace("_", " ") for zone in life.known(now)}
        if shown.get("city") is not None and shown["city"] not in cities:
            self.fault("city", place, f"{shown['city']}, not {cities}")
        self.away += bool(shown.get("away"))
        if any(warning["code"] == "place_unclear" for warning in brief["warnings"]):
            self.asked.add(now.date())
            if shown.get("suspected") != life.place(now):
                self.fault("asked", place, shown.get("suspected"))
        self.look_at_events(brief, shown, place)
        self.look_at_journeys(brief, place)
        self.look_at_settling(brief, shown, place)
        if now.hour == 9:
            self.look_at_words(shown, now, place)

    def look_at_events(self, brief, shown, place):
        for event in brief["events"]:
            uid = event["uid"] or ""
            if event["not_counted"] == "at_home" and not uid.startswith("errand-"):
                self.fault("hidden", place, event["title"])
            if uid.startswith("errand-") and (event["not_counted"] == "at_home") != bool(shown.get("away")):
                self.fault("errand", place, f"{event['title']} {event['not_counted']}")
            self.look_at_mark(event, uid, place)
            if uid.startswith("partner-") and event["counted"] and self.life.me:
                self.fault("a partner's flight", place, event["title"])

    def look_at_mark(self, event, uid, place):
        """Home's errands are marked between a journey and the one back where clocks are home's, and nothing else is."""
        self.marked += event.get("during_trip", False)
        flights = self.life.flights
        start = None if event["all_day"] else moment(event["start"])
        is_away = start and flights and flights[0].end <= start < flights[-1].start
        if event.get("during_trip") and not (is_away and uid.startswith("errand-")):
            self.fault("marked", place, event["title"])
        if self.life.name == "no change of zone" and is_away and uid.startswith("errand-") and not event.get("during_trip"):
            self.fault("not marked", place, event["title"])

    def look_at_journeys(self, brief, place):
        for flight in (f for f in self.life.flights if f.listed):
            hours, minutes = (3, 90) if flight.title.startswith("Flight") else (1, 0)
            near = flight.start - dt.timedelta(hours=hours), flight.end + dt.timedelta(minutes=minutes)
            for window in brief["windows"]:
                if moment(window["start"]) < near[1] and moment(window["end"]) > near[0]:
                    self.fault("window", place, f"{window['start']} beside {flight.title}")
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
                        self.fault("up by", place, f"{up} inside {flight.title}")

    def look_at_settling(self, brief, shown, place):
        settling = shown.get("settling")
        if not settling:
            return
        if abs(settling["hours_ahead"]) < 3:
            self.fault("settling", place, settling)
        if settling["day"] <= 2 and RANK[brief["verdict"]["training"]] > 2:
            self.fault("hard in a new zone", place)
        if any(a["rule"] == "several-signals-off" for a in brief["recommendations"]):
            self.fault("readings in a new zone", place)

    def look_at_words(self, shown, now, place):
        for language, home in (("en", "home"), ("es", "casa")):
            text = self.program.run("brief", "--lang", language, now=now)
            if shown.get("away") != (f" {home}" in text.split("\n\n")[0].split("\n")[0] or f" {home}\n" in text):
                self.fault("header", place, f"{text.splitlines()[0] if text else ''}")
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
    dst = ("America/New_York", ("2026-03-04T17:00", "2026-03-04T19:20"), ("2026-03-12T18:30", "2026-03-13T06:40"))
    london = ("Europe/London", ("2026-02-09T10:00", "2026-02-09T11:20"), ("2026-02-12T18:10", "2026-02-12T21:35"))
    paris = ("Europe/Paris", ("2026-02-09T10:00", "2026-02-09T12:00"), ("2026-02-12T18:10", "2026-02-12T20:15"))
    trains = [Flight("Train to Edinburgh", "2026-02-10T17:00", "Europe/London", "2026-02-10T21:20", "Europe/London"),
              Flight("Train to London", "2026-02-12T09:00", "Europe/London", "2026-02-12T13:20", "Europe/London")]
    ride = [Flight("Train to Lyon", "2026-02-10T17:00", "Europe/Paris", "2026-02-10T19:00", "Europe/Paris")]
    moved_by_none = [
        Life("remote worker", "2026-02-02", "2026-03-15", domestic("2026-02-10", "2026-02-11") + domestic("2026-03-03", "2026-03-05", "utc"), seed=29, extra=colleagues),
        Life("border commuter", "2026-02-02", "2026-03-15", domestic("2026-02-14", "2026-02-15") + domestic("2026-03-03", "2026-03-05", "utc"), seed=30, extra=across_the_border),
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
        Life("partner", "2026-02-05", "2026-02-09", partner=trip(*york)[0], seed=8),
        Life("partner, me unknown", "2026-02-05", "2026-02-09", partner=trip(*york)[0], me=False, seed=8),
        Life("utc", "2026-02-05", "2026-02-16", trip(*york, written="utc"), seed=9),
        Life("machine in utc", "2026-03-24", "2026-04-02", zone="UTC", configured=False, seed=10),
        Life("moved", "2026-02-05", "2026-03-06", trip(*york, (False, False))[:1], seed=11),
        Life("clocks in autumn", "2025-10-22", "2025-10-29", seed=12),
        Life("clocks in spring", "2026-03-26", "2026-04-01", seed=13),
        Life("clocks abroad", "2026-03-03", "2026-03-16", trip(*dst), seed=14),
        Life("no wearable", "2026-02-05", "2026-02-16", trip(*york), nights=False, seed=15),
    ]


def apple_export(life):
    """Nights at home, in an export that a phone in New York wrote."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<HealthData>"]
    there = ZoneInfo("America/New_York")
    for sleep in life.person.records["sleep"]:
        if not sleep["nap"]:
            start, end = (f"{moment(sleep[key]).astimezone(there):%Y-%m-%d %H:%M:%S %z}" for key in ("start", "end"))
            lines.append(f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Phone" startDate="{start}" endDate="{end}" '
                         f'creationDate="{end}" value="HKCategoryValueSleepAnalysisAsleepUnspecified"/>')
    path = life.folder / "export.xml"
    path.write_text("\n".join(lines + ["</HealthData>", ""]))
    return path


class AppleTrial(Trial):
    def tell(self):
        now = at(self.life.last, 9)
        self.write_known(now)
        self.program.run("import", "apple-health", str(apple_export(self.life)))
        self.life.nights = False
        return super().tell()


class MovedTrial(Trial):
    def tell(self):
        super().tell()
        for days, offers in ((15, False), (24, True)):
            now = self.life.flights[0].end + dt.timedelta(days=days)
            self.write_known(now)
            if ("time_zone" in self.program.run("doctor", now=now)) != offers:
                self.fault("doctor offers time_zone", f"{days} days after", not offers)
        return self


def main():
    options = arguments(__doc__, ("--life", {"help": "only lives whose names begin so", "default": ""}))
    faults, kinds = Faults(), {"moved": MovedTrial, "apple": AppleTrial}
    with place(options) as folder:
        made = lives() + [Life("apple", "2026-02-12", "2026-02-14", seed=16)]
        trials = [kinds.get(life.name, Trial)(options.readyday, life, pathlib.Path(folder) / str(number))
                  for number, life in enumerate(made) if life.name.startswith(options.life)]
        each(lambda trial: trial.tell(), trials)
    for trial in trials:
        faults.add(trial.faults)
        print(f"{trial.life.name}: {trial.faults.counts['looks']} looks, away in {trial.away}, {trial.marked} marked")
    ended(faults, f"{len(trials)} lives, {faults.counts['looks']} looks")


if __name__ == "__main__":
    main()
