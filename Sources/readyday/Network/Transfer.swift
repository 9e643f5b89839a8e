import ReadyDayCore

/// One request on its way, by a `curl` of its own.
struct Transfer {
  private let request: HTTPRequest
  private var process: ChildProcess?
  private var output: Stream
  private var headers: Stream
  private let deadline: Int
  /// Why readyday itself gave up on the answer.
  private var fault: TransferFault?
  private(set) var result: Result<HTTPAnswer, TransferFault>

  /// One that did not begin.
  init(failed fault: TransferFault, _ request: HTTPRequest) {
    self.request = request
    (output, headers, deadline) = (Stream(), Stream(), 0)
    result = .failure(fault)
  }

  /// - Parameters:
  ///   - deadline: when it is stopped, by ``ThisProcess/milliseconds``.
  ///   - isShielded: whether no signal may end its `curl`.
  init(
    of request: HTTPRequest, until deadline: Int, isShielded: Bool
  ) throws(TransferFault) {
    (self.request, self.deadline) = (request, deadline)
    let told = Array(try CurlConfiguration(request).text.utf8)
    let started = try Self.start(told, isShielded)
    process = started.process
    output = Stream(started.output, limit: request.bodyLimit + HTTPAnswer.trailerRoom)
    headers = Stream(started.headers, limit: Self.headerBytes)
    result = .failure(.cutShort)
  }

  /// Bytes of the header lines of all pending answers; `curl` itself takes some 300,000 for one.
  private static let headerBytes = 1 << 20
}

extension Transfer {
  private static let curl = SystemTool(name: "curl", environment: nil)

  /// `-q` comes first, or `~/.curlrc` would have its say.
  private static let arguments = ["-q", "--silent", "--show-error", "--config", "-"]

  private static func start(
    _ told: [UInt8], _ isShielded: Bool
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
      // One that ends before it has read all says so by how it ends.
      try? pipes[0].writing.write(told)
      return (process, pipes[1].reading, pipes[2].reading)
    } catch {
      for pipe in pipes { pipe.reading.close() }
      throw TransferFault(error)
    }
  }
}

extension Transfer {
  /// Bytes of the answer held in memory.
  var size: Int { max(output.bytes.count, (try? result.get())?.body.count ?? 0) }

  /// Gives up on an answer for which there is no room.
  mutating func refuse() { fault = .tooLarge }

  /// Where something may still come from.
  var open: [Descriptor] { [output.source, headers.source].compactMap(\.self) }

  mutating func read(_ readable: Set<Descriptor>) {
    output.read(readable)
    headers.read(readable)
  }

  /// Stops it where it is not to go on, and gathers what came once it has ended.
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

  private func answer(_ status: Int32) throws(TransferFault) -> HTTPAnswer {
    if let fault { throw fault }
    // So a shell says that there is no such program; `curl` never does.
    guard status != 127 else { throw .curlMissing }
    // The address was found good, and nothing sent it on: what came is HTTP before 1.0, or none.
    if status == 1, headers.bytes.isEmpty { throw .unreadableAnswer }
    guard status == 0 else { throw TransferFault(curlCode: Int(status)) }
    return try HTTPAnswer(output: output.bytes, headers: headers.bytes, to: request)
  }
}

/// What comes out of a pipe, as far as there is room.
private struct Stream {
  /// Nil once nothing more comes.
  private(set) var source: Descriptor?
  private(set) var bytes: [UInt8] = []
  private let limit: Int

  init(_ source: Descriptor? = nil, limit: Int = 0) { (self.source, self.limit) = (source, limit) }

  /// Whether more came than there is room for.
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
  /// - Parameter trouble: why `curl` could not be started.
  fileprivate init(_ trouble: SystemTool.Trouble) {
    switch trouble {
    case .notInstalled: self = .curlMissing
    case .failed(_, let status): self.init(curlCode: Int(status))
    case .system(let error): self = error.isMissingFile ? .curlMissing : .failed(curlCode: 126)
    }
  }
}
