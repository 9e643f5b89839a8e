import Testing

@testable import ReadyDayCore

@Suite("The files of plans and reflections") struct StoreTests {
  private static let now = TrainingPlanTests.now

  private static func file(_ plan: String, version: String = "1.0", more: String = "") -> [UInt8] {
    Array(
      """
      {"schema":"readyday.plans","schema_version":"\(version)",\(more)"plans":[\(plan)]}
      """.utf8)
  }

  private static let plan = """
    {"id":"a1","date":"2026-11-23","sequence":2,"activity":"rowing","start":"18:00",\
    "intensity":"hard","duration_min":45,"notes":"easy, then not","repeats":"FREQ=WEEKLY",\
    "skipped":["2026-11-30"],"created_at":"2026-11-20T07:00:00Z",\
    "updated_at":"2026-11-21T07:00:00Z"}
    """

  @Test("a plan is read as it was written") func roundTrip() throws {
    let plans = try TrainingPlans(Self.file(Self.plan))
    let details = try #require(plans.all.first).details
    #expect(details.activity == .rowing && details.intensity == .hard && details.minutes == 45)
    #expect(details.start == TimeOfDay(hour: 18) && details.sequence == 2)
    #expect(details.notes == "easy, then not")
    #expect(details.repetition?.text == "FREQ=WEEKLY")
    #expect(details.skipped == [date("2026-11-30")])
    let again = try TrainingPlans(Array(plans.text.utf8))
    #expect(again.all == plans.all)
    #expect(again.text == plans.text)
  }

  @Test("every activity keeps its name in the file", arguments: Activity.allCases)
  func activities(activity: Activity) throws {
    var plans = TrainingPlans()
    try plans.add(PlanDetails(date: date("2026-11-23"), activity: activity), id: "a", at: Self.now)
    #expect(plans.text.contains("\"\(activity.rawValue)\""))
    #expect(try TrainingPlans(Array(plans.text.utf8)).all.map(\.details.activity) == [activity])
  }

  struct OldName: Sendable, CustomTestStringConvertible {
    let name: String
    let activity: Activity
    let notes: String
    var testDescription: String { name }
  }

  @Test(
    "old names are understood, and what they said more is kept in the notes",
    arguments: [
      OldName(name: "strength", activity: .strengthTraining, notes: "n"),
      OldName(name: "cross_training", activity: .functionalFitness, notes: "n"),
      OldName(name: "cardio", activity: .other, notes: "n (cardio)"),
      OldName(name: "skills", activity: .other, notes: "n (skills)"),
      OldName(name: "competition", activity: .other, notes: "n (competition)"),
      OldName(name: "rest", activity: .rest, notes: "n"),
      OldName(name: "recovery", activity: .recovery, notes: "n"),
    ])
  func oldNames(row: OldName) throws {
    let text = Self.plan.replacing("\"rowing\"", with: "\"\(row.name)\"")
      .replacing("easy, then not", with: "n")
    let details = try #require(try TrainingPlans(Self.file(text)).all.first).details
    #expect(details.activity == row.activity)
    #expect(details.notes == row.notes)
  }

