#!/usr/bin/env python3
"""Ninety days of four invented lives, read every morning and every evening in both languages.

    walk.py READYDAY [--days N]

What readyday says in one place must not contradict what it says in another (`look.py`).
"""
import datetime as dt

from look import tell
from world import Faults, Life, Told, arguments, each, ended, place

LAST = dt.date(2026, 4, 20)  # Clocks go forward on the way.


def manager(life, day):
    r = life.random
    if day.weekday() < 5:
        hour = r.choice([8.5, 9, 9.5])
        for _ in range(r.randint(3, 8)):
            minutes = r.choice([15, 30, 45, 60, 90, 120])
            title = r.choice(["Board review", "Planning", "1:1 Lucía", "Interview", "Stand-up", "Revisión de presupuesto"])
            life.event(title, day, hour, minutes, r.randint(1, 9), r.random() < .6)
            hour += minutes / 60 + r.choice([-.25, 0, 0, .25, 1])
    if r.random() < .3:
        life.event(r.choice(["Dinner with Marta", "Cena de equipo", "Concert"]), day, r.choice([20, 21, 21.5]), r.choice([90, 150]), 2)
    if r.random() < .03:
        life.event("Out of office", day, days=1)


def nurse(life, day):
    if day.weekday() < 5:
        shifts = [("Turno de mañana", 7, 480), ("Turno de tarde", 15, 480), ("Night shift", 22, 600)]
        title, hour, minutes = shifts[day.isocalendar()[1] % 3]
        life.event(title, day, hour, minutes)
    elif life.random.random() < .3:
        life.event("Cumpleaños de Leo", day, 17, 180, 6)


def runner(life, day):
    r = life.random
    if day.weekday() < 5:
        life.event("Stand-up", day, 9.25, 15, 6, False)
        if r.random() < .6:
            life.event("Design review", day, r.choice([10, 12, 16]), 60, 4)
    if day.weekday() in (1, 3):
        life.event("Run with Sara", day, r.choice([7, 18.5]), 60, 1)
    if day.weekday() == 5:
        life.event("Hike", day, 9, 420)
    if day.toordinal() % 21 == 0:
        life.event("Madrid marathon", day, 9, 240)


def traveller(life, day):
    r = life.random
    if day.toordinal() % 9 == 0:
        life.event("Flight MAD → JFK", day, r.choice([6.5, 12, 23]), 480)
    elif day.toordinal() % 23 == 0:
        life.event("Vacaciones", day, days=3)
    elif r.random() < .7:
        title = r.choice(["Customer call", "Workshop", "Dentist", "Focus"])
        life.event(title, day, r.choice([5.5, 9, 11, 15, 19]), r.choice([30, 60, 180, 240]), r.randint(0, 5))


LIVES = (manager, nurse, runner, traveller)


def walked(days=90):
    """The four lives. Nobody acts on what readyday says, and nights heed no calendar."""
    for seed, fill in enumerate(LIVES, 40):
        weeks = -(-days // 7)
        life = Life(fill.__name__, LAST - dt.timedelta(days=7 * weeks), weeks, seed=seed)
        life.person.wander()
        life.watched = life.watched[-days:]
        for day in life.days:
            life.looks[day] = [17.5]
            fill(life, day)
        yield life


def main():
    options, faults = arguments(__doc__, ("--days", {"type": int, "default": 90})), Faults()
    with place(options) as folder:
        for told in each(tell, [Told(options.readyday, life, folder) for life in walked(options.days)]):
            faults.add(told.faults)
    ended(faults, f"{len(LIVES)} lives, {faults.counts['looks']} looks")


if __name__ == "__main__":
    main()
