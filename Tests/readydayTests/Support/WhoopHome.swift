import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// A person's folders, with a login at a fake WHOOP or without one; both go with whoever holds it.
final class WhoopHome: Sendable {
  let folder: TemporaryFolder
  let whoop: FakeWhoop

  init(_ state: FakeWhoop.State = FakeWhoop.State()) throws {
    (folder, whoop) = (try TemporaryFolder(), try FakeWhoop(state))
  }

  deinit { whoop.server.stop() }

  static func with<Result>(
    _ state: FakeWhoop.State = FakeWhoop.State(), _ body: (WhoopHome) throws -> Result
  ) throws -> Result {
    let home = try WhoopHome(state)
    return try withExtendedLifetime(home) { try body(home) }
  }

  /// 10 March 2026, 08:00 in Madrid.
  static let morning = Instant(secondsSince1970: 1_773_126_000)

  var variables: [String: String] {
    [
      "HOME": folder.url.path, "READYDAY_WHOOP_API": whoop.server.url(),
      "XDG_STATE_HOME": folder.path("state"), "XDG_DATA_HOME": folder.path("data"),
      "XDG_CACHE_HOME": folder.path("cache"), "XDG_CONFIG_HOME": folder.path("config"),
    ]
  }

  var tokenPath: String { folder.path("state/readyday/whoop.json") }

  /// - Parameter moment: what the clock says.
  func sync(at moment: Instant = WhoopHome.morning) throws -> WhoopSync {
    var sync = try WhoopSync(
      Configuration(), in: Environment(variables), zone: .fixture("Europe/Madrid"))
    sync.clock = { moment }
    return sync
  }

  /// Tokens as a login at `moment` brings them.
  func logIn(at moment: Instant = WhoopHome.morning) throws {
    whoop.change { $0.grants += 1 }
    let state = whoop.now
    let grant = try WhoopGrant(
      status: 200,
      body: Array(
        "{\"access_token\":\"\(state.access)\",\"refresh_token\":\"\(state.refresh)\",\"expires_in\":\(state.lifetime)}"
          .utf8))
    var tokens = WhoopTokens(
      grant, clientID: FakeWhoop.clientID, keeping: Secret(FakeWhoop.clientSecret), at: moment)
    tokens.userID = String(FakeWhoop.account)
    try sync(at: moment).file.write(tokens)
  }

  func tokens() throws -> WhoopTokens? { try sync().file.tokens() }

  /// What is kept, by file.
  func kept() throws -> [String: String] {
    let kept = folder.path("data/readyday/whoop")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? []
    return try names.filter { $0.hasSuffix(".json") }.reduce(into: [:]) { files, name in
      files[name] = try String(contentsOfFile: "\(kept)/\(name)", encoding: .utf8)
    }
  }

  /// The built program, as this person runs it.
  func program(_ arguments: [String], config: String? = nil) throws -> Program {
    if let config { try folder.file("config/readyday/config.json5", config) }
    var program = Program(arguments)
    program.environment.merge(variables) { _, own in own }
    return program
  }

  /// Every file below the home in which a secret stands, but for that of the tokens.
  func leaks() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap {
      $0 as? String
    }
    return try (files ?? []).filter { name in
      let path = folder.path(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, path != tokenPath
      else { return false }
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        .contains(FakeWhoop.mark)
    }
  }
}

extension Failure {
  /// What ended `body`; nil where nothing did.
  static func ending<Result>(_ body: () throws -> Result) -> Failure? {
    do {
      _ = try body()
      return nil
    } catch {
      return Failure(of: error)
    }
  }
}
