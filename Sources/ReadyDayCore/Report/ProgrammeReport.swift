extension Report {
  package init(_ programme: Programme, notes: [Wording] = [], phrases: Voice) {
    let head = notes.map { $0(phrases) } + [phrases.restsOn(areas: programme.request.scores.count)]
    let sections = ProgrammePhase.allCases.map { phrases.section(of: $0, in: programme) }
    self.init(
      phrases.language, title: phrases.title(of: programme), [Section(.sentences(head))] + sections)
  }

  /// Today's session, adapted to the day.
  package init(_ today: BodyDay, phrases: Voice) {
    self.init(
      phrases.language, title: phrases.longDate(today.day.date).withCapital,
      place: phrases.place(of: today.day),
      [Section(.drawn(phrases.strip(of: today.programme).map { [.bars($0)] } ?? []))]
        + phrases.sections(of: today))
    self = on(.bodyToday)
  }

  /// Why today's session has these movements, and how the programme was made.
  package init(explaining today: BodyDay, phrases: Voice) {
    let movements = (today.shown?.items ?? []).flatMap { item in
      [
        Paragraph("\(phrases.name(of: item.movement).withCapital): \(phrases.amount(of: item))"),
        Paragraph(phrases.reason(for: item, in: today.programme), depth: 1),
      ]
    }
    let weights = AreaWeights(today.programme.request)
    let shares = BodyArea.allCases.ordered { weights.share(of: $0) > weights.share(of: $1) }
      .map { "\(phrases.name(of: $0)) \(phrases.percent(weights.share(of: $0)))" }
    let rules = [
      phrases.restsOn(areas: today.programme.request.scores.count), phrases.weights(shares),
      phrases.balance, phrases.order,
      phrases.say(
        "There is a day between hard sessions if your training days allow it. On a red or easy day, the "
          + "session becomes a mobility session for the same areas.",
        es:
          "Entre dos sesiones fuertes se deja un día, si los que has elegido lo permiten. Si la recuperación está en rojo o el "
          + "día es suave, la sesión pasa a ser de movilidad, con las mismas zonas."),
      phrases.say(
        "The rules and the choice of exercises are readyday's own judgement, based on published work; they "
          + "do not replace an examination by a physiotherapist.",
        es:
          "Las reglas y la elección de los movimientos son criterio propio de readyday, basado en "
          + "estudios publicados; no sustituyen la valoración de un fisioterapeuta."),
    ]
    self.init(
      phrases.language, title: phrases.longDate(today.day.date).withCapital,
      [Section(.sentences(phrases.heads(of: today)))]
        + (movements.isEmpty ? [] : [Section(.paragraphs(movements))])
        + [Section(.sentences(rules))])
  }

  /// Scores over time, and the sessions done in each phase.
  package init(_ progress: BodyProgress, phrases: Voice) {
    var sections: [Section] = []
    if progress.assessments.isEmpty {
      sections.append(Section(.note(phrases.noAssessment)))
    } else {
      sections.append(
        Section(
          phrases.say("Scores by area", es: "Puntuación por zona"),
          [
            .drawn(phrases.intervals(of: progress).map { [.intervals($0)] } ?? []),
            .table(phrases.scores(of: progress)),
          ]))
    }
    if let programme = progress.programme {
      let rows = ProgrammePhase.allCases.map { phase in
        (phrases.name(of: phase), phrases.adherence(to: phase, of: programme))
      }
      sections.append(
        Section(
          phrases.say("Sessions by phase", es: "Sesiones por fase"),
          [
            .drawn(phrases.strip(of: programme).map { [.bars($0)] } ?? []),
            .table(Table(rows, fit: .cut)),
          ]))
    } else {
      sections.append(Section(.note(phrases.noProgramme)))
    }
    self.init(phrases.language, sections)
    self = on(.bodyProgress)
  }

  package init(body sentences: [Wording], phrases: Voice) {
    self.init(phrases.language, .paragraphs(sentences.map { Paragraph($0(phrases)) }))
  }
}

/// Progress across assessments and through the latest programme.
package struct BodyProgress: Sendable {
  /// Oldest first.
  package let assessments: [Assessment]
  package let programme: Programme?

  /// - Parameter assessments: oldest first; each also counts the latest results before it.
  package init(_ assessments: [Assessment], _ programme: Programme?) {
    self.assessments = assessments.indices.compactMap {
      Assessment(joining: Array(assessments[...$0]))
    }
    self.programme = programme
  }

  /// How many assessments fit side by side in 60 columns.
  fileprivate static let shown = 3
}

extension Voice {
  fileprivate func title(of programme: Programme) -> String {
    let request = programme.request
    let days = request.weekdays.sorted().map { String(weekday($0).prefix(3)) }
    return "\(span(of: request.start...programme.lastDay)) · \(days.joined(separator: ", ")) · "
      + duration(minutes: request.minutes)
  }

