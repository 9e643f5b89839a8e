"""Events of real calendars that 1.0.0 took for something else, a week apart each, with guests and without."""
import datetime as dt

from world import Life, Program, at, weekly

MONDAY = dt.date(2026, 3, 2)
ED, COLLEAGUES = "ed@example.test", ["ed@example.test", "fay@example.test"]
FRIENDS = ["leo@gmail.com", "mia@gmail.com", "bo@gmail.com"]
KINDS = {"home": "personal", "work": "work", "holidays": "holidays", "feed": None}
EVENTS = []


def listed(calendar, title, time, expected, guests=(), organiser=None, reply="ACCEPTED", weeks=1, more=(), uid=None):
    """`time` is the day from 0, the hour and the minutes; a day alone is a whole one. `expected` are members of its JSON."""
    EVENTS.append((calendar, title, time, expected, guests, organiser, reply, weeks, more, uid))


def mine(kind, **more):
    return dict(owner="mine", kind=kind, not_counted=None, **more)


def off(reason, **more):
    return dict(not_counted=reason, **more)


listed("home", "Guardia", (0, 15, 1020), mine("shift"))
listed("home", "Guardia", (7, 8, 1440), mine("shift"))
listed("home", "Night shift", (15, 22, 480), mine("shift"), weeks=5)
# The public holiday is the 17th day; the clinic's series goes on.
listed("holidays", "Public holiday", (17,), off("all_day"))
listed("home", "Therapy", (10, 18, 60), mine("errand"), ["anna@clinic.example"], "anna@clinic.example", weeks=2)
listed("work", "Budget", (21, 10, 60), mine("meeting"), COLLEAGUES, ED, "DECLINED", more=["SEQUENCE:1"], uid="reply")
listed("work", "Budget", (21, 10, 60), mine("meeting"), COLLEAGUES, ED, more=["SEQUENCE:2"], uid="reply")
listed("work", "Platform news", (28, 10, 60), mine("meeting"), ["platform@lists.example.test"], ED, None)
listed("home", "Christmas PTO", (35,), off("all_day", owner="mine"))
listed("home", "Lucía - dentista", (42, 16, 45), mine("errand"))
listed("home", "Pick up Leo", (43, 17.5, 30), mine("errand"))
listed("work", "Cover for Ed (on-call)", (44, 10, 60), mine("meeting"), COLLEAGUES, ED)
listed("work", "Ana/Bo vacation", (45, 10, 60), mine("leisure"), COLLEAGUES, ED)
listed("home", "Padel", (46, 18, 90), mine("training"), FRIENDS, FRIENDS[0])
listed("home", "Gym", (47, 7, 60), mine("training"), more=["X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij"])
listed("work", "HOLD: Customer workshop", (49, 10, 120), mine("meeting"), COLLEAGUES, ED)
listed("work", "Lisbon office", (56, 8, 600), off("background"), more=["X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE"])
listed("work", "Out", (57, 13, 300), off("out_of_office"), more=["X-MICROSOFT-CDO-BUSYSTATUS:OOF"])
listed("work", "Canceled: Budget review", (58, 10, 60), off("cancelled"), COLLEAGUES, ED)
listed("work", "Release", (64, 1, 240), mine("meeting"), COLLEAGUES, ED)
listed("home", "Dentist", (70, 10, 45), mine("errand"))
for number in range(5):
    listed("feed", "Busy", (70 + number, 10, 60), dict(owner="mine", not_counted=None))


def judge(readyday, folder, has_guests, faults):
    life = Life("listed", MONDAY, 1)
    for number, (name, title, time, _, guests, organiser, reply, weeks, more, uid) in enumerate(EVENTS):
        day = MONDAY + dt.timedelta(time[0])
        people = {"guests": guests, "organiser": organiser, "reply": organiser and reply} if has_guests else {}
        life.calendar(name, KINDS[name]).add(
            title, at(day, time[1]) if len(time) > 1 else day, *time[2:], uid=uid or f"{number}@listed", more=more,
            rule=weekly([day.weekday()], count=weeks) if weeks > 1 else None, **people)
    life.write(folder)
    days = Program(readyday, life.folder).json(
        "agenda", str(MONDAY), "--days", "84", "--config", str(life.folder / "config.json5"), now=at(MONDAY, 6))["days"]
    told = {(event["title"], event["calendar"], event["start"][:10]): event for day in days for event in day["events"]}
    for name, title, time, expected, *_, weeks, _, _ in EVENTS:
        for week in range(weeks):
            date = str(MONDAY + dt.timedelta(time[0] + 7 * week))
            found = told.get((title, name, date), {})
            other = {key: found.get(key, "not listed") for key, value in expected.items() if found.get(key, "not listed") != value}
            if other:
                faults.say(f"listed {'with' if has_guests else 'without'} guests", f"{date} {title}", f"{other}, not {expected}")
