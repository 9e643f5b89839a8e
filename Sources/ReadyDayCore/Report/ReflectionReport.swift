/// How much is said of a plan or a reflection.
package enum TrainingForm: Hashable, Sendable {
  /// As one of many.
  case entry
  /// Everything about it, a value a line.
  case details
  /// What became of it.
  case done(TrainingChange)
}

extension Report {
  /// How sessions went.
  ///
  /// - Parameters:
  ///   - reflections: in the order in which they are told.
  ///   - form: how much is said of each.
  ///   - zone: the zone whose clocks are shown.
  ///   - hidden: what is not told of a workout.
  ///   - phrases: in whose words.
  package init(
    _ reflections: [Reflection], as form: TrainingForm, in zone: Zone,
    without hidden: Set<HealthMetric>, phrases: any Phrasebook
  ) {
    let sections = reflections.map { reflection in
      let facts = reflection.workout.map { phrases.measured($0, without: hidden) } ?? []
      let contents =
        switch form {
        case .entry: phrases.entry(of: reflection, facts)
        case .details: [Content.table(phrases.table(of: reflection, facts, in: zone))]
        case .done(let change): phrases.told(change, of: reflection, facts)
        }
      return Section(nil, contents)
    }
    self.init(
      phrases.language, sections.isEmpty ? [Section(nil, .note(phrases.noReflections))] : sections)
  }

  /// Workouts that wait for a reflection, each with the command that makes one.
  ///
  /// - Parameters:
  ///   - workouts: what to look back on.
  ///   - phrases: in whose words.
  ///   - command: what is typed to look back on one.
  package init(
    due workouts: [WorkoutRecord], phrases: any Phrasebook, command: (WorkoutRecord) -> String
  ) {
    let lines = workouts.flatMap { workout in
      [
        Paragraph(phrases.reflectionDue(ReflectedSession(workout))),
        Paragraph(command(workout), depth: 1, isCommand: true),
      ]
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
  private func title(of reflection: Reflection) -> String {
    reflection.workout?.sport ?? name(of: reflection.activity)
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
    of reflection: Reflection, _ facts: [String], in zone: Zone
  ) -> Report.Table {
    table(of: [
      (.activity, title(of: reflection)), (.date, longDate(reflection.date)),
      (.start, reflection.workout?.start.reading.time.clock ?? ""),
      (.measured, facts.joined(separator: " · ")),
      (.feeling, feeling(reflection.details.feeling)),
      (.wentWell, reflection.details.wentWell), (.toImprove, reflection.details.toImprove),
      (.created, moment(reflection.createdAt, in: zone)),
      (.updated, moment(reflection.updatedAt, in: zone)),
    ])
  }
}

extension Phrasebook {
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
