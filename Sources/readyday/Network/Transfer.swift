import ReadyDayCore

/// A running request, with a `curl` process of its own.
struct Transfer {
  private let request: HTTPRequest
  private var process: ChildProcess?
  private var output: Stream
  private var headers: Stream
  private let deadline: Deadline
  /// Why readyday stopped reading the answer; nil if it did not.
  private var fault: TransferFault?
  private(set) var result: Result<HTTPResponse, TransferFault>

  init(failed fault: TransferFault, _ request: HTTPRequest) {
    self.request = request
    (output, headers, deadline) = (Stream(), Stream(), Deadline(moment: 0))
    result = .failure(fault)
  }

  init(of request: HTTPRequest, until deadline: Deadline) throws(TransferFault) {
    (self.request, self.deadline) = (request, deadline)
    let options = Array(try CurlConfiguration(request).text.utf8)
    let started = try Self.start(options)
    process = started.process
    output = Stream(started.output, limit: request.bodyLimit + HTTPResponse.trailerRoom)
    headers = Stream(started.headers, limit: Self.headerBytes)
    result = .failure(.cutShort)
  }

  /// The most bytes of headers in one transfer; `curl` accepts some 300,000 for each answer.
  private static let headerBytes = 1 << 20

  fileprivate static let curl = SystemTool(name: "curl", environment: nil)

  /// `-q` must come first, so that `curl` ignores `~/.curlrc`.
  fileprivate static let arguments = ["-q", "--silent", "--show-error", "--config", "-"]

  private static func start(
    _ options: [UInt8]
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
        ])
      pipes[0].reading.close()
      // If `curl` ends before it has read everything, its status says why.
      try? pipes[0].writing.write(options)
      return (process, pipes[1].reading, pipes[2].reading)
    } catch {
      for pipe in pipes { pipe.reading.close() }
      throw TransferFault(error)
    }
  }

  var size: Int { output.bytes.count }

  /// Stops the transfer, because its answer exceeds the limit.
  mutating func refuse() { fault = .tooLarge }

  var open: [Descriptor] { [output.source, headers.source].compactMap(\.self) }

  mutating func read(_ readable: Set<Descriptor>) {
    output.read(readable)
    headers.read(readable)
  }

  /// Stops the transfer if needed; once it has ended, collects the result.
  mutating func check(isInterrupted: Bool) {
    guard let process else { return }
    if let fault = reasonToStop(isInterrupted) {
      self.fault = fault
      process.stop()
      output.close()
      headers.close()
      output.empty()
    }
    guard open.isEmpty else { return }
    let status = process.status(until: deadline)
    self.process = nil
    defer { output.empty() }
    result = Result { () throws(TransferFault) in try answer(status) }
  }

  private func reasonToStop(_ isInterrupted: Bool) -> TransferFault? {
    if let fault { return fault }
    if isInterrupted { return .interrupted }
    if output.isFull { return .tooLarge }
    if headers.isFull { return .unreadableAnswer }
    return open.isEmpty || deadline.left > 0 ? nil : .timedOut
  }

  private func answer(_ status: Int32) throws(TransferFault) -> HTTPResponse {
    if let fault { throw fault }
    // The address is valid and without redirect, so the response is not HTTP, or before HTTP 1.0.
    if status == 1, headers.bytes.isEmpty { throw .unreadableAnswer }
    guard status == 0 else { throw TransferFault(curlStatus: status) }
    return try HTTPResponse(
      output: output.bytes, headers: headers.bytes, limit: request.bodyLimit,
      allowsPlain: request.allowsPlain)
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

/// A request that `curl` finishes even if readyday is stopped. Its answer is written to a file.
struct DetachedTransfer {
  private let path: String
  private let output: Descriptor

  /// Creates the file with blanks, which keep enough of the disk free for the answer.
  init(to path: String) throws(SystemError) {
    self.path = path
    try? FileSystem.removeFile(path)
    output = try SystemError.writing(path) { () throws(SystemError) in
      let file = try Descriptor(path, for: .making)
      defer { file.close() }
      try file.write(String(repeating: " ", count: 1 << 13))
      return try Descriptor(path, for: .trying)
    }
  }

  func close() { output.close() }

  /// At `deadline`, the request goes on. `curl` holds the lock until it has written the answer.
  func answer(
    to request: HTTPRequest, holding lock: FileLock, until deadline: Deadline
  ) throws -> HTTPResponse {
    guard !deadline.isOver else { throw Self.faultOfDeadline }
    let process = try start(request, lock)
    guard deadline.waits(for: { process.hasEnded || size > request.bodyLimit }) else {
      throw Self.faultOfDeadline
    }
    if !process.hasEnded { process.stop() }
    let status = process.status()
    do {
      guard status == 0 else { throw TransferFault(curlStatus: status) }
      let bytes = try StoredFile(path: path).read() ?? []
      return try HTTPResponse(
        output: bytes, headers: [], limit: request.bodyLimit,
        allowsPlain: request.allowsPlain)
    } catch {
      // Nothing came that the next run could use.
      try? FileSystem.removeFile(path)
      throw error
    }
  }

  private static var faultOfDeadline: TransferFault {
    Interruption.isPending ? .interrupted : .timedOut
  }

  private var size: Int { FileStatus(ofLinkAt: path)?.size ?? 0 }

  private func start(_ request: HTTPRequest, _ lock: FileLock) throws -> ChildProcess {
    let options = try CurlConfiguration(request).text
    let headers = try Descriptor("/dev/null", for: .writingAtOnce)
    defer { headers.close() }
    do throws(SystemTool.Trouble) {
      let input = try SystemTool.pipe()
      defer { input.writing.close() }
      defer { input.reading.close() }
      let process = try Transfer.curl.start(
        Transfer.arguments,
        [
          0: input.reading, 1: output, Int32(CurlConfiguration.headerDescriptor): headers,
          Int32(CurlConfiguration.headerDescriptor) + 1: lock.file,
        ], .none)
      try? input.writing.write(options)
      return process
    } catch { throw TransferFault(error) }
  }
}

extension TransferFault {
  fileprivate init(curlStatus status: Int32) {
    // The status of a shell for an unknown program, which `curl` never returns.
    self = status == 127 ? .curlMissing : TransferFault(curlCode: Int(status))
  }

  fileprivate init(_ trouble: SystemTool.Trouble) {
    switch trouble {
    case .notInstalled: self = .curlMissing
    case .failed(_, let status): self.init(curlStatus: status)
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
