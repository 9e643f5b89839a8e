// What was marked of a session and of each of its movements.
extension Programme {
  /// Says what became of the session of `date`.
  ///
  /// - Parameters:
  ///   - status: done or skipped.
  ///   - movements: those it is said of; the session as a whole where there are none.
  ///   - reason: why it was skipped.
  ///   - now: when it is said.
  /// - Returns: the movements that are not in it.
  @discardableResult
  package mutating func mark(
    _ status: BodyStatus, _ movements: [Movement] = [], on date: LocalDate, reason: String = "",
    at now: Instant
  ) -> [Movement] {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return movements }
    // What is said of the whole session later takes the place of what was said before.
    if movements.isEmpty, let said = sessions[place].saidStatus, said != status {
      clear(on: date, at: now)
    }
    let own = Set(sessions[place].items.map(\.movement))
    for index in sessions[place].items.indices {
      let item = sessions[place].items[index]
      let isMeant = movements.isEmpty ? item.status == .planned : movements.contains(item.movement)
      if isMeant { sessions[place].items[index].status = status }
    }
    if movements.isEmpty { sessions[place].saidStatus = status }
    if !reason.isEmpty { sessions[place].reason = reason }
    updatedAt = now
    return movements.filter { !own.contains($0) }
  }

  /// Takes back what was last said of the session of `date`: of `movements`, or else of all that were marked so. What
  /// was said of the others stays.
  ///
  /// - Parameters:
  ///   - status: done or skipped, where nothing was said of the session as a whole.
  ///   - movements: those it is taken back of; empty for the session.
  ///   - date: the day of the session.
  ///   - now: when it is taken back.
  package mutating func takeBack(
    _ status: BodyStatus, _ movements: [Movement] = [], on date: LocalDate, at now: Instant
  ) {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return }
    let said = sessions[place].saidStatus ?? status
    for index in sessions[place].items.indices {
      let item = sessions[place].items[index]
      let isMeant = movements.isEmpty ? item.status == said : movements.contains(item.movement)
      if isMeant { sessions[place].items[index].status = .planned }
    }
    // Without one of its movements, the session is what the others show.
    sessions[place].saidStatus = nil
    if sessions[place].status != .skipped { sessions[place].reason = "" }
    updatedAt = now
  }

  /// Takes back all that was said of the session of `date`.
  private mutating func clear(on date: LocalDate, at now: Instant) {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return }
    for index in sessions[place].items.indices { sessions[place].items[index].status = .planned }
    sessions[place].saidStatus = nil
    sessions[place].reason = ""
    updatedAt = now
  }

  /// Sends the session of `date` to another day; nothing else moves.
  package mutating func move(from date: LocalDate, to day: LocalDate, at now: Instant) {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return }
    sessions[place].movedFrom = sessions[place].movedFrom ?? date
    sessions[place].date = day
    sessions.sort { ($0.date, $0.number) < ($1.date, $1.number) }
    updatedAt = now
  }

  /// Ends it on `date`; what was done stays.
  package mutating func end(on date: LocalDate, at now: Instant) {
    endedOn = date
    updatedAt = now
  }
}
