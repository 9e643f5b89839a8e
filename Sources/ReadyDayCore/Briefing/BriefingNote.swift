/// Why a value is missing or provisional.
package enum BriefingNote: String, CaseIterable, Sendable {
  case sampleData = "sample_data"
  case noWhoop = "no_whoop"
  case noCalendar = "no_calendar"
  /// Calendars are configured, but none could be read.
  case calendarsLost = "calendars_lost"
  case recoveryPending = "recovery_pending"
  case recoveryUnscorable = "recovery_unscorable"
  /// The record has no score, an impossible one, or one from a broken sensor.
  case recoveryUnusable = "recovery_unusable"
  case recoveryMissing = "recovery_missing"
  /// A nap was scored, but the night was not.
  case recoveryOnlyNap = "recovery_only_nap"
  /// Two sleeps ended on this date, and only the first is scored.
  case recoveryOfEarlierSleep = "recovery_of_earlier_sleep"
  case recoveryCalibrating = "recovery_calibrating"
  case sleepPending = "sleep_pending"
  case sleepUnscorable = "sleep_unscorable"
  case sleepMissing = "sleep_missing"
  /// There are no measurements to compute a score from.
  case nothingMeasured = "nothing_measured"
  /// There is nothing yet to compare the measurements with.
  case nothingToCompare = "nothing_to_compare"
  /// readyday computed the score.
  case recoveryComputed = "recovery_computed"
  /// A component of the computed score is missing, and the others share its weight.
  case scoreReweighted = "score_reweighted"
  /// The computed score has too few components for a colour.
  case scoreProvisional = "score_provisional"
  /// Only WHOOP provides sleep need, performance, consistency and strain.
  case notFromWhoop = "not_from_whoop"
  /// Fewer than 7 of the 30 days before have a value, which is too few for a comparison.
  case baselineShort = "baseline_short"
  case hidden
  /// What the user says with feel is hidden, so that no advice can follow it.
  case feelHidden = "feel_hidden"
  /// Most recent nights followed other clocks than those of the current zone.
  case zoneDoubtful = "zone_doubtful"
  /// A journey ends in another time zone.
  case arrivesElsewhere = "arrives_elsewhere"
  /// A flight may have ended in another time zone.
  case placeUnclear = "place_unclear"
  /// No calendar has changed for more than a week.
  case calendarsOld = "calendars_old"
  /// A shift is an all-day event, so that nothing can be planned around it.
  case shiftUntimed = "shift_untimed"
  /// An event reads like a race or match, but perhaps not the user's.
  case competitionUnclear = "competition_unclear"

  package var code: String { rawValue }

  /// Whether something is missing, not just provisional.
  var meansIncomplete: Bool {
    switch self {
    case .recoveryCalibrating, .recoveryOfEarlierSleep, .baselineShort, .hidden, .feelHidden,
      .sampleData, .recoveryComputed, .scoreReweighted, .scoreProvisional, .notFromWhoop,
      .zoneDoubtful, .arrivesElsewhere, .placeUnclear, .calendarsOld, .shiftUntimed,
      .competitionUnclear:
      false
    case .noWhoop, .noCalendar, .calendarsLost, .recoveryPending, .recoveryUnscorable,
      .recoveryUnusable, .recoveryMissing, .recoveryOnlyNap, .sleepPending, .sleepUnscorable,
      .sleepMissing, .nothingMeasured, .nothingToCompare:
      true
    }
  }

  /// - Parameter hasCalendars: whether any calendar is configured, readable or not.
  static func notes(on day: Day, hasCalendars: Bool = false) -> [BriefingNote] {
    var notes: [BriefingNote] = []
    if day.morning == nil { notes.append(.noWhoop) }
    if !day.hasCalendar { notes.append(hasCalendars ? .calendarsLost : .noCalendar) }
    if day.kinds.includesUntimedShift { notes.append(.shiftUntimed) }
    if day.unclearCompetition != nil { notes.append(.competitionUnclear) }
    if let morning = day.morning {
      notes +=
        morning.recovery.source == .computed
        ? computed(morning.recovery) : recovery(morning.recovery)
      notes += sleep(morning.sleep)
      if !morning.hidden.isEmpty { notes.append(.hidden) }
      if morning.hidden.contains(.feel) { notes.append(.feelHidden) }
    }
    return notes
  }

  private static func recovery(_ recovery: RecoverySummary) -> [BriefingNote] {
    switch recovery.state {
    case .pending: return [.recoveryPending]
    case .unscorable: return [.recoveryUnscorable]
    case .unusable: return [.recoveryUnusable]
    case .onlyNap: return [.recoveryOnlyNap]
    case .missing: return [.recoveryMissing]
    case .hidden: return []
    case .scored: break
    }
    guard recovery.score.value != nil else { return [.recoveryUnusable] }
    let earlier: [BriefingNote] = recovery.isFromEarlierSleep ? [.recoveryOfEarlierSleep] : []
    let calibrating: [BriefingNote] = recovery.isCalibrating ? [.recoveryCalibrating] : []
    return earlier + calibrating + (recovery.score.baseline == nil ? [.baselineShort] : [])
  }

  private static func computed(_ recovery: RecoverySummary) -> [BriefingNote] {
    let notes: [BriefingNote]
    switch recovery.state {
    case .scored: notes = [.recoveryComputed]
    case .missing, .onlyNap: notes = [.nothingMeasured]
    case .unscorable, .unusable, .pending: notes = [.nothingToCompare]
    case .hidden: notes = []
    }
    let isReweighted = recovery.state == .scored && recovery.computed?.missing.isEmpty == false
    let isShort = recovery.state == .scored && recovery.score.baseline == nil
    return notes + (isReweighted ? [.scoreReweighted] : [])
      + (recovery.isCalibrating ? [.scoreProvisional] : []) + [.notFromWhoop]
      + (isShort ? [.baselineShort] : [])
  }

  private static func sleep(_ sleep: SleepSummary) -> [BriefingNote] {
    switch sleep.state {
    case .scored: []
    case .pending: [.sleepPending]
    case .unscorable, .unusable: [.sleepUnscorable]
    case .missing, .onlyNap: [.sleepMissing]
    case .hidden: []
    }
  }
}
