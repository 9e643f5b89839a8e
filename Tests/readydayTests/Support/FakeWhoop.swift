import Foundation
import Synchronization
import TestSupport

@testable import ReadyDayCore

/// WHOOP, as far as readyday speaks with it, on this computer: it agrees to logins, gives and renews tokens, lists
/// records by pages, and goes wrong as a test wants.
///
/// Every secret it gives or takes has ``mark`` in it, so that a search for that finds all of them wherever they went.
final class FakeWhoop: Sendable {
  static let mark = "s3cr3t"
  static let clientID = "client-1"
  static let clientSecret = "client.\(mark)"
  static let account = 11_530_394

  struct State: Sendable {
    /// By the last part of their path, newest first.
    var records: [String: [JSON]] = [:]
    /// How often tokens were given.
    var grants = 0
    /// How often they were renewed.
    var renewals = 0
    var account = FakeWhoop.account
    var isRevoked = false
    var lifetime = 3600
    var hasOffline = true
    /// Answers to give instead of what would be right, for as long as there are any, by the path's end.
    var instead: [String: [LoopbackServer.Answer]] = [:]
    /// Header lines of the next answers with records.
    var headers: [[(String, String)]] = []
    /// What happens before a page is given: the collection, and how many records come before the page.
    var beforePage: @Sendable (String, Int, inout State) -> Void = { _, _, _ in }
    /// Codes that were not used yet.
    var codes: Set<String> = []

    /// The next answer to give instead.
    mutating func takeInstead(_ place: String) -> LoopbackServer.Answer? {
      guard var others = instead[place], !others.isEmpty else { return nil }
      let answer = others.removeFirst()
      instead[place] = others
      return answer
    }

    var access: String { "at\(grants).\(FakeWhoop.mark)" }
    var refresh: String { "rt\(grants).\(FakeWhoop.mark)" }
  }

  let server: LoopbackServer
  private let state: Mutex<State>

  init(_ state: State = State()) throws {
    // What can fail comes first: the compiler cannot take back a lock.
    server = try LoopbackServer { _ in LoopbackServer.Answer(500) }
    self.state = Mutex(state)
    server.answer { [self] request in answer(to: request) }
  }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  var now: State { state.withLock { $0 } }
}

extension FakeWhoop {
  static let kinds = ["cycle", "recovery", "sleep", "workout"]

  /// The records of the fixtures.
  static func fixtures() throws -> State {
    var state = State()
    for kind in kinds {
      state.records[kind] = try records(in: Fixtures.bytes("whoop/\(kind).json"))
    }
    return state
  }

  private static func records(in page: [UInt8]) throws -> [JSON] {
    let members = try JSONReader.value(of: page.span.bytes).members ?? [:]
    if case .array(let records)? = members["records"] { return records }
    return []
  }

  /// A code that a person has just agreed to.
  func code() -> String {
    state.withLock { state in
      let code = "AC\(state.codes.count + 1).\(Self.mark)"
      state.codes.insert(code)
      return code
    }
  }

  private func answer(to request: LoopbackServer.Request) -> LoopbackServer.Answer {
    state.withLock { state in
      let end = request.path.split(separator: "/").last.map(String.init) ?? ""
      if let answer = state.takeInstead(end) { return answer }
      switch (request.method, request.path) {
      case ("GET", "/oauth/oauth2/auth"): return Self.agree(request, &state)
      case ("POST", "/oauth/oauth2/token"): return Self.grant(request.form, &state)
      default: break
      }
      guard request.header("authorization") == "Bearer \(state.access)", !state.isRevoked else {
        return LoopbackServer.Answer(401, body: "Authorization was not valid")
      }
      switch (request.method, request.path) {
      case ("DELETE", "/developer/v2/user/access"):
        state.isRevoked = true
        return LoopbackServer.Answer(204)
      case ("GET", "/developer/v2/user/profile/basic"):
        return .json("{\"user_id\":\(state.account),\"email\":\"ana@example.test\"}")
      case ("GET", "/developer/v2/cycle"), ("GET", "/developer/v2/recovery"),
        ("GET", "/developer/v2/activity/sleep"), ("GET", "/developer/v2/activity/workout"):
        return Self.page(end, request.query, &state)
      default: return LoopbackServer.Answer(404)
      }
    }
  }

  private static func agree(
    _ request: LoopbackServer.Request, _ state: inout State
  ) -> LoopbackServer.Answer {
    let query = request.query
    guard query["client_id"] == clientID, query["response_type"] == "code",
      let back = query["redirect_uri"], let mark = query["state"]
    else { return .html("no such app", status: 400) }
    if mark.count < 8 { return .redirect(to: "\(back)?error=invalid_state") }
    let code = "AC\(state.codes.count + 1).\(Self.mark)"
    state.codes.insert(code)
    return .redirect(to: "\(back)?code=\(code)&scope=offline&state=\(mark)")
  }

  private static func grant(
    _ form: [String: String], _ state: inout State
  ) -> LoopbackServer.Answer {
    guard form["client_id"] == clientID, form["client_secret"] == clientSecret else {
      return .json(#"{"error":"invalid_client"}"#, status: 401)
    }
    let isGood: Bool
    switch form["grant_type"] {
    case "authorization_code": isGood = state.codes.remove(form["code"] ?? "") != nil
    case "refresh_token":
      isGood = form["refresh_token"] == state.refresh && form["scope"] == "offline"
      state.renewals += 1
    default: isGood = false
    }
    guard isGood, !state.isRevoked else {
      return .json(#"{"error":"invalid_grant","error_description":"The provided…"}"#, status: 400)
    }
    // From now on the old ones are dead, whether or not this answer arrives.
    state.grants += 1
    let refresh = state.hasOffline ? ",\"refresh_token\":\"\(state.refresh)\"" : ""
    let answer = LoopbackServer.Answer.json(
      "{\"access_token\":\"\(state.access)\",\"expires_in\":\(state.lifetime)\(refresh),"
        + "\"scope\":\"offline\",\"token_type\":\"bearer\"}")
    return state.takeInstead("after token") ?? answer
  }

  /// The mark of the next page is a place in the list: what comes in while it is read shifts it.
  private static func page(
    _ kind: String, _ query: [String: String], _ state: inout State
  ) -> LoopbackServer.Answer {
    guard let limit = query["limit"].flatMap({ Int(written: $0) }), limit <= 25 else {
      return LoopbackServer.Answer(400)
    }
    let offset = query["nextToken"].flatMap { Int(written: $0.dropFirst(3)) } ?? 0
    state.beforePage(kind, offset, &state)
    let start = query["start"] ?? ""
    let listed = (state.records[kind] ?? []).filter { moment(of: $0) >= start }
    let page = listed.dropFirst(offset).prefix(limit)
    let next = offset + limit < listed.count ? "\"at \(offset + limit)\"" : "null"
    let text = "{\"records\":[\(page.map(\.line).joined(separator: ","))],\"next_token\":\(next)}"
    var answer = LoopbackServer.Answer.json(text)
    if !state.headers.isEmpty { answer.headers += state.headers.removeFirst() }
    return answer
  }

  static func moment(of record: JSON) -> String {
    let members = record.members ?? [:]
    for name in ["start", "created_at"] {
      if case .string(let moment)? = members[name] { return moment }
    }
    return ""
  }
}
