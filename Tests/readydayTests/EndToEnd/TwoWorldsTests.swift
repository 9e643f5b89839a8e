import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// Two homes that differ in what is hidden: nothing that the program says may tell them apart. `Tests/Faults/worlds.py` tries
/// more words, each key by itself.
@Suite("Two worlds")
struct TwoWorldsTests {
  /// What each action is run with; an action that is missing here fails.
  private static let ways: [String: [String]] = [
    "brief": ["", "tomorrow --long", "--oneline", "--format mail --to ana@example.test"],
    "agenda": [""], "week": ["", "--plan"], "windows": [""], "next": [""],
    "alerts": ["--within 12h"], "check": ["--load >=50", "--recovery <50"],
    "explain": ["state", "1", "recovery", "99"],
    "what-if": ["--drop 1", "--move 1=2026-03-12T10:00 --draft"], "correct": ["1 kind leisure"],
    "feel": ["", "4"], "recovery": [""], "sleep": [""], "trends": ["", "--format csv"],
    "review": ["--week 2026-W10"], "habits": [""], "pages": ["--output pages"],
    "workout": ["", "--past 14"], "score": [""],
    "body today": ["", "--all"], "body done": ["1"], "body skip": [""], "body move": ["thu"],
    "body programme": [""], "body programme start": ["--yes"], "body programme next": [""],
    "body programme stop": [""], "body assess": ["", "--test plank=60"], "body results": ["--all"],
    "body progress": [""], "body movements": ["hip"], "body show": ["plank"], "body profile": [""],
    "plan add": ["run tomorrow 7am 45m"], "plan list": ["--from today --to +14d"],
    "plan show": ["race0001"], "plan edit": ["race0001 --duration 100"], "plan done": ["plan0001"],
    "plan skip": ["plan0001"], "plan remove": ["race0001 --yes"], "plan activities": ["yoga"],
    "plan import": ["mine.ics --all --yes", "mine.ics"], "plan export": [""],
    "reflect ask": [""], "reflect due": ["--all"], "reflect add": ["1 --feeling 4"],
    "reflect rate": ["4"],
    "reflect dismiss": ["1"], "reflect list": [""], "reflect show": ["refl0001"],
    "reflect edit": ["refl0001 --well fine"], "reflect remove": ["refl0001 --yes"],
    "sync": [""], "sync status": [""], "undo": [""], "doctor": [""], "agenda search": ["review"],
    "demo": [""], "help": [""],
    "schema": ["brief"], "completions": ["bash"], "man": [""], "config show": [""],
    "data erase": ["plans"],
  ]

  /// They take a file, a login or one key and tell of nothing else; `data export` is whole by design,
  /// and what `mcp` tells is tried by itself.
  private static let others = ["import", "config", "sync", "init", "data export", "mcp"]

  private static let actions = Commands.actions.filter { action in
    let name = action.syntax.command
    return ways[name] != nil || !others.contains { name == $0 || name.hasPrefix($0 + " ") }
  }

  private static let measurements = [
    "recovery", "sleep", "strain", "hrv", "resting_hr", "heart_rate", "energy", "spo2",
    "skin_temp", "journal", "injuries", "feel", "self_tests",
  ]
  private static let everything = Set(measurements + ["titles", "private"])

