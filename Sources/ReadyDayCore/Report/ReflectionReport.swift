/// How much is said of a plan or a reflection.
package enum TrainingForm: Hashable, Sendable {
  /// As one of many.
  case entry
  /// Everything about it, a value a line.
  case details
  /// What happened to it.
  case done(TrainingChange)
}

extension Report {
  /// How sessions went.
  ///
  /// - Parameters:
  ///   - reflections: in the order they are shown.
  ///   - form: how much is said of each.
  ///   - zone: the zone whose clocks are shown.
  ///   - hidden: what is hidden of a workout.
  ///   - phrases: the language to write it in.
  package init(
    _ reflections: [Reflection], as form: TrainingForm, in zone: Zone,
    without hidden: Set<HealthMetric>, phrases: any Phrasebook
  ) {
    let sections = reflections.map { reflection in
      let facts = reflection.workout.map { phrases.measured($0, without: hidden) } ?? []
      let contents =
        switch form {
        case .entry: phrases.entry(of: reflection, facts)
        case .details:
          [Content.table(phrases.table(of: reflection, facts, in: zone, without: hidden))]
        case .done(let change): phrases.told(change, of: reflection, facts)
        }
      return Section(nil, contents)
    }
    self.init(
      phrases.language, sections.isEmpty ? [Section(nil, .note(phrases.noReflections))] : sections)
  }

  /// Sessions that wait for a reflection, each with its number, and the commands that take one.
  ///
  /// - Parameters:
  ///   - sessions: what to reflect on.
  ///   - phrases: the language to write it in.
  ///   - commands: what is typed about the first of them.
  package init(
    due sessions: [SessionsBehind.Entry], phrases: any Phrasebook,
    commands: (SessionsBehind.Entry) -> [String]
  ) {
    var table = Table(
      sessions.map { (String($0.number), phrases.reflectionDue($0.session)) }, fit: .wrap)
    table.isIndented = false
    let typed = sessions.prefix(1).flatMap(commands).map {
      Paragraph($0, depth: 1, isCommand: true)
    }
    self.init(phrases.language, [Section(nil, [.table(table), .paragraphs(typed)])])
  }

  /// Sessions that will get no reflection.
  ///
  /// - Parameters:
  ///   - sessions: those that were dismissed.
  ///   - phrases: the language to write it in.
  package init(dismissed sessions: [SessionsBehind.Entry], phrases: any Phrasebook) {
    let lines = sessions.map {
      Paragraph("\(phrases.done(.dismissed)): \(phrases.title(of: $0.session))")
    }
    self.init(phrases.language, [Section(nil, .paragraphs(lines))])
  }
}

extension Phrasebook {
  /// On one line: what, when, and how it felt.
  ///
  /// - Parameter reflection: what is named.
  package func name(of reflection: Reflection) -> String {
    let start = reflection.workout.map { [$0.start.reading.time.clock] } ?? []
    return
      ([title(of: reflection), shortDate(reflection.date)] + start
      + ["\(label(.feeling)) \(feeling(reflection.details.feeling))"])
      .joined(separator: ", ")
  }

  /// The activity, or what the source calls it where that says more.
  private func title(of reflection: Reflection) -> String { name(of: reflection.session) }

  /// The same of any session.
  func name(of session: ReflectedSession) -> String {
    session.workout?.sport ?? name(of: session.name)
  }

  /// `Cycling, Mon 9 Mar 17:22`.
  package func title(of session: ReflectedSession) -> String {
    let time = session.clock.map { " \($0.clock)" } ?? ""
    return "\(name(of: session)), \(shortDate(session.date))\(time)"
  }

  fileprivate func entry(of reflection: Reflection, _ facts: [String]) -> [Report.Content] {
    var head = Report.Table([(reflection.id, name(of: reflection))], fit: .cut)
    head.isIndented = false
    let details = reflection.details
    var said = Report.Table(
      labelled([(.wentWell, details.wentWell), (.toImprove, details.toImprove)]), fit: .wrap)
    said.leastWidths = leastWidths([.wentWell, .toImprove])
    return [.table(head), .details(facts), .table(said)]
  }

  fileprivate func told(
    _ change: TrainingChange, of reflection: Reflection, _ facts: [String]
  ) -> [Report.Content] {
    [.note("\(done(change)) \(reflection.id): \(name(of: reflection))"), .details(facts)]
  }

  fileprivate func table(
    of reflection: Reflection, _ facts: [String], in zone: Zone, without hidden: Set<HealthMetric>
  ) -> Report.Table {
    let workout = reflection.workout
    let body = reflection.body.map { words(of: $0.without(hidden)) } ?? []
    return table(of: [
      (.activity, title(of: reflection)), (.date, longDate(reflection.date)),
      (.start, workout?.start.reading.time.clock ?? ""),
      (.duration, workout.map { duration(minutes: $0.minutes) } ?? ""),
      (.measured, facts.joined(separator: " · ")), (.source, source(of: reflection)),
      (.thatMorning, body.joined(separator: " · ")),
      (.feeling, feeling(reflection.details.feeling)),
      (.wentWell, reflection.details.wentWell), (.toImprove, reflection.details.toImprove),
      (.created, moment(reflection.createdAt, in: zone)),
      (.updated, moment(reflection.updatedAt, in: zone)),
    ])
  }
}

extension Phrasebook {
  private func source(of reflection: Reflection) -> String {
    switch reflection.subject {
    case .plan: label(.plan)
    case .workout: reflection.workout?.source.map(name(of:)) ?? ""
    }
  }

  private func words(of body: BodyFacts) -> [String] {
    let recovery = body.recovery.map { "\(heading(.recovery).lowercased()) \(percent($0))" }
    let sleep = body.asleepMinutes.map {
      "\(heading(.sleep).lowercased()) \(duration(minutes: Int($0.rounded())))"
    }
    return [
      recovery, sleep,
      body.heartRateVariability.map { vital(.heartRateVariability, $0, mean: nil) },
      body.restingHeartRate.map { vital(.restingHeartRate, $0, mean: nil) },
    ].compactMap(\.self)
  }

  /// The values that are there, behind their names.
  func table(of values: [(TrainingLabel, String)]) -> Report.Table {
    var table = Report.Table(labelled(values), fit: .wrap)
    table.isIndented = false
    table.leastWidths = leastWidths(values.map(\.0))
    return table
  }

  private func labelled(_ values: [(TrainingLabel, String)]) -> [Report.Table.Row] {
    values.filter { !$0.1.isEmpty }.map { label, value in
      Report.Table.Row([Report.Cell(self.label(label)), Report.Cell(value, isVerbatim: true)])
    }
  }

  private func leastWidths(_ labels: [TrainingLabel]) -> [Int] {
    [labels.map { label($0).count }.max() ?? 0]
  }

  /// `Mon 23 Nov 18:05` on the clocks of `zone`.
  func moment(_ instant: Instant, in zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    return "\(shortDate(reading.date)) \(reading.time.clock)"
  }
}