  fileprivate func section(of phase: ProgrammePhase, in programme: Programme) -> Report.Section {
    let place = number(of: phase)
    let rows = programme.sessions.filter { $0.phase == phase }.map { session in
      let status = session.status == .planned ? "" : ", \(name(of: session.status))"
      return Report.Table.Row(
        [
          Report.Cell(shortDate(session.date)),
          Report.Cell(
            "\(duration(minutes: session.minutes)), \(intensity(session.effort))\(status)"),
        ],
        details: session.items.map { item in
          "\(name(of: item.movement)) \(item.sets) × \(item.amount)\(item.isTimed ? " s" : "")"
        })
    }
    return Report.Section(
      "\(say("phase", es: "fase").withCapital) \(place), \(name(of: phase)): \(aim(of: phase))",
      .table(Report.Table(rows, fit: .wrap)))
  }

  /// What today's session is, and how it was adapted.
  fileprivate func heads(of today: BodyDay) -> [String] {
    guard let session = today.session else { return [noSession(next: today.next)] }
    let count = today.programme.sessions.count
    let what = self.session(
      session.phase, number: session.number, of: count, effort: session.effort,
      isDeload: session.isDeload)
    let isNew = today.shown?.isOpen == true && today.programme.followsNewAnswers
    let minutes = today.programme.request.minutes
    let isShort = today.shown?.isOpen == true && !session.isDeload && !session.isFilled(minutes)
    return [what] + (isNew ? [followsNewAnswers] : []) + (isShort ? [shorter(than: minutes)] : [])
      + (today.adaptation.map { [adapted($0)] } ?? [])
      + (today.needsDoctor
        ? [say("Ask a doctor first", es: "Consulta antes a un médico") + "."] : [])
      + (today.standing.flatMap { $0.isUnderWay ? [standing($0)] : nil } ?? [])
      + (!today.needsDoctor && today.isRepeating ? [repeating] : [])
  }

  fileprivate func sections(of today: BodyDay) -> [Report.Section] {
    var heads = heads(of: today).map { Report.Paragraph($0) }
    if today.day.morning != nil || today.session != nil {
      heads.append(Report.Paragraph(sentence(about: today.day.verdict)))
    }
    var sections = [Report.Section(.paragraphs(heads))]
    if let shown = today.shown {
      let isEased = today.adaptation != nil && today.session?.items != shown.items
      let title =
        isEased
        ? say("Instead, for a day like this", es: "En su lugar, para un día así")
        : say("Today's session", es: "Sesión de hoy")
      let length = duration(minutes: shown.minutes)
      sections.append(
        Report.Section("\(title), \(length)", .table(movements(of: shown, on: today))))
      if let span = today.slot {
        let clocks = clocks(ofTraining: span, on: today.day)
        sections.append(Report.Section(.note(slot(clocks))))
      }
    }
    return sections
      + [Report.Section(.paragraphs(foot(of: today)))].filter { $0.contents != [.paragraphs([])] }
  }

  /// Movements with the numbers that `body done` accepts.
  private func movements(of session: ProgrammeSession, on today: BodyDay) -> Report.Table {
    let own = today.session?.items.map(\.movement) ?? []
    let needsHold = today.programme.request.profile.needsHold(on: today.day.date)
    return Report.Table(
      session.items.map { item in
        let number =
          own.firstIndex(of: item.movement).map { place in
            (own.count > 9 && place < 9 ? " " : "") + "\(place + 1)  "
          } ?? ""
        let status = item.status == .planned ? "" : " · \(name(of: item.status))"
        let hold = needsHold && item.movement.isBalanced ? " · \(hold(for: item.movement))" : ""
        return (number + name(of: item.movement), amount(of: item) + hold + status)
      }, fit: .list)
  }

  /// What the timer announces, and the seconds that follow.
  package func steps(of session: ProgrammeSession) -> [(line: String, seconds: Int)] {
    session.items.flatMap { item in
      (1...item.sets).flatMap { set in
        (1...(item.isEachSide ? 2 : 1)).map { _ in
          ("\(name(of: item.movement)) \(set)/\(item.sets)", item.secondsOfWork)
        } + [(rest(item.restSeconds), item.restSeconds)]
      }
    }
  }