  @Test(
    "a coach without a list is told the same, whatever the body and the titles are",
    arguments: actions.map(\.syntax.command))
  func coach(action: String) throws {
    let syntax = try #require(Self.actions.first { $0.syntax.command == action }).syntax
    let formats =
      syntax.options.first { $0.name == "format" }?.candidates.words
      .filter { $0 != "mail" && $0 != "vdir" } ?? []
    let takesAudience = syntax.options.contains { $0.name == "audience" }
    let privacy = takesAudience ? "" : "hide: [\(Self.listed(Self.measurements + ["titles"]))]"
    for words in try #require(Self.ways[action], "no words to try \(action) with") {
      let isOfFormat = words.contains("--format") || formats.isEmpty
      for format in isOfFormat ? [""] : formats.map({ " --format \($0)" }) {
        let options =
          (takesAudience ? " --audience coach" : "")
          + (syntax.options.contains { $0.name == "verbose" } ? " --verbose" : "")
        let line = "\(action) \(words)\(format)\(options)"
        // What needs no audience may tell the user's own configuration.
        let otherwise = takesAudience ? Self.everything.union(["place"]) : Self.everything
        let told = try Self.told(line, otherwise: otherwise, privacy: privacy)
        #expect(told.one == told.other, "\(line)")
        #expect(told.one.contains(where: \.isLetter) || action == "check", "\(line)")
      }
    }
  }

  @Test("and each measurement may be hidden by itself", arguments: measurements + ["place"])
  func metric(name: String) throws {
    let lines = [
      "brief --long", "brief --format json", "trends --format csv",
      "workout --past 14 --format json", "reflect list --format json", "body results --all",
      "body profile --format json", "explain state", "feel", "windows --format json",
    ]
    for line in lines {
      let told = try Self.told(line, otherwise: [name], privacy: "hide: [\"\(name)\"]")
      #expect(told.one == told.other, "\(line)")
    }
  }

  @Test(
    "what a calendar shown as busy or a private event says is neither told nor kept",
    arguments: ["busy", "private"])
  func events(way: String) throws {
    for line in [
      "brief --format json", "agenda --format ics", "what-if --move 2=2026-03-12T10:00 --draft",
      "plan import mine.ics --all --yes + plan list --from today --to +14d + plan export + plan show yoga",
    ] {
      let told = try Self.told(
        line, otherwise: ["private"], privacy: way == "private" ? "private_events: \"busy\"" : "",
        show: way == "busy" ? "busy" : "full")
      #expect(told.one == told.other, "\(line)")
    }
  }

  @Test("nor does the shell offer it", arguments: ["plan show", "reflect show"])
  func completions(command: String) throws {
    let hidden = Self.listed(Self.measurements + ["titles"])
    let told = try Self.told(
      "__complete \(command) r", otherwise: Self.everything, privacy: "hide: [\(hidden)]")
    #expect(told.one == told.other && told.one.contains("\t"))
  }

  @Test("the worlds do differ, for those who may see it", arguments: everything.union(["place"]))
  func differ(name: String) throws {
    let lines = [
      "brief --format json", "trends --format csv", "body profile --format json", "habits",
      "body results", "reflect list --format json",
    ]
    // Of one answer a habit cannot be seen.
    guard name != "journal" else { return }
    #expect(
      try lines.contains { line in
        let told = try Self.told(line, otherwise: [name], privacy: "")
        return told.one != told.other
      })
  }

  private static func listed(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// What the commands of `line`, which `+` parts, answer in both worlds.
  private static func told(
    _ line: String, otherwise keys: Set<String>, privacy: String, show: String = "full"
  ) throws -> (one: String, other: String) {
    func told(_ keys: Set<String>) throws -> String {
      try TemporaryFolder.with { folder in
        for (name, text) in TwoWorlds.files {
          let file = try folder.file(name, TwoWorlds.written(text, otherwise: keys))
          // doctor says the minute in which a calendar changed.
          let changed = try Date("2026-03-10T06:00:00+01:00", strategy: .iso8601)
          try FileManager.default.setAttributes(
            [.modificationDate: changed], ofItemAtPath: file.path)
        }
        let configuration = TwoWorlds.configuration(privacy: privacy, show: show)
        try folder.file("config.json5", TwoWorlds.written(configuration, otherwise: keys))
        return try line.components(separatedBy: " + ").map {
          try answer($0, in: folder)
        }.joined()
      }
    }
    return (try told([]), try told(keys))
  }

  private static func answer(_ line: String, in folder: TemporaryFolder) throws -> String {
    var program = Program(line.split(separator: " ").map(String.init))
    program.folder = folder.url
    program.environment["HOME"] = folder.path("home")
    program.environment["XDG_DATA_HOME"] = folder.path("data")
    program.environment["READYDAY_CONFIG"] = folder.path("config.json5")
    program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
    let result = try program.run()
    #expect(result.status >= 0)
    let said = "\(result.status)\n\(result.output)\n\(result.errors)"
    // What is added has an id at random, what is imported a hash of its UID.
    return said.replacing(folder.url.path, with: "WORLD")
      .replacing(/\b([0-9a-hjkmnp-tv-z]{8}|[0-9a-f]{12}(-[0-9a-f]{16})?)\b/, with: "NEW")
  }
}

/// A home in which `⟦key:this|that⟧` stands for what is otherwise in the other one.
enum TwoWorlds {
  static func written(_ text: String, otherwise keys: Set<String>) -> String {
    text.replacing(/⟦([a-z_0-9]+):([^|⟧]*)\|([^⟧]*)⟧/) { match in
      keys.contains(String(match.1)) ? match.3 : match.2
    }
  }

