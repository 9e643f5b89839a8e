"""Rows of figures, each beside its yardstick and its budget, and how they are printed."""
import dataclasses

from measure import cost
from measure.yardsticks import Yardstick


@dataclasses.dataclass(frozen=True)
class AtMost:
    """So many times the yardstick's time."""
    times: float

    def __str__(self):
        return f"≤ {self.times:g}"

    def compare(self, own, base):
        return f"{own / base:.2f}", own <= self.times * base


@dataclasses.dataclass(frozen=True)
class Faster:
    """So many times as fast as the yardstick."""
    times: float

    def __str__(self):
        return f"≥ {self.times:g} × faster"

    def compare(self, own, base):
        return f"{base / own:.0f} × faster", own * self.times <= base


@dataclasses.dataclass(frozen=True)
class Over:
    """So many milliseconds over the yardstick."""
    milliseconds: float

    def __str__(self):
        return f"≤ +{self.milliseconds:g} ms"

    def compare(self, own, base):
        return f"{own - base:+.1f} ms", own <= base + self.milliseconds


@dataclasses.dataclass(frozen=True)
class Told:
    """A comparison of some kind that has no budget."""
    kind: type

    def __str__(self):
        return ""

    def compare(self, own, base):
        return self.kind(0).compare(own, base)[0], True


@dataclasses.dataclass(frozen=True)
class TimeRow:
    name: str
    command: tuple
    beside: Yardstick
    budget: object
    runs: int

    def measure(self):
        """The row's cells, and whether its budget is kept."""
        if self.beside.command is None:
            own, = cost.times([self.command], self.runs)
            return [self.name, milliseconds(own), self.beside.name, "not installed", "", str(self.budget), ""], True
        own, base = cost.times([self.command, self.beside.command], self.runs)
        ratio, is_kept = self.budget.compare(own.median, base.median)
        of_least, _ = self.budget.compare(own.least, base.least)
        cells = [self.name, milliseconds(own), self.beside.name, milliseconds(base), f"{ratio} ({of_least})"]
        return cells + [str(self.budget), verdict(self.budget, is_kept)], is_kept


@dataclasses.dataclass(frozen=True)
class MemoryRow:
    """Memory that no file stands behind."""
    name: str
    command: tuple
    # In MiB.
    budget: float = 32

    def measure(self):
        most = cost.memory(self.command)
        if most is None:
            return [self.name, "not told by this system", "", "", "", f"≤ {self.budget:g} MiB", ""], True
        is_kept = most <= self.budget
        cells = [self.name, f"{most:.1f} MiB", "", "", "", f"≤ {self.budget:g} MiB"]
        return cells + [verdict(self.budget, is_kept)], is_kept


def milliseconds(times):
    return f"{times.median:.1f} ms ({times.least:.1f})"


def verdict(budget, is_kept):
    return "" if not str(budget) else "kept" if is_kept else "**over**"


def line(cells):
    return "| " + " | ".join(cells) + " |"


def show(rows):
    """Prints each row as soon as it is measured; the number of rows over their budget."""
    print(line(["what", "median (least)", "beside", "median (least)", "ratio (of the least)", "budget", ""]))
    print("|---" * 7 + "|")
    over = 0
    for row in rows:
        cells, is_kept = row.measure()
        over += not is_kept
        print(line(cells), flush=True)
    return over
