import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// `body`, with what it keeps in a folder of the test's own.
@Suite("body")
struct BodyProgramTests {
  /// Monday.
  private static let now = "2026-03-09T08:00:00+01:00"

  private static func run(_ data: TemporaryFolder, _ line: String) throws -> Program.Result {
    var program = Program(
      line.split(separator: " ").map(String.init) + ["--tz", "Europe/Madrid", "--now", now])
    program.environment["XDG_DATA_HOME"] = data.url.path
    return try program.run()
  }

  private static func output(_ data: TemporaryFolder, _ line: String) throws -> String {
    let result = try run(data, line)
    #expect(result.status == 0, "\(line): \(result.errors)")
    return result.output
  }

  private static func document(_ data: TemporaryFolder, _ line: String) throws -> String {
    let text = try output(data, line + " --format json")
    let schema: DocumentName =
      line.hasPrefix("explain")
      ? .explain : line.contains("movements") || line.contains("show plank") ? .movements : .body
    #expect(try SchemaCheck(schema: schema.schema).faults(in: text) == [], "\(line)")
    return text
  }

  @Test("from a profile to a day's session that is done, in both languages and for programs")
  func life() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(
        data, "body profile --equipment band --sports running --avoid overhead --health none")
      #expect(try Self.output(data, "body profile").contains("arms overhead"))
      #expect(!(try Self.output(data, "body profile --hide injuries")).contains("arms overhead"))
      #expect(!(try Self.document(data, "body profile --hide injuries")).contains("overhead"))
      let assessed = try Self.output(data, "body assess --test knee-to-wall=6/9 plank=75")
      #expect(assessed.contains("left 6 cm, right 9 cm: uneven"))
      let started = try Self.output(data, "body programme start")
      #expect(started.contains("Six weeks, 18 sessions; the first on Mon 9 Mar."))
      #expect(
        try Self.output(data, "body").contains(
          "Phase 1 (recovery) · session 1 of 18 in the programme · easy"))
      let workout = try Self.output(data, "workout --whoop whoop")
      #expect(workout.contains("Already planned: Exercise programme, easy"))
      let suggested = try Self.output(data, "workout --whoop whoop --format json")
      let read = try JSONReader.value(of: Array(suggested.utf8).span.bytes).members
      if case .array(let sessions)? = read?["sessions"] {
        #expect(sessions.map { $0.members?["name"] } == [.string("Exercise programme")])
      } else {
        Issue.record("the workout lists no sessions")
      }
      let spanish = try Self.output(data, "body today --lang es --width 60")
      #expect(spanish.contains("Fase 1 (base) · sesión 1 de 18 del programa · suave"))
      #expect(spanish.split(separator: "\n").allSatisfy { $0.count <= 60 })
      for line in [
        "body today", "body programme", "body results --all", "body progress", "body profile",
        "body movements calf", "body show plank", "explain body",
      ] { _ = try Self.document(data, line) }
      #expect(try Self.output(data, "body skip --reason travel").contains("skipped"))
      #expect(try Self.output(data, "body done --undo").contains("planned"))
      #expect(try Self.output(data, "body done").contains("Session done:"))
      #expect(try Self.output(data, "body done today --undo").contains("planned"))
      #expect(try Self.output(data, "body done today").contains("Session done:"))
      #expect(try Self.output(data, "body progress").contains("1 of 6 done"))
      let movement = try #require(
        BodyRecords(Array(Data(contentsOf: data.url.appendingPathComponent("readyday/body.json"))))
          .programmes.last?.sessions.first?.items.first?.movement.id)
      let oneLess = try Self.output(data, "body done \(movement) --undo")
      #expect(oneLess.contains("partly") && !oneLess.contains(": 0 of"))
      _ = try Self.output(data, "body done \(movement)")
      let calendar = try Self.output(data, "body programme show --format ics")
      #expect(calendar.components(separatedBy: "BEGIN:VEVENT").count == 19)
      #expect(calendar.contains("DTSTART;VALUE=DATE:20260309"))
      let again = try Self.output(data, "body programme start --seed 4 --minutes 10 --on tue --yes")
      #expect(again.contains("The previous programme has ended"))
      _ = try Self.output(
        data, "body programme start --date +7d --on mon,tue,wed,thu,fri,sat,sun --yes")
      #expect(
        try !Self.output(data, "week --whoop whoop --calendar calendars").contains(
          "xercise programme"))
      #expect(try Self.output(data, "body programme stop").contains("Programme ended"))
      #expect(
        try Self.output(data, "body today").replacing("\n", with: " ").contains(
          "readyday body assess"))
      #expect(try Self.run(data, "body today --format json").status == 0)
    }
  }

  @Test("nothing starts without answers, nor before a doctor agrees")
  func safeFirst() throws {
    try TemporaryFolder.with { data in
      let lines = ["body programme start", "body assess --test plank=60", "body today --all"]
      for line in lines {
        let refused = try Self.run(data, line)
        #expect(refused.status == 2 && refused.errors.contains("(chest-pain)"), "\(line)")
      }
      for point in ["chest-pain", "heart", "limits", "pregnancy"] {
        _ = try Self.output(data, "body profile --health \(point)")
        for line in lines + ["body assess"] {
          let refused = try Self.run(data, line)
          #expect(refused.status == 2 && refused.errors.contains("ask a doctor first"), "\(line)")
        }
      }
      #expect(try Self.run(data, "body profile --cleared 2026-03-10").status == 2)
      let old = try Self.run(data, "body profile --cleared 2025-09-07")
      #expect(old.status == 2 && old.errors.contains("from 2025-09-08 to 2026-03-09"))
      #expect(try Self.run(data, "body profile --due 2027-03-10").status == 2)
      _ = try Self.output(data, "body profile --due 2026-05-18 --cleared 2026-03-09")
      #expect(try Self.run(data, "body assess --test plank=60").status == 2)
      #expect(try Self.output(data, "body programme start").contains("18 sessions"))
      #expect(try Self.output(data, "body").contains("Stop and call your midwife"))
      #expect(!(try Self.output(data, "body --hide injuries")).contains("Stop and call"))
      #expect(!(try Self.output(data, "body profile --hide injuries")).contains("pregnancy"))
      #expect(!(try Self.document(data, "body profile --hide injuries")).contains("pregnancy"))
      // New answers end a clearance.
      _ = try Self.output(data, "body profile --health pregnancy --due 2026-05-18")
      #expect(try Self.output(data, "body").contains("Ask a doctor first"))
    }
  }

  @Test("movements are done by their numbers, and an injury leaves their numbers as they are")
  func numbers() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start")
      let today = try Self.output(data, "body")
      #expect(today.contains("  1  ") && today.contains("  2  "))
      #expect(try Self.output(data, "body done 1 2").contains("2 of "))
      #expect(try Self.output(data, "body skip 3").contains("2 of "))
      #expect(try Self.run(data, "body done 99").status == 2)
    }
  }

  @Test("what an injury rules out is replaced, and what is done is what was shown")
  func injured() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start")
      _ = try Self.output(data, "feel injured knee")
      let today = try Self.document(data, "body today")
      let session = try #require(
        (try JSONSerialization.jsonObject(with: Data(today.utf8)) as? [String: Any])?["session"]
          as? [String: Any])
      let count = try #require(session["movements"] as? [Any]).count
      #expect(try #require(session["minutes"] as? Int) > 20)
      #expect(try Self.output(data, "body done").contains("\(count) of \(count) movements done"))
    }
  }

  @Test("new answers count for a programme that is running")
  func newAnswers() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start")
      _ = try Self.output(data, "body profile --health heart")
      #expect(try Self.output(data, "body").contains("Ask a doctor first"))
      _ = try Self.output(data, "body profile --cleared 2026-03-09")
      #expect(try Self.output(data, "body").contains("Walk easily for five minutes"))
      #expect(!(try Self.document(data, "body programme")).contains("\"hard\""))
    }
  }

  @Test("one area tested again leaves the results of the others standing")
  func retest() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body assess --date yesterday --test knee-to-wall=6/9 plank=75")
      let again = try Self.document(data, "body assess --test plank=90")
      #expect(again.contains("\"push-ups\"") && !again.contains("knee-to-wall"))
      #expect(
        try Self.output(data, "body programme start").contains(
          "Based on what you have measured (2 areas)"))
    }
  }

  @Test("a programme that was replaced is shown by the date it began")
  func replaced() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start --date -7d")
      #expect(try Self.run(data, "body programme start").status != 0)
      let again = try Self.output(data, "body programme start --minutes 10 --yes")
      #expect(again.contains("ended: readyday body programme --date 2026-03-02"))
      #expect(try Self.output(data, "body programme --date 2026-03-02").contains("25 min"))
      #expect(try Self.output(data, "body programme").contains("10 min"))
      #expect(try Self.run(data, "body programme --date 2026-03-01").status == 2)
    }
  }

  @Test("nothing is done or measured on a date that is still to come")
  func ahead() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start")
      for line in ["body done --date 2026-03-11", "body assess --date +1d --test plank=60"] {
        let result = try Self.run(data, line)
        #expect(result.status == 2 && result.errors.contains("takes today or an earlier date"))
      }
      #expect(try Self.run(data, "body skip --date 2026-03-11").status == 0)
    }
  }

  @Test(
    "sessions that too few movements are left for are refused, with the length that is possible")
  func tooLong() throws {
    try TemporaryFolder.with { data in
      let all = BodyLoad.allCases.map(\.rawValue).joined(separator: ",")
      _ = try Self.output(data, "body profile --health none --avoid \(all)")
      let refused = try Self.run(data, "body programme start --minutes 90")
      #expect(refused.status == 2 && refused.output == "")
      let most = try #require(refused.errors.firstMatch(of: #/enough for (\d+) min\n/#)?.1)
      let hint = "readyday body programme start --minutes \(most)"
      #expect(refused.errors.contains(hint))
      #expect(try Self.run(data, "body programme show").status == 2)
      #expect(
        try Self.run(data, "body programme start --minutes 90 --lang es").errors
          .contains("los hay para \(most) min"))
      _ = try Self.output(data, String(hint.dropFirst("readyday ".count)))
    }
  }

  @Test("a workout asks for nothing that the profile rules out")
  func workouts() throws {
    try TemporaryFolder.with { data in
      #expect(try Self.output(data, "workout lower body").contains("  squat: 4 × 12"))
      #expect(try Self.output(data, "workout foam rolling").contains("Not possible with your"))
      _ = try Self.output(data, "body profile --avoid knee-flexion --equipment roller,weights")
      let lower = try Self.output(data, "workout lower body")
      #expect(lower.contains("step-up: 4 × 12 each side") && !lower.contains("squat"))
      #expect(lower.contains("how to: readyday body show hip-circle"))
      #expect(!(try Self.output(data, "workout foam rolling")).contains("Not possible"))
      let suggested = "workout --whoop whoop --calendar calendars --date 2026-03-05"
      #expect(try Self.output(data, suggested + " --lang es").contains("subida al escalón"))
      for line in ["workout lower body", suggested] {
        let text = try Self.output(data, line + " --format json")
        #expect(try SchemaCheck(schema: DocumentName.workout.schema).faults(in: text) == [])
        #expect(text.contains("\"id\" : \"step-up\""))
      }
    }
  }

  @Test("other commands know of the day's session")
  func beside() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start")
      let files = "--whoop whoop --calendar calendars"
      for line in ["brief \(files)", "week --calendar calendars", "agenda --calendar calendars"] {
        #expect(try Self.output(data, line).contains("Exercise programme, easy"), "\(line)")
      }
      // Red that day: the session stays easy, and is offered where it fits.
      _ = try Self.output(data, "body move tue")
      #expect(!(try Self.output(data, "brief \(files)")).contains("Exercise programme"))
      let tuesday = try Self.output(data, "body today tue \(files)")
      #expect(tuesday.contains("recovery is red (28%)") && tuesday.contains("You have time at "))
      #expect(!(try Self.output(data, "plan list")).contains("Body"))
      #expect(try Self.output(data, "reflect due --whoop whoop --all").contains("Body") == false)
    }
  }

  @Test("it is exported, and erased by itself")
  func kept() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --avoid impact")
      _ = try Self.output(data, "plan add run tomorrow 7am")
      var copy = Program(["data", "export", data.path("copy")])
      copy.environment["XDG_DATA_HOME"] = data.url.path
      #expect(try copy.run().output.contains("body.json"))
      let text = try String(
        contentsOf: data.url.appendingPathComponent("copy/body.json"), encoding: .utf8)
      #expect(text.contains("\"impact\""))
      #expect(try SchemaCheck(schema: DocumentName.body.schema).faults(in: text) == [])
      var erase = Program(["data", "erase", "body", "--yes"])
      erase.environment["XDG_DATA_HOME"] = data.url.path
      #expect(try erase.run().status == 0)
      #expect(try Self.output(data, "body profile").contains("avoid       nothing"))
      #expect(try Self.output(data, "plan list --from today --to +2d").contains("Running"))
    }
  }

  @Test(
    "limits are kept at their edges",
    arguments: [
      ("body programme start --minutes 10", 0), ("body programme start --minutes 9", 2),
      ("body programme start --minutes 90", 0), ("body programme start --minutes 91", 2),
      ("body programme start --on mon-sun", 0), ("body programme start --on xyz", 2),
      ("body assess --test plank=3600", 0), ("body assess --test plank=3601", 2),
      ("body assess --test plank=0", 0), ("body assess --test plank=-1", 2),
      ("body assess --test plank=1/2", 2), ("body assess --test knee-to-wall=1/2/3", 2),
      ("body assess --test knee-to-wall=30/0", 0), ("body assess --test knee-to-wall=30.1", 2),
      ("body assess --test knee-to-wall=11,5", 2), ("body assess --test plank=62,5", 0),
      ("body assess --test back-scratch=-60", 0), ("body assess --test plank=nan", 2),
      ("body assess --test squat=4", 2), ("body profile --birth-year 1915", 2),
      ("body profile --birth-year 1916", 0), ("body profile --avoid stairs", 2),
      ("body profile --avoid none --equipment none --sports none", 0),
      ("body results --last 0", 2), ("body results --last 100", 0), ("body show hip", 2),
      ("body show deadbug", 0), ("body show", 2), ("body done", 2), ("body move", 2),
      ("body programme stop", 2), ("body programme go", 2), ("body jump", 2),
      ("body movements zzzz", 0), ("body today --format ics", 2),
    ])
  func limits(line: String, status: Int32) throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      #expect(try Self.run(data, line).status == status)
      let again = line.hasPrefix("body programme start") ? " --yes" : ""
      let spanish = try Self.run(data, line + again + " --lang es")
      #expect(spanish.status == status)
    }
  }

  @Test("a damaged store is told of and stays as it is; nobody's brief ends with it")
  func damaged() throws {
    try TemporaryFolder.with { data in
      let text = #"{"schema": "readyday.body", "schema_version": "1.0", "body": [{"id": "x"}]}"#
      let file = try data.file("readyday/body.json", text)
      #expect(try Self.run(data, "body profile --avoid impact").status == 4)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let brief = try Self.run(data, "brief --whoop whoop --calendar calendars")
      #expect(brief.status == 0 && brief.errors.contains("body.json"))
    }
  }

  @Test("movements of the day are marked by name, and strangers are refused")
  func marking() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "body profile --health none")
      _ = try Self.output(data, "body programme start --seed 1")
      let text = try Self.document(data, "body today")
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let session = try #require(object?["session"] as? [String: Any])
      let movements = try #require(session["movements"] as? [[String: Any]])
      let id = try #require(movements.first?["id"] as? String)
      #expect(try Self.output(data, "body done \(id)").contains("1 of \(movements.count)"))
      #expect(try Self.output(data, "body today").contains("Partly done: 1 of \(movements.count)"))
      let stranger = try Self.run(data, "body done swing")
      #expect(stranger.status == 2 && stranger.errors.contains("swing is not in the session"))
      #expect(try Self.run(data, "body done --date wed").status == 2)
    }
  }
}
