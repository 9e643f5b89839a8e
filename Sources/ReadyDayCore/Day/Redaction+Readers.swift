// What strangers wrote and devices measured leaves the readers through these alone: outside the core nobody can
// make an event, a morning or a diagnostic, so that every report and document was redacted.

extension CalendarLibrary {
  /// What happens on the asked days, ordered by start, then end, then UID.
  ///
  /// - Parameter redaction: what of it is hidden.
  public mutating func agenda(hiding redaction: Redaction) -> Agenda {
    var agenda = agenda()
    if redaction.hidesEvents {
      agenda.occurrences = agenda.occurrences.map(redaction.applied)
      agenda.tasks = agenda.tasks.map(redaction.applied)
    }
    agenda.diagnostics = agenda.diagnostics.map(redaction.applied)
    return agenda
  }
}

extension WhoopArchive {
  /// What was wrong with the files added so far.
  ///
  /// - Parameter redaction: what of it is hidden.
  public func diagnostics(hiding redaction: Redaction) -> [Diagnostic] {
    diagnostics.map(redaction.applied)
  }

  /// What is known about one of ``mornings``, or of the 67 days before them.
  ///
  /// - Parameters:
  ///   - date: the morning.
  ///   - redaction: what of it is hidden.
  public func report(on date: LocalDate, hiding redaction: Redaction) -> MorningReport {
    redaction.applied(to: report(on: date))
  }
}

extension HealthExport {
  /// What was wrong with it.
  ///
  /// - Parameter redaction: what of it is hidden.
  public func diagnostics(hiding redaction: Redaction) -> [Diagnostic] {
    diagnostics.map(redaction.applied)
  }
}

extension HealthData {
  /// The mornings reported on.
  public struct Mornings: Sendable {
    /// One a date, in order: WHOOP's, else a computed one where WHOOP has nothing of that date. Nil
    /// without any data.
    public let reports: [MorningReport]?
    /// Whether the last one's recovery is scored, also where it is hidden.
    public let isRecoveryScored: Bool
    /// Whether the last one's sleep is, also where it is hidden.
    public let isSleepScored: Bool
  }

  /// The mornings reported on.
  ///
  /// - Parameter redaction: what of them is hidden.
  public func mornings(hiding redaction: Redaction) -> Mornings {
    let reports = reports
    return Mornings(
      reports: reports?.map(redaction.applied),
      isRecoveryScored: reports?.last?.recovery.score.value != nil,
      isSleepScored: reports?.last?.sleep.state == .scored)
  }

  /// One a date, in order, with readyday's own scores also where WHOOP did the measuring.
  ///
  /// - Parameter redaction: what of them is hidden.
  public func computedReports(hiding redaction: Redaction) -> [MorningReport]? {
    computedReports?.map(redaction.applied)
  }
}

extension PlanImport {
  /// Takes the plans of one more file; returns what of it could not be read, and what no plan is made of.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name messages use.
  ///   - redaction: what of its words is hidden.
  public mutating func read(
    _ bytes: [UInt8], from file: String, hiding redaction: Redaction
  ) throws(StoreFault) -> (diagnostics: [Diagnostic], findings: [Finding]) {
    do throws(StoreFault) {
      let (diagnostics, findings) = try read(bytes, from: file)
      return (diagnostics.map(redaction.applied), findings.map(redaction.applied))
    } catch {
      throw redaction.applied(to: error)
    }
  }

  /// What is to be said of all files together.
  ///
  /// - Parameter redaction: what of their words is hidden.
  public func findings(hiding redaction: Redaction) -> [Finding] {
    findings.map(redaction.applied)
  }

  /// What other programs' calendars would add.
  ///
  /// - Parameter redaction: what of it is hidden.
  public func strangers(hiding redaction: Redaction) -> [Session] {
    guard redaction.hidesEvents else { return strangers }
    return strangers.map { session in
      var hidden = session
      hidden.title = nil
      return hidden
    }
  }

  /// Adds all plans to those that are kept, and says which of them there was no place for.
  ///
  /// - Parameters:
  ///   - kept: the plans there are.
  ///   - redaction: what of the files' words is hidden.
  public func taken(
    into kept: inout TrainingPlans, hiding redaction: Redaction
  ) -> (TrainingPlans.Tally, [Finding]) {
    let (tally, findings) = taken(into: &kept)
    return (tally, findings.map(redaction.applied))
  }
}
