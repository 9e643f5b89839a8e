/// What is hidden from everyone who sees the output.
///
/// Hiding happens once, where results leave the readers: no rule, format or message can undo it.
/// A hidden event keeps its time and demand, and still counts, but none of its words are shown.
public struct Redaction: Equatable, Sendable {
  public var metrics: Set<HealthMetric>
  /// Whether the titles of all events are hidden.
  public var hidesTitles: Bool
  /// Whether events that are not public (CLASS) are hidden.
  public var hidesPrivateEvents: Bool
  /// The names of calendars whose events are all hidden.
  public var hiddenCalendars: Set<String>
  /// Names the user gave to calendars. Other names may come from a file, and often reveal an event.
  public var knownCalendars: Set<String>
  /// Shown in place of a title, such as "busy".
  public var placeholder: String
  /// Whose invitations keep their words; nil for everyone's.
  package var insiders: Insiders? = nil
  /// Whether links to join and notes are hidden.
  package var hidesLinksAndNotes = false

  public init(
    metrics: Set<HealthMetric> = [], hidesTitles: Bool = false, hidesPrivateEvents: Bool = false,
    hiddenCalendars: Set<String> = [], knownCalendars: Set<String> = [], placeholder: String
  ) {
    (self.metrics, self.hidesTitles) = (metrics, hidesTitles)
    (self.hidesPrivateEvents, self.hiddenCalendars) = (hidesPrivateEvents, hiddenCalendars)
    (self.knownCalendars, self.placeholder) = (knownCalendars, placeholder)
  }

  func applied(to report: MorningReport) -> MorningReport { report.hiding(metrics) }

  func applied(to occurrence: Occurrence) -> Occurrence {
    let shown = hidesLinksAndNotes ? occurrence.withoutLinks : occurrence
    guard hides(occurrence) else { return shown }
    var hidden = occurrence
    hidden.details = withoutWords(occurrence.details)
    if let insiders, insiders.lack(occurrence) { hidden.title = insiders.placeholder }
    // Only the UID of readyday's own events reveals nothing.
    if !occurrence.isOwn { hidden.uid = nil }
    return hidden
  }

  private func withoutWords(_ event: Occurrence.Details) -> Occurrence.Details {
    var hidden = event
    hidden.withheld = Occurrence.Withheld(
      title: hidden.title, calendar: hidden.calendar, uid: hidden.uid, location: hidden.location,
      zones: hidden.zones)
    hidden.title = placeholder
    let names = hiddenCalendars.union(knownCalendars)
    if !names.contains(hidden.calendar) { hidden.calendar = "" }
    hidden.location = nil
    hidden.zones = nil
    hidden.url = nil
    hidden.categories = []
    return hidden
  }

  func hides(_ occurrence: Occurrence) -> Bool {
    hidesTitles || isPrivate(occurrence) || hiddenCalendars.contains(occurrence.calendar)
      || insiders?.lack(occurrence) == true
  }

  private func isPrivate(_ occurrence: Occurrence) -> Bool {
    hidesPrivateEvents && occurrence.visibility != .public
  }

  /// Whether any event may be hidden.
  public var hidesEvents: Bool {
    hidesTitles || hidesPrivateEvents || !hiddenCalendars.isEmpty || insiders != nil
  }

  /// Drops words that come from the file.
  func applied(to diagnostic: Diagnostic) -> Diagnostic {
    let problem: Problem
    switch diagnostic.problem {
    case .calendar(let found) where hidesEvents: problem = .calendar(found.withoutValues)
    case .health(let found) where !metrics.isEmpty: problem = .health(found.withoutValues)
    case .export(let found) where !metrics.isEmpty: problem = .export(found.withoutValues)
    case .calendar, .health, .export: return diagnostic
    }
    var hidden = Diagnostic(diagnostic.severity, problem, at: diagnostic.location)
    hidden.count = diagnostic.count
    return hidden
  }

  /// Drops the words of its event.
  func applied(to finding: PlanImport.Finding) -> PlanImport.Finding {
    guard hidesEvents else { return finding }
    switch finding {
    case .passedOver(let event): return .passedOver(withoutWords(event))
    case .refused(let problem, let origin): return .refused(problem, origin?.untitled)
    case .otherClock(_, let start, let origin):
      return .otherClock(zone: withheld, start: start, origin.untitled)
    }
  }

  private func withoutWords(_ event: PlanCalendar.PassedOver) -> PlanCalendar.PassedOver {
    var hidden = event
    hidden.title = placeholder
    if case .repeats = event.reason { hidden.reason = .repeats(withheld) }
    return hidden
  }

