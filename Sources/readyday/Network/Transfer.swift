import ReadyDayCore

/// A running request, with a `curl` process of its own.
struct Transfer {
  private let request: HTTPRequest
  private var process: ChildProcess?
  private var output: Stream
  private var headers: Stream
  private let deadline: Int
  /// Why readyday stopped reading the answer; nil if it did not.
  private var fault: TransferFault?
  private(set) var result: Result<HTTPResponse, TransferFault>

  init(failed fault: TransferFault, _ request: HTTPRequest) {
    self.request = request
    (output, headers, deadline) = (Stream(), Stream(), 0)
    result = .failure(fault)
  }

  /// Ends at `deadline` (``ThisProcess/milliseconds``); if `isShielded`, no signal ends its `curl`.
  init(of request: HTTPRequest, until deadline: Int, isShielded: Bool) throws(TransferFault) {
    (self.request, self.deadline) = (request, deadline)
    let options = Array(try CurlConfiguration(request).text.utf8)
    let started = try Self.start(options, isShielded)
    process = started.process
    output = Stream(started.output, limit: request.bodyLimit + HTTPResponse.trailerRoom)
    headers = Stream(started.headers, limit: Self.headerBytes)
    result = .failure(.cutShort)
  }

  /// The most bytes of headers in one transfer; `curl` accepts some 300,000 for each answer.
  private static let headerBytes = 1 << 20

  private static let curl = SystemTool(name: "curl", environment: nil)

  /// `-q` must come first, so that `curl` ignores `~/.curlrc`.
  private static let arguments = ["-q", "--silent", "--show-error", "--config", "-"]

  private static func start(
    _ options: [UInt8], _ isShielded: Bool
  ) throws(TransferFault) -> (process: ChildProcess, output: Descriptor, headers: Descriptor) {
    var pipes: [PipeEnds] = []
    defer { for pipe in pipes { pipe.writing.close() } }
    do throws(SystemTool.Trouble) {
      for _ in 0..<3 { pipes.append(try SystemTool.pipe()) }
      let process = try curl.start(
        arguments,
        [
          0: pipes[0].reading, 1: pipes[1].writing,
          Int32(CurlConfiguration.headerDescriptor): pipes[2].writing,
        ], isShielded: isShielded)
      pipes[0].reading.close()
      // If `curl` ends before it has read everything, its status says why.
      try? pipes[0].writing.write(options)
      return (process, pipes[1].reading, pipes[2].reading)
    } catch {
      for pipe in pipes { pipe.reading.close() }
      throw TransferFault(error)
    }
  }

  var size: Int { max(output.bytes.count, (try? result.get())?.body.count ?? 0) }

  /// Stops the transfer, because its answer exceeds the limit.
  mutating func refuse() { fault = .tooLarge }

  var open: [Descriptor] { [output.source, headers.source].compactMap(\.self) }

  mutating func read(_ readable: Set<Descriptor>) {
    output.read(readable)
    headers.read(readable)
  }

  /// Stops the transfer if needed; once it has ended, collects the result.
  mutating func check(isInterrupted: Bool, at now: Int) {
    guard let process else { return }
    if let fault = reasonToStop(isInterrupted, now) {
      self.fault = fault
      process.stop()
      output.close()
      headers.close()
      output.empty()
    }
    guard open.isEmpty else { return }
    let status = process.status()
    self.process = nil
    defer { output.empty() }
    result = Result { () throws(TransferFault) in try answer(status) }
  }

  private func reasonToStop(_ isInterrupted: Bool, _ now: Int) -> TransferFault? {
    if let fault { return fault }
    if isInterrupted { return .interrupted }
    if output.isFull { return .tooLarge }
    if headers.isFull { return .unreadableAnswer }
    return open.isEmpty || now < deadline ? nil : .timedOut
  }

  private func answer(_ status: Int32) throws(TransferFault) -> HTTPResponse {
    if let fault { throw fault }
    // The status of a shell for an unknown program, which `curl` never returns.
    guard status != 127 else { throw .curlMissing }
    // The address is valid and without redirect, so the response is not HTTP, or before HTTP 1.0.
    if status == 1, headers.bytes.isEmpty { throw .unreadableAnswer }
    guard status == 0 else { throw TransferFault(curlCode: Int(status)) }
    return try HTTPResponse(output: output.bytes, headers: headers.bytes, to: request)
  }
}

private struct Stream {
  private(set) var source: Descriptor?
  private(set) var bytes: [UInt8] = []
  private let limit: Int

  init(_ source: Descriptor? = nil, limit: Int = 0) { (self.source, self.limit) = (source, limit) }

  var isFull: Bool { bytes.count > limit }

  mutating func read(_ readable: Set<Descriptor>) {
    guard let source, readable.contains(source) else { return }
    let count = (try? source.read(upTo: 1 << 16, to: &bytes).get()) ?? 0
    if count == 0 { close() }
  }

  mutating func empty() { bytes = [] }

  mutating func close() {
    source?.close()
    source = nil
  }
}

extension TransferFault {
  fileprivate init(_ trouble: SystemTool.Trouble) {
    switch trouble {
    case .notInstalled: self = .curlMissing
    case .failed(_, let status): self.init(curlCode: Int(status))
    case .system(let error):
      self =
        switch error.cause {
        case .missing: .curlMissing
        case .manyOpenFiles: .manyOpenFiles
        default: .notStarted
        }
    }
  }
}
