extension TrainingPlan: StoredItem {
  /// `plans`.
  package static let kind = "plans"
  /// The members of one in the file.
  package static let fieldNames: Set = [
    "id", "date", "sequence", "activity", "start", "intensity", "duration_min", "notes", "repeats",
    "skipped", "done", "sport", "created_at", "updated_at",
  ]

  /// Reads one out of the file.
  ///
  /// - Parameter members: those of its object, also those this version does not know.
  package init(members: [String: JSON]) throws(StoredFieldFault) {
    let stored = StoredFields(members: members)
    let id = try stored.id()
    let details = try PlanDetails(stored)
    let created = try needed(
      stored.moment("created_at"), "created_at", .like("2026-11-23T06:55:00Z"))
    do throws(PlanProblem) {
      try self.init(
        details, id: id, createdAt: created,
        updatedAt: (try? stored.moment("updated_at")) ?? created)
    } catch {
      throw StoredFieldFault(field: error.field, reason: .impossible(error))
    }
  }

  /// What it is written as.
  package var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "id": .string(id), "date": .string(details.date.description),
      "sequence": .integer(details.sequence), "activity": .string(details.activity.rawValue),
      "intensity": .string(details.intensity.rawValue), "duration_min": .integer(details.minutes),
      "created_at": .string(createdAt.stamp), "updated_at": .string(updatedAt.stamp),
    ]
    fields["start"] = details.start.map { .string($0.description) }
    if !details.notes.isEmpty { fields["notes"] = .string(details.notes) }
    fields["repeats"] = details.repetition.map { .string($0.text) }
    let skipped = details.skipped.sorted().map { JSON.string($0.description) }
    if !skipped.isEmpty { fields["skipped"] = .array(skipped) }
    let done = details.done.sorted().map { JSON.string($0.description) }
    if !done.isEmpty { fields["done"] = .array(done) }
    fields["sport"] = details.sport.map { .string($0.rawValue) }
    return fields
  }
}

extension PlanDetails {
  init(_ stored: StoredFields) throws(StoredFieldFault) {
    let date = try needed(stored.date("date"), "date", .like("2026-11-23"))
    let name = try needed(
      stored.value("activity", .activity) { ActivityName($0) }, "activity", .activity)
    self.init(
      date: date, sequence: try needed(stored.integer("sequence"), "sequence", .wholeNumber),
      activity: name.activity)
    start = try stored.value("start", .like("18:00")) { TimeOfDay(clock: $0) }
    let intensities = FieldForm.like(
      PlannedIntensity.allCases.map(\.rawValue).joined(separator: ", "))
    intensity = try needed(
      stored.value("intensity", intensities) { PlannedIntensity(rawValue: $0) }, "intensity",
      intensities)
    minutes = try needed(stored.integer("duration_min"), "duration_min", .wholeNumber)
    notes = name.added(to: try stored.text("notes") ?? "")
    sport = try stored.text("sport").flatMap { OtherSport(rawValue: $0) }
    skipped = try stored.dates("skipped")
    done = try stored.dates("done")
    guard let rule = try stored.text("repeats") else { return }
    do throws(PlanProblem) {
      repetition = try Repetition(rule)
    } catch {
      throw StoredFieldFault(field: "repeats", reason: .impossible(error))
    }
  }
}

extension PlanProblem {
  /// The member of a stored plan or reflection that it is about.
  var field: String {
    switch self {
    case .sequenceOutOfRange, .sequenceTaken, .dayFull, .noCommonPlace: "sequence"
    case .durationOutOfRange: "duration_min"
    case .notesTooLong: "notes"
    case .unreadableRule, .ruleWithinADay, .neverTakesPlace: "repeats"
    case .feelingOutOfRange: "feeling"
    case .reflectionTooLong: "went_well"
    case .reflectedAlready, .unknownID, .ambiguousID: "id"
    case .tooManyPlans: "plans"
    }
  }
}
