import Testing

@testable import ReadyDayCore

@Suite("Records that WHOOP lists no more") struct UnlistingTests {
  private static let gone = "00000000-0000-4000-8000-000000000001"
  private static let there = "00000000-0000-4000-8000-000000000002"
  private static let start = YearMonth(clamping: 2026, month: 3).firstDay

  private static func sleep(_ id: String, on day: Int) -> String {
    "{\"id\":\"\(id)\",\"user_id\":1,\"start\":\"2026-03-\(day)T22:00:00.000Z\","
      + "\"end\":\"2026-03-\(day + 1)T06:00:00.000Z\",\"timezone_offset\":\"+00:00\",\"nap\":false,"
      + "\"updated_at\":\"2026-03-20T06:00:00.000Z\",\"score_state\":\"PENDING_SCORE\",\"more\":7}"
  }

  private static func page(_ records: [String]) -> [UInt8] {
    Array("{\"records\":[\(records.joined(separator: ","))]}".utf8)
  }

  /// What is kept after `texts` were, and `listed` is all that WHOOP lists.
  private static func kept(_ texts: [String: String], _ listed: [String], day: Int) throws
    -> [String: String]
  {
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    for (name, text) in texts { archive.add(Array(text.utf8), from: name) }
    var listing = WhoopListing(.sleep)
    listing.take(try WhoopPage(.sleep, status: 200, body: page(listed)))
    let now = Instant(LocalDateTime(start.advanced(by: day), .midnight), at: .zero)
    let stored = StoredWhoop(
      stored: archive, listed: WhoopArchive([listing]), [listing], since: start, at: now)
    return Dictionary(uniqueKeysWithValues: stored.files.map { ($0.name, $0.text) })
  }

  /// How many nights are read of what is kept.
  private static func nights(_ files: [String: String]) -> Int {
    var archive = WhoopArchive.ofEverything
    for (name, text) in files { archive.add(Array(text.utf8), from: name) }
    return archive.census.nights
  }

  private static func first() -> [String: String] {
    [
      "sleep.json": String(
        decoding: page([sleep(gone, on: 10), sleep(there, on: 12)]), as: UTF8.self)
    ]
  }

  @Test("absent once it still counts, absent a day later it does not, listed again it does")
  func absences() throws {
    let rest = [Self.sleep(Self.there, on: 12)]
    var files = try Self.kept(Self.first(), rest, day: 20)
    #expect(Self.nights(files) == 2)
    #expect(try Self.kept(files, rest, day: 20) == files, "twice on one day is once")
    files = try Self.kept(files, rest, day: 21)
    #expect(Self.nights(files) == 1)
    #expect(
      files["sleep.json"]?.contains(Self.gone) == true
        && files["sleep.json"]?.contains("\"more\":7") == true)
    #expect(try Self.kept(files, rest, day: 22) == files)
    files = try Self.kept(files, rest + [Self.sleep(Self.gone, on: 10)], day: 23)
    #expect(Self.nights(files) == 2)
    #expect(files["sleep.json"]?.contains("unlisted") == false)
  }

  @Test("a list without a record, or before the asked days, says nothing") func silence() throws {
    let before = try Self.kept(Self.first(), [Self.sleep(Self.there, on: 12)], day: 5)
    for day in [20, 22, 24] { #expect(try Self.kept(before, [], day: day) == before) }
    let early = [
      "sleep.json": String(decoding: Self.page([Self.sleep(Self.gone, on: 10)]), as: UTF8.self)
    ]
    .mapValues { $0.replacing("2026-03", with: "2026-02") }
    var files = try Self.kept(early, [Self.sleep(Self.there, on: 12)], day: 20)
    files = try Self.kept(files, [Self.sleep(Self.there, on: 12)], day: 25)
    #expect(Self.nights(files) == 2)
  }

  @Test("what the app's export told, or an older API, is nobody's to list") func otherIDs() throws {
    let old = Self.sleep("x", on: 10).replacing("\"x\"", with: "93845")
    var files = ["sleep.json": String(decoding: Self.page([old]), as: UTF8.self)]
    for day in [20, 22] { files = try Self.kept(files, [Self.sleep(Self.there, on: 12)], day: day) }
    #expect(Self.nights(files) == 2)
  }
}
