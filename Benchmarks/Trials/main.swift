// What habits say of invented years, many of them: Benchmarks/trials compiles this with the core and prints it.

let worlds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000

func share(_ value: Double) -> String {
  let thousandths = Int(value * 1000 + 0.5)
  let digits = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

let outcomes = HabitOutcome.Name.allCases
let names = outcomes.map(\.rawValue).joined(separator: " | ")

func row(_ what: String, _ holds: (HabitOutcome.Name, UInt64) -> Bool) {
  let shares = outcomes.map { outcome in
    share(HabitWorld.coverage(worlds) { holds(outcome, $0) })
  }
  print("| \(what) | " + shares.joined(separator: " | ") + " |")
}

print("| \(worlds) worlds each | \(names) |")
print("|---" + outcomes.map { _ in "|---" }.joined() + "|")
for days in [60, 90, 180, 365] {
  row("interval holds the truth, \(days) days") {
    HabitWorld(seed: $1, days: days, effect: -6, on: $0).isCovered
  }
}
for days in [90, 180, 365] {
  func world(_ outcome: HabitOutcome.Name, _ seed: UInt64) -> HabitWorld {
    HabitWorld(seed: seed, days: days, effect: -6, on: outcome, isByFeel: true)
  }
  row("the same, chosen by feel, \(days) days") { world($0, $1).isCovered }
  row("the same without this morning's outcome") { world($0, $1).isCoveredWithoutMorning }
}

let last = LocalDate(year: 2026, month: 10, day: 31) ?? LocalDate(dayNumber: 0)

/// The first is the one that may do something.
let journal: [HabitLife.Question] = [
  .init(text: "Have any alcoholic drinks?", chance: 0.2),
  .init(text: "Consumed caffeine?", chance: 0.5),
  .init(text: "Eat any food close to bedtime?", chance: 0.35),
  .init(text: "Viewed a screen device in bed?", chance: 0.6),
  .init(text: "Felt stressed today?", chance: 0.4),
  .init(text: "Read (non-screened device) while in bed?", chance: 0.45),
]

print("\nA journal of so many questions, of which alcohol, on 20 % of nights, does so much:\n")
let columns = ["listed", "clear", "unconfirmed", "interval holds the truth", "false finding"]
print("| questions, points, by | " + columns.joined(separator: " | ") + " |")
print("|---" + columns.map { _ in "|---" }.joined() + "|")
for outcome in outcomes {
  for effect in [0.0, -8] {
    for count in [3, 6] { sayAlcohol(effect, of: count, by: outcome) }
  }
}

func sayAlcohol(_ effect: Double, of count: Int, by outcome: HabitOutcome.Name) {
  let alcohol = HabitLife.Question(text: journal[0].text, chance: 0.2, effect: effect)
  let questions = [alcohol] + journal[1..<count]
  var counts = columns.map { _ in 0 }
  for seed in 1...worlds {
    let habits = HabitLife(seed: UInt64(seed), upTo: last, count: 430, journal: questions)
      .habits(by: outcome).habits
    let found = habits.first { $0.exposure == .journal(alcohol.text) }
    let truth = effect / outcome.pointsPerUnit
    let holds = [
      found != nil, found?.state == .clear, found?.state == .unconfirmed,
      found?.interval?.contains(truth) == true,
      habits.contains { $0.state == .clear && (effect == 0 || $0.exposure != found?.exposure) },
    ]
    for place in holds.indices where holds[place] { counts[place] += 1 }
  }
  let shares = counts.map { share(Double($0) / Double(worlds)) }
  print(
    "| \(count), \(Int(effect)), \(outcome.rawValue) | " + shares.joined(separator: " | ") + " |")
}

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

/// In how many null years one of eight questions looks real on one of the mornings, each asked alone.
func alone(_ mornings: [LocalDate]) -> String {
  let count = (1...worlds).count { seed in
    let series = HabitLife(seed: UInt64(seed), upTo: last, count: 365).history.ofOneSource
    let outcome = HabitOutcome(.recovery, of: series.days, \.recovery)
    return mornings.contains { morning in
      HabitFamily(series, of: outcome, upTo: morning, Preferences()).questions.contains {
        $0.answer.map { !$0.interval.contains(0) } ?? false
      }
    }
  }
  return share(Double(count) / Double(worlds))
}

let ends =
  (1...10).compactMap { LocalDate(year: 2026, month: $0, day: 1)?.advanced(by: -1) } + [last]
let mornings = stride(from: 304, through: 0, by: -3).map { last.advanced(by: -$0) }
let clear = (1...worlds).count { seed in
  let history = HabitLife(seed: UInt64(seed), upTo: last, count: 365).history
  return ends.contains { end in
    Habits(history, on: end, Preferences()).habits.contains { $0.state == .clear }
  }
}
print("\nNull years of eight questions, each asked alone at the end of every month: \(alone(ends))")
print("Every third morning: \(alone(mornings))")
print("Something clear at the end of a month: \(share(Double(clear) / Double(worlds)))")

say("Null years of eight questions") { HabitLife(seed: $0, upTo: last, count: 430) }
for (months, days) in [(3, 92), (6, 184), (12, 430)] {
  say("Late nights -12, heavy days -5, after \(months) months") {
    HabitLife(seed: $0, upTo: last, count: days, late: -12, heavy: -5)
  }
}
say("The same year with its calendars shuffled") {
  HabitLife(seed: $0, upTo: last, count: 430, late: -12, heavy: -20).shufflingCalendars(seed: $0)
}
