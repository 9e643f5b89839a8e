// What habits say of invented years, many of them: Benchmarks/trials compiles this with the core and prints it.

let worlds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000

func share(_ value: Double) -> String {
  let thousandths = Int(value * 1000 + 0.5)
  let digits = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

print("| \(worlds) worlds each | share |")
print("|---|---|")
for days in [60, 90, 180, 365] {
  let plain = HabitWorld.coverage(worlds) { HabitWorld(seed: $0, days: days, effect: -6).isCovered }
  print("| interval holds the truth, \(days) days | \(share(plain)) |")
}
for days in [90, 180, 365] {
  func world(_ seed: UInt64) -> HabitWorld {
    HabitWorld(seed: seed, days: days, effect: -6, isByFeel: true)
  }
  let with = HabitWorld.coverage(worlds) { world($0).isCovered }
  let without = HabitWorld.coverage(worlds) { world($0).isCoveredWithoutMorning }
  print("| the same, chosen by feel, \(days) days | \(share(with)) |")
  print("| the same without this morning's recovery | \(share(without)) |")
}

let last = LocalDate(year: 2026, month: 10, day: 31) ?? LocalDate(dayNumber: 0)

func say(_ what: String, _ life: (UInt64) -> HabitLife) {
  var counts: [HabitExposure: [Habits.State: Int]] = [:]
  var any = 0
  for seed in 1...worlds {
    let habits = life(UInt64(seed)).habits.habits
    for habit in habits { counts[habit.exposure, default: [:]][habit.state, default: 0] += 1 }
    if habits.contains(where: { $0.state == .clear }) { any += 1 }
  }
  print("\n\(what): something clear in \(share(Double(any) / Double(worlds)))\n")
  print("| | " + Habits.State.allCases.map(\.rawValue).joined(separator: " | ") + " |")
  print("|---" + Habits.State.allCases.map { _ in "|---" }.joined() + "|")
  for exposure in HabitExposure.all {
    let cells = Habits.State.allCases.map { state in
      share(Double(counts[exposure]?[state] ?? 0) / Double(worlds))
    }
    print("| \(exposure.code) | " + cells.joined(separator: " | ") + " |")
  }
}

say("Null years of eight questions") { HabitLife(seed: $0, upTo: last, count: 430) }
for (months, days) in [(3, 92), (6, 184), (12, 430)] {
  say("Late nights -12, heavy days -5, after \(months) months") {
    HabitLife(seed: $0, upTo: last, count: days, late: -12, heavy: -5)
  }
}
say("The same year with its calendars shuffled") {
  HabitLife(seed: $0, upTo: last, count: 430, late: -12, heavy: -20).shufflingCalendars(seed: $0)
}
