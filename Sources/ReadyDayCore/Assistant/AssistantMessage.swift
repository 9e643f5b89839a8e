/// A line that an assistant sent: a request, or a notification (JSON-RPC 2.0).
struct AssistantMessage {
  /// Nil for a notification; otherwise text or a whole number.
  let id: JSON?
  let method: String
  let parameters: [String: JSON]

  /// A message that is refused, with the id to answer to; null if it has none that can be read.
  struct Refusal: Error {
    let id: JSON
    let fault: RPCFault
  }

  /// Nil for an answer, which nobody asked for. A line is one value of JSON.
  init?(_ line: [UInt8]) throws(Refusal) {
    guard let value = try? JSONReader.value(of: line.span.bytes, mayRepeatNames: true) else {
      throw Refusal(id: .null, fault: .notJSON)
    }
    let members = value.members ?? [:]
    let id = members["id"]
    let named = id.flatMap { $0.isRequestID ? $0 : nil }
    guard members["jsonrpc"]?.text == "2.0", id == nil || named != nil else {
      throw Refusal(id: named ?? .null, fault: .notARequest)
    }
    guard let method = members["method"]?.text else {
      if members["result"] != nil || members["error"] != nil { return nil }
      throw Refusal(id: named ?? .null, fault: .notARequest)
    }
    guard let parameters = (members["params"] ?? .object([:])).members else {
      throw Refusal(id: named ?? .null, fault: .badParameters("params must be an object"))
    }
    (self.id, self.method, self.parameters) = (id, method, parameters)
  }

  /// The version named in a request without a handshake (2026-07-28); nil in any other.
  var version: JSON? { method == "initialize" ? nil : meta?[Self.versionName] }

  var namesCapabilities: Bool { meta?[Self.capabilitiesName]?.members != nil }

  private var meta: [String: JSON]? { parameters["_meta"]?.members }

  private static let versionName = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesName = "io.modelcontextprotocol/clientCapabilities"
}

/// An error of the protocol, not of a tool (JSON-RPC 2.0 §5.1).
struct RPCFault: Error {
  let code: Int
  let message: String
  var data: JSON? = nil

  static let notJSON = RPCFault(code: -32700, message: "Parse error")
  static let notARequest = RPCFault(code: -32600, message: "Invalid request")
  static let tooLong = RPCFault(code: -32600, message: "Line too long")

  static func unknownMethod(_ name: String) -> RPCFault {
    RPCFault(code: -32601, message: "Method not found: \(name.beginning(bytes: 80))")
  }

  static func badParameters(_ why: String) -> RPCFault { RPCFault(code: -32602, message: why) }

  static func unsupported(_ version: JSON) -> RPCFault {
    RPCFault(
      code: -32022, message: "Unsupported protocol version",
      data: .object([
        "supported": .array(AssistantServer.versions.map(JSON.string)),
        "requested": version,
      ]))
  }

  var json: JSON {
    .object(known: ["code": .integer(code), "message": .string(message), "data": data])
  }
}

extension JSON {
  fileprivate var isRequestID: Bool {
    switch self {
    case .string: true
    case .number(let number): number.int != nil
    case .null, .bool, .array, .object: false
    }
  }
}
