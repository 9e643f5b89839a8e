/// Whatever is kept of the body: one profile, and every assessment and programme.
package enum BodyRecord: Hashable, Sendable {
  case profile(BodyProfile)
  case assessment(Assessment)
  case programme(Programme)
}

package typealias BodyRecords = Store<BodyRecord>

extension Store where Item == BodyRecord {
  package var profile: BodyProfile {
    all.lazy.compactMap { if case .profile(let profile) = $0 { profile } else { nil } }.first
      ?? BodyProfile()
  }

  /// In the order of their days, then as they were made; what was not known of the person then is taken from the
  /// profile.
  package var assessments: [Assessment] {
    let profile = profile
    return all.compactMap {
      if case .assessment(let one) = $0 { one.completed(by: profile) } else { nil }
    }
    .ordered { ($0.date, $0.createdAt) < ($1.date, $1.createdAt) }
  }

  /// As they are known on `date`.
  package func trainee(on date: LocalDate) -> Trainee {
    Trainee(profile, scores: standing(on: date)?.scores ?? [:], in: date.year)
  }

  /// Those that were made by `date`, in the same order.
  package func assessments(by date: LocalDate) -> [Assessment] {
    assessments.filter { $0.date <= date }
  }

  /// The latest one that was made by `date`.
  package func assessment(by date: LocalDate) -> Assessment? { assessments(by: date).last }

  /// The latest result of every test by `date`, as one assessment; nil if nothing was measured.
  package func standing(on date: LocalDate) -> Assessment? {
    Assessment(joining: assessments(by: date))
  }

  /// As they were made.
  package var programmes: [Programme] {
    all.compactMap { if case .programme(let one) = $0 { one } else { nil } }
  }

  /// The latest one that was going on on `date`, or began on it.
  package func programme(around date: LocalDate) -> Programme? {
    programmes.last { one in
      let start = one.request.start
      return start == date || start < date && one.isOn(date)
    }
  }

  /// The latest one, if it has not ended by `date`.
  package func programme(on date: LocalDate) -> Programme? {
    programmes.last.flatMap { $0.isOn(date) ? $0 : nil }
  }

  package mutating func keep(_ profile: BodyProfile) { put(.profile(profile)) }
  package mutating func keep(_ assessment: Assessment) { put(.assessment(assessment)) }
  package mutating func keep(_ programme: Programme) { put(.programme(programme)) }
}

extension BodyRecord: StoredItem {
  package static let kind = "body"
  package static let fieldNames: Set = [
    "id", "type", "equipment", "avoid", "sports", "goal", "sex", "birth_year", "date", "created_at",
    "updated_at", "measured", "notes", "age", "start", "weekdays", "minutes", "seed", "scores",
    "assessment", "ended_on", "profile", "sessions",
  ]

  private static let profileID = "profile"

  package var id: String {
    switch self {
    case .profile: Self.profileID
    case .assessment(let one): one.id
    case .programme(let one): one.id
    }
  }

  package init(members: [String: JSON]) throws(StoredFieldFault) {
    let stored = StoredFields(members: members)
    let id = try stored.id()
    switch try stored.text("type") {
    case "profile": self = .profile(try BodyProfile(stored))
    case "assessment": self = .assessment(try Assessment(id: id, stored))
    case "programme": self = .programme(try Programme(id: id, stored))
    default:
      throw StoredFieldFault(
        field: "type", expected: .like("profile, assessment, programme"))
    }
  }

  package var fields: [String: JSON] {
    let (type, own): (String, [String: JSON]) =
      switch self {
      case .profile(let one): ("profile", one.fields)
      case .assessment(let one): ("assessment", one.fields)
      case .programme(let one): ("programme", one.fields)
      }
    return own.merging(["id": .string(id), "type": .string(type)]) { $1 }
  }
}

// MARK: Reading and writing the parts

extension JSONFields where Fault == StoredFieldFault {
  /// One of a few words; nil if the member is not there.
  fileprivate func word<Value: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(StoredFieldFault) -> Value? where Value.RawValue == String {
    try value(name, .like(Value.allCases.map(\.rawValue).joined(separator: ", "))) {
      Value(rawValue: $0)
    }
  }

