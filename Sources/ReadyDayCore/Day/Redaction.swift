/// What is kept from everybody who sees the output.
///
/// Applied once, where what the readers found leaves them and before any rule looks at it: what is gone here can
/// reach no format, reason, advice or message. A hidden event keeps its time, still blocks it and
/// counts as before: its demand is shown, but none of the words it was judged by.
public struct Redaction: Hashable, Sendable {
  public var metrics: Set<HealthMetric>
  /// Of all events.
  public var hidesTitles: Bool
  /// Of events that are not public (CLASS).
  public var hidesPrivateEvents: Bool
  /// Calendars, by their names, whose events are all hidden.
  public var hiddenCalendars: Set<String>
  /// Names the user gave to calendars. Any other may be a file's name, and that of a file with one
  /// event is often its title.
  public var knownCalendars: Set<String>
  /// Stands where a title would: "busy".
  public var placeholder: String

  public init(
    metrics: Set<HealthMetric> = [], hidesTitles: Bool = false, hidesPrivateEvents: Bool = false,
    hiddenCalendars: Set<String> = [], knownCalendars: Set<String> = [], placeholder: String
  ) {
    self.metrics = metrics
    self.hidesTitles = hidesTitles
    self.hidesPrivateEvents = hidesPrivateEvents
    self.hiddenCalendars = hiddenCalendars
    self.knownCalendars = knownCalendars
    self.placeholder = placeholder
  }
}

extension Redaction {
  func applied(to report: MorningReport) -> MorningReport { report.hiding(metrics) }

  func applied(to occurrence: Occurrence) -> Occurrence {
    guard hides(occurrence) else { return occurrence }
    var hidden = occurrence
    hidden.details = withoutWords(occurrence.details)
    // Only what marks a window as our own says nothing about anybody.
    if !occurrence.isOwn { hidden.uid = nil }
    return hidden
  }

  private func withoutWords(_ event: Occurrence.Details) -> Occurrence.Details {
    var hidden = event
    hidden.withheld = Occurrence.Withheld(title: hidden.title, calendar: hidden.calendar)
    hidden.title = placeholder
    let names = hiddenCalendars.union(knownCalendars)
    if !names.contains(hidden.calendar) { hidden.calendar = "" }
    hidden.location = nil
    hidden.zones = nil
    hidden.url = nil
    hidden.categories = []
    return hidden
  }

  private func hides(_ occurrence: Occurrence) -> Bool {
    hidesTitles || isPrivate(occurrence) || hiddenCalendars.contains(occurrence.calendar)
  }

  private func isPrivate(_ occurrence: Occurrence) -> Bool {
    hidesPrivateEvents && occurrence.visibility != .public
  }

  /// Whether any event may be hidden.
  public var hidesEvents: Bool { hidesTitles || hidesPrivateEvents || !hiddenCalendars.isEmpty }
}

extension Redaction {
  /// What was wrong, without words from the file.
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
}

extension Redaction {
  /// What came of an event that is to be a plan, without its words.
  ///
  /// - Parameter finding: what does not become the plan its file says.
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

  /// What is wrong with a file of plans, whose notes may be those of events.
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

extension PlanImport.Origin {
  fileprivate var untitled: PlanImport.Origin {
    var hidden = self
    hidden.title = nil
    return hidden
  }
}

/// Shown instead of a value.
private let withheld = "…"

extension CalendarProblem {
  /// Any other name of a part is a stranger's word too (RFC 5545 §3.3.10, RFC 7529).
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
    case .partlyUsableZone: .partlyUsableZone(withheld)
    case .notACalendar, .otherEncoding, .movedTooFar, .cutShort, .nestedTooDeep, .lineTooLong,
      .notAContentLine, .repeated,
      .textTooLong, .furtherProblems, .notUTF8, .noStart, .noRecurrenceID, .unreadableRule,
      .forbiddenRulePart, .untilBeforeStart, .sharedUID, .timeInDate,
      .ruleYieldsNothing, .ruleTooLong, .crowdedSeries, .tooManyEvents, .tooManyValues,
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
    case .cutShort, .noRecords, .notARecord, .unreadableRecord, .strayQuote, .otherWidth,
      .endsBeforeStart, .otherEncoding, .privateFormat, .foreignShape, .twoAccounts,
      .undatedRecoveries, .writtenAsText, .noClock, .missingName:
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
    case .sleepTooLong(_, _, let limit):
      .sleepTooLong(from: withheld, to: withheld, limit: limit)
    case .notAnExport, .cutShort, .tagTooLong, .brokenTag, .repeated, .tooMany: self
    }
  }
}
