/// What the files of one export tell, gathered until all of them have been read.
struct WearableDays {
  /// What is known of each date beside its night.
  private var values: [LocalDate: DailyHealth] = [:]
  /// Every sleep that may be a date's night, with what was measured in it.
  private var nights: [LocalDate: [DailyHealth]] = [:]
  private var workouts: [WorkoutRecord] = []
  private var log = DiagnosticLog()
  var passedOver = HealthExport.PassedOver()
  /// An export is no older than the last thing it tells of.
  private var latest: Instant?
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

  mutating func add(_ diagnostics: FileDiagnostics) { log.add(diagnostics.inOrder) }

  private mutating func note(_ moment: Instant) {
    latest = latest.map { max($0, moment) } ?? moment
  }

  /// - Parameter isKnown: whether any file was of such an export.
  func export(isKnown: Bool) -> HealthExport {
    var passedOver = passedOver
    var days = values
    for (date, sleeps) in nights {
      guard let night = Self.main(of: sleeps, &passedOver) else { continue }
      days[date] = days[date].map { night.filled(from: $0) } ?? night
    }
    var history = HealthHistory()
    for day in days.values { history.add(day, updatedAt: latest) }
    let trainings = workouts.withoutRepeated
    passedOver.repeatedWorkouts += workouts.count - trainings.count
    for workout in trainings { history.add(workout.updated(at: latest)) }
    return HealthExport(
      history: history, passedOver: passedOver, diagnostics: log.all, isKnown: isKnown)
  }

  /// The longest; the others are the same one told twice, or shorter ones.
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