  @Test("what a newer version wrote is still there after an edit") func unknownMembers() throws {
    let plan = Self.plan.replacing(
      "{\"id\"", with: "{\"coach\":{\"name\":\"Ana\",\"cups\":[1,2.5,null,true]},\"id\"")
    var plans = try TrainingPlans(Self.file(plan, version: "1.7", more: "\"theme\":\"dark\","))
    try plans.edit("a1", at: Self.now) { $0.minutes = 50 }
    try plans.add(
      PlanDetails(date: date("2027-01-01")), id: "b1", takingNextPlace: true, at: Self.now)
    let kept = try JSONReader.value(of: Array(plans.text.utf8).span.bytes)
    guard case .object(let root) = kept, case .array(let list) = root["plans"],
      case .object(let first) = list[0], case .object(let second) = list[1]
    else { return unexpected("the file lost its shape") }
    #expect(root["theme"] == .string("dark"))
    #expect(first["duration_min"] == JSON.integer(50))
    #expect(
      first["coach"]
        == .object([
          "name": .string("Ana"), "cups": .array([.integer(1), .decimal(2.5), .null, .bool(true)]),
        ]))
    #expect(second["coach"] == nil)
  }

  @Test("a member that is taken away is gone from the file") func cleared() throws {
    var plans = try TrainingPlans(Self.file(Self.plan))
    try plans.edit("a1", at: Self.now) {
      $0.start = nil
      $0.notes = ""
      $0.repetition = nil
      $0.skipped = []
    }
    for name in ["start", "notes", "repeats", "skipped"] {
      #expect(!plans.text.contains("\"\(name)\""))
    }
  }

  private static func written(_ plans: String) -> String {
    String(decoding: file(plans), as: UTF8.self)
  }

  @Test(
    "a file that is not wholly understood is not taken, and the place is named",
    arguments: [
      ("", .notJSON(line: 1, column: 1, found: nil)),
      ("{\"schema\":\n}", .notJSON(line: 2, column: 1, found: "}")),
      ("[]", .anotherFile(expected: "readyday.plans")),
      (
        "{\"schema\":\"readyday.plans\",\n\"plans\":[],\n\"pl\\u0061ns\":[]}",
        .repeatedMember("plans", line: 3)
      ),
      (written("{\"id\":1,\"coach\":{\"a\":1,\"a\":1}}"), .repeatedMember("a", line: 1)),
      ("{} {}", .notJSON(line: 1, column: 4, found: "{")),
      ("{\"a\":01}", .notJSON(line: 1, column: 6, found: "0")),
      ("{\"a\":1e}", .notJSON(line: 1, column: 6, found: "1")),
      ("{\"a\":tru", .notJSON(line: 1, column: 9, found: nil)),
      ("{\"a\":1,,}", .notJSON(line: 1, column: 8, found: ",")),
      ("[\"\\ud800\"]", .notJSON(line: 1, column: 3, found: "\\")),
      ("[\"\n\"]", .notJSON(line: 1, column: 3, found: "\n")),
      (
        "{\"schema\":\"readyday.reflections\",\"schema_version\":\"1.0\",\"plans\":[]}",
        .anotherFile(expected: "readyday.plans")
      ),
      (
        "{\"schema\":\"readyday.plans\",\"schema_version\":\"2.0\",\"plans\":[]}",
        .newerVersion("2.0")
      ),
      (
        written(plan.replacing(":45,", with: ":480,")),
        .entry(1, field: "duration_min", .impossible(.durationOutOfRange(minutes: 480)))
      ),
      (
        written(plan.replacing("rowing", with: "quidditch")),
        .entry(1, field: "activity", .expected(.activity))
      ),
      (
        written(plan.replacing("11-23", with: "11-31")),
        .entry(1, field: "date", .expected(.like("2026-11-23")))
      ),
      (written(plan + "," + plan), .entry(2, field: "id", .repeated)),
      (written("7"), .entry(1, field: "plans", .expected(.object))),
    ] as [(String, StoreFault)])
  func damaged(text: String, fault: StoreFault) {
    #expect(throws: fault) { try TrainingPlans(Array(text.utf8)) }
  }

  @Test("nor one that is nested without end") func nested() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: StoreFault.nestedTooDeep(limit: 512, line: 1)) {
      try TrainingPlans(Array(text.utf8))
    }
  }

  @Test("text that is not UTF-8 is damaged: it would be written as other text") func notUTF8() {
    let bytes = Self.file(Self.plan.replacing("rowing", with: "r\u{E9}")).map {
      $0 == 0xC3 ? 0xFF : $0
    }
    #expect(throws: StoreFault.self) { try TrainingPlans(bytes) }
  }

  @Test("what is not known is written as it was found, to the last digit") func exact() throws {
    let text = """
      {
        "big" : 18446744073709551615,
        "deep" : [

        ],
        "none" : {

        },
        "plans" : [
          0.10,
          -1E+400
        ],
        "text" : "\\"\\\\ /é\\u0001\\t🦜"
      }

      """
    #expect(try JSONReader.value(of: Array(text.utf8).span.bytes).document == text)
  }

  @Test("notes of letters that bear a thousand marks are too long") func marks() {
    let notes = "e" + String(repeating: "\u{301}", count: 100_000)
    var details = PlanDetails(date: date("2026-11-23"))
    details.notes = notes
    #expect(throws: PlanProblem.notesTooLong(characters: 100_001)) {
      try TrainingPlan(details, id: "a", createdAt: Self.now, updatedAt: Self.now)
    }
  }

  @Test("every way to be damaged has its words in both languages") func words() {
    let faults: [StoreFault] = [
      .notJSON(line: 2, column: 3, found: "}"), .anotherFile(expected: "readyday.plans"),
      .newerVersion("2.0"), .repeatedMember("plans", line: 3), .nestedTooDeep(limit: 64, line: 2),
      .entry(4, field: "notes", .impossible(.notesTooLong(characters: 501))),
      .entry(4, field: "id", .repeated), .entry(4, field: "feeling", .expected(.wholeNumber)),
      .entry(4, field: "date", .expected(.like("2026-11-23"))),
    ]
    for fault in faults {
      let (english, spanish) = (Voice(.english).problem(fault), Voice(.spanish).problem(fault))
      #expect(english != spanish)
      #expect(!english.hasSuffix(".") && !spanish.hasSuffix("."))
    }
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.problem(faults[5]).values == ["4", "500", "501"])
    }
  }
}
