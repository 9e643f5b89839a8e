// What pictures show, each with its finding as the title.

extension Report.Chart {
  /// With the dates of its values, the last of which is `last`.
  func dated(upTo last: LocalDate, _ voice: Voice) -> Report.Chart {
    var chart = self
    let dates = values.indices.map { last.advanced(by: $0 + 1 - values.count) }
    chart.days = dates.map(voice.shortDate)
    chart.ticks = dates.map { String(voice.weekday($0.weekday).withCapital.prefix(3)) }
    return chart
  }

  func titled(_ title: String?) -> Report.Chart {
    var chart = self
    chart.title = title
    return chart
  }
}

extension Voice {
  /// Scores up to `date`, whose morning is that of `recovery`, with the user's usual range.
  func scores(
    _ scores: [Double?], of recovery: RecoverySummary, upTo date: LocalDate
  ) -> Report.Chart {
    var chart = Report.Chart(
      lastDays(scores.count), scores, in: 0...100, word: percent(ofScore:)
    ).dated(upTo: date, self)
    chart.band = recovery.usual.map {
      Report.Chart.Band(range: $0, words: usual(band($0, of: .recovery)))
    }
    chart.tones = [recovery.category?.tone ?? recovery.zone.tone]
    return chart.titled(
      recovery.score.value.map { score in
        say("Recovery \(percent(ofScore: score))", es: "Recuperación: \(percent(ofScore: score))")
          + place(of: score, in: recovery.usual)
      })
  }

  private func usual(_ band: String) -> String {
    say("usual for you \(band)", es: "lo habitual en ti: \(band)")
  }

  private func place(of value: Double, in usual: ClosedRange<Double>?) -> String {
    guard let usual else { return "" }
    if value < usual.lowerBound {
      return say(", below what is usual for you", es: ", por debajo de lo habitual en ti")
    }
    return value > usual.upperBound
      ? say(", above what is usual for you", es: ", por encima de lo habitual en ti")
      : say(", within your usual range", es: ", dentro de lo habitual en ti")
  }

  // Nights.

  /// The night's stages, against the sleep needed; nil if unknown.
  func stages(of sleep: SleepSummary) -> Report.Strip? {
    guard let stages = sleep.stages else { return nil }
    let all: [(stage: SleepStage, shade: Report.Bar.Shade, minutes: Double?, mean: Baseline?)] = [
      (.deep, .deep, stages.deep, sleep.mean(of: .deep)),
      (.rem, .rem, stages.rem, sleep.mean(of: .rem)),
      (.light, .light, stages.light, sleep.mean(of: .light)),
      (.awake, .awake, stages.awake, sleep.mean(of: .awake)), (.noData, .awake, stages.noData, nil),
    ]
    let known = all.filter { ($0.minutes ?? 0) >= 0.5 }
    let asleep = stages.deep + stages.rem + stages.light
    let lack = max(0, (sleep.neededMinutes ?? 0) - asleep)
    guard known.contains(where: { ($0.minutes ?? 0) > 0 }), asleep + lack > 0 else { return nil }
    var strip = Report.Strip(
      known.map { stage, shade, minutes, mean in
        let minutes = minutes ?? 0
        let share = stage.isAsleep && asleep > 0 ? minutes * 100 / asleep : nil
        var bar = Report.Bar(
          sleepStage(stage, minutes: minutes),
          fraction: min(asleep > 0 ? minutes * 100 / asleep : 0, 100))
        // Time awake is no part of the need that the strip is drawn against.
        (bar.shade, bar.part) = (shade, stage.isAsleep ? minutes / (asleep + lack) : 0)
        bar.aside = [
          share.map { say("\(percent($0)) of sleep", es: "\(percent($0)) del sueño") },
          mean.map { mean in
            let difference = Double.difference(minutes, mean.mean, places: 0)
            return comparison(difference, duration(minutes: abs(difference)), with: nil)
          },
        ].compactMap(\.self).joined(separator: ", ")
        return bar
      })
    strip.rest =
      lack >= 1
      ? say("\(duration(minutes: lack)) missing", es: "faltan \(duration(minutes: lack))") : nil
    strip.title = sleep.neededMinutes.map { need in
      say(
        "\(duration(minutes: asleep)) of the \(duration(minutes: need)) you needed",
        es: "\(duration(minutes: asleep)) de las \(duration(minutes: need)) que necesitabas")
    }
    return strip
  }

  /// Nights against the sleep needed, up to that before `last`.
  func nights(_ asleep: [Double?], needed: [Double?], upTo last: LocalDate) -> Report.Chart {
    let longest = (asleep + needed).compactMap(\.self).max() ?? 0
    var chart = Report.Chart(
      lastDays(asleep.count), asleep, in: 0...max(longest, 60), mark: Numerals.hoursAndMinutes
    ) { duration(minutes: $0) }.dated(upTo: last, self)
    chart.form = .bars
    let (enough, known) = longEnough(asleep, needed)
    guard known > 0 else { return chart }
    chart.goals = Report.Chart.Goals(
      label: say("needed", es: "necesario"), values: needed,
      words: needed.map { $0.map { duration(minutes: $0) } ?? Numerals.unknown })
    return chart.titled(
      say(
        "Enough sleep on \(enough) of \(nights(known))",
        es: "Sueño suficiente en \(enough) de \(nights(known))"))
  }

  /// How many nights were as long as needed, and of how many both are known.
  func longEnough(_ asleep: [Double?], _ needed: [Double?]) -> (Int, known: Int) {
    let pairs = zip(asleep, needed).compactMap { asleep, needed in
      asleep.flatMap { asleep in needed.map { asleep >= $0 } }
    }
    return (pairs.count(where: \.self), pairs.count)
  }

