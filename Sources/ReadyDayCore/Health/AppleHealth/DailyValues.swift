/// Combines measurements into one value for each morning.
struct DailyValues {
  private let nights: [LocalDate: Night]
  private let clocks: NamedClocks
  private let inOrder: [(span: TimeSpan, date: LocalDate)]

  init(nights: [LocalDate: Night], clocks: NamedClocks) {
    (self.nights, self.clocks) = (nights, clocks)
    inOrder = nights.map { ($0.value.sleep.span, $0.key) }.sorted { $0.span.start < $1.span.start }
  }

  struct Variability {
    var ofNights: [LocalDate: Double] = [:]
    /// Measured awake, within two hours of waking.
    var atWaking: [LocalDate: Double] = [:]
    var daytimeCount = 0
  }

  /// Variability asleep and just after waking; the two are never compared with each other.
  ///
  /// Other daytime readings, taken sitting, walking or after coffee, never count. On a date without
  /// a known night, as when the export was cut short, the hours before 6:00 count as the night. A
  /// reading at midnight is the value of a whole day. Devices measure differently, so only one
  /// counts: the one that recorded the night, or else the one with the most readings.
  func variability(_ measurements: [HealthSamples.Measurement]) -> Variability {
    var asleep: [LocalDate: [HealthSamples.Measurement]] = [:]
    var awake: [LocalDate: [HealthSamples.Measurement]] = [:]
    var variability = Variability()
    for measurement in measurements {
      let reading = reading(of: measurement)
      if let date = night(at: measurement.moment) {
        asleep[date, default: []].append(measurement)
      } else if reading.time == .midnight
        || (nights[reading.date] == nil && reading.time.hour < Self.endOfSmallHours)
      {
        asleep[reading.date, default: []].append(measurement)
      } else if let date = waking(at: measurement.moment) {
        awake[date, default: []].append(measurement)
      } else {
        variability.daytimeCount += 1
      }
    }
    (variability.ofNights, variability.atWaking) = (means(of: asleep), means(of: awake))
    return variability
  }

  private static let endOfSmallHours = 6
  private static let wakingSeconds = 2 * 3600

  /// Each night's mean; for a date without readings asleep, the mean since the evening before.
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

  /// The mean of each date; a reading during a night belongs to the date of that night.
  func byDate(_ measurements: [HealthSamples.Measurement]) -> [LocalDate: Double] {
    means(of: Dictionary(grouping: measurements) { night(at: $0.moment) ?? reading(of: $0).date })
  }

  /// The local date of a measurement; in the evening, the next date.
  private func morning(after measurement: HealthSamples.Measurement) -> LocalDate {
    let reading = reading(of: measurement)
    let isEvening = reading.time.hour >= Nights.hoursOfNaps.upperBound
    return reading.date.advanced(by: isEvening ? 1 : 0)
  }

  private func reading(of measurement: HealthSamples.Measurement) -> LocalDateTime {
    let offset = clocks.offset(at: measurement.moment, else: measurement.offset)
    return measurement.moment.reading(at: offset)
  }

  private func night(at moment: Instant) -> LocalDate? {
    lastBegun(before: moment).flatMap { moment <= $0.span.end ? $0.date : nil }
  }

  /// The date of the night that ended at most two hours before `moment`.
  private func waking(at moment: Instant) -> LocalDate? {
    lastBegun(before: moment).flatMap {
      moment.seconds(since: $0.span.end) <= Self.wakingSeconds ? $0.date : nil
    }
  }

  private func lastBegun(before moment: Instant) -> (span: TimeSpan, date: LocalDate)? {
    let later = inOrder.partition { $0.span.start > moment }
    return later > 0 ? inOrder[later - 1] : nil
  }

  private func means(
    of measurements: [LocalDate: [HealthSamples.Measurement]]
  ) -> [LocalDate: Double] {
    var means: [LocalDate: Double] = [:]
    for (date, all) in measurements {
      let bySource = Dictionary(grouping: all, by: \.source)
      let ofNight = nights[date].flatMap { bySource[$0.source] }
      let most = bySource.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value
      means[date] = Self.mean(ofNight ?? most ?? all)
    }
    return means
  }

  /// Rounded to a hundredth, so that the order of the file cannot change it.
  private static func mean(_ measurements: [HealthSamples.Measurement]) -> Double {
    let sum = measurements.reduce(0.0) { $0 + Double($1.value) }
    return (sum / Double(measurements.count) * 100).shown / 100
  }
}

extension AppleHealthValues {
  mutating func history(exportedAt moment: Instant?) -> HealthHistory {
    let found = samples.combined()
    passedOver.add(found.passedOver)
    for problem in found.problems { log.add(Diagnostic(.warning, .export(problem), in: file)) }
    var history = HealthHistory()
    for day in found.days { history.add(day, updatedAt: moment) }
    for var day in found.activity {
      day.updatedAt = moment
      history.add(day)
    }
    let located = samples.workouts.map { $0.located(by: found.clocks) }
    let trainings = located.withoutRepeated
    for workout in trainings { history.add(workout.updated(at: moment)) }
    passedOver.repeatedWorkouts += located.count - trainings.count
    return history
  }
}

extension HealthSamples {
  struct Combined {
    let days: [DailyHealth]
    let activity: [DailyActivity]
    let passedOver: HealthExport.PassedOver
    let problems: [ExportProblem]
    let clocks: NamedClocks
  }

  /// - Parameter sleeps: nights known only by totals; the longest on a date counts.
  func combined(beside sleeps: [DailySleep] = []) -> Combined {
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
    let (days, daytimeVariability) = days(all, naps: nights.naps, clocks)
    return Combined(
      days: days, activity: activity.days(clocks),
      passedOver: HealthExport.PassedOver(
        inBedOnly: nights.inBedOnlyCount, daytimeVariability: daytimeVariability,
        repeatedNights: repeated), problems: problems, clocks: clocks)
  }

  private func days(
    _ nights: [LocalDate: Night], naps: [LocalDate: [DailySleep]], _ clocks: NamedClocks
  ) -> (days: [DailyHealth], daytimeVariability: Int) {
    var days: [LocalDate: DailyHealth] = [:]
    for (date, naps) in naps { days[date, default: DailyHealth(date: date)].naps = naps }
    for (date, night) in nights { days[date, default: DailyHealth(date: date)].sleep = night.sleep }
    let values = DailyValues(nights: nights, clocks: clocks)
    let sdnn = values.variability(measurements(of: .sdnn))
    let rmssd = values.variability(measurements(of: .rmssd))
    let found: [(WritableKeyPath<DailyHealth, Double?>, [LocalDate: Double])] = [
      (\.sdnn, sdnn.ofNights), (\.wakingSDNN, sdnn.atWaking), (\.rmssd, rmssd.ofNights),
      (\.restingHeartRate, values.byDate(measurements(of: .restingHeartRate))),
      (\.respiratoryRate, values.byMorning(measurements(of: .respiratoryRate))),
    ]
    for (place, byDate) in found {
      for (date, value) in byDate {
        days[date, default: DailyHealth(date: date)][keyPath: place] = value
      }
    }
    return (Array(days.values), sdnn.daytimeCount + rmssd.daytimeCount)
  }
}

extension WorkoutRecord {
  fileprivate func located(by clocks: NamedClocks) -> WorkoutRecord {
    var workout = self
    workout.offset = clocks.offset(at: span.start, else: HealthSamples.MinuteOffset(offset))
    return workout
  }
}
