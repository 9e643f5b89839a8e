// Readers return only redacted results, and only the core can make an event or a morning.

extension CalendarLibrary {
  /// What happens on the requested days, by start, then end, then UID.
  public func agenda(hiding redaction: Redaction) -> Agenda {
    agenda(on: requested, hiding: redaction)
  }

  /// The same for other days that it ``covers(_:)``.
  public func agenda(on requested: RequestedDays, hiding redaction: Redaction) -> Agenda {
    var agenda = agenda(on: requested)
    if redaction.hidesEvents || redaction.hidesLinksAndNotes {
      agenda.occurrences = agenda.occurrences.map(redaction.applied)
      agenda.before = agenda.before?.map { requested.isAhead($0) ? redaction.applied(to: $0) : $0 }
      agenda.tasks = agenda.tasks.map(redaction.applied)
    }
    agenda.diagnostics = agenda.diagnostics.map(redaction.applied)
    return agenda
  }
}

extension RequestedDays {
  fileprivate func isAhead(_ occurrence: Occurrence) -> Bool {
    days.upperBound < occurrence.time.days(in: zone).lowerBound
  }
}

extension WhoopArchive {
  /// The problems in the files added so far.
  public func diagnostics(hiding redaction: Redaction) -> [Diagnostic] {
    diagnostics.map(redaction.applied)
  }

  /// The report on one of ``mornings``, or on one of the 67 days before them.
  ///
  /// - Parameters:
  ///   - date: the morning.
  ///   - redaction: what is hidden.
  public func report(on date: LocalDate, hiding redaction: Redaction) -> MorningReport {
    redaction.applied(to: report(on: date))
  }
}

extension HealthHistory {
  /// Reports on one morning with a computed score. `origin`: the source of the measurements.
  package func report(
    by origin: HealthOrigin, on date: LocalDate, sleepTarget: Double, hiding redaction: Redaction
  ) -> MorningReport {
    let measured = measurements(by: origin, on: Measurements.days(neededFor: date...date))
    return redaction.applied(to: measured.reports(on: date...date, sleepTarget: sleepTarget)[0])
  }
}

extension HealthExport {
  /// The problems in the export.
  ///
  /// - Parameter redaction: what is hidden.
  public func diagnostics(hiding redaction: Redaction) -> [Diagnostic] {
    diagnostics.map(redaction.applied)
  }
}

extension HealthData {
  /// One report per date, in order: WHOOP's, or else a computed one; nil if there is no data.
  ///
  /// - Parameter redaction: what is hidden.
  public func reports(hiding redaction: Redaction) -> [MorningReport]? {
    reports?.map(redaction.applied)
  }

  /// One report per date, in order, scored by readyday even if WHOOP measured.
  ///
  /// - Parameter redaction: what is hidden.
  public func computedReports(hiding redaction: Redaction) -> [MorningReport]? {
    computedReports?.map(redaction.applied)
  }
}

extension PlanImport {
  /// Reads the plans of one more file; returns its problems, and findings such as skipped events.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: its name in messages.
  ///   - calendar: the name of its calendar; empty if it is of none that the user named.
  ///   - redaction: what is hidden; of a hidden event no word is kept.
  public mutating func read(
    _ bytes: [UInt8], from file: String, of calendar: String = "", hiding redaction: Redaction
  ) throws(StoreFault) -> (diagnostics: [Diagnostic], findings: [Finding]) {
    do throws(StoreFault) {
      let (diagnostics, findings) = try read(bytes, from: file, of: calendar) {
        // Of what readyday exported, the titles are the user's own.
        redaction.hides($0) && !($1 && redaction.hidesTitles) ? redaction.placeholder : nil
      }
      return (diagnostics.map(redaction.applied), findings.map(redaction.applied))
    } catch { throw redaction.applied(to: error) }
  }

  /// The findings about all files together.
  ///
  /// - Parameter redaction: what is hidden.
  public func findings(hiding redaction: Redaction) -> [Finding] { findings.map(redaction.applied) }

  /// The sessions that other programs' calendars would add.
  ///
  /// - Parameter redaction: what is hidden.
  public func strangers(hiding redaction: Redaction) -> [Session] {
    guard redaction.hidesEvents else { return strangers }
    return strangers.map { session in
      var hidden = session
      hidden.title = nil
      return hidden
    }
  }

  /// Adds all plans to the stored ones; returns those that did not fit.
  ///
  /// - Parameters:
  ///   - stored: the existing plans.
  ///   - redaction: what is hidden.
  public func taken(
    into stored: inout TrainingPlans, hiding redaction: Redaction
  ) -> (TrainingPlans.Tally, [Finding]) {
    let (tally, findings) = taken(into: &stored)
    return (tally, findings.map(redaction.applied))
  }
}