  // Calendars.

  /// The hours of a day by how demanding they are; nil without events.
  func demands(of day: Day) -> Report.Strip? {
    let levels = EventDemand.Level.allCases.reversed().map { level in
      let own = day.counted.filter { $0.demand?.level == level }
      return (level, own.count, own.reduce(0) { $0 + ($1.part?.wholeMinutes ?? 0) })
    }.filter { $0.2 > 0 }
    let all = levels.reduce(0) { $0 + $1.2 }
    guard all > 0 else { return nil }
    return Report.Strip(
      levels.map { level, _, minutes in
        let part = Double(minutes) / Double(all)
        var bar = Report.Bar(
          "\(demandLevel(level)) \(duration(minutes: minutes))", fraction: part * 100)
        bar.part = part
        bar.tone = level.tone
        return bar
      })
  }

  /// The load of each day, with its sessions.
  func loads(
    _ loads: [Double?], _ levels: [CalendarLoad.Level?], sessions: [Int] = [],
    upTo last: LocalDate
  ) -> Report.Chart? {
    let hasSessions = sessions.contains { $0 > 0 }
    guard loads.contains(where: { $0 != nil }) || hasSessions else { return nil }
    var chart = Report.Chart(title(of: .calendar), loads, in: 0...100) {
      decimal($0, places: 0)
    }.dated(upTo: last, self)
    chart.form = .bars
    chart.tones = levels.map { $0?.tone ?? .plain }
    if hasSessions {
      chart.sessions = .init(label: say("sessions", es: "sesiones"), counts: sessions)
    }
    let heaviest = loads.compactMap(\.self).max().flatMap { most in
      most > 0 ? loads.firstIndex(of: most).map { (most, $0) } : nil
    }
    return chart.titled(
      heaviest.map { most, place in
        let date = last.advanced(by: place + 1 - loads.count)
        return say(
          "\(weekday(date.weekday)) is the heaviest day: calendar load \(decimal(most, places: 0)) of 100",
          es:
            "El día con más carga de agenda es el \(weekday(date.weekday)): \(decimal(most, places: 0)) de 100"
        )
      } ?? say("No day has events that count", es: "Ningún día tiene eventos que cuenten"))
  }

  // Weeks.

  /// A value over weeks with the user's usual range; nil if there are fewer than two.
  func chart(of trend: Trend) -> Report.Chart? {
    let all = trend.weeks.flatMap(\.values)
    guard !trend.isHidden, trend.known > 1, let monday = trend.weeks.first?.monday else {
      return nil
    }
    let values = Array(all.prefix(monday.distance(to: trend.dates.upperBound) + 1))
    let metric = trend.metric
    let range =
      metric == .recovery
      ? 0...100 : Report.Chart.range(of: values, trend.usual, within: metric.scale)
    var chart = Report.Chart(
      name(of: metric), values, in: range, mark: { cell($0, of: metric) },
      word: { value($0, of: metric) }
    ).dated(upTo: trend.dates.upperBound, self)
    chart.ticks = []
    chart.band = trend.usual.map {
      Report.Chart.Band(range: $0, words: usual(band($0, of: metric)))
    }
    let name = name(of: metric).withCapital
    let mean = trend.mean.map { onAverage(name, value($0, of: metric)) }
    let change = trend.comparison.map { comparison in
      comparison.isBeyondChance
        ? changed(comparison, metric) : say("no clear change", es: "sin cambios claros")
    }
    return chart.titled([mean ?? name, change].compactMap(\.self).joined(separator: ", "))
  }

  func onAverage(_ name: String, _ mean: String) -> String {
    say("\(name): \(mean) on average", es: "\(name): \(mean) de media")
  }

  // Habits.

  /// The likely difference after each habit; nil if none is known.
  func intervals(of habits: Habits) -> Report.Intervals? {
    let known = habits.habits.filter(\.isDrawn)
    let most = known.flatMap { habit in
      habit.interval.map { [abs($0.lowerBound), abs($0.upperBound)] } ?? []
    }.max()
    guard let most, most > 0 else { return nil }
    let border = habits.outcome == .recovery ? max(10, (most / 10).rounded(.up) * 10) : 2
    let isClear = { (habit: Habits.Habit) in habit.state == .clear || habit.state == .unconfirmed }
    let clear = known.count(where: isClear)
    let rows = known.map { habit in
      Report.Intervals.Row(
        label: name(of: habit.exposure, habits.borders),
        words: finding(habit.finding, of: habits.outcome), range: habit.interval,
        point: habit.difference,
        tone: !isClear(habit) ? .plain : (habit.difference ?? 0) < 0 ? .red : .green)
    }
    let bound = decimal(border, places: 0)
    return Report.Intervals(
      title: clear == 0
        ? say("No habit stands out yet", es: "Aún no destaca ningún hábito")
        : say(
          "Habits that stand out: \(clear) of \(known.count)",
          es: "Hábitos que destacan: \(clear) de \(known.count)"),
      rows: rows, scale: -border...border,
      marks: [
        Report.Timeline.Mark(place: 0, label: "−\(bound)"),
        Report.Timeline.Mark(place: 0.5, label: say("no difference", es: "sin diferencia")),
        Report.Timeline.Mark(place: 1, label: "+\(bound)"),
      ])
  }
}

extension Habits.Habit {
  /// Whether an interval is what is known about it.
  var isDrawn: Bool { interval != nil && state != .chosen && state != .tooFew }
}

extension SleepStage {
  var isAsleep: Bool {
    switch self {
    case .deep, .rem, .light: true
    case .awake, .noData: false
    }
  }
}