  private func foot(of today: BodyDay) -> [Report.Paragraph] {
    var said: [String] = []
    if let session = today.session {
      if session.status != .planned {
        said.append(
          progress(done: session.doneCount, of: session.items.count, status: session.status))
      }
      if session.isOpen {
        if today.adaptation != nil {
          let free = today.programme.freeDay(after: today.day.date)
          said.append(
            free.map {
              say(
                "To move it to \(shortDate($0)): readyday body move",
                es: "Para pasarla al \(self.date($0)): readyday body move")
            } ?? noFreeDay)
        }
        if today.shown != nil { said.append(howToTell) }
      }
    }
    if today.isAssessmentDue {
      said.append(
        say(
          "A phase has ended: test yourself again with readyday body assess",
          es: "Ha acabado una fase: vuelve a medirte con readyday body assess"))
    }
    let advice =
      today.shown == nil ? [] : advice(to: today.programme.request.profile, on: today.day.date)
    if today.shown != nil, today.hidesHealth {
      said.append(
        say(
          "What you avoid and your answers about health are hidden, and are not considered here.",
          es:
            "Lo que evitas y tus respuestas sobre tu salud están ocultos; aquí no se tienen en cuenta."
        ))
    }
    return (advice + said).map { Report.Paragraph($0) }
  }

  /// The programme's sessions, done ones first.
  fileprivate func strip(of programme: Programme) -> Report.Strip? {
    let count = programme.sessions.count
    let tones: [(BodyStatus, Report.Tone)] = [
      (.done, .green), (.partly, .yellow), (.skipped, .red),
    ]
    let bars = tones.compactMap { status, tone -> Report.Bar? in
      let own = programme.sessions.count { $0.status == status }
      guard own > 0 else { return nil }
      var bar = Report.Bar(
        "\(name(of: status)): \(own)", fraction: Double(own) * 100 / Double(max(count, 1)))
      (bar.tone, bar.part) = (tone, bar.fraction / 100)
      return bar
    }
    let open = programme.sessions.count { $0.status == .planned }
    let done = programme.sessions.count { $0.status == .done || $0.status == .partly }
    guard count > 0 else { return nil }
    var strip = Report.Strip(bars)
    strip.rest = open > 0 ? say("\(open) to go", es: "quedan \(open)") : nil
    strip.title = say(
      "\(done) of \(count) sessions done", es: "Hechas \(done) de \(count) sesiones")
    return strip
  }

  /// Each area's scores from the first assessment to the last.
  fileprivate func intervals(of progress: BodyProgress) -> Report.Intervals? {
    let rows = BodyArea.allCases.compactMap { area -> Report.Intervals.Row? in
      let scores = progress.assessments.compactMap { $0.scores[area].map { Double($0) } }
      guard let first = scores.first, let last = scores.last else { return nil }
      let (from, to) = (decimal(first, places: 0), decimal(last, places: 0))
      return Report.Intervals.Row(
        label: name(of: area).withCapital, words: from == to ? to : "\(from) → \(to)",
        range: min(first, last)...max(first, last), point: last,
        tone: last < first ? .red : last > first ? .green : .plain)
    }
    guard !rows.isEmpty else { return nil }
    let risen = rows.count { $0.tone == .green }
    return Report.Intervals(
      title: progress.assessments.count < 2
        ? say("Your first scores, of 100", es: "Tus primeras puntuaciones, sobre 100")
        : say(
          "Areas that rose: \(risen) of \(rows.count)",
          es: "Zonas que han mejorado: \(risen) de \(rows.count)"),
      rows: rows, scale: 0...100,
      marks: [0, 50, 100].map {
        Report.Timeline.Mark(place: $0 / 100, label: decimal($0, places: 0))
      })
  }

  func reason(for item: ProgrammeItem, in programme: Programme) -> String {
    let area = item.movement.area
    let share = AreaWeights(programme.request).share(of: area)
    let sports = BodySport.allCases.filter { sport in
      programme.request.profile.sports.contains(sport) && sport.areas.contains(area)
    }
    return reason(for: item, share: Int(rounding: share), sports: sports.map { name(of: $0) })
  }

  fileprivate func scores(of progress: BodyProgress) -> Report.Table {
    let shown = progress.assessments.suffix(BodyProgress.shown)
    var table = Report.Table(
      (BodyArea.allCases.map { area in
        Report.Table.Row(
          [Report.Cell(name(of: area))]
            + shown.map { one in
              Report.Cell(one.scores[area].map(String.init) ?? Numerals.unknown)
            })
      })
        + [
          Report.Table.Row(
            [Report.Cell(overallLabel)]
              + shown.map { one in
                Report.Cell(one.overall.map { decimal($0, places: 0) } ?? Numerals.unknown)
              })
        ], fit: .cut)
    table.head = [""] + shown.map { shortDate($0.date) }
    return table
  }

  fileprivate func adherence(to phase: ProgrammePhase, of programme: Programme) -> String {
    let own = programme.sessions.filter { $0.phase == phase }
    return phaseAdherence(
      done: own.count { $0.status == .done }, partly: own.count { $0.status == .partly },
      of: own.count)
  }
}
