/// Answers an assistant (Model Context Protocol), one line at a time.
///
/// Each request says by which version it is made: 2026-07-28 names it in `_meta`; older ones begin
/// with a handshake, of which nothing needs to be remembered.
package struct AssistantServer {
  static let statelessVersions = ["2026-07-28"]
  /// The newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2024-11-05"]

  static let versions = statelessVersions + handshakeVersions

  /// Milliseconds for which a client may keep what does not change while the server runs.
  private static let keptFor = 3_600_000
  private static let instructions =
    "Answers from the user's own files about their day: recovery, sleep, events by energy demand, "
    + "free time to train, advice. The text is ready to be shown. Not medical advice."

  /// A tool to run, and the request that it answers.
  package struct Call {
    package let words: [String]
    fileprivate let request: AssistantMessage
  }

  package enum Reply {
    case nothing
    case line(String)
    case call(Call)
  }

  private let serverInfo: JSON

  package init(version: String) {
    serverInfo = .object(["name": .string("readyday"), "version": .string(version)])
  }

  package func reply(to line: [UInt8]) -> Reply {
    do throws(AssistantMessage.Refusal) {
      guard let message = try AssistantMessage(line), message.id != nil else { return .nothing }
      return reply(to: message)
    } catch {
      return .line(Self.line(error.id, "error", error.fault.json))
    }
  }

  /// The answer to a line with too many bytes to be read.
  package var refusalOfLength: String { Self.line(.null, "error", RPCFault.tooLong.json) }

  /// The answer with what the tool printed, or with why it failed.
  package func answer(to call: Call, _ text: String, isError: Bool) -> String {
    result(
      [
        "content": .array([.object(["type": .string("text"), "text": .string(text)])]),
        "isError": .bool(isError),
      ], of: call.request)
  }

  /// Whether a line takes `call` back.
  package static func cancels(_ line: [UInt8], _ call: Call) -> Bool {
    guard let message = try? AssistantMessage(line), message.method == "notifications/cancelled"
    else { return false }
    return message.parameters["requestId"] == call.request.id
  }

  private func reply(to request: AssistantMessage) -> Reply {
    do throws(RPCFault) {
      if let version = request.version {
        guard request.namesCapabilities else {
          throw .badParameters("_meta lacks io.modelcontextprotocol/clientCapabilities")
        }
        guard version.text.map(Self.statelessVersions.contains) == true else {
          throw .unsupported(version)
        }
      }
      if request.method == "tools/call" { return try call(request) }
      return .line(result(try members(for: request), of: request))
    } catch {
      return .line(Self.line(request.id ?? .null, "error", error.json))
    }
  }

  private func members(for request: AssistantMessage) throws(RPCFault) -> [String: JSON] {
    let tools = JSON.array(AssistantTool.allCases.map(\.description))
    switch (request.method, request.isStateless) {
    case ("tools/list", true): return kept(["tools": tools])
    case ("tools/list", false): return ["tools": tools]
    case ("server/discover", true):
      return kept([
        "supportedVersions": .array(Self.statelessVersions.map(JSON.string)),
        "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
      ])
    case ("initialize", false):
      let wanted = request.parameters["protocolVersion"]?.text ?? ""
      let version =
        Self.handshakeVersions.contains(wanted) ? wanted : Self.handshakeVersions[0]
      return [
        "protocolVersion": .string(version), "capabilities": Self.capabilities,
        "serverInfo": serverInfo, "instructions": .string(Self.instructions),
      ]
    case ("ping", false): return [:]
    default: throw .unknownMethod(request.method)
    }
  }

  private func call(_ request: AssistantMessage) throws(RPCFault) -> Reply {
    let name = request.parameters["name"]?.text ?? ""
    guard let tool = AssistantTool(rawValue: name) else {
      throw .badParameters("Unknown tool: \(name.beginning(bytes: 80))")
    }
    guard let arguments = (request.parameters["arguments"] ?? .object([:])).members else {
      throw .badParameters("arguments must be an object")
    }
    do throws(AssistantTool.Fault) {
      return .call(Call(words: try tool.words(arguments), request: request))
    } catch {
      let call = Call(words: [], request: request)
      return .line(answer(to: call, error.sentence, isError: true))
    }
  }

  private static let capabilities = JSON.object(["tools": .object(["listChanged": .bool(false)])])

  private func kept(_ members: [String: JSON]) -> [String: JSON] {
    members.merging(["ttlMs": .integer(Self.keptFor), "cacheScope": .string("private")]) { $1 }
  }

  private func result(_ members: [String: JSON], of request: AssistantMessage) -> String {
    var members = members
    if request.isStateless {
      members["resultType"] = .string("complete")
      members["_meta"] = .object(["io.modelcontextprotocol/serverInfo": serverInfo])
    }
    return Self.line(request.id ?? .null, "result", .object(members))
  }

  private static func line(_ id: JSON, _ name: String, _ value: JSON) -> String {
    JSON.object(["jsonrpc": .string("2.0"), "id": id, name: value]).line + "\n"
  }
}

extension AssistantMessage {
  fileprivate var isStateless: Bool { version != nil }
}

extension AssistantServer {
  /// `page`, the answer of `command`, with a remark if it advises: what the user said with feel is
  /// not told, so the advice cannot follow it. The same on every day, or it would tell.
  package static func remarked(_ page: String, by command: [String], _ voice: Voice) -> String {
    let isSaid = page.contains(voice.notConsidered)
    guard ["brief", "agenda", "explain", "what-if"].contains(command.first), !isSaid,
      !command.contains("--format=json")
    else { return page }
    return page
      + voice.say(
        "\nWhat you said with feel is not considered here:\nif you are ill or injured, rest first.\n",
        es:
          "\nAquí no cuenta lo que has dicho con feel:\nsi estás mal o tienes una lesión, descansa.\n"
      )
  }

  /// The text without paths, web addresses and mail addresses, which an assistant is not told.
  package static func withoutPlaces(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ", omittingEmptySubsequences: false)
        .map { isPlace($0) ? "…" : String($0) }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func isPlace(_ word: Substring) -> Bool {
    let bare = word.drop { "\"'«(".contains($0) }
    if bare.hasPrefix("/") || bare.hasPrefix("~") || bare.hasPrefix("./") { return bare.count > 1 }
    return bare.contains("@") && bare.contains(".") || bare.contains("/") && bare.contains(".")
      || String(bare).contains("://")
  }
}
