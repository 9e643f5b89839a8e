/// Something missing or provisional about a morning, which explains why a value is not there.
public enum BriefingNote: String, CaseIterable, Sendable {
  /// Nothing of it is anybody's: a demonstration.
  case sampleData = "sample_data"
  case noWhoop = "no_whoop"
  case noCalendar = "no_calendar"
  case recoveryPending = "recovery_pending"
  case recoveryUnscorable = "recovery_unscorable"
  case recoveryMissing = "recovery_missing"
  case recoveryCalibrating = "recovery_calibrating"
  case sleepPending = "sleep_pending"
  case sleepUnscorable = "sleep_unscorable"
  case sleepMissing = "sleep_missing"
  /// Fewer than 7 values in the 30 days before: nothing to compare with.
  case baselineShort = "baseline_short"
  /// Values are left out because their owner keeps them from being shown.
  case hidden
}

extension BriefingNote {
  /// The name by which scripts know it.
  public var code: String { rawValue }

  /// Whether something is not there at all, rather than provisional.
  var meansIncomplete: Bool {
    ![.recoveryCalibrating, .baselineShort, .hidden, .sampleData].contains(self)
  }

  static func notes(on day: Day) -> [BriefingNote] {
    var notes: [BriefingNote] = []
    if day.morning == nil { notes.append(.noWhoop) }
    if !day.hasCalendar { notes.append(.noCalendar) }
    if let morning = day.morning {
      notes += recovery(morning.recovery) + sleep(morning.sleep)
      if morning.hidesSomething { notes.append(.hidden) }
    }
    return notes
  }

  private static func recovery(_ recovery: RecoverySummary) -> [BriefingNote] {
    switch recovery.state {
    case .pending: return [.recoveryPending]
    case .unscorable: return [.recoveryUnscorable]
    case .missing: return [.recoveryMissing]
    case .hidden: return []
    case .scored: break
    }
    guard recovery.score.value != nil else { return [.recoveryUnscorable] }
    let calibrating: [BriefingNote] = recovery.isCalibrating ? [.recoveryCalibrating] : []
    return calibrating + (recovery.score.baseline == nil ? [.baselineShort] : [])
  }

  private static func sleep(_ sleep: SleepSummary) -> [BriefingNote] {
    switch sleep.state {
    case .scored: []
    case .pending: [.sleepPending]
    case .unscorable: [.sleepUnscorable]
    case .missing: [.sleepMissing]
    case .hidden: []
    }
  }
}
