/// Numbers measured through the days, brought down to one a morning.
struct DailyValues {
  private let nights: [LocalDate: Night]
  private let clocks: NamedClocks
  private let inOrder: [(span: TimeSpan, date: LocalDate)]

  init(nights: [LocalDate: Night], clocks: NamedClocks) {
    self.nights = nights
    self.clocks = clocks
    inOrder = nights.map { ($0.value.sleep.span, $0.key) }
      .sorted { $0.span.start < $1.span.start }
  }

  /// By morning: the mean of what was measured in the night that ended then; on dates without
  /// such, of what was measured since the evening before.
  ///
  /// An export made in the night, or one that was cut short, does not know yet that someone slept:
  /// from the hour in which naps end, what is measured is the coming morning's either way.
  ///
  /// A watch measures heart rate variability a few times by day too, sitting, walking or after
  /// coffee; in sleep these do not differ from one morning to the next. Of several devices one
  /// counts, because each has its own way of measuring: the one that told the night, else the one
  /// that measured most often.
  func byMorning(_ measurements: [HealthSamples.Measurement]) -> [LocalDate: Double] {
    var asleep: [LocalDate: [HealthSamples.Measurement]] = [:]
    var others: [LocalDate: [HealthSamples.Measurement]] = [:]
    for measurement in measurements {
      if let date = night(at: measurement.moment) {
        asleep[date, default: []].append(measurement)
      } else {
        others[morning(after: measurement), default: []].append(measurement)
      }
    }
    return means(of: asleep.merging(others) { inSleep, _ in inSleep })
  }

  /// By the date of the night in which it was measured, else by the local date: the mean of both.
  func byDate(_ measurements: [HealthSamples.Measurement]) -> [LocalDate: Double] {
    means(of: Dictionary(grouping: measurements) { night(at: $0.moment) ?? localDate(of: $0) })
  }

  private func localDate(of measurement: HealthSamples.Measurement) -> LocalDate {
    reading(of: measurement).date
  }

  /// The local date, or the next one in the evening.
  private func morning(after measurement: HealthSamples.Measurement) -> LocalDate {
    let reading = reading(of: measurement)
    let isEvening = reading.time.hour >= Nights.hoursOfNaps.upperBound
    return reading.date.advanced(by: isEvening ? 1 : 0)
  }

  private func reading(of measurement: HealthSamples.Measurement) -> LocalDateTime {
    let offset = clocks.offset(at: measurement.moment, else: measurement.offset)
    return measurement.moment.reading(at: offset)
  }

  /// The date of the night that had begun and not ended.
  private func night(at moment: Instant) -> LocalDate? {
    let later = inOrder.partition { $0.span.start > moment }
    guard later > 0, moment <= inOrder[later - 1].span.end else { return nil }
    return inOrder[later - 1].date
  }

  private func means(
    of measurements: [LocalDate: [HealthSamples.Measurement]]
  ) -> [LocalDate: Double] {
    var means: [LocalDate: Double] = [:]
    for (date, all) in measurements {
      let bySource = Dictionary(grouping: all, by: \.source)
      let told = nights[date].flatMap { bySource[$0.source] }
      let most = bySource.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value
      means[date] = Self.mean(told ?? most ?? all)
    }
    return means
  }

  /// To a hundredth. Sums do not depend on the order of the file beyond that.
  private static func mean(_ measurements: [HealthSamples.Measurement]) -> Double {
    let sum = measurements.reduce(0.0) { $0 + Double($1.value) }
    return Double(Int(sum / Double(measurements.count) * 100 + 0.5)) / 100
  }
}

extension AppleHealthValues {
  /// All days and workouts that the samples tell of, as an export made at `moment` says them.
  mutating func history(exportedAt moment: Instant?) -> HealthHistory {
    let told = samples.told()
    passedOver.naps += told.naps
    passedOver.repeatedNights += told.repeatedNights
    for problem in told.problems {
      log.add(Diagnostic(.warning, .export(problem), at: SourceLocation(file: file)))
    }
    var history = HealthHistory()
    for day in told.days { history.add(day, updatedAt: moment) }
    let located = samples.workouts.map { $0.located(by: told.clocks) }
    let trainings = located.withoutRepeated
    for workout in trainings { history.add(workout.updated(at: moment)) }
    passedOver.repeatedWorkouts += located.count - trainings.count
    return history
  }
}

extension HealthSamples {
  /// What samples add up to.
  struct Told {
    let days: [DailyHealth]
    let naps, repeatedNights: Int
    /// What of them was left out.
    let problems: [ExportProblem]
    let clocks: NamedClocks
  }

  /// - Parameter sleeps: nights of which the export tells the sums alone; of one date the longer one counts.
  func told(beside sleeps: [DailySleep] = []) -> Told {
    let clocks = clocks.sorted()
    let nights = Nights(self.sleeps, clocks: clocks)
    var all = nights.all
    var repeated = nights.repeatedCount
    for sleep in sleeps {
      if let known = all[sleep.date] {
        repeated += 1
        guard sleep.asleepMinutes > known.sleep.asleepMinutes else { continue }
      }
      all[sleep.date] = Night(source: .max, sleep: sleep, repeatedCount: 0)
    }
    let problems = nights.tooLong.map { first, last in
      ExportProblem.sleepTooLong(
        from: first.description, to: last.description, limit: Nights.longest / 3600)
    }
    return Told(
      days: days(all, clocks), naps: nights.napCount, repeatedNights: repeated,
      problems: problems, clocks: clocks)
  }

  private func days(_ nights: [LocalDate: Night], _ clocks: NamedClocks) -> [DailyHealth] {
    var days: [LocalDate: DailyHealth] = [:]
    for (date, night) in nights {
      days[date, default: DailyHealth(date: date)].sleep = night.sleep
    }
    let values = DailyValues(nights: nights, clocks: clocks)
    for quantity in Quantity.allCases {
      let measurements = measurements(of: quantity)
      let byDate =
        quantity == .restingHeartRate
        ? values.byDate(measurements) : values.byMorning(measurements)
      for (date, value) in byDate {
        days[date, default: DailyHealth(date: date)][keyPath: quantity.place] = value
      }
    }
    return Array(days.values)
  }
}

extension WorkoutRecord {
  fileprivate func located(by clocks: NamedClocks) -> WorkoutRecord {
    var workout = self
    workout.offset = clocks.offset(at: span.start, else: HealthSamples.MinuteOffset(offset))
    return workout
  }
}

extension HealthSamples.Quantity {
  fileprivate var place: WritableKeyPath<DailyHealth, Double?> {
    switch self {
    case .sdnn: \.sdnn
    case .rmssd: \.rmssd
    case .restingHeartRate: \.restingHeartRate
    case .respiratoryRate: \.respiratoryRate
    }
  }
}
