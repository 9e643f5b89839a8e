extension HealthData {
  /// Sets the measurements of each day from the first source that has its morning.
  func fill(_ days: inout [HistoryDay]) {
    guard let first = days.first?.date else { return }
    for source in sources {
      switch source {
      case .whoop(let archive): archive.fill(&days, from: first)
      case .imported:
        let measured = measurements(of: source)
        for index in days.indices where days[index].source == nil {
          let date = days[index].date
          days[index].fill(measured[date], measured.score(on: date, sleepTarget: sleepTarget))
        }
      }
    }
    fillActivity(&days)
  }

  /// Each day's steps come from the first device that counted them. Energy is that of one kind on all
  /// days: WHOOP's, of whole days, or else what movement burnt.
  private func fillActivity(_ days: inout [HistoryDay]) {
    let devices = order.compactMap { origin in imported.first { $0.origin == origin } }
    let isWhole = days.contains { $0.kilojoules != nil }
    for index in days.indices {
      let found = devices.compactMap { $0.activity[days[index].date] }
      days[index].steps = found.lazy.compactMap(\.steps).first
      days[index].kilocalories =
        isWhole
        ? days[index].kilojoules.map { $0 / 4.184 }
        : found.lazy.compactMap(\.activeKilocalories).first
    }
  }

  /// The workouts that started on `dates`. Each day's come from the first source that has any.
  func workoutsByDate(on dates: ClosedRange<LocalDate>) -> [LocalDate: [WorkoutRecord]] {
    let bySource = sources.map { source in
      switch source {
      case .whoop: ofWhoop
      case .imported(let measured): Dictionary(grouping: measured.workouts(on: dates), by: \.date)
      }
    }
    return bySource.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      .filter { dates.contains($0.key) }
  }
}

extension WhoopArchive {
  fileprivate func fill(_ days: inout [HistoryDay], from first: LocalDate) {
    let mornings = Mornings(records, by: clocks)
    let cycles = CyclesInOrder(records.cycles)
    func place(_ date: LocalDate) -> Int? {
      let place = first.distance(to: date)
      return days.indices.contains(place) ? place : nil
    }
    var dates: [Instant: LocalDate] = [:]
    for morning in mornings.all {
      if let start = morning.start { dates[start] = morning.date }
      if let index = place(morning.date), days[index].source == nil { days[index].fill(morning) }
      // The day before this morning is over, so its strain is final.
      if let index = place(morning.date.advanced(by: -1)) {
        let cycle = morning.cycleBefore(in: cycles)
        (days[index].strain, days[index].kilojoules) = (cycle?.strain, cycle?.kilojoules)
      }
    }
    for (date, answers) in journal(of: dates) {
      if let index = place(date) { days[index].answers = answers }
    }
  }

  /// The answers for each morning, without contradictory ones.
  private func journal(of mornings: [Instant: LocalDate]) -> [LocalDate: [String: Bool]] {
    var found: [LocalDate: [String: Set<Bool>]] = [:]
    for answer in records.journal {
      let date = mornings[answer.cycleStart] ?? answer.likelyMorning
      found[date, default: [:]][answer.question, default: []].insert(answer.isYes)
    }
    return found.mapValues { questions in
      questions.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
  }
}

extension HistoryDay {
  fileprivate mutating func fill(_ morning: Morning) {
    source = .whoop
    fill(morning.recovery?.score)
    guard let main = morning.main, let span = morning.span else { return }
    offset = main.offset
    onset = (morning.blocks.first ?? main).onset
    wake = span.end.reading(at: main.offset)
    asleep = morning.asleepMinutes
    (needed, performance) = (main.score?.neededMinutes, main.score?.performance)
    (efficiency, respiratoryRate) = (main.score?.efficiency, main.score?.respiratoryRate)
    let noon = LocalDateTime(date).wallSeconds - Self.halfDay
    sleeps = (morning.blocks + morning.naps).map { sleep in
      let from = sleep.onset.wallSeconds - noon
      return from..<max(from, sleep.span.end.reading(at: sleep.offset).wallSeconds - noon)
    }.ordered { $0.lowerBound < $1.lowerBound }
  }

  private mutating func fill(_ score: RecoveryRecord.Score?) {
    guard let score else { return }
    shownRecovery = score.recovery
    recovery = score.isCalibrating ? nil : score.recovery
    zone = score.recovery.map { RecoveryZone(score: $0) } ?? .unknown
    heartRateVariability = score.heartRateVariability
    restingHeartRate = score.restingHeartRate
    (bloodOxygen, skinTemperature) = (score.bloodOxygen, score.skinTemperature)
  }

  fileprivate mutating func fill(_ day: DailyHealth?, _ score: ComputedScore) {
    guard let day else { return }
    source = score.origin
    shownRecovery = score.value
    recovery = score.isProvisional ? nil : score.value
    zone = recovery.map { ComputedCategory(score: $0).zone } ?? .unknown
    (heartRateVariability, restingHeartRate) = (day.rmssd ?? day.sdnn, day.restingHeartRate)
    respiratoryRate = day.respiratoryRate
    asleep = day.slept?.asleepMinutes
    guard let night = day.sleep else { return }
    offset = night.offset
    onset = night.span.start.reading(at: night.startOffset)
    wake = night.span.end.reading(at: night.offset)
    let noon = LocalDateTime(date).wallSeconds - Self.halfDay
    sleeps = ([night] + day.naps).map { sleep in
      let from = sleep.span.start.reading(at: sleep.startOffset).wallSeconds - noon
      return from..<max(from, sleep.span.end.reading(at: sleep.offset).wallSeconds - noon)
    }
  }
}
