import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The login at WHOOP, day by day", .enabled(if: Tool.has("curl"))) struct WhoopTokenTests {
  private let home = try! WhoopHome()
  private static let later = WhoopHome.morning.adding(seconds: 3400)

  @Test(
    "tokens that are about to expire are renewed once, and kept before anything is asked with them")
  func renewal() throws {
    try WhoopHome.with(try FakeWhoop.fixtures()) { home in
      try home.logIn()
      _ = try home.sync(at: Self.later).run()
      #expect(home.whoop.now.renewals == 1)
      let tokens = try #require(try home.tokens())
      #expect(tokens.access.exposed == home.whoop.now.access)
      #expect(tokens.refresh.exposed == home.whoop.now.refresh)
      #expect(tokens.userID == "\(FakeWhoop.account)")
      #expect(home.whoop.server.requests.first?.path == "/oauth/oauth2/token")
      #expect(home.whoop.server.requests.first?.header("authorization") == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: home.tokenPath)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try home.leaks().isEmpty)
    }
  }

  @Test(
    "a token that is refused is renewed once and the question asked again; twice, and a person has to log in"
  )
  func refused() throws {
    try WhoopHome.with(try FakeWhoop.fixtures()) { home in
      try home.logIn()
      home.whoop.change { $0.instead["cycle"] = [LoopbackServer.Answer(401)] }
      #expect(try home.sync().run().fault == nil)
      #expect(home.whoop.now.renewals == 1)
      home.whoop.change { state in
        state.instead["cycle"] = [LoopbackServer.Answer(401), LoopbackServer.Answer(401)]
      }
      #expect(Failure.ending { try home.sync().run() }?.code == "whoop_login")
      #expect(home.whoop.now.renewals == 2)
      // Nobody is asked for ever.
      let asked = home.whoop.server.requests.count
      #expect(Failure.ending { try home.sync().run() }?.code == "whoop_login")
      #expect(home.whoop.server.requests.count == asked)
    }
  }

  @Test("a refresh token that is dead is told, and the tokens stay where they are")
  func dead() throws {
    try home.logIn()
    home.whoop.change { $0.grants += 1 }
    let tokens = try home.tokens()
    let failure = Failure.ending { try home.sync(at: Self.later).run() }
    #expect(failure?.code == "whoop_login" && failure?.status == .unreadableInput)
    #expect(
      failure.map { Voice(.english).text($0.message) }
        == "WHOOP's login has expired: log in again with readyday sync connect whoop")
    #expect(try home.tokens() == tokens)
    #expect(home.whoop.now.renewals == 1)
  }

  @Test("an answer that is lost behind the renewal is told, and the next sync asks to log in again")
  func lost() throws {
    try home.logIn()
    home.whoop.change { $0.instead["after token"] = [LoopbackServer.Answer().failing(.silence)] }
    let failure = Failure.ending { try home.sync(at: Self.later).run() }
    #expect(failure?.code == "whoop_unreachable")
    #expect(
      failure.map { Voice(.english).text($0.message) }
        == "WHOOP renewed the login, but the connection broke before the answer arrived")
    #expect(home.whoop.now.renewals == 1, "a token POST is never repeated")
    #expect(Failure.ending { try home.sync(at: Self.later).run() }?.code == "whoop_login")
  }

  @Test("a network in trouble leaves the tokens alone") func network() throws {
    for answer in [
      LoopbackServer.Answer.html("<html>Log in</html>"), .html("", status: 503),
      .redirect(to: "https://portal.example"), LoopbackServer.Answer(429),
    ] {
      try WhoopHome.with { home in
        try home.logIn()
        let tokens = try home.tokens()
        home.whoop.change { $0.instead["token"] = [answer] }
        let failure = Failure.ending { try home.sync(at: Self.later).run() }
        #expect(failure?.code == "whoop_refused", "\(answer.status)")
        #expect(try home.tokens() == tokens)
        _ = try home.sync(at: Self.later).run()
        #expect(home.whoop.now.renewals == 1)
      }
    }
  }

  @Test("a clock that is an hour ahead costs a renewal, not the login") func clock() throws {
    try WhoopHome.with(try FakeWhoop.fixtures()) { home in
      try home.logIn()
      for seconds in [3600, 3600, 0] {
        _ = try home.sync(at: WhoopHome.morning.adding(seconds: seconds)).run()
      }
      #expect(home.whoop.now.renewals == 1)
    }
  }

  @Test("a file of tokens that others may read, or replace, is refused with what to do")
  func privacy() throws {
    try home.logIn()
    let files = FileManager.default
    for mode in [0o644, 0o640, 0o604, 0o620] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: home.tokenPath)
      let failure = try #require(Failure.ending { try home.sync().run() })
      #expect(failure.code == "unsafe_tokens" && failure.status == .unreadableInput)
      #expect(
        Voice(.english).text(failure.message)
          == "other users can get at \(home.tokenPath), which holds the WHOOP login: chmod 600 \(home.tokenPath)"
      )
    }
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: home.tokenPath)
    let parent = home.folder.path("state/readyday")
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: parent)
    let failure = try #require(Failure.ending { try home.sync().run() })
    #expect(Voice(.english).text(failure.message).hasSuffix(": chmod 700 \(parent)"))
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: parent)
    let elsewhere = home.folder.path("elsewhere")
    try files.moveItem(atPath: home.tokenPath, toPath: elsewhere)
    try files.createSymbolicLink(atPath: home.tokenPath, withDestinationPath: elsewhere)
    #expect(Failure.ending { try home.sync().run() }?.code == "unreadable_file")
    try files.removeItem(atPath: home.tokenPath)
    #expect(mkfifo(home.tokenPath, 0o600) == 0)
    let pipe = try #require(Failure.ending { try home.sync().run() })
    #expect(Voice(.english).text(pipe.message).hasSuffix("it is a pipe or a device, not a file"))
    let status = try home.program(["sync", "status"]).run()
    #expect(status.output.contains("it is a pipe or a"), "\(status.output)")
    #expect(home.whoop.server.requests.isEmpty)
  }

  @Test("where new tokens could not be kept, none are asked for") func unwritable() throws {
    try home.logIn()
    // A folder bears the name that the lock has.
    let lock = home.folder.path("state/readyday/.whoop.lock")
    try? FileManager.default.removeItem(atPath: lock)
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    #expect(Failure.ending { try home.sync(at: Self.later).run() }?.status == .output)
    #expect(home.whoop.server.requests.isEmpty)
  }

  @Test("without a login nothing is asked, and damage is told without what stands there")
  func none() throws {
    #expect(Failure.ending { try home.sync().run() }?.code == "whoop_not_connected")
    try home.logIn()
    let file = try FileHandle(forWritingTo: URL(filePath: home.tokenPath))
    try file.truncate(atOffset: 40)
    let failure = try #require(Failure.ending { try home.sync().run() })
    #expect(failure.code == "damaged_file")
    #expect(!Voice(.english).text(failure.message).contains("client"))
    #expect(home.whoop.server.requests.isEmpty)
  }

  @Test(
    "only this computer may stand for WHOOP",
    arguments: [
      "https://evil.example", "http://evil.example:80", "http://127.0.0.1:80@evil.example",
      "http://127.0.0.1.evil.example:80", "http://127.0.0.1", "http://127.0.0.1:80/x",
      "http://localhost:", "file:///etc/passwd", "http://127.0.0.1:8080\nurl = x",
    ])
  func otherServers(_ address: String) {
    #expect(
      Failure.ending { try WhoopService(Environment([WhoopService.variable: address])) }?.status
        == .usage)
  }
}
