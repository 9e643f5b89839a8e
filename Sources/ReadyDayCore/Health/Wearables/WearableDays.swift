/// The contents of one export's files, gathered until all of them have been read.
struct WearableDays {
  /// What is known of each date besides its night.
  private var values: [LocalDate: DailyHealth] = [:]
  /// Every sleep that may be a date's night, with what was measured in it.
  private var nights: [LocalDate: [DailyHealth]] = [:]
  private var workouts: [WorkoutRecord] = []
  private var log = DiagnosticLog()
  /// Whether any file was of such an export.
  private var isKnown = false
  var passedOver = HealthExport.PassedOver()
  /// The file read last: what is wrong with all of them together is told there.
  private(set) var lastFile = ""
  /// An export is no older than the latest thing in it.
  private(set) var latest: Instant?
}

extension WearableDays {
  mutating func add(night: DailyHealth) {
    guard let sleep = night.sleep else { return }
    nights[night.date, default: []].append(night)
    note(sleep.span.end)
  }

  /// What an earlier file said of the same date stays.
  mutating func add(values day: DailyHealth) {
    values[day.date] = values[day.date]?.filled(from: day) ?? day
  }

  mutating func add(_ workout: WorkoutRecord) {
    workouts.append(workout)
    note(workout.span.end)
  }

  /// All that is wrong with a file, once its rows were taken.
  mutating func add(_ file: WearableFile) {
    if file.isKnown { isKnown = true }
    lastFile = file.diagnostics.file
    passedOver.unreadable += file.lostRows
    log.add(file.diagnostics.inOrder)
  }

  mutating func add(_ diagnostics: [Diagnostic]) { log.add(diagnostics) }

  /// A row of which nothing could be kept, or whose times had no clock of their own.
  mutating func count(_ reading: WearableRowReader, isLost: Bool) {
    if reading.assumesZone { passedOver.assumedTimes += 1 }
    if isLost { countLost(reading) }
  }

  /// A row of which nothing could be kept: it is lost where something was wrong with it.
  mutating func countLost(_ reading: WearableRowReader) {
    if !reading.problems.isEmpty { passedOver.unreadable += 1 }
  }

  mutating func note(_ moment: Instant) {
    latest = latest.map { max($0, moment) } ?? moment
  }

  /// Takes out one night a date, with what was measured in it; what else was slept is counted.
  mutating func takeNights() -> [LocalDate: DailyHealth] {
    defer { nights = [:] }
    return nights.compactMapValues { Self.main(of: $0, &passedOver) }
  }

  /// - Parameter told: days that were put together elsewhere.
  func export(with told: [DailyHealth] = []) -> HealthExport {
    var gathered = self
    var days = values
    for (date, night) in gathered.takeNights() {
      days[date] = days[date].map { night.filled(from: $0) } ?? night
    }
    var history = HealthHistory()
    for day in told + days.values { history.add(day, updatedAt: latest) }
    let trainings = workouts.withoutRepeated
    gathered.passedOver.repeatedWorkouts += workouts.count - trainings.count
    for workout in trainings { history.add(workout.updated(at: latest)) }
    return HealthExport(
      history: history, passedOver: gathered.passedOver, diagnostics: log.all, isKnown: isKnown)
  }

  /// The longest; the others are duplicates of it, or shorter.
  private static func main(
    of sleeps: [DailyHealth], _ passedOver: inout HealthExport.PassedOver
  ) -> DailyHealth? {
    let inOrder = sleeps.sorted { a, b in
      (b.sleep?.asleepMinutes ?? 0, a.sleep?.span.start ?? .distantPast)
        < (a.sleep?.asleepMinutes ?? 0, b.sleep?.span.start ?? .distantPast)
    }
    guard let longest = inOrder.first, let span = longest.sleep?.span else { return nil }
    for other in inOrder.dropFirst() {
      if other.sleep?.span.sharesMost(with: span) == true {
        passedOver.repeatedNights += 1
      } else {
        passedOver.shorterSleeps += 1
      }
    }
    return longest
  }
}

extension Instant {
  fileprivate static let distantPast = Instant(secondsSince1970: .min)
}
