/// How much of a plan or a reflection to show.
package enum TrainingForm: Equatable, Sendable {
  case entry
  /// In full, one value per line.
  case details
  case done(TrainingChange)
}

extension Report {
  /// Reflections in display order.
  package init(_ reflections: [Reflection], as form: TrainingForm, in zone: Zone, phrases: Voice) {
    let sections = reflections.map { reflection in
      let facts = reflection.workout.map { phrases.measured($0) } ?? []
      let contents =
        switch form {
        case .entry: phrases.entry(of: reflection, facts)
        case .details: [Content.table(phrases.table(of: reflection, facts, in: zone))]
        case .done(let change):
          [
            Content.note(
              "\(phrases.done(change)) \(reflection.id): \(phrases.name(of: reflection))"),
            .details(facts),
          ]
        }
      return Section(contents)
    }
    let none = phrases.say(
      "no reflections; readyday reflect due lists sessions to look back on",
      es: "no hay anotaciones; readyday reflect due enumera las sesiones que repasar")
    self.init(phrases.language, sections.isEmpty ? [Section(.note(none))] : sections)
  }

  /// Numbered sessions without a reflection, with what was measured, and `commands` that add one of
  /// the first.
  package init(
    due sessions: [SessionsBehind.Entry], phrases: Voice,
    commands: (SessionsBehind.Entry) -> [String]
  ) {
    let rows = sessions.map { entry in
      Table.Row(
        [Cell(String(entry.number)), Cell(phrases.reflectionDue(entry.session))],
        details: entry.session.workout.map(phrases.measured) ?? [])
    }
    var table = Table(rows, fit: .wrap)
    table.isIndented = false
    let typed = sessions.prefix(1).flatMap(commands).map {
      Paragraph($0, depth: 1, isCommand: true)
    }
    self.init(phrases.language, [Section([.table(table), .paragraphs(typed)])])
  }

  package init(dismissed sessions: [SessionsBehind.Entry], phrases: Voice) {
    let lines = sessions.map {
      Paragraph("\(phrases.done(.dismissed)): \(phrases.title(of: $0.session))")
    }
    self.init(phrases.language, .paragraphs(lines))
  }
}

extension Voice {
  /// What, when, and how it felt, on one line.
  package func name(of reflection: Reflection) -> String {
    let start = reflection.workout.map { [$0.start.reading.time.clock] } ?? []
    let felt =
      reflection.feeling.map { ["\(say("feeling", es: "sensación")) \(feeling($0))"] } ?? []
    return ([name(of: reflection.session), shortDate(reflection.date)] + start + felt)
      .joined(separator: ", ")
  }

  /// The workout's name in its source, or the activity.
  func name(of session: ReflectedSession) -> String {
    session.workout?.sport.map(name(ofRecorded:)) ?? name(of: session.name)
  }

  /// For example `Cycling, Mon 9 Mar 17:22`.
  package func title(of session: ReflectedSession) -> String {
    let time = session.clock.map { " \($0.clock)" } ?? ""
    return "\(name(of: session)), \(shortDate(session.date))\(time)"
  }

  fileprivate func entry(of reflection: Reflection, _ facts: [String]) -> [Report.Content] {
    var head = Report.Table([(reflection.id, name(of: reflection))], fit: .cut)
    head.isIndented = false
    let details = reflection.details
    let answers = [
      (say("went well", es: "salió bien"), details.wentWell),
      (say("to improve", es: "por mejorar"), details.toImprove),
    ]
    var said = Report.Table(labelled(answers), fit: .wrap)
    said.leastWidths = leastWidths(answers.map(\.0))
    return [.table(head), .details(facts), .table(said)]
  }

  fileprivate func table(
    of reflection: Reflection, _ facts: [String], in zone: Zone
  ) -> Report.Table {
    let workout = reflection.workout
    let body = reflection.body.map { words(of: $0) } ?? []
    let answers = [
      (say("measured", es: "medido"), facts.joined(separator: " · ")),
      (say("source", es: "fuente"), source(of: reflection)),
      (say("that morning", es: "esa mañana"), body.joined(separator: " · ")),
      (say("feeling", es: "sensación"), reflection.feeling.map { feeling($0) } ?? ""),
      (say("went well", es: "salió bien"), reflection.details.wentWell),
      (say("to improve", es: "por mejorar"), reflection.details.toImprove),
    ]
    return table(
      of: name(of: reflection.session), on: reflection.date,
      at: workout?.start.reading.time.clock, minutes: workout?.minutes, answers,
      created: reflection.createdAt, updated: reflection.updatedAt, in: zone)
  }

  private func source(of reflection: Reflection) -> String {
    switch reflection.subject {
    case .plan: "plan"
    case .workout: reflection.workout?.source.map(name(of:)) ?? ""
    }
  }

  private func words(of body: BodyFacts) -> [String] {
    let recovery = body.recovery.map { "\(heading(.recovery).lowercased()) \(percent($0))" }
    let sleep = body.asleepMinutes.map {
      "\(heading(.sleep).lowercased()) \(duration(minutes: $0))"
    }
    return [
      recovery, sleep,
      body.sleepPerformance.map {
        "\(say("sleep performance", es: "rendimiento del sueño")) \(percent($0))"
      },
      body.heartRateVariability.map { vital(.heartRateVariability, $0, mean: nil) },
      body.restingHeartRate.map { vital(.restingHeartRate, $0, mean: nil) },
    ].compactMap(\.self)
  }

  /// A session in full. `others`: labels and values; an empty value is left out.
  func table(
    of activity: String, category: String = "", on date: LocalDate, at start: String?,
    minutes: Int?, _ others: [(String, String)], created: Instant, updated: Instant, in zone: Zone
  ) -> Report.Table {
    let head = [
      (say("activity", es: "actividad"), activity), (say("category", es: "categoría"), category),
      (say("date", es: "fecha"), longDate(date)), (say("start", es: "inicio"), start ?? ""),
      (say("duration", es: "duración"), minutes.map { duration(minutes: $0) } ?? ""),
    ]
    let ends = [
      (say("created", es: "creado"), moment(created, in: zone)),
      (say("updated", es: "cambiado"), moment(updated, in: zone)),
    ]
    let values = head + others + ends
    var table = Report.Table(labelled(values), fit: .wrap)
    table.isIndented = false
    table.leastWidths = leastWidths(values.map(\.0))
    return table
  }

  private func labelled(_ values: [(String, String)]) -> [Report.Table.Row] {
    values.filter { !$0.1.isEmpty }.map { label, value in
      Report.Table.Row([Report.Cell(label), Report.Cell(value, isVerbatim: true)])
    }
  }

  private func leastWidths(_ labels: [String]) -> [Int] { [labels.map(\.count).max() ?? 0] }

  /// For example `Mon 23 Nov 18:05`, in `zone`.
  func moment(_ instant: Instant, in zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    return "\(shortDate(reading.date)) \(reading.time.clock)"
  }
}
