/// The contents of one export's files, gathered until all of them have been read.
struct WearableDays {
  /// What is known of each date besides its night.
  private var values: [LocalDate: DailyHealth] = [:]
  private var sleeps: [SleepPieces.Piece] = []
  private var workouts: [WorkoutRecord] = []
  private var log = DiagnosticLog()
  /// Whether any file was of such an export.
  private var isKnown = false
  var passedOver = HealthExport.PassedOver()
  /// The file read last: what is wrong with all of them together is told there.
  private(set) var lastFile = ""
  /// An export is no older than the latest thing in it, as it is written: whose clock that is may be known otherwise
  /// next time.
  private(set) var latest: Instant?
}

extension WearableDays {
  /// - Parameters:
  ///   - day: a sleep, with what was measured in it.
  ///   - isNap: whether it is no night where it stands alone.
  mutating func add(sleep day: DailyHealth, isNap: Bool = false) {
    guard let sleep = day.sleep else { return }
    sleeps.append(SleepPieces.Piece(day: day, sleep: sleep, isNap: isNap))
    note(sleep.writtenSpan.end)
  }

  /// What an earlier file said of the same date stays.
  mutating func add(values day: DailyHealth) {
    values[day.date] = values[day.date]?.filled(from: day) ?? day
  }

  mutating func add(_ workout: WorkoutRecord) {
    workouts.append(workout)
    note(workout.writtenSpan.end)
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

  /// A row of which nothing could be kept: it is lost where something was wrong with it, else it tells of nothing.
  mutating func countLost(_ reading: WearableRowReader) {
    if reading.problems.isEmpty {
      passedOver.unmeasured += 1
    } else {
      passedOver.unreadable += 1
    }
  }

  mutating func note(_ moment: Instant) {
    latest = latest.map { max($0, moment) } ?? moment
  }

  /// Takes out one night a date, with what was measured in it; the naps stay, as values of their dates.
  mutating func takeNights() -> [LocalDate: DailyHealth] {
    let pieces = SleepPieces(sleeps)
    sleeps = []
    passedOver.repeatedNights += pieces.repeatedCount
    passedOver.shorterSleeps += pieces.shorterCount
    for (date, naps) in pieces.naps {
      var day = DailyHealth(date: date)
      day.naps = naps
      add(values: day)
    }
    return pieces.nights
  }

  /// - Parameter told: days that were put together elsewhere.
  func export(with told: [DailyHealth] = []) -> HealthExport {
    var gathered = self
    let nights = gathered.takeNights()
    var days = gathered.values
    for (date, night) in nights {
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
}