  /// Drops words from the file, since the notes of a plan may be an event's.
  func applied(to fault: StoreFault) -> StoreFault {
    guard hidesEvents else { return fault }
    return switch fault {
    case .notJSON(let line, let column, .some):
      .notJSON(line: line, column: column, found: withheld)
    case .repeatedMember(_, let line): .repeatedMember(withheld, line: line)
    case .entry(let number, let field, .impossible(.unreadableRule)):
      .entry(number, field: field, .impossible(.unreadableRule(withheld)))
    case .entry(let number, let field, .impossible(.ruleWithinADay)):
      .entry(number, field: field, .impossible(.ruleWithinADay(withheld)))
    case .notJSON, .nestedTooDeep, .anotherFile, .newerVersion, .entry: fault
    }
  }
}

/// The people whose invitations an assistant reads in their own words: the user, and organisers who
/// share a domain with the user, once the invitation is answered.
///
/// Titles written to steer assistants come as invitations from strangers.
package struct Insiders: Equatable, Sendable {
  private let me: Set<String>
  private let domains: Set<String>
  /// Shown in place of the words of all others.
  fileprivate let placeholder: String

  package init(of me: Set<String>, placeholder: String) {
    (self.me, domains, self.placeholder) = (me, me.workDomains, placeholder)
  }

  fileprivate func lack(_ occurrence: Occurrence) -> Bool {
    guard let organizer = occurrence.details.organizer?.address, !me.contains(organizer) else {
      return false
    }
    return !domains.contains(organizer.mailDomain) || occurrence.has(.needsAction, from: me)
  }
}

extension Occurrence {
  fileprivate var withoutLinks: Occurrence {
    copy(of: self) { shown in
      if shown.details.url != nil { shown.url = nil }
      if shown.details.location?.contains("://") == true { shown.location = nil }
    }
  }
}

extension PlanImport.Origin {
  fileprivate var untitled: PlanImport.Origin { copy(of: self) { $0.title = nil } }
}

private let withheld = "…"

extension CalendarProblem {
  /// Any other part name may be text from the file (RFC 5545 §3.3.10, RFC 7529).
  private static let ruleParts: Set = [
    "FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY",
    "BYYEARDAY", "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST", "RSCALE", "SKIP",
  ]

  fileprivate var withoutValues: CalendarProblem {
    switch self {
    case .unfinished: .unfinished(component: withheld)
    case .strayEnd: .strayEnd(component: withheld)
    case .unreadable(let property, _): .unreadable(property: property, value: withheld)
    case .unreadableRulePart(let part, _):
      .unreadableRulePart(part: Self.ruleParts.contains(part) ? part : withheld, value: withheld)
    case .unusableRulePart(let part, _):
      .unusableRulePart(part: Self.ruleParts.contains(part) ? part : withheld, value: withheld)
    case .intervalNotPositive: .intervalNotPositive(withheld)
    case .otherCalendarScale: .otherCalendarScale(withheld)
    case .unknownZone: .unknownZone(withheld)
    case .unusableZone: .unusableZone(withheld)
    case .contradictedZone: .contradictedZone(withheld)
    case .olderZoneData(_, let moment, let file, let system, let version):
      .olderZoneData(withheld, at: moment, file: file, system: system, version: version)
    case .partlyUsableZone: .partlyUsableZone(withheld)
    case .notACalendar, .otherEncoding, .movedTooFar, .cutShort, .noEnd, .nestedTooDeep,
      .lineTooLong, .notAContentLine, .repeated, .textTooLong, .furtherProblems, .notUTF8, .noStart,
      .noRecurrenceID, .unreadableRule, .forbiddenRulePart, .untilBeforeStart, .sharedUID,
      .timeInDate, .ruleYieldsNothing, .ruleTooLong, .crowdedSeries, .tooManyEvents, .tooManyValues,
      .endsBeforeStart:
      self
    }
  }
}

extension HealthProblem {
  fileprivate var withoutValues: HealthProblem {
    switch self {
    case .malformedJSON: .malformedJSON(reason: nil)
    case .outOfRange(let field, _): .outOfRange(field: field, value: withheld)
    case .unknownValue(let field, _): .unknownValue(field: field, value: withheld)
    case .ambiguousDate: .ambiguousDate(withheld)
    case .cutShort, .noRecords, .notUTF8, .notARecord, .unreadableRecord, .strayQuote, .otherWidth,
      .rowTooLong, .tooManyRows, .endsBeforeStart, .otherEncoding, .privateFormat,
      .foreignShape, .twoAccounts, .undatedRecoveries, .writtenAsText, .noClock, .missingName:
      self
    }
  }
}

extension ExportProblem {
  fileprivate var withoutValues: ExportProblem {
    switch self {
    case .unreadable(let element, let attribute, _):
      .unreadable(element: element, attribute: attribute, value: withheld)
    case .outOfRange(let quantity, _): .outOfRange(quantity: quantity, value: withheld)
    case .unknownZone: .unknownZone(withheld)
    case .sleepTooLong(_, _, let limit): .sleepTooLong(from: withheld, to: withheld, limit: limit)
    case .notAnExport, .cutShort, .tagTooLong, .brokenTag, .repeated, .tooMany: self
    }
  }
}
