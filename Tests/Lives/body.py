"""A person's nights and training, as a wearable records them, and what is true of them.

Nobody measures the state of a body. It carries load, short sleep, alcohol and illness from one night to the next, and all
that the wearable reports follows from it, with noise. The same seed gives the same life.
"""
import bisect
import dataclasses
import datetime as dt
import json
import math
import random
import statistics
import uuid
from zoneinfo import ZoneInfo

UTC = dt.timezone.utc
HOME = "Europe/Madrid"
# Shares of a session's minutes in WHOOP's six heart rate zones, and Edwards' points for a minute in each.
EFFORTS = {
    "walk": (.5, .4, .1, 0, 0, 0), "easy": (.15, .55, .28, .02, 0, 0), "moderate": (.06, .2, .42, .29, .03, 0),
    "hard": (.05, .1, .18, .32, .27, .08), "race": (.01, .03, .11, .33, .42, .1), "strength": (.3, .37, .23, .1, 0, 0),
    "heavy": (.2, .3, .3, .15, .05, 0)}
POINTS = range(6)
SPORTS = [("running", "moderate", 26), ("running", "hard", 8), ("cycling", "moderate", 14), ("weightlifting", "strength", 18),
          ("functional-fitness", "moderate", 8), ("walking", "walk", 14), ("swimming", "moderate", 4), ("yoga", "easy", 5),
          ("padel", "moderate", 3)]


def at(day, hour, zone=HOME):
    """The moment at `hour` on the clock of `day`, which may be negative or above 24."""
    return (dt.datetime.combine(day, dt.time()) + dt.timedelta(seconds=round(hour * 3600))).replace(tzinfo=ZoneInfo(zone))


def stamp(moment):
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def moment(text):
    return dt.datetime.fromisoformat(text)


def offset(moment):
    return moment.isoformat()[-6:]


def strain(load):
    return round(21 * load / (load + 170), 4)


@dataclasses.dataclass
class Night:
    """A night by the hours of the day of waking; `wild` is how many hours both ends vary."""
    bed: float
    up: float
    wild: tuple = (.33, .15)
    ill: float = 0         # up to 1
    fever: bool = False
    alcohol: float = 0     # of the evening before, up to 1.5
    naps: tuple = ()       # (hour, minutes) of the day after it
    pieces: int = 1
    low: float = 0         # taken from the state, for reasons of its own
    is_missing: bool = False
    is_unscored: bool = False