  static func configuration(privacy: String, show: String) -> String {
    """
    {time_zone: "Europe/Madrid", me: ["ana@example.test"], privacy: {\(privacy)}, whoop: ["whoop"],
     calendars: [{name: "mine", path: "mine.ics", show: "\(show)"}],
     place: {latitude: ⟦place:40.42|36.11⟧, longitude: ⟦place:-3.7|3.2⟧, name: "⟦place:zqx7|ywv8⟧"},
     weather: {file: "weather.json"}}
    """
  }

  static let files: [(String, String)] = [
    ("mine.ics", calendar), ("weather.json", weather), ("whoop/cycle.json", cycles),
    ("whoop/recovery.json", recoveries),
    ("whoop/sleep.json", sleeps), ("whoop/workout.json", workouts),
    ("whoop/journal_entries.csv", journal), ("data/readyday/plans.json", plans),
    ("data/readyday/reflections.json", reflections), ("data/readyday/feelings.json", feelings),
    ("data/readyday/body.json", body),
  ]

  private static func event(
    _ title: String, _ key: String, day: Int, hour: Int, _ line: String = "CLASS:PUBLIC"
  ) -> String {
    let word = "⟦\(key):zqx7|ywv8⟧"
    return """
      BEGIN:VEVENT
      UID:\(title)-\(word)
      DTSTART:202603\(day)T\(hour)0000Z
      DTEND:202603\(day)T\(hour + 1)0000Z
      SUMMARY:\(title) \(word)
      LOCATION:Room \(word)
      URL:https://\(word).test/
      DESCRIPTION:Password \(word)\\, https://zoom.us/j/\(word)
      ORGANIZER;CN=\(word):mailto:\(word)@example.test
      EXDATE:\(word)
      \(line)
      END:VEVENT

      """
  }

  private static let calendar =
    "BEGIN:VCALENDAR\n"
    + event("Board", "titles", day: 10, hour: 10)
    + event("Interview", "private", day: 10, hour: 13, "CLASS:PRIVATE")
    + event("Yoga", "private", day: 11, hour: 18, "CLASS:CONFIDENTIAL")
    + event("Tempo run", "titles", day: 12, hour: 17) + "END:VCALENDAR\n"

  /// The hours of the tenth of March in Madrid.
  private static let weather = {
    let times = (0...24).map { "\(1_773_097_200 + 3600 * $0)" }.joined(separator: ",")
    func list(_ value: String) -> String {
      Array(repeating: value, count: 25).joined(separator: ",")
    }
    return """
      {"hourly_units": {"time": "unixtime", "temperature_2m": "°C", "precipitation": "mm"},
       "hourly": {"time": [\(times)], "temperature_2m": [\(list("⟦place:11|7⟧"))],
       "precipitation": [\(list("⟦place:0|3⟧"))]}}
      """
  }()

  private static let cycles = """
    {"records": [
     {"id": 2, "user_id": 1, "start": "2026-03-09T22:40:00.000Z", "end": null,
      "timezone_offset": "+01:00", "score_state": "SCORED", "score": {"strain": ⟦strain:4.5|11.5⟧,
      "kilojoule": ⟦energy:4400.5|7700.5⟧, "average_heart_rate": ⟦heart_rate:66|77⟧,
      "max_heart_rate": ⟦heart_rate:110|133⟧}},
     {"id": 1, "user_id": 1, "start": "2026-03-08T22:40:00.000Z",
      "end": "2026-03-09T22:40:00.000Z", "timezone_offset": "+01:00", "score_state": "SCORED",
      "score": {"strain": ⟦strain:9.5|17.5⟧, "kilojoule": ⟦energy:8400.5|13700.5⟧,
      "average_heart_rate": ⟦heart_rate:68|79⟧, "max_heart_rate": ⟦heart_rate:150|173⟧}}]}
    """

