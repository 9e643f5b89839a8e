extension Reflection: StoredItem {
  /// `reflections`.
  package static let kind = "reflections"
  /// The members of one in the file.
  package static let fieldNames: Set = [
    "id", "plan_id", "workout_id", "date", "activity", "feeling", "went_well", "to_improve",
    "workout", "sport", "body", "created_at", "updated_at",
  ]

  /// Reads one out of the file.
  ///
  /// - Parameter members: those of its object, also those this version does not know.
  package init(members: [String: JSON]) throws(StoredFieldFault) {
    let stored = StoredFields(members: members)
    let id = try stored.id()
    let created = try needed(
      stored.moment("created_at"), "created_at", .like("2026-11-23T06:55:00Z"))
    let details = Details(
      feeling: try needed(stored.integer("feeling"), "feeling", .wholeNumber),
      wentWell: try stored.text("went_well") ?? "",
      toImprove: try stored.text("to_improve") ?? "")
    let session = try ReflectedSession(stored)
    do throws(PlanProblem) {
      try self.init(
        details, id: id, on: session, createdAt: created,
        updatedAt: (try? stored.moment("updated_at")) ?? created)
    } catch {
      throw StoredFieldFault(field: error.field, reason: .impossible(error))
    }
  }

  /// What it is written as.
  package var fields: [String: JSON] {
    var fields: [String: JSON] = [
      "id": .string(id), "date": .string(date.description), "activity": .string(activity.rawValue),
      "feeling": .integer(details.feeling), "created_at": .string(createdAt.stamp),
      "updated_at": .string(updatedAt.stamp),
    ]
    switch subject {
    case .plan(let id): fields["plan_id"] = .string(id)
    case .workout(let id): fields["workout_id"] = .string(id)
    }
    if !details.wentWell.isEmpty { fields["went_well"] = .string(details.wentWell) }
    if !details.toImprove.isEmpty { fields["to_improve"] = .string(details.toImprove) }
    fields["sport"] = sport.map { .string($0.rawValue) }
    fields["body"] = body.map { .object($0.stored) }
    fields["workout"] = workout.map { .object($0.fields) }
    return fields
  }
}

extension ReflectedSession {
  init(_ stored: StoredFields) throws(StoredFieldFault) {
    let plan = try stored.text("plan_id").map { Reflection.Subject.plan($0) }
    let workout = try stored.text("workout_id").map { Reflection.Subject.workout($0) }
    let name = try stored.value("activity", .activity) { ActivityName($0) }
    self.init(
      subject: try needed(plan ?? workout, "plan_id", .session),
      date: try needed(stored.date("date"), "date", .like("2026-11-23")),
      activity: try needed(name, "activity", .activity).activity,
      sport: try stored.text("sport").flatMap { OtherSport(rawValue: $0) },
      workout: try stored.object("workout").map { fields throws(StoredFieldFault) in
        try WorkoutFacts(fields)
      },
      body: try stored.object("body").map { fields throws(StoredFieldFault) in
        try BodyFacts(fields)
      })
  }
}
