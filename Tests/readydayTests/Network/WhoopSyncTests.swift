import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("A sync with WHOOP", .enabled(if: Tool.has("curl"))) struct WhoopSyncTests {
  private let home = try! WhoopHome(FakeWhoop.fixtures())
  private static let year = LocalDate("2025-01-01")

  @Test("what is synced is what would be imported from files, to the byte of every number")
  func sameAsImported() throws {
    try home.logIn()
    let synced = try home.sync().run(since: Self.year)
    #expect(synced.fault == nil && synced.skipped == 0)
    let kept = try home.kept()
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    for kind in FakeWhoop.kinds {
      archive.add(try Fixtures.bytes("whoop/\(kind).json"), from: "\(kind).json")
    }
    let imported = StoredWhoop(stored: .ofEverything, added: archive)
    #expect(kept.count == 4)
    for (name, text) in imported.files { #expect(kept[name] == text, "\(name)") }
    #expect(try home.leaks().isEmpty)
    // Again, nothing changes, and only the last days are asked for.
    let asked = home.whoop.server.requests.count
    _ = try home.sync().run()
    #expect(try home.kept() == kept)
    let again = home.whoop.server.requests.dropFirst(asked)
    #expect(again.allSatisfy { $0.query["start"] == "2026-02-24T00:00:00.000Z" })
    #expect(home.whoop.now.renewals == 0)
  }

  @Test("a night that is scored anew counts, and one that WHOOP has scored worse too")
  func scoredAnew() throws {
    try home.logIn()
    _ = try home.sync().run(since: Self.year)
    let before = try home.kept()["recovery.json"] ?? ""
    home.whoop.change { state in
      state.records["recovery"] = state.records["recovery"]?.map { record in
        let text = record.line.replacing("\"recovery_score\":28.0", with: "\"recovery_score\":31.0")
          .replacing("\"updated_at\":\"2026-03-10T05:21", with: "\"updated_at\":\"2026-03-10T16:50")
        return JSON(text) ?? record
      }
    }
    _ = try home.sync(at: WhoopHome.morning.adding(seconds: 1800)).run()
    let recoveries = try home.kept()["recovery.json"] ?? ""
    #expect(recoveries.contains("\"recovery_score\":31.0"))
    #expect(
      recoveries.ranges(of: "\"recovery_score\":28.0").count
        == before.ranges(of: "\"recovery_score\":28.0").count - 1)
  }

  @Test("an empty list removes nothing, and an empty WHOOP writes nothing") func empty() throws {
    try WhoopHome.with(try FakeWhoop.fixtures()) { home in
      try home.logIn()
      _ = try home.sync().run(since: Self.year)
      let kept = try home.kept()
      home.whoop.change { $0.records = [:] }
      for day in 0..<3 {
        let synced = try home.sync(at: WhoopHome.morning.adding(seconds: 60 + day)).run()
        #expect(synced.fault == nil)
        #expect(try home.kept() == kept)
      }
    }
    try WhoopHome.with { home in
      try home.logIn()
      _ = try home.sync().run()
      #expect(try home.kept().isEmpty)
    }
  }

  @Test("a page that shifts while it is read loses nothing that was kept") func shift() throws {
    try home.logIn()
    _ = try home.sync().run(since: Self.year)
    let kept = try home.kept()
    home.whoop.change { state in
      state.beforePage = { kind, offset, state in
        // One is deleted, and the first of the next page is hidden behind the last one.
        if kind == "recovery", offset == 25 { state.records[kind]?.remove(at: 3) }
      }
    }
    _ = try home.sync().run(since: Self.year)
    let after = try home.kept()["recovery.json"] ?? ""
    #expect(
      after.count(where: { $0 == "\n" }) == kept["recovery.json"]?.count(where: { $0 == "\n" }))
  }

  @Test("WHOOP may ask to wait, and to ask again") func limits() throws {
    try home.logIn()
    home.whoop.change { state in
      state.headers = [[("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "0")]]
      state.instead["sleep"] = [
        LoopbackServer.Answer(429, [("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "0")])
      ]
    }
    let synced = try home.sync().run(since: Self.year)
    #expect(synced.fault == nil)
    #expect(try home.kept()["sleep.json"]?.contains("stage_summary") == true)
    // A day's limit is not waited for: the rest comes with the next sync.
    home.whoop.change { state in
      state.instead["workout"] = [LoopbackServer.Answer(429, [("X-RateLimit-Reset", "7200")])]
    }
    let part = try home.sync().run(since: Self.year)
    #expect(part.fault?.code == "whoop_rate_limit")
    #expect(
      part.fault.map { Voice(.english).text($0.message) } == "too many requests to WHOOP: wait 2 h")
    #expect(try home.sync().file.record().pendingSince == Self.year)
    let record = try home.sync().file.record()
    #expect(record.trouble == .refused)
    _ = try home.sync().run()
    #expect(home.whoop.server.requests.last?.query["start"] == "2025-01-01T00:00:00.000Z")
    #expect(try home.sync().file.record().pendingSince == nil)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    let code: String
    let words: String
  }

  @Test(
    "what is no answer of WHOOP's changes nothing",
    arguments: [
      Fault(
        testDescription: "HTML with 200", answer: .html("<html>Log in to this network</html>"),
        code: "whoop_refused",
        words: "the answer did not come from WHOOP (HTTP 200): does this network ask you to log in?"
      ),
      Fault(
        testDescription: "captive portal", answer: .redirect(to: "http://portal.example/login"),
        code: "whoop_refused",
        words: "the answer did not come from WHOOP (HTTP 302): does this network ask you to log in?"
      ),
      Fault(
        testDescription: "not found", answer: LoopbackServer.Answer(404), code: "whoop_refused",
        words: "WHOOP answers with an error (HTTP 404)"),
      Fault(
        testDescription: "silence", answer: LoopbackServer.Answer().failing(.silence),
        code: "whoop_unreachable",
        words: "WHOOP: \(Voice(.english).fault(.cutShort as TransferFault))"),
    ])
  func faults(_ fault: Fault) throws {
    try home.logIn()
    _ = try home.sync().run(since: Self.year)
    let (kept, tokens) = (try home.kept(), try home.tokens())
    home.whoop.change { state in
      for kind in FakeWhoop.kinds { state.instead[kind] = [fault.answer] }
    }
    let failure = Failure.ending { try home.sync().run() }
    #expect(failure?.code == fault.code && failure?.status == .unreadableInput)
    #expect(failure.map { Voice(.english).text($0.message) } == fault.words)
    #expect(try home.kept() == kept && home.tokens() == tokens)
    #expect(try home.sync().file.record().trouble != nil)
    _ = try home.sync().run()
    #expect(try home.sync().file.record().trouble == nil)
  }

  @Test("the records of another account are not mixed with those that are kept")
  func otherAccount() throws {
    try home.logIn()
    _ = try home.sync().run(since: Self.year)
    let kept = try home.kept()
    home.whoop.change { state in
      state.records = state.records.mapValues { records in
        records.map { JSON($0.line.replacing("\(FakeWhoop.account)", with: "77")) ?? $0 }
      }
    }
    let failure = Failure.ending { try home.sync().run() }
    #expect(failure?.code == "whoop_other_account")
    #expect(try home.kept() == kept)
  }

  @Test("what is fresh is not asked for: five minutes, or an hour once this morning is scored")
  func freshness() throws {
    try home.logIn()
    let sync = try home.sync()
    #expect(!sync.isFresh(at: WhoopHome.morning))
    _ = try sync.run(since: Self.year)
    for (seconds, isFresh) in [(0, true), (299, true), (3599, true), (3600, false)] {
      #expect(sync.isFresh(at: WhoopHome.morning.adding(seconds: seconds)) == isFresh)
    }
    // The next morning is not scored yet.
    _ = try home.sync(at: WhoopHome.morning.adding(seconds: 86_400)).run()
    let next = WhoopHome.morning.adding(seconds: 86_400)
    #expect(sync.isFresh(at: next.adding(seconds: 299)))
    #expect(!sync.isFresh(at: next.adding(seconds: 300)))
  }
}
