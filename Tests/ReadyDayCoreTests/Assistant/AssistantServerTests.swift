import Testing

@testable import ReadyDayCore

/// The messages are those that PyPI's mcp 2.3.0 sends, and the answers those that it takes.
struct AssistantServerTests {
  private static let server = AssistantServer(version: "1.2.0")
  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func answer(_ line: String) throws -> [String: JSON] {
    guard case .line(let text) = Self.server.reply(to: Array(line.utf8)) else { return [:] }
    #expect(text.hasSuffix("\n") && text.dropLast().allSatisfy { $0 != "\n" })
    return try #require(JSON.members(of: Array(text.utf8)))
  }

  private func code(_ line: String) throws -> Int? {
    try answer(line)["error"]?.members?["code"]?.int
  }

  private func request(_ method: String, _ params: String, id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#
  }

  @Test("a client of 2026-07-28 discovers the server without a handshake") func discovers() throws {
    let answer = try answer(request("server/discover", Self.meta, id: "0"))
    let result = try #require(answer["result"]?.members)
    #expect(answer["id"] == .integer(0))
    #expect(result["resultType"] == .string("complete"))
    #expect(result["supportedVersions"] == .array([.string("2026-07-28")]))
    #expect(result["ttlMs"]?.int != nil && result["cacheScope"] == .string("private"))
    let info = result["_meta"]?.members?["io.modelcontextprotocol/serverInfo"]?.members
    #expect(info?["version"] == .string("1.2.0"))
  }