  fileprivate func words<Value: RawRepresentable & CaseIterable & Hashable>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(StoredFieldFault) -> Set<Value> where Value.RawValue == String {
    var all: Set<Value> = []
    for value in try array(name) ?? [] {
      guard case .string(let text) = value, let word = Value(rawValue: text) else {
        throw StoredFieldFault(
          field: name, expected: .like(Value.allCases.map(\.rawValue).joined(separator: ", ")))
      }
      all.insert(word)
    }
    return all
  }

  fileprivate func whole(
    _ name: String, in range: ClosedRange<Int>
  ) throws(StoredFieldFault) -> Int? {
    guard let number = try integer(name) else { return nil }
    guard range.contains(number) else {
      throw StoredFieldFault(field: name, expected: .wholeNumber)
    }
    return number
  }
}

extension Collection
where Element: RawRepresentable & CaseIterable & Hashable, Element.RawValue == String {
  /// In the order of their cases.
  fileprivate var json: JSON {
    let own = Set(self)
    return .array(Element.allCases.filter(own.contains).map { .string($0.rawValue) })
  }
}

extension BodyProfile {
  fileprivate init(_ stored: StoredFields) throws(StoredFieldFault) {
    equipment = try stored.words("equipment")
    avoided = try stored.words("avoid")
    sports = try stored.words("sports")
    goal = try stored.word("goal") ?? .health
    sex = try stored.word("sex")
    birthYear = try stored.whole("birth_year", in: 1800...9999)
  }

  fileprivate var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "equipment": equipment.json, "avoid": avoided.json, "sports": sports.json,
      "goal": .string(goal.rawValue),
    ]
    fields["sex"] = sex.map { .string($0.rawValue) }
    fields["birth_year"] = birthYear.map { .integer($0) }
    return fields
  }
}

extension Assessment {
  fileprivate init(id: String, _ stored: StoredFields) throws(StoredFieldFault) {
    var measured: [SelfTest: [Double]] = [:]
    let values = try needed(stored.object("measured"), "measured", .object)
    for name in values.members.keys.sorted() {
      // A test that a newer version knows stays unread here; the file keeps it.
      guard let test = SelfTest(rawValue: name), let numbers = try values.numbers(name),
        (1...2).contains(numbers.count), numbers.allSatisfy(test.limits.contains)
      else { throw StoredFieldFault(field: "measured", expected: .numbers) }
      measured[test] = numbers
    }
    self.init(
      id: id, date: try needed(stored.date("date"), "date", .like("2026-11-23")),
      createdAt: try needed(
        stored.moment("created_at"), "created_at", .like("2026-11-23T06:55:00Z")),
      measured: measured, notes: try stored.text("notes") ?? "",
      person: TestedPerson(
        sex: try stored.word("sex"), age: try stored.whole("age", in: 0...200)))
  }

  fileprivate var fields: [String: JSON] {
    let pairs = measured.map { test, values in
      (test.rawValue, JSON.array(values.map { JSON($0, decimals: 1) }))
    }
    var fields: [String: JSON] = [
      "date": .string(date.description), "created_at": .string(createdAt.stamp),
      "measured": .object(Dictionary(pairs) { $1 }),
    ]
    if !notes.isEmpty { fields["notes"] = .string(notes) }
    fields["sex"] = person.sex.map { .string($0.rawValue) }
    fields["age"] = person.age.map { .integer($0) }
    return fields
  }
}

