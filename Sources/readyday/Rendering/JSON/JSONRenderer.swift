import ReadyDayCore

/// The briefing as scripts read it; the words in it are those of the text.
struct JSONRenderer: Sendable {
  let phrases: any Phrasebook

  static let schema = "readyday.brief"
  static let schemaVersion = "1.0"

  func document(of briefing: Briefing, files problems: [FileProblem] = []) -> JSON {
    let day = briefing.day
    let morning = MorningJSON(date: briefing.date, report: briefing.morning)
    return .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "readyday_version": .string(Version.current),
      "generated_at": .moment(briefing.generatedAt, in: day.zone),
      "date": .string(briefing.date.description),
      "time_zone": .string(day.zone.name),
      "language": .string(phrases.language.code),
      "status": .string(briefing.status == .complete ? "complete" : "partial"),
      "headline": .string(phrases.headline(briefing.headline)),
      "recovery": morning.recovery, "sleep": morning.sleep, "strain": morning.strain,
      "load": load(of: day),
      "recommendations": .array(briefing.recommendations.map { recommendation($0, on: day) }),
      "events": .array((day.counted + day.notCounted).map { EventJSON(zone: day.zone).value($0) }),
      "free": .array(day.free.map { .span($0, in: day.zone) }),
      "windows": .array(windows(of: day)),
      "sessions": .array(SessionsJSON(phrases: phrases).sessions(of: day)),
      "reflections_due": .array(SessionsJSON(phrases: phrases).due(briefing.reflectionsDue)),
      "warnings": .array(warnings(of: briefing) + problems.map { JSON($0, phrases) }),
    ])
  }
}

extension JSONRenderer {
  func load(of day: Day) -> JSON {
    guard day.hasCalendar else { return .null }
    return .object([
      "score": JSON(day.load.score, decimals: 1),
      "level": .string(day.load.level.code),
      "counted_min": .integer(day.load.countedMinutes),
      "high_events": .integer(day.load.highEvents),
      "unbroken": .array(day.marathons.map { .span($0.span, in: day.zone) }),
    ])
  }

  private func recommendation(_ recommendation: Recommendation, on day: Day) -> JSON {
    let inputs = recommendation.inputs.map { ($0.name, JSON($0.value, in: day.zone)) }
    return .object([
      "rule": .string(recommendation.rule),
      "type": .string(recommendation.kind.code),
      "priority": .string(recommendation.priority.code),
      "title": .string(phrases.title(of: recommendation.content)),
      "body": .string(phrases.body(of: recommendation.content)),
      "inputs": .object(Dictionary(inputs) { first, _ in first }),
    ]).adding(proposal(in: recommendation.content, on: day))
  }

  /// Only where a move is advised; null when no slot was found.
  private func proposal(
    in content: Recommendation.Content, on day: Day
  ) -> [String: JSON] {
    guard case .moveHardestEvent(_, _, let proposal) = content else { return [:] }
    guard let proposal else { return ["proposal": .null] }
    return [
      "proposal": .object([
        "start": .moment(proposal.span.start, in: day.zone),
        "end": .moment(proposal.span.end, in: day.zone),
        "from_day": change(proposal.from), "to_day": change(proposal.to),
      ])
    ]
  }

  private func change(_ change: MoveProposal.Change) -> JSON {
    .object([
      "date": .string(change.date.description),
      "load_before": JSON(change.before, decimals: 1),
      "load_after": JSON(change.after, decimals: 1),
    ])
  }

  func windows(of day: Day) -> [JSON] {
    day.windows.enumerated().map { index, window in
      JSON.span(window.span, in: day.zone).adding([
        "intensity": .string(window.intensity.code),
        "part_of_day": .string(window.part.code),
        "reason": .string(phrases.windowReason(window, isBest: index == 0)),
      ])
    }
  }

  func warnings(of briefing: Briefing) -> [JSON] {
    let notes = briefing.notes.map { note in
      JSON.warning(code: note.code, message: phrases.note(note))
    }
    return notes + briefing.diagnostics.map { JSON($0, phrases) }
  }
}

extension JSON {
  static func warning(
    code: String, message: String, file: String? = nil, line: Int? = nil, count: Int = 1
  ) -> JSON {
    .object([
      "code": .string(code), "message": .string(message), "file": JSON(file),
      "line": JSON(line), "count": .integer(count),
    ])
  }

  init(_ diagnostic: Diagnostic, _ phrases: any Phrasebook) {
    self = .warning(
      code: diagnostic.problem.code, message: phrases.problem(diagnostic.problem),
      file: diagnostic.location.file, line: diagnostic.location.line, count: diagnostic.count)
  }

  init(_ problem: FileProblem, _ phrases: any Phrasebook) {
    self = .warning(
      code: problem.code, message: problem.wording.text(in: phrases.language), file: problem.path)
  }

  init(_ value: Recommendation.Input.Value, in zone: Zone) {
    switch value {
    case .number(let number): self = JSON(number, decimals: 1)
    case .text(let text): self = .string(text)
    case .moment(let instant): self = .moment(instant, in: zone)
    }
  }

  /// RFC 3339 with the offset in force then.
  static func moment(_ instant: Instant, in zone: Zone) -> JSON {
    moment(instant, at: zone.offset(at: instant))
  }

  static func moment(_ instant: Instant, at offset: UTCOffset) -> JSON {
    .string(Timestamp(instant, at: offset).description)
  }

  /// Start, end and the minutes between them.
  static func span(_ span: TimeSpan, in zone: Zone) -> JSON {
    .object([
      "start": .moment(span.start, in: zone), "end": .moment(span.end, in: zone),
      "duration_min": .integer(span.wholeMinutes),
    ])
  }

  /// An object with more members; anything else stays as it is.
  func adding(_ members: [String: JSON]) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { first, _ in first })
  }
}