  @Test(
    "an older client gets its version, any other the newest with a handshake",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
      ("2025-03-26", "2025-11-25"), ("1.0", "2025-11-25"),
    ])
  func shakesHands(asked: String, given: String) throws {
    let line = request("initialize", #""protocolVersion":"\#(asked)","capabilities":{}"#)
    let result = try #require(try answer(line)["result"]?.members)
    #expect(result["protocolVersion"] == .string(given))
    #expect(result["resultType"] == nil && result["_meta"] == nil)
  }

  @Test("ping is answered in a session with a handshake only") func pings() throws {
    #expect(try answer(request("ping", ""))["result"] == .object([:]))
    #expect(try code(request("ping", Self.meta)) == -32601)
  }

  @Test(
    "each fault has its code",
    arguments: [
      ("{", -32700), (#"{"jsonrpc":"2.0","id":1"#, -32700), ("[]", -32600), ("7", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"no"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
        -32602
      ),
    ])
  func faults(line: String, expected: Int) throws { #expect(try code(line) == expected) }

  @Test("an unknown version names the known ones") func unknownVersion() throws {
    let line = request("tools/list", Self.meta.replacing("2026-07-28", with: "2030-01-01"))
    let error = try #require(try answer(line)["error"]?.members)
    #expect(error["code"]?.int == -32022)
    #expect(error["data"]?.members?["requested"] == .string("2030-01-01"))
    #expect(error["data"]?.members?["supported"]?.elements?.contains(.string("2026-07-28")) == true)
  }

  @Test(
    "neither a notification nor an answer is answered",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
    ])
  func silent(line: String) throws { #expect(try answer(line).isEmpty) }

  @Test("all tools together fit into 6 kB, and each only reads") func tools() throws {
    guard case .line(let text) = Self.server.reply(to: Array(request("tools/list", "").utf8)) else {
      throw Missing()
    }
    #expect(text.utf8.count <= 6_000)
    let tools = JSON.members(of: Array(text.utf8))?["result"]?.members?["tools"]?.elements ?? []
    #expect(
      tools.map { $0.members?["name"]?.text }
        == ["brief", "days", "history", "explain", "what_if", "doctor"])
    for tool in tools {
      #expect(tool.members?["annotations"]?.members?["readOnlyHint"] == .bool(true))
      #expect(tool.members?["outputSchema"] == nil)
    }
  }

  private struct Missing: Error {}

  @Test(
    "a tool stands for a command",
    arguments: [
      ("brief", #"{"date":"tomorrow"}"#, "brief --date=tomorrow --width=72 --color=never"),
      ("brief", #"{"detail":"json","language":"es"}"#, "brief --lang=es --format=json"),
      (
        "days", #"{"from":"monday","to":"+9"}"#,
        "agenda --from=monday --to=+9 --width=72 --color=never"
      ),
      ("history", #"{"what":"trends","weeks":12}"#, "trends --weeks=12 --width=72 --color=never"),
      ("history", #"{"what":"hrv"}"#, "trends hrv --width=72 --color=never"),
      ("history", #"{"what":"habits"}"#, "habits --width=72 --color=never"),
      ("explain", #"{"what":"A"}"#, "explain A --width=72 --color=never"),
      (
        "what_if", #"{"change":"move 2 to 15:00; drop review"}"#,
        "what-if --move=2 to 15:00 --drop=review --width=72 --color=never"
      ),
      ("doctor", "{}", "doctor --width=72 --color=never"),
    ])
  func words(tool: String, arguments: String, expected: String) throws {
    let line = request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
    guard case .call(let call) = Self.server.reply(to: Array(line.utf8)) else { throw Missing() }
    #expect(call.words.joined(separator: " ") == expected)
  }

  @Test(
    "bad arguments are a result that says so",
    arguments: [
      ("brief", #"{"zzz":1}"#, "there are: date, detail, language"),
      ("brief", #"{"date":3}"#, "date must be one line of text"),
      ("brief", #"{"date":"a\nb"}"#, "date must be one line of text"),
      ("brief", #"{"detail":"html"}"#, "detail must be one of: page, json"),
      ("history", "{}", #"history needs "what""#),
      ("history", #"{"what":"trends","weeks":0}"#, "weeks must be a whole number from 1 to 104"),
      ("explain", #"{"what":"--config=/etc/passwd"}"#, "nothing called"),
      ("what_if", #"{"change":"--output=x"}"#, "is none of: move, drop, shorten, recovery"),
      ("doctor", #"{"path":"/etc"}"#, #"no argument "path""#),
    ])
  func badArguments(tool: String, arguments: String, sentence: String) throws {
    let result = try answer(
      request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#))["result"]?.members
    #expect(result?["isError"] == .bool(true))
    let text = result?["content"]?.elements?.first?.members?["text"]?.text
    #expect(text?.contains(sentence) == true, "\(text ?? "nothing")")
  }

  @Test("no argument becomes an option") func noOptions() throws {
    for what in ["-h", "--output=x", "-"] {
      let line = request("tools/call", #""name":"explain","arguments":{"what":"\#(what)"}"#)
      if case .call(let call) = Self.server.reply(to: Array(line.utf8)) {
        Issue.record("\(call.words)")
      }
    }
  }

  @Test("a call is cancelled by its own id alone") func cancels() throws {
    let line = request("tools/call", #""name":"brief","arguments":{}"#, id: #""a""#)
    guard case .call(let call) = Self.server.reply(to: Array(line.utf8)) else { throw Missing() }
    func cancels(_ id: String) -> Bool {
      AssistantServer.cancels(
        Array(
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
            .utf8), call)
    }
    #expect(cancels(#""a""#))
    #expect(!cancels(#""b""#) && !cancels("1"))
  }

  @Test("neither paths nor addresses are told") func withoutPlaces() {
    #expect(
      AssistantServer.withoutPlaces(
        "WHOOP  4 files in ~/data/whoop: 59 nights\n- see \"/home/ana/x.ics\" (https://a.test/x)")
        == "WHOOP  4 files in … 59 nights\n- see … …")
    #expect(AssistantServer.withoutPlaces("mail ana@example.test now") == "mail … now")
    #expect(AssistantServer.withoutPlaces("14.2 breaths/min, 3/5") == "14.2 breaths/min, 3/5")
  }

  @Test("a page that advises ends with the same remark on feelings, values do not") func remark() {
    func remarked(_ words: String...) -> String {
      AssistantServer.remarked("page\n", by: words, Voice(.english))
    }
    #expect(remarked("brief").hasPrefix("page\n\nWhat you said with feel is not considered"))
    #expect(remarked("brief", "--format=json") == "page\n" && remarked("doctor") == "page\n")
  }
}
