#!/usr/bin/env python3
"""Regressions worked out with numpy, for Swift's to agree with: python3 make.py > regressions.json

The standard errors are those of the whole matrix, intercept included, and by matrix products, so that nothing is
shared with the code under test but the definition: C = (X'X)^-1; SE1 = sqrt(s2 C11); Newey and West's S = sum of u u' +
sum over lags of w (u u'_-l + its transpose), with Bartlett's weights over days exactly l apart, C S C n/(n-k).
"""
import json

import numpy as np


def fit(days, y, columns):
    kept = [columns[0]] + [c for c in columns[1:] if np.ptp(c) > 1e-9]
    X = np.column_stack([np.ones(len(y))] + kept)
    n, k = X.shape
    C = np.linalg.inv(X.T @ X)
    b = C @ X.T @ y
    e = y - X @ b
    s2 = e @ e / (n - k)
    lags = int(np.floor(4 * (n / 100) ** (2 / 9)))
    u = X * e[:, None]
    S = u.T @ u
    place = {d: i for i, d in enumerate(days)}
    for lag in range(1, lags + 1):
        w = 1 - lag / (lags + 1)
        for i, d in enumerate(days):
            j = place.get(d - lag)
            if j is not None:
                G = np.outer(u[i], u[j])
                S = S + w * (G + G.T)
    V = C @ S @ C * n / (n - k)
    return {"slope": b[1], "classical": np.sqrt(s2 * C[1, 1]), "serial": np.sqrt(max(0, V[1, 1])),
            "degrees": n - k, "lags": lags}


def t_border(z, nu):
    return z + (z**3 + z) / (4 * nu) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * nu**2)


def case(seed, n, gaps, columns, flat=False):
    rng = np.random.default_rng(seed)
    days = np.sort(rng.choice(n + gaps, n, replace=False)) + 20000
    x = [(rng.random(n) < 0.3).astype(float)] + [rng.normal(40, 20, n) for _ in range(columns - 1)]
    if flat:
        x[-1] = np.ones(n) * 3
    noise = np.zeros(n)
    for i in range(n):
        noise[i] = (0.4 * noise[i - 1] if i and days[i] == days[i - 1] + 1 else 0) + rng.normal(0, 18)
    y = 60 - 6 * x[0] + 0.2 * x[-1] + noise
    y, x = np.round(y, 3), [np.round(c, 3) for c in x]
    found = fit([int(d) for d in days], y, x)
    found["border"] = t_border(1.959963984540054, found["degrees"])
    return {"days": [int(d) for d in days], "outcome": list(y), "columns": [list(c) for c in x],
            "expected": {k: float(v) for k, v in found.items()}}


cases = [case(1, 24, 0, 1), case(2, 60, 9, 5), case(3, 90, 0, 5), case(4, 180, 40, 5),
         case(5, 365, 30, 5), case(6, 70, 12, 4, flat=True)]
print(json.dumps({"cases": cases}, indent=None, separators=(",", ":")))