class Person:
    """`zone` gives the zone of the clock to which the person wakes on a day."""

    def __init__(self, seed, days, zone=lambda day: HOME, need=7.6, hrv=62, resting=54, breath=14.6, skin=33.7, spread=.16,
                 efficiency=.925, cycle=None):
        self.random, self.days, self.zone = random.Random(seed), days, zone
        self.need, self.hrv, self.resting, self.breath, self.skin = need, hrv, resting, breath, skin
        self.spread, self.efficiency, self.cycle = spread, efficiency, cycle
        self.nights, self.workouts = {}, []
        self.records = {"recovery": [], "sleep": [], "cycle": [], "workout": []}
        self.truth, self.loads = {}, {}

    # What they do.

    def night(self, day, bed, up, **more):
        self.nights[day] = Night(bed, up, **more)

    def workout(self, day, hour, minutes, sport, effort="moderate"):
        self.workouts.append((at(day, hour, self.zone(day)), minutes, sport, effort))

    def wander(self, strength=1.0, has_journeys=True):
        """Fills the days with what happens in a life: late nights, drinks, naps, illnesses, days without the wearable."""
        r, usual = self.random, self.random.uniform(-1.4, -.4)
        for day in self.days:
            weekend = .8 * (day.weekday() > 4)
            bed = usual + weekend + r.gauss(0, .4)
            self.night(day, bed, bed + 8.1 + .4 * (weekend > 0) + r.gauss(0, .6), wild=(.2, .2))
            night, kind = self.nights[day], r.random()
            if kind < .05:
                night.alcohol, night.bed, night.up = r.uniform(.5, 1.2), bed + 1.1, night.up - .3
            elif kind < .09:
                night.bed, night.up = r.uniform(3.3, 4.8), r.uniform(12, 13.5)
            elif kind < .17:
                night.naps = ((r.uniform(13.5, 16), r.uniform(20, 90)),)
            elif kind < .19:
                night.is_unscored = True
            for sport, effort, _ in r.choices(SPORTS, [weight for *_, weight in SPORTS], k=r.choices((0, 1, 2), (38, 46, 16))[0]):
                self.workout(day, r.choice((6.9, 12.3, 17.7, 19.1)) + r.gauss(0, .2), r.uniform(30, 80), sport, effort)
        for _ in range(len(self.days) // 110):
            first = r.randrange(8, len(self.days) - 6)
            for number, day in enumerate(self.days[first:first + r.randint(3, 5)]):
                self.fall_ill(day, strength * (.8 if number == 0 else 1))
        for day in self.days[(first := r.randrange(8, len(self.days) - 8)):first + r.choice((1, 2, 4))]:
            self.nights[day].is_missing = True
        if has_journeys:
            first, away = r.randrange(8, len(self.days) - 12), r.choice(("America/New_York", "Asia/Kolkata", "America/Los_Angeles"))
            there = set(self.days[first:first + r.randint(4, 9)])
            self.zone = lambda day: away if day in there else HOME

    def fall_ill(self, day, how, fever=True):
        self.nights[day].ill, self.nights[day].fever = how, fever
        self.nights[day].alcohol = 0
        if how > .5:
            self.workouts = [workout for workout in self.workouts if workout[0].date() != day]

    # What becomes of it.

    def live(self):
        """Makes the records, and for each day what is true of it."""
        self.workouts.sort(key=lambda workout: workout[0])
        mood, debt, past, last_load, nap = 0.0, .4, [], 60.0, 0.0
        acute = chronic = 90.0
        starts = [start for start, *_ in self.workouts]
        spans = self.spans()
        for place, (day, start, end) in enumerate(spans):
            night = self.nights[day]
            until = spans[place + 1][1] if place + 1 < len(spans) else None
            efficiency = min(.98, max(.6, self.random.gauss(self.efficiency, .02) - .05 * night.alcohol - .03 * night.ill))
            asleep = (end - start).total_seconds() / 3600 * efficiency - .4 * (night.pieces - 1)
            parts = [self.need, debt, .1 + .002 * last_load, -nap]
            short = max(0.0, sum(parts) - asleep)
            luteal = self.luteal(day)
            mood = .5 * mood + self.random.gauss(0, .7)
            state = (mood - .008 * (acute - chronic) - .3 * short - 1.2 * night.alcohol - 2.2 * night.ill - .3 * luteal
                     - night.low)
            variability = math.log(self.hrv) + self.spread * state + self.random.gauss(0, .05)
            resting = self.resting - 1.5 * state + self.random.gauss(0, 1) + 4 * night.ill + 2 * luteal
            score = self.score(past, variability, resting, asleep / sum(parts), night.ill)
            past.append((variability, resting))
            self.truth[day] = {
                "start": start, "end": end, "asleep": asleep, "need": sum(parts), "own_need": self.need, "state": state,
                "score": score, "ill": night.ill, "fever": night.fever, "alcohol": night.alcohol, "efficiency": efficiency,
                "bed": at(day, night.bed, self.zone(day)), "up": at(day, night.up, self.zone(day)), "done": []}
            load = self.random.uniform(45, 75)
            first = bisect.bisect_left(starts, end)
            done = self.workouts[first:bisect.bisect_left(starts, until or end + dt.timedelta(hours=17))]
            loads = [(end + dt.timedelta(hours=16), load)]
            for began, minutes, sport, effort in done:
                points = minutes * sum(share * point for share, point in zip(EFFORTS[effort], POINTS))
                loads.append((began + dt.timedelta(minutes=minutes), points))
                self.truth[day]["done"].append((sport, effort, minutes))
            last_load = sum(points for _, points in loads)
            if not night.is_missing:
                self.record(day, start, end, until, asleep, parts, score, variability, resting, luteal, loads)
                for began, minutes, sport, effort in done:
                    self.record_workout(began, minutes, sport, effort)
            nap = sum(minutes for _, minutes in night.naps) / 60 * .85
            debt = max(0.0, min(2.1, .2 + .2 * debt + .3 * (sum(parts) - asleep)))
            acute, chronic = acute + (last_load - acute) / 5, chronic + (last_load - chronic) / 30
        return self

    def spans(self):
        """Each night's beginning and end; none begins before six hours after the last."""
        found, last = [], None
        for day in self.days:
            if day not in self.nights:
                continue
            night, zone = self.nights[day], self.zone(day)
            start = at(day, night.bed + self.random.gauss(0, night.wild[0]), zone)
            end = at(day, night.up + self.random.gauss(0, night.wild[1]), zone)
            start = max(start, (last + dt.timedelta(hours=6)).astimezone(start.tzinfo)) if last else start
            last = max(end, start + dt.timedelta(hours=2.6))
            found.append((day, start, last))
        return found

    def luteal(self, day):
        place = (day - self.days[0]).days % self.cycle if self.cycle else 0
        return min(1.0, (place - 13) / 3) if place > 13 else 0.0

    def score(self, past, variability, resting, slept, ill):
        """Percent, as unusual as the night is among the thirty before it."""
        known = past[-30:] if len(past) > 3 else [(math.log(self.hrv), self.resting)] * 4
        (mean, spread), (usual, wide) = ((statistics.fmean(each), statistics.pstdev(each)) for each in zip(*known))
        z = (.9 * (variability - mean) / max(.09, spread) - .45 * (resting - usual) / max(1.4, wide) + 4 * (min(1, slept) - .86)
             - .5 * ill + self.random.gauss(0, .35))
        return round(max(1, min(99, 100 / (1 + math.exp(-.5 - .62 * z)))))

    # As the wearable's service has it.

    def uid(self):
        return str(uuid.UUID(int=self.random.getrandbits(128), version=4))

    def record(self, day, start, end, until, asleep, parts, score, variability, resting, luteal, loads):
        night, r = self.nights[day], self.random
        cycle, sleep = 1_200_000_000 + (day.toordinal() - 700_000) * 1000 + r.randrange(900), self.uid()
        created = end + dt.timedelta(minutes=r.uniform(2, 11))
        state = "UNSCORABLE" if night.is_unscored else "SCORED"
        breath = self.breath + r.gauss(0, .27) + 1.4 * night.ill + .3 * night.alcohol + .3 * luteal
        own = {"user_id": 1, "created_at": stamp(created), "updated_at": stamp(created), "score_state": state}
        pieces = self.pieces(start, end, night.pieces) + [
            (at(day, hour, self.zone(day)), at(day, hour + minutes / 60, self.zone(day))) for hour, minutes in night.naps]
        main = max(range(night.pieces), key=lambda number: pieces[number][1] - pieces[number][0])
        whole = sum((b - a).total_seconds() for a, b in pieces[:night.pieces])
        for number, (a, b) in enumerate(pieces):
            seconds, is_main = (b - a).total_seconds(), number == main
            slept = asleep * 3600 * seconds / whole if number < night.pieces else .85 * seconds
            made = stamp(created if number < night.pieces else b + dt.timedelta(minutes=4))
            self.records["sleep"].append({**own, "id": sleep if is_main else self.uid(), "cycle_id": cycle, "v1_id": None,
                "created_at": made, "updated_at": made, "start": stamp(a), "end": stamp(b), "timezone_offset": offset(b),
                "nap": not is_main, "score": None if night.is_unscored else self.sleep_score(seconds, slept, parts, breath)})
        warm = .8 * night.ill * (1 if night.fever else .45) + .3 * luteal
        self.records["recovery"].append({**own, "cycle_id": cycle, "sleep_id": sleep, "score": None if night.is_unscored else {
            "user_calibrating": False, "recovery_score": float(score), "resting_heart_rate": float(round(resting)),
            "hrv_rmssd_milli": round(math.exp(variability), 4), "spo2_percentage": round(r.gauss(96.3, .6), 2),
            "skin_temp_celsius": round(self.skin + r.gauss(0, .22) + warm, 3)}})
        self.loads[cycle] = loads
        self.records["cycle"].append({**own, "id": cycle, "start": stamp(start), "end": until and stamp(until),
            "timezone_offset": offset(end), "score_state": "SCORED",
            "score": {"strain": strain(sum(points for _, points in loads)), "kilojoule": 8500.0 + 12 * sum(p for _, p in loads),
                      "average_heart_rate": 66, "max_heart_rate": 151}})

    def pieces(self, start, end, count):
        """A night in so many pieces, with half an hour or so awake between them."""
        cuts = [start + (end - start) * (n / count + (self.random.gauss(0, .04) if 0 < n < count else 0)) for n in range(count + 1)]
        return [(a, b if b == end else b - dt.timedelta(minutes=self.random.uniform(15, 50))) for a, b in zip(cuts, cuts[1:])]

    def sleep_score(self, seconds, slept, parts, breath):
        deep, rem = (round(slept * self.random.uniform(.19, .26)) for _ in "12")
        stages = {"total_in_bed_time_milli": seconds, "total_awake_time_milli": seconds - slept, "total_no_data_time_milli": 0,
                  "total_light_sleep_time_milli": slept - deep - rem, "total_slow_wave_sleep_time_milli": deep,
                  "total_rem_sleep_time_milli": rem}
        names = ("baseline_milli", "need_from_sleep_debt_milli", "need_from_recent_strain_milli", "need_from_recent_nap_milli")
        return {
            "stage_summary": {name: round(value * 1000) for name, value in stages.items()}
            | {"sleep_cycle_count": round(slept / 5500), "disturbance_count": self.random.randint(3, 14)},
            "sleep_needed": {name: round(hours * 3_600_000) for name, hours in zip(names, parts)},
            "respiratory_rate": round(breath, 4),
            "sleep_performance_percentage": float(round(min(100, 100 * slept / 3600 / sum(parts)))),
            "sleep_consistency_percentage": 74.0, "sleep_efficiency_percentage": round(100 * slept / seconds, 3)}

    def record_workout(self, start, minutes, sport, effort):
        end, shares = start + dt.timedelta(minutes=minutes), EFFORTS[effort]
        points = minutes * sum(share * point for share, point in zip(shares, POINTS))
        created = stamp(end + dt.timedelta(minutes=self.random.uniform(1, 9)))
        beats = 92 + 18 * points / minutes
        names = ("zero", "one", "two", "three", "four", "five")
        self.records["workout"].append({
            "id": self.uid(), "v1_id": None, "user_id": 1, "created_at": created, "updated_at": created, "start": stamp(start),
            "end": stamp(end), "timezone_offset": offset(start), "sport_name": sport, "score_state": "SCORED", "score": {
                "strain": strain(points), "average_heart_rate": round(beats), "max_heart_rate": round(beats + 34),
                "kilojoule": round(38 * minutes, 2), "percent_recorded": 1.0, "distance_meter": None,
                "altitude_gain_meter": None, "altitude_change_meter": None,
                "zone_durations": {f"zone_{name}_milli": round(share * minutes * 60_000) for name, share in zip(names, shares)}}})

    def known(self, now, since=None):
        """The records that exist by `now`, of what began after `since`; the strain of an open cycle is what it is by then."""
        stamps = [stamp(moment) if moment else "" for moment in (since, now)]
        found = {kind: [record for record in records if stamps[0] <= record["created_at"] <= stamps[1]]
                 for kind, records in self.records.items()}
        found["cycle"] = [self.open(cycle, now) if (cycle["end"] or "9") > stamps[1] else cycle for cycle in found["cycle"]]
        return found

    def open(self, cycle, now):
        (rest, base), *sessions = self.loads[cycle["id"]]
        awake = min(1.0, max(.05, 1 - (rest - now).total_seconds() / 57_600))
        load = base * awake + sum(points for end, points in sessions if end <= now)
        return cycle | {"end": None, "updated_at": cycle["created_at"], "score": cycle["score"] | {"strain": strain(load)}}

    def write(self, folder, now, since=None):
        folder.mkdir(parents=True, exist_ok=True)
        for kind, records in self.known(now, since).items():
            (folder / f"{kind}.json").write_text(json.dumps({"records": records}))
        return folder