extension Programme {
  fileprivate init(id: String, _ stored: StoredFields) throws(StoredFieldFault) {
    let profile = try needed(stored.object("profile"), "profile", .object)
    var scores: [BodyArea: Int] = [:]
    if let stored = try stored.object("scores") {
      for area in BodyArea.allCases { scores[area] = try stored.whole(area.rawValue, in: 0...100) }
    }
    var days: Set<Weekday> = []
    for number in try stored.numbers("weekdays") ?? [] {
      guard let day = Weekday.allCases.first(where: { Double($0.rawValue) == number }) else {
        throw StoredFieldFault(field: "weekdays", expected: .numbers)
      }
      days.insert(day)
    }
    let request = ProgrammeRequest(
      start: try needed(stored.date("start"), "start", .like("2026-11-23")), weekdays: days,
      minutes: try needed(
        stored.whole("minutes", in: ProgrammeRequest.lengths), "minutes", .wholeNumber),
      seed: try stored.integer("seed") ?? 0, profile: try BodyProfile(profile), scores: scores)
    let created = try needed(
      stored.moment("created_at"), "created_at", .like("2026-11-23T06:55:00Z"))
    var sessions: [ProgrammeSession] = []
    for part in try needed(stored.objects("sessions"), "sessions", .objects) {
      sessions.append(try ProgrammeSession(part))
    }
    self.init(
      id: id, request, after: try stored.text("assessment"), createdAt: created,
      updatedAt: try stored.moment("updated_at") ?? created,
      endedOn: try stored.date("ended_on"), sessions: sessions)
  }

  fileprivate var fields: [String: JSON] {
    let scores = request.scores.map { ($0.rawValue, JSON.integer($1)) }
    var fields: [String: JSON] = [
      "start": .string(request.start.description),
      "weekdays": .array(request.weekdays.sorted().map { .integer($0.rawValue) }),
      "minutes": .integer(request.minutes), "seed": .integer(request.seed),
      "scores": .object(Dictionary(scores) { $1 }), "profile": .object(request.profile.fields),
      "created_at": .string(createdAt.stamp), "updated_at": .string(updatedAt.stamp),
      "sessions": .array(sessions.map { .object($0.fields) }),
    ]
    fields["assessment"] = assessment.map { .string($0) }
    fields["ended_on"] = endedOn.map { .string($0.description) }
    return fields
  }
}

extension ProgrammeSession {
  fileprivate init(_ stored: StoredFields) throws(StoredFieldFault) {
    var items: [ProgrammeItem] = []
    for part in try needed(stored.objects("movements"), "sessions.movements", .objects) {
      items.append(try ProgrammeItem(part))
    }
    self.init(
      date: try needed(stored.date("date"), "sessions.date", .like("2026-11-23")),
      number: try needed(stored.whole("number", in: 1...42), "sessions.number", .wholeNumber),
      phase: try needed(stored.word("phase"), "sessions.phase", .text),
      effort: try needed(stored.word("effort"), "sessions.effort", .text),
      isDeload: stored.members["deload"] == .bool(true), items: items)
    saidStatus = try stored.word("status")
    reason = try stored.text("reason") ?? ""
    movedFrom = try stored.date("moved_from")
  }

  fileprivate var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "date": .string(date.description), "number": .integer(number),
      "phase": .string(phase.rawValue),
      "effort": .string(effort.rawValue), "deload": .bool(isDeload),
      "movements": .array(items.map { .object($0.fields) }),
    ]
    fields["status"] = saidStatus.map { .string($0.rawValue) }
    if !reason.isEmpty { fields["reason"] = .string(reason) }
    fields["moved_from"] = movedFrom.map { .string($0.description) }
    return fields
  }
}

extension ProgrammeItem {
  fileprivate init(_ stored: StoredFields) throws(StoredFieldFault) {
    let why = try stored.text("why") ?? ""
    self.init(
      try needed(stored.word("id"), "sessions.movements.id", .text),
      sets: try needed(stored.whole("sets", in: 1...20), "sessions.movements.sets", .wholeNumber),
      amount: try needed(
        stored.whole("amount", in: 1...3600), "sessions.movements.amount", .wholeNumber),
      rest: try stored.whole("rest_s", in: 0...600) ?? 0,
      Reason.allCases.first { $0.rawValue == why } ?? .area, step: try stored.word("step"))
    status = try stored.word("status") ?? .planned
  }

  fileprivate var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "id": .string(movement.rawValue), "sets": .integer(sets), "amount": .integer(amount),
      "rest_s": .integer(restSeconds), "why": .string(reason.rawValue),
    ]
    fields["step"] = step.map { .string($0.rawValue) }
    if status != .planned { fields["status"] = .string(status.rawValue) }
    return fields
  }
}
