/// What a page says of a race ahead: once, and again when it changes.
package enum RaceNote: Equatable, Sendable {
  case countdown(Races.Ahead)
  /// The way back from an illness like a fever will not be over.
  case doNotStart(Races.Ahead)
  /// It will, from this date on.
  case free(Races.Ahead, from: LocalDate)
  /// After an illness without a fever.
  case ifWell(Races.Ahead)

  /// In days: how long to be well before a race after an illness without a fever, and how soon
  /// before a race an illness is about it.
  package static let daysWell = 3
  static let week = 7
}

extension Day {
  /// The notes of its page.
  package var raceNotes: [RaceNote] {
    let isIll = state.illness != nil || state.wayBack?.isAfterIllness == true
    return racesAhead.compactMap { ahead in
      // The morning has said it.
      guard !(span.contains(now) && isPastWork) || ahead.days == 1 else { return nil }
      guard isIll else { return isNews(ahead) ? .countdown(ahead) : nil }
      guard ahead.days <= RaceNote.week, state.illness?.day == 1 || ahead.days == 1 else {
        return nil
      }
      return doubt(about: ahead)
    }
  }

  /// Whether the race of the next day is one not to start.
  var isNotToStartTomorrow: Bool {
    racesAhead.contains { ahead in
      guard ahead.days == 1, state.illness != nil || state.wayBack?.isAfterIllness == true else {
        return false
      }
      return if case .doNotStart = doubt(about: ahead) { true } else { false }
    }
  }

  /// Whether the race comes into sight, is a week away or tomorrow, or its taper changes.
  private func isNews(_ ahead: Races.Ahead) -> Bool {
    [Races.countdown, RaceNote.week, 1].contains(ahead.days)
      || ahead.taper != nil && ahead.taper != Taper(ahead.race, days: ahead.days + 1)
  }

  private func doubt(about ahead: Races.Ahead) -> RaceNote {
    guard state.illness?.wasSystemic ?? state.wayBack?.isAfterFever ?? false else {
      return .ifWell(ahead)
    }
    // More days than these are not counted.
    let isOver = state.daysLimited < BodyState.mostDaysLimited && ahead.days >= state.daysLimited
    return isOver
      ? .free(ahead, from: date.advanced(by: state.daysLimited)) : .doNotStart(ahead)
  }
}

extension BodyState.WayBack {
  var isAfterIllness: Bool { cause != .readings }
  fileprivate var isAfterFever: Bool { if case .illness(_, true) = cause { true } else { false } }
}
