import ReadyDayCore

/// Waits for the browser's redirect from WHOOP, or for a pasted address.
struct LoginListener {
  private let login: WhoopLogin
  private let page: (LoginPage) -> String
  private let port: LoopbackPort?
  private var input: Descriptor?
  private var typed: [UInt8] = []
  private var visitors: [Descriptor: [UInt8]] = [:]

  /// `port` is nil if it is in use and the user can paste; `input` is nil if they cannot.
  init(
    _ login: WhoopLogin, at port: LoopbackPort?, and input: Descriptor?,
    page: @escaping (LoginPage) -> String
  ) { (self.login, self.port, self.input, self.page) = (login, port, input, page) }

  /// More connections than a browser opens at once.
  private static let mostVisitors = 16
  /// Bytes; more than the request line and the headers have.
  private static let mostBytes = 1 << 16

  /// Nil if no code comes in time. Fails if the login is refused; `complain` gets faults of pastes.
  mutating func code(
    within milliseconds: Int, complain: (WhoopLoginFault) -> Void
  ) throws -> Secret? {
    let end = ThisProcess.milliseconds + milliseconds
    defer { for visitor in visitors.keys { visitor.close() } }
    while ThisProcess.milliseconds < end {
      let watched = [port?.descriptor, input].compactMap(\.self) + Array(visitors.keys)
      guard !watched.isEmpty else { return nil }
      let left = min(1000, max(1, end - ThisProcess.milliseconds))
      let readable = Descriptor.readable(among: watched, withinMilliseconds: Int32(left))
      if let code = try pasted(readable, complain) { return code }
      for visitor in readable where visitors[visitor] != nil {
        if let code = try heard(visitor) { return code }
      }
      if let port, readable.contains(port.descriptor) { welcome(port) }
    }
    return nil
  }

  private mutating func welcome(_ port: LoopbackPort) {
    guard let visitor = port.visitor() else { return }
    if visitors.count >= Self.mostVisitors, let other = visitors.keys.first { dismiss(other) }
    visitors[visitor] = []
  }

  private mutating func dismiss(_ visitor: Descriptor) {
    visitors[visitor] = nil
    visitor.close()
  }

  private mutating func heard(_ visitor: Descriptor) throws -> Secret? {
    var bytes = visitors[visitor] ?? []
    let count = (try? visitor.read(upTo: 1 << 14, to: &bytes).get()) ?? 0
    visitors[visitor] = bytes
    guard count > 0, bytes.count < Self.mostBytes else {
      dismiss(visitor)
      return nil
    }
    // Reads all headers first: if the response comes earlier, some browsers show nothing.
    guard String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") else { return nil }
    defer { dismiss(visitor) }
    let code: Secret?
    do { code = try login.code(requested: Self.target(of: bytes)) } catch {
      answer(visitor, .refused)
      throw error
    }
    answer(visitor, code == nil ? .stranger : .done)
    return code
  }

  /// Empty if the bytes are not a request for a page.
  private static func target(of bytes: [UInt8]) -> String {
    let line = String(decoding: bytes.prefix { $0 != 0x0D }, as: UTF8.self)
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/1.") else { return "" }
    return String(words[1])
  }

  /// The page has no scripts or links, which could pass the code on to other pages.
  private func answer(_ visitor: Descriptor, _ page: LoginPage) {
    let status = page == .stranger ? "404 Not Found" : "200 OK"
    let body = self.page(page)
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8",
      "Content-Length: \(body.utf8.count)", "Cache-Control: no-store",
      "Referrer-Policy: no-referrer", "Content-Security-Policy: default-src 'none'",
      "X-Content-Type-Options: nosniff", "Connection: close",
    ]
    try? visitor.write(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  private mutating func pasted(
    _ readable: Set<Descriptor>, _ complain: (WhoopLoginFault) -> Void
  ) throws -> Secret? {
    guard let input, readable.contains(input) else { return nil }
    let count = (try? input.read(upTo: 1 << 14, to: &typed).get()) ?? 0
    // After the end of the input, the browser can still send the code.
    if count == 0 || typed.count > Self.mostBytes { self.input = nil }
    while let end = typed.firstIndex(of: 0x0A) {
      let line = String(decoding: typed[..<end], as: UTF8.self)
      typed.removeSubrange(...end)
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do throws(WhoopLoginFault) { return try login.code(pasted: line) } catch {
        switch error {
        case .noAnswer, .otherState: complain(error)
        case .declined, .refused: throw error
        }
      }
    }
    return nil
  }
}

enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// If the browser does not open, the user can still copy the address from the screen.
  static func open(_ address: String) {
    guard let input = try? Descriptor("/dev/null", for: .reading) else { return }
    defer { input.close() }
    let tool = SystemTool(name: opener, environment: nil)
    guard let running = try? tool.start([address], reading: input) else { return }
    // Does not wait, because the program may run for as long as the browser.
    running.output.close()
  }
}
