// Programmes and their days as JSON.

extension ProgrammeItem {
  static let fields = Fields<ProgrammeItem>([
    .text("id") { $0.movement.id }, .words("name") { $1.name(of: $0.movement) },
    .code("area") { $0.movement.area }, .integer("sets") { $0.sets },
    .optionalInteger("repetitions") { $0.isTimed ? nil : $0.amount },
    .optionalInteger("duration_s") { $0.isTimed ? $0.amount : nil },
    .flag("each_side") { $0.isEachSide }, .integer("rest_s") { $0.restSeconds },
    .code("reason_code") { $0.reason }, .optionalCode("step") { $0.step },
    .code("status") { $0.status },
  ])
}

extension ProgrammeSession {
  static let fields = Fields<ProgrammeSession>([
    .date("date") { $0.date }, .integer("number") { $0.number }, .code("phase") { $0.phase },
    .json("effort", StoredForm.effort.shape) { session, _ in
      StoredForm.effort.write(session.effort)
    },
    .flag("deload") { $0.isDeload }, .integer("minutes") { $0.minutes },
    .code("status") { $0.status },
    .text("reason") { $0.reason }, .optionalDate("moved_from") { $0.movedFrom },
    .integer("done") { $0.doneCount }, .list("movements", ProgrammeItem.fields) { $0.items },
  ])
}

extension Document<Programme> {
  package static var programme: Document {
    Document(
      "body",
      [
        .constant("subject", "programme"), .text("id") { $0.id },
        .date("start") { $0.request.start }, .date("end") { $0.lastDay },
        .optionalDate("ended_on") { $0.endedOn }, .integer("minutes") { $0.request.minutes },
        .json("weekdays", .list(of: .integer)) { programme, _ in
          .array(programme.request.weekdays.sorted().map { .integer($0.rawValue) })
        },
        .integer("seed") { $0.request.seed }, .optionalText("assessment") { $0.assessment },
        .list("sessions", ProgrammeSession.fields) { $0.sessions },
      ])
  }
}

extension Document<BodyDay> {
  /// A day's session, with the reason for each movement.
  package static var explainedBody: Document {
    Document(
      "explain", about: .day,
      [
        .constant("subject", "body"),
        .list("movements", Explained.fields) { today in
          (today.shown?.items ?? []).map { Explained(item: $0, programme: today.programme) }
        },
        .list("weights", Weight.fields) { today in
          BodyArea.allCases.map { Weight(area: $0, weights: AreaWeights(today.programme.request)) }
        },
      ])
  }

  private struct Explained: Sendable {
    let item: ProgrammeItem
    let programme: Programme

    static let fields = Fields<Explained>([
      .text("id") { $0.item.movement.id }, .words("name") { $1.name(of: $0.item.movement) },
      .code("reason_code") { $0.item.reason },
      .words("reason") { $1.reason(for: $0.item, in: $0.programme) },
    ])
  }

  private struct Weight: Sendable {
    let area: BodyArea
    let weights: AreaWeights

    static let fields = Fields<Weight>([
      .code("area") { $0.area }, .number("percent") { $0.weights.share(of: $0.area) },
    ])
  }
}

extension Document<BodyDay?> {
  /// Nil without a programme.
  package static var bodyDay: Document {
    Document(
      "body", about: .day,
      [
        .constant("subject", "today"),
        .optionalObject("session", ProgrammeSession.fields) { $0?.session },
        .optionalObject("shown", ProgrammeSession.fields) { $0?.shown },
        .optionalCode("adapted_because") { $0?.adaptation?.code },
        .optionalObject("slot", TimeSpan.fields) { $0?.slot }, .optionalDate("next") { $0?.next },
        .flag("ask_doctor") { $0?.needsDoctor == true },
        .optionalObject("phase", PhaseStanding.fields) { $0?.standing },
        .flag("repeating") { $0?.isRepeating == true },
        .flag("assessment_due") { $0?.isAssessmentDue == true },
      ])
  }
}

extension PhaseStanding {
  fileprivate static let fields = Fields<PhaseStanding>([
    .code("phase") { $0.phase }, .integer("done") { $0.done }, .integer("sessions") { $0.count },
    .optionalCode("risen_area") { $0.rise?.area },
    .optionalInteger("score_before") { $0.rise?.before },
    .optionalInteger("score") { $0.rise?.now },
  ])
}

extension BodyAdaptation {
  package enum Code: String, Coded {
    case restDay, easyDay, moderateDay, race, hardYesterday, hardToday
  }

  package var code: Code {
    switch self {
    case .restDay: .restDay
    case .easyDay: .easyDay
    case .moderateDay: .moderateDay
    case .race: .race
    case .hardYesterday: .hardYesterday
    case .hardToday: .hardToday
    }
  }
}

extension Document<BodyProgress> {
  /// Scores over time, and the latest programme's sessions by phase.
  package static var bodyProgress: Document {
    Document(
      "body",
      [
        .constant("subject", "progress"),
        .list("assessments", Fields<Assessment>.progress) { $0.assessments },
        .list("phases", PhaseProgress.fields) { progress in
          progress.programme.map { programme in
            ProgrammePhase.allCases.map { PhaseProgress(phase: $0, programme: programme) }
          } ?? []
        },
      ])
  }
}

extension Fields<Assessment> {
  fileprivate static var progress: Fields {
    Fields([
      .date("date") { $0.date }, .optionalNumber("overall") { $0.overall },
      .list("areas", AreaScore.fields) { one in
        BodyArea.allCases.map { AreaScore(area: $0, score: one.scores[$0]) }
      },
    ])
  }
}

private struct AreaScore: Sendable {
  let area: BodyArea
  let score: Int?

  static let fields = Fields<AreaScore>([
    .code("area") { $0.area }, .optionalInteger("score") { $0.score },
  ])
}

private struct PhaseProgress: Sendable {
  let phase: ProgrammePhase
  let programme: Programme

  private var sessions: [ProgrammeSession] { programme.sessions.filter { $0.phase == phase } }

  static let fields = Fields<PhaseProgress>([
    .code("phase") { $0.phase }, .integer("sessions") { $0.sessions.count },
    .integer("done") { row in row.sessions.count { $0.status == .done } },
    .integer("partly") { row in row.sessions.count { $0.status == .partly } },
    .integer("skipped") { row in row.sessions.count { $0.status == .skipped } },
  ])
}
