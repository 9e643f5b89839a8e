struct WearableDays {
  /// Values by date, without nights.
  private var values: [LocalDate: DailyHealth] = [:]
  private var sleeps: [SleepPieces.Piece] = []
  private var workouts: [WorkoutRecord] = []
  private var activity: [DailyActivity] = []
  private var log = DiagnosticLog()
  private var isKnown = false
  var passedOver = HealthExport.PassedOver()
  /// The file read last; problems of the whole export are reported in it.
  private(set) var lastFile = ""
  /// The latest time in the export, as its date of export; local times are read as UTC.
  private(set) var latest: Instant?

  /// - Parameter isNap: whether the sleep is a nap unless it joins a night.
  mutating func add(sleep day: DailyHealth, isNap: Bool = false) {
    guard let sleep = day.sleep else { return }
    sleeps.append(SleepPieces.Piece(day: day, sleep: sleep, isNap: isNap))
    note(sleep.writtenSpan.end)
  }

  /// Adds values; of two values for one date, the first counts.
  mutating func add(values day: DailyHealth) {
    values[day.date] = values[day.date]?.filled(from: day) ?? day
  }

  /// Adds values, if there are any; returns whether there are.
  mutating func add(measured day: DailyHealth) -> Bool {
    guard day != DailyHealth(date: day.date) else { return false }
    add(values: day)
    return true
  }

  /// Adds a day's steps and energy, if there are any; returns whether there are.
  mutating func add(_ day: DailyActivity) -> Bool {
    guard day != DailyActivity(date: day.date) else { return false }
    activity.append(day)
    return true
  }

  mutating func add(_ workout: WorkoutRecord) {
    workouts.append(workout)
    note(workout.writtenSpan.end)
  }

  mutating func add(_ file: WearableFile) {
    if file.isKnown { isKnown = true }
    lastFile = file.diagnostics.file
    passedOver.unreadable += file.lostRows
    log.add(file.diagnostics.inOrder)
  }

  mutating func add(_ diagnostics: [Diagnostic]) { log.add(diagnostics) }

  /// - Parameter isLost: whether nothing in the row could be stored.
  mutating func count(_ reading: WearableRowReader, isLost: Bool) {
    if reading.assumed != nil { passedOver.assumedTimes += 1 }
    if isLost { countLost(reading) }
  }

  /// Counts a row without a stored value: unreadable if it has a fault, otherwise unmeasured.
  mutating func countLost(_ reading: WearableRowReader) {
    if reading.problems.isEmpty {
      passedOver.unmeasured += 1
    } else {
      passedOver.unreadable += 1
    }
  }

  mutating func note(_ moment: Instant) { latest = latest.map { max($0, moment) } ?? moment }

  /// Removes and returns one night for each date; naps remain among the values of their dates.
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

  /// - Parameters:
  ///   - others: days combined elsewhere.
  ///   - parts: sums of days that may be incomplete, however new the export is.
  func export(with others: [DailyHealth] = [], parts: [DailyActivity] = []) -> HealthExport {
    var gathered = self
    let nights = gathered.takeNights()
    var days = gathered.values
    for (date, night) in nights { days[date] = days[date].map { night.filled(from: $0) } ?? night }
    var history = HealthHistory()
    for day in others + days.values { history.add(day, updatedAt: latest) }
    for var day in activity {
      day.updatedAt = latest
      history.add(day)
    }
    for day in parts { history.add(day) }
    let trainings = workouts.withoutRepeated
    gathered.passedOver.repeatedWorkouts += workouts.count - trainings.count
    for workout in trainings { history.add(workout.updated(at: latest)) }
    return HealthExport(
      history: history, passedOver: gathered.passedOver, diagnostics: log.all, isKnown: isKnown)
  }
}

struct WearableFile {
  let diagnostics: FileDiagnostics
  /// How many rows were lost in the broken part of the file.
  let lostRows: Int
  let isKnown: Bool

  /// - Parameter take: stores what is in a row, and returns its problems.
  init(
    _ bytes: RawSpan, _ wanted: WearableTable.Wanted, named name: String,
    take: (WearableRow) -> [HealthProblem]
  ) {
    var diagnostics = FileDiagnostics(file: name)
    let table = WearableTable(bytes, wanted, kind: "export") { row in
      for problem in take(row) { diagnostics.add(problem, at: row.place, in: bytes) }
    }
    for (problem, place) in table.faults { diagnostics.add(problem, at: place, in: bytes) }
    if table.rowCount > 0, !bytes.looksLikeJSON { diagnostics.checkEncoding(of: bytes) }
    self.diagnostics = diagnostics
    lostRows = table.rowCount == 0 ? 0 : table.faults.count
    isKnown = table.rowCount > 0 || !table.faults.isEmpty
  }
}