  private static let recoveries = """
    {"records": [
     {"cycle_id": 2, "sleep_id": "s2", "user_id": 1, "created_at": "2026-03-10T05:20:00.000Z",
      "updated_at": "2026-03-10T05:20:00.000Z", "score_state": "SCORED", "score": {
      "user_calibrating": false, "recovery_score": ⟦recovery:28|88⟧,
      "resting_heart_rate": ⟦resting_hr:59|49⟧, "hrv_rmssd_milli": ⟦hrv:44.1|81.7⟧,
      "spo2_percentage": ⟦spo2:95.1|91.3⟧, "skin_temp_celsius": ⟦skin_temp:33.8|35.2⟧}},
     {"cycle_id": 1, "sleep_id": "s1", "user_id": 1, "created_at": "2026-03-09T05:20:00.000Z",
      "updated_at": "2026-03-09T05:20:00.000Z", "score_state": "SCORED", "score": {
      "user_calibrating": false, "recovery_score": ⟦recovery:57|22⟧,
      "resting_heart_rate": ⟦resting_hr:55|61⟧, "hrv_rmssd_milli": ⟦hrv:53.2|39.9⟧,
      "spo2_percentage": ⟦spo2:96.1|92.2⟧, "skin_temp_celsius": ⟦skin_temp:34.2|33.1⟧}}]}
    """

  private static func night(_ id: Int) -> String {
    """
     {"id": "s\(id)", "cycle_id": \(id), "user_id": 1, "start": "2026-03-0\(7 + id)T22:40:00.000Z",
      "end": "2026-03-\(id == 2 ? "10" : "09")T05:10:00.000Z", "timezone_offset": "+01:00",
      "created_at": "2026-03-09T05:20:00.000Z", "updated_at": "2026-03-09T05:20:00.000Z",
      "nap": false, "score_state": "SCORED", "score": {"stage_summary": {
      "total_in_bed_time_milli": 23400000, "total_awake_time_milli": ⟦sleep:1800000|5400000⟧,
      "total_no_data_time_milli": 0, "total_light_sleep_time_milli": ⟦sleep:12600000|9000000⟧,
      "total_slow_wave_sleep_time_milli": 4500000, "total_rem_sleep_time_milli": 4500000,
      "sleep_cycle_count": 3, "disturbance_count": ⟦sleep:6|16⟧}, "sleep_needed": {
      "baseline_milli": 27000000, "need_from_sleep_debt_milli": ⟦sleep:900000|2700000⟧,
      "need_from_recent_strain_milli": 900000, "need_from_recent_nap_milli": 0},
      "respiratory_rate": ⟦sleep:15.1|17.9⟧, "sleep_performance_percentage": ⟦sleep:82|51⟧,
      "sleep_efficiency_percentage": ⟦sleep:92.5|77.5⟧}}
    """
  }

  private static let sleeps = "{\"records\": [\(night(2)),\n\(night(1))]}"

  private static let workouts = """
    {"records": [{"id": "w1", "user_id": 1, "start": "2026-03-09T16:20:00.000Z",
     "end": "2026-03-09T17:20:00.000Z", "timezone_offset": "+01:00", "sport_name": "cycling",
     "created_at": "2026-03-09T18:20:00.000Z", "updated_at": "2026-03-09T18:20:00.000Z",
     "score_state": "SCORED", "score": {"strain": ⟦strain:10.5|3.5⟧,
     "average_heart_rate": ⟦heart_rate:120|141⟧, "max_heart_rate": ⟦heart_rate:179|188⟧,
     "kilojoule": ⟦energy:4840.2|2222.2⟧, "distance_meter": 20000, "zone_durations": {
     "zone_zero_milli": 0, "zone_one_milli": 600000, "zone_two_milli": 600000,
     "zone_three_milli": ⟦heart_rate:1800000|600000⟧,
     "zone_four_milli": ⟦heart_rate:600000|1800000⟧, "zone_five_milli": 0}}}]}
    """

  private static let journal = """
    Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes
    2026-03-08 23:40:00,2026-03-09 23:40:00,UTC+01:00,Have any alcoholic drinks?,⟦journal:true|false⟧,

    """

  private static let plans = """
    {"schema": "readyday.plans", "schema_version": "1.0", "plans": [
     {"id": "plan0001", "activity": "running", "date": "2026-03-10", "start": "18:00", "sequence": 1,
      "duration_min": 45, "intensity": "hard", "notes": "⟦titles:zqx7|ywv8⟧ https://⟦titles:zqx7|ywv8⟧.test",
      "created_at": "2026-02-20T07:00:00Z", "updated_at": "2026-02-20T07:00:00Z"},
     {"id": "race0001", "activity": "running", "date": "2026-03-22", "sequence": 1,
      "duration_min": 120, "intensity": "hard",
      "race": {"title": "Run ⟦titles:zqx7|ywv8⟧", "minutes": 120, "rank": "main"},
      "created_at": "2026-02-20T07:00:00Z", "updated_at": "2026-02-20T07:00:00Z"}]}
    """

