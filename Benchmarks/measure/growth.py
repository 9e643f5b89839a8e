"""How cost grows with size: a table for each thing that can grow, and the exponent that fits it."""
import dataclasses
import math
from typing import Callable

from measure import cost

# Worse than this is not linear any more.
MOST = 1.15

# MiB that an ordinary run may hold; what is asked for here is more than that, and is only marked.
BUDGET = 32


@dataclasses.dataclass(frozen=True)
class Growth:
    name: str
    unit: str
    sizes: tuple
    # The command for a size.
    command: Callable

    def smaller(self):
        """The same without the largest size."""
        return dataclasses.replace(self, sizes=self.sizes[:-1])

    def measure(self, start_up):
        return [Point(size, cost.processor_time(self.command(size)) - start_up, cost.memory(self.command(size)))
                for size in self.sizes]


@dataclasses.dataclass(frozen=True)
class Point:
    size: int
    # Of the processors, start-up taken off.
    milliseconds: float
    # None where the system does not tell.
    mebibytes: float | None

    def cells(self, unit):
        memory = "" if self.mebibytes is None else f"{self.mebibytes:.1f}"
        if memory and self.mebibytes > BUDGET:
            memory = f"**{memory}**"
        return f"| {self.size:,} | {self.milliseconds:.1f} | {shown(self.milliseconds / self.size)} | {memory} |"


def shown(milliseconds):
    """A cost per unit, which may be thousandths of a millisecond."""
    return f"{milliseconds:.2f} ms" if milliseconds >= 0.1 else f"{milliseconds * 1000:.2f} µs"


def exponent(points):
    """The slope through the three largest points on logarithmic scales; None when too little is left to tell.

    What costs less than a millisecond is noise.
    """
    told = [(math.log(point.size), math.log(point.milliseconds)) for point in points[-3:] if point.milliseconds >= 1]
    if len(told) < 2:
        return None
    middle = [sum(values) / len(told) for values in zip(*told)]
    rise = sum((x - middle[0]) * (y - middle[1]) for x, y in told)
    return rise / sum((x - middle[0]) ** 2 for x, _ in told)


def verdict(slope):
    if slope is None:
        return "too cheap to tell"
    return f"grows as size^{slope:.2f}" + (", **worse than linear**" if slope > MOST else "")


def show(growths, start_up):
    """Prints a table for each as soon as it is measured; how many grow worse than linear."""
    worse = 0
    for growth in growths:
        points = growth.measure(start_up)
        slope = exponent(points)
        worse += slope is not None and slope > MOST
        print(f"\n**{growth.name}**: {verdict(slope)}\n")
        print(f"| {growth.unit} | ms | each | MiB |\n|---:|---:|---:|---:|")
        for point in points:
            print(point.cells(growth.unit), flush=True)
    return worse
