extension Report {
  package init(_ programme: Programme, notes: [BodySentence] = [], phrases: Voice) {
    let head = (notes + [.restsOn(areas: programme.request.scores.count)])
      .map { phrases.sentence($0) }
    let sections = ProgrammePhase.allCases.map { phrases.section(of: $0, in: programme) }
    self.init(
      phrases.language, title: phrases.title(of: programme),
      [Section(nil, .paragraphs(head.map { Paragraph($0) }))] + sections)
  }

  /// Today's session, adapted to the day.
  package init(_ today: BodyDay, phrases: Voice) {
    self.init(
      phrases.language, title: phrases.longDate(today.day.date).withCapital,
      place: phrases.place(of: today.day),
      phrases.sections(of: today))
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
    let rules: [BodySentence] = [
      .restsOn(areas: today.programme.request.scores.count), .weights(shares), .balance, .order,
      .howHard, .byWhom,
    ]
    self.init(
      phrases.language, title: phrases.longDate(today.day.date).withCapital,
      [Section(nil, .paragraphs(phrases.heads(of: today).map { Paragraph($0) }))]
        + (movements.isEmpty ? [] : [Section(nil, .paragraphs(movements))])
        + [Section(nil, .paragraphs(rules.map { Paragraph(phrases.sentence($0)) }))])
  }

  /// Scores over time, and the sessions done in each phase.
  package init(_ progress: BodyProgress, phrases: Voice) {
    var sections: [Section] = []
    if progress.assessments.isEmpty {
      sections.append(Section(nil, .note(phrases.sentence(.noAssessment))))
    } else {
      sections.append(
        Section(phrases.label(BodyLabel.scores), .table(phrases.scores(of: progress))))
    }
    if let programme = progress.programme {
      let rows = ProgrammePhase.allCases.map { phase in
        (phrases.name(of: phase), phrases.adherence(to: phase, of: programme))
      }
      sections.append(Section(phrases.label(BodyLabel.adherence), .table(Table(rows, fit: .cut))))
    } else {
      sections.append(Section(nil, .note(phrases.sentence(.noProgramme))))
    }
    self.init(phrases.language, sections)
  }

  package init(body sentences: [BodySentence], phrases: Voice) {
    self.init(
      phrases.language,
      [Section(nil, .paragraphs(sentences.map { Paragraph(phrases.sentence($0)) }))])
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

  fileprivate func section(
    of phase: ProgrammePhase, in programme: Programme
  ) -> Report.Section {
    let place = number(of: phase)
    let rows = programme.sessions.filter { $0.phase == phase }.map { session in
      let status = session.status == .planned ? "" : ", \(name(of: session.status))"
      return Report.Table.Row(
        [
          Report.Cell(shortDate(session.date)),
          Report.Cell(
            "\(duration(minutes: session.minutes)), \(name(of: session.effort))\(status)"),
        ],
        details: session.items.map { item in
          "\(name(of: item.movement)) \(item.sets) × \(item.amount)\(item.isTimed ? " s" : "")"
        })
    }
    return Report.Section(
      "\(label(BodyLabel.phase).withCapital) \(place), \(name(of: phase)): \(aim(of: phase))",
      .table(Report.Table(rows, fit: .wrap)))
  }

  /// What today's session is, and how it was adapted.
  fileprivate func heads(of today: BodyDay) -> [String] {
    guard let session = today.session else {
      return [sentence(.noSession(next: today.next))]
    }
    let count = today.programme.sessions.count
    let what = BodySentence.session(
      session.phase, number: session.number, of: count, effort: session.effort,
      isDeload: session.isDeload)
    let isNew =
      today.shown?.isOpen == true && today.programme.followsNewAnswers
    let minutes = today.programme.request.minutes
    let isShort = today.shown?.isOpen == true && !session.isDeload && !session.isFilled(minutes)
    return [sentence(what)] + (isNew ? [sentence(.followsNewAnswers)] : [])
      + (isShort ? [sentence(.shorter(than: minutes))] : [])
      + (today.adaptation.map { [sentence(.adapted($0))] } ?? [])
      + (today.needsDoctor ? [askDoctorFirst + "."] : [])
      + (today.standing.flatMap { $0.isUnderWay ? [standing($0)] : nil } ?? [])
      + (!today.needsDoctor && today.isRepeating ? [sentence(.repeating)] : [])
  }

  fileprivate func sections(of today: BodyDay) -> [Report.Section] {
    var heads = heads(of: today).map { Report.Paragraph($0) }
    if today.day.morning != nil || today.session != nil {
      heads.append(Report.Paragraph(sentence(about: today.day.verdict)))
    }
    var sections = [Report.Section(nil, .paragraphs(heads))]
    if let shown = today.shown {
      let isEased = today.adaptation != nil && today.session?.items != shown.items
      let title = isEased ? label(BodyLabel.instead) : label(BodyLabel.session)
      let length = duration(minutes: shown.minutes)
      sections.append(
        Report.Section("\(title), \(length)", .table(movements(of: shown, on: today))))
      if let slot = today.slot {
        sections.append(
          Report.Section(nil, .note(sentence(.slot(clocks(ofTraining: slot, on: today.day))))))
      }
    }
    return sections
      + [Report.Section(nil, .paragraphs(foot(of: today)))].filter {
        $0.contents != [.paragraphs([])]
      }
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
    var said: [BodySentence] = []
    if let session = today.session {
      if session.status != .planned {
        said.append(
          .progress(
            done: session.doneCount, of: session.items.count, status: session.status))
      }
      if session.isOpen {
        if today.adaptation != nil {
          let free = today.programme.freeDay(after: today.day.date)
          said.append(free.map { .offeringMove(to: $0) } ?? .noFreeDay)
        }
        if today.shown != nil { said.append(.howToTell) }
      }
    }
    if today.isAssessmentDue { said.append(.assessmentDue) }
    let advice =
      today.shown == nil
      ? [] : advice(to: today.programme.request.profile, on: today.day.date)
    if today.shown != nil, today.hidesHealth { said.append(.healthHidden) }
    return (advice + said.map { sentence($0) }).map { Report.Paragraph($0) }
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
            [Report.Cell(label(BodyLabel.overall))]
              + shown.map { one in
                Report.Cell(one.overall.map { decimal($0, places: 0) } ?? Numerals.unknown)
              })
        ], fit: .cut)
    table.head = [""] + shown.map { shortDate($0.date) }
    return table
  }

  fileprivate func adherence(to phase: ProgrammePhase, of programme: Programme) -> String {
    let own = programme.sessions.filter { $0.phase == phase }
    return sentence(
      .phaseAdherence(
        done: own.count { $0.status == .done }, partly: own.count { $0.status == .partly },
        of: own.count))
  }
}