  private static let reflections = """
    {"schema": "readyday.reflections", "schema_version": "1.0", "reflections": [
     {"id": "refl0001", "date": "2026-03-07", "activity": "strength", "workout_id": "w0",
      "feeling": ⟦feel:2|5⟧, "went_well": "⟦feel:zqx7|ywv8⟧", "to_improve": "⟦feel:zqx7|ywv8⟧",
      "workout": {"start": "2026-03-07T17:00:00+01:00", "end": "2026-03-07T18:00:00+01:00",
       "strain": ⟦strain:10.5|3.5⟧, "energy_kcal": ⟦energy:1156|444⟧, "distance_m": 9000,
       "average_hr_bpm": ⟦heart_rate:120|141⟧, "max_hr_bpm": ⟦heart_rate:179|188⟧,
       "zones_min": [0, 10, 10, ⟦heart_rate:30, 10|10, 30⟧, 0]},
      "body": {"recovery_score": ⟦recovery:57|22⟧, "asleep_min": ⟦sleep:445|333⟧,
       "hrv_ms": ⟦hrv:53.2|39.9⟧, "resting_hr_bpm": ⟦resting_hr:55|61⟧},
      "created_at": "2026-03-07T20:00:00Z", "updated_at": "2026-03-07T20:00:00Z"}]}
    """

  private static let feelings = """
    {"schema": "readyday.feelings", "schema_version": "1.0", "feelings": [
     {"id": "feel0001", "date": "2026-03-09", "created_at": "2026-03-09T06:00:00Z",
      "word": "injured", "part": "⟦injuries:knee|ankle⟧", "note": "⟦injuries:limp|swollen⟧"},
     {"id": "feel0002", "date": "2026-03-10", "created_at": "2026-03-10T05:00:00Z",
      "word": "rated", "rating": ⟦feel:1|5⟧, "note": "⟦feel:zqx7|ywv8⟧"}]}
    """

  private static let profile = """
    "avoid": ["⟦injuries:overhead|impact⟧"], "health": ["⟦injuries:falls|pregnancy⟧"],
    "answered_at": "2026-03-0⟦injuries:1|2⟧T08:00:00Z", "birth_year": ⟦self_tests:1988|1961⟧,
    "sex": "⟦self_tests:male|female⟧", "equipment": ["band"], "goal": "sport", "sports": ["running"]
    """

  private static let body = """
    {"schema": "readyday.body", "schema_version": "1.0", "body": [
     {"id": "profile", "type": "profile", \(profile)},
     {"id": "test0001", "type": "assessment", "date": "2026-03-08",
      "created_at": "2026-03-08T08:00:00Z", "sex": "⟦self_tests:male|female⟧",
      "age": ⟦self_tests:38|65⟧, "measured": {"plank": [⟦self_tests:70|40⟧],
      "knee-to-wall": [⟦self_tests:6, 9|11, 12⟧]}, "notes": "⟦self_tests:zqx7|ywv8⟧"},
     {"id": "prog0001", "type": "programme", "profile": {\(profile)}, "assessment": "test0001",
      "scores": {"ankles": ⟦self_tests:18|55⟧}, "weekdays": [2, 4], "start": "2026-03-10",
      "minutes": 20, "seed": 1, "created_at": "2026-03-09T07:00:00Z",
      "updated_at": "2026-03-09T07:00:00Z", "sessions": [\(session(10, 1)), \(session(12, 2))]}]}
    """

  private static let skipped = "\"status\": \"skipped\", \"reason\": \"⟦feel:zqx7|ywv8⟧\","

  private static func session(_ day: Int, _ number: Int) -> String {
    """
    {"date": "2026-03-\(day)", "number": \(number), "phase": "recovery", "effort": "easy",
     "deload": false, \(number == 2 ? skipped : "") "movements": [
     {"id": "knee-to-wall-rock", "sets": 2, "amount": 10, "rest_s": 10, "why": "area"},
     {"id": "arm-circle", "sets": 2, "amount": 12, "rest_s": 10, "why": "area"}]}
    """
  }
}
