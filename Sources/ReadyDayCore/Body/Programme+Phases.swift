// A phase ends once enough of its sessions are done.

extension Programme {
  /// Twelve weeks, because a phase takes two.
  private static let mostPhases = 6

  package func standing(on date: LocalDate, by assessments: [Assessment]) -> PhaseStanding? {
    let phase = ProgrammePhase.allCases.first { days(of: $0).contains(date) }
    return phase.map { standing(of: $0, on: date, by: assessments) }
  }

  private func standing(
    of phase: ProgrammePhase, on date: LocalDate, by assessments: [Assessment]
  ) -> PhaseStanding {
    let own = sessions.filter { $0.phase == phase }.suffix(sessionsPerPhase)
    func rise(since first: LocalDate) -> PhaseStanding.Rise? {
      let before = Assessment(joining: assessments.filter { $0.date <= first })
      let retests = assessments.filter { $0.date > first && $0.date <= date }
      return before.flatMap { before in
        Assessment(joining: retests).flatMap { $0.rise(since: before) }
      }
    }
    // A session counts as done if at least half of its movements are.
    let done = own.count {
      $0.status == .done || $0.status == .partly && $0.doneCount * 2 >= $0.items.count
    }
    return PhaseStanding(
      phase: phase, done: done, count: own.count,
      rise: rise(since: request.start), hasRisen: rise(since: days(of: phase).lowerBound) != nil)
  }

  /// Repeats a phase that ended before `date`, unless it is earned or passed or the next has begun.
  func followed(to date: LocalDate, by assessments: [Assessment]) -> Programme {
    var programme = self
    guard endedOn == nil else { return self }
    for phase in ProgrammePhase.allCases.dropLast() where !passed.contains(phase) {
      while programme.phases.count < Self.mostPhases,
        date > programme.days(of: phase).upperBound, !programme.hasBegun(after: phase),
        !programme.standing(of: phase, on: date, by: assessments).isEarned
      { programme.repeatPhase(phase) }
    }
    return programme
  }

  private func hasBegun(after phase: ProgrammePhase) -> Bool {
    let last = days(of: phase).upperBound
    return sessions.contains { $0.date > last && $0.phase != phase && $0.status != .planned }
  }

  private mutating func repeatPhase(_ phase: ProgrammePhase) {
    var phases = phases
    guard let place = phases.lastIndex(of: phase) else { return }
    phases.insert(phase, at: place)
    let before = sessions.filter { $0.number <= (place + 1) * sessionsPerPhase }
    sessions = before + ProgrammeMaker(request).sessions(phases).filter { $0.number > before.count }
  }

  /// Whether the phase on `date` is being repeated; the user may still choose to go on.
  package func isRepeating(on date: LocalDate) -> Bool {
    ProgrammePhase.allCases.contains { phase in
      days(of: phase).contains(date) && !passed.contains(phase)
        && days(of: phase).lowerBound.distance(to: date) >= ProgrammePhase.days
    }
  }

  /// Lets the phase end, although not enough of it is done.
  package mutating func pass(_ phase: ProgrammePhase, at now: Instant) {
    passed.insert(phase)
    updatedAt = now
  }
}

extension Assessment {
  fileprivate func rise(since before: Assessment) -> PhaseStanding.Rise? {
    let changes = scores.compactMap { area, now in
      before.scores[area].map { PhaseStanding.Rise(area: area, before: $0, now: now) }
    }
    let most = changes.max {
      ($0.now - $0.before, $1.area.rawValue) < ($1.now - $1.before, $0.area.rawValue)
    }
    return changes.reduce(0) { $0 + $1.now - $1.before } > 0 ? most : nil
  }
}
