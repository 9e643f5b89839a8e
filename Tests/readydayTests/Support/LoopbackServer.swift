import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A web server on this computer that answers as a test wants, and remembers what it was asked.
///
/// Each connection is served once and closed, on a thread of its own, so that requests side by side are.
final class LoopbackServer: Sendable {
  typealias Answering = @Sendable (Request) -> Answer

  let port: Int
  private let listener: Int32
  private let state: Mutex<State>

  private struct State {
    var answering: Answering
    var requests: [Request] = []
    var isStopped = false
  }

  /// Signalled once nobody listens any more.
  private let ending = DispatchSemaphore(value: 0)

  struct Failed: Error {}

  init(_ answering: @escaping Answering) throws {
    (listener, port) = try Self.listen()
    state = Mutex(State(answering: answering))
    Thread.detachNewThread { [listener, self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, !self.isStopped else {
          // Closed by whoever uses it: its number may be another server's a moment later.
          close(listener)
          self.ending.signal()
          return
        }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Once this returns, nobody listens.
  func stop() {
    let wasStopped = state.withLock { state in
      defer { state.isStopped = true }
      return state.isStopped
    }
    guard !wasStopped else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    _ = ending.wait(timeout: .now() + 5)
  }
}

extension LoopbackServer {
  /// `http://127.0.0.1:PORT`, and `path` behind it.
  func url(_ path: String = "") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// What was asked up to now, in order.
  var requests: [Request] { state.withLock { $0.requests } }

  /// From now on it answers so.
  func answer(_ answering: @escaping Answering) { state.withLock { $0.answering = answering } }

  struct Request: Sendable {
    let method: String
    /// With what stands behind the question mark.
    let target: String
    let headers: [String: String]
    let body: String

    /// Without what stands behind the question mark.
    var path: String { String(target.prefix { $0 != "?" }) }

    /// The parameters behind the question mark.
    var query: [String: String] { Self.parameters(target.drop { $0 != "?" }.dropFirst()) }

    /// The fields of a form that was posted.
    var form: [String: String] { Self.parameters(body[...]) }

    /// - Parameter name: in small letters.
    func header(_ name: String) -> String? { headers[name] }

    private static func parameters(_ text: Substring) -> [String: String] {
      text.split(separator: "&").reduce(into: [:]) { parameters, pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
        parameters[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
    }
  }

  struct Answer: Sendable {
    var status = 200
    var headers: [(String, String)] = []
    var body = ""
    /// Of how many bytes the header speaks; those there are when nil.
    var announced: Int?
    /// What goes wrong on the way.
    var fault: Fault?
    /// Seconds before anything is sent.
    var delay: TimeInterval = 0

    enum Fault: Sendable {
      /// The connection is closed before a byte is sent.
      case silence
      /// A body without an end, and without a word on its length.
      case endless
      /// Bytes that are no HTTP.
      case nonsense
    }

    init(_ status: Int = 200, _ headers: [(String, String)] = [], body: String = "") {
      (self.status, self.headers, self.body) = (status, headers, body)
    }

    static func json(_ text: String, status: Int = 200) -> Answer {
      Answer(status, [("Content-Type", "application/json")], body: text)
    }

    static func calendar(_ text: String, _ headers: [(String, String)] = []) -> Answer {
      Answer(200, [("Content-Type", "text/calendar; charset=utf-8")] + headers, body: text)
    }

    static func html(_ text: String, status: Int = 200) -> Answer {
      Answer(status, [("Content-Type", "text/html")], body: text)
    }

    static func redirect(_ status: Int = 302, to location: String) -> Answer {
      Answer(status, [("Location", location)])
    }

    func failing(_ fault: Fault) -> Answer {
      var answer = self
      answer.fault = fault
      return answer
    }

    func delayed(_ seconds: TimeInterval) -> Answer {
      var answer = self
      answer.delay = seconds
      return answer
    }
  }
}

extension LoopbackServer {
  private static func listen() throws -> (Int32, Int) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw Failed() }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && systemListen(listener)
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else { throw Failed() }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    guard let request = Self.request(from: connection) else { return }
    let answering = state.withLock { state in
      state.requests.append(request)
      return state.answering
    }
    let answer = answering(request)
    if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
    Self.send(answer, to: connection)
  }

  private static func send(_ answer: Answer, to connection: Int32) {
    if answer.fault == .silence { return }
    if answer.fault == .nonsense {
      send("\u{0}\u{1} no such protocol\r\n\r\n", to: connection)
      return
    }
    let isEndless = answer.fault == .endless
    var head = "HTTP/1.1 \(answer.status) Whatever\r\nConnection: close\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    if !isEndless { head += "Content-Length: \(answer.announced ?? answer.body.utf8.count)\r\n" }
    send(head + "\r\n" + answer.body, to: connection)
    let more = String(repeating: "BEGIN:VCALENDAR\r\n", count: 4000)
    while isEndless, send(more, to: connection) {}
  }

  @discardableResult
  private static func send(_ text: String, to connection: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.sendOnce($0, to: connection) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  private static func sendOnce(_ bytes: UnsafeRawBufferPointer, to connection: Int32) -> Int {
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      return Darwin.send(connection, bytes.baseAddress, bytes.count, 0)
    #else
      return Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func request(from connection: Int32) -> Request? {
    var text = ""
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      text = String(decoding: bytes, as: UTF8.self)
      if let request = Self.request(in: text) { return request }
    }
  }

  /// Nil while it is not whole.
  private static func request(in text: String) -> Request? {
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    let headers = lines.dropFirst().reduce(into: [String: String]()) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let body = String(text[end.upperBound...])
    guard body.utf8.count >= Int(headers["content-length"] ?? "0") ?? 0 else { return nil }
    return Request(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
  }
}

// A call that has the name of our own function.
private func systemListen(_ listener: Int32) -> Bool { listen(listener, 64) == 0 }
