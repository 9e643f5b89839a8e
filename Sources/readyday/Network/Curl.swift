import ReadyDayCore

/// All use of the network. Options go to standard input, because process lists would show secrets.
struct Curl: Sendable {
  /// When a whole sync ends: requests, and the waits between them.
  let deadline: Deadline

  init(until deadline: Deadline = .within(seconds: Self.longest)) { self.deadline = deadline }

  /// Seconds; because of WHOOP's limits, ten years of records take seven minutes.
  private static let longest = 15 * 60

  private static let most = 32

  func answer(to request: HTTPRequest) throws(TransferFault) -> HTTPResponse {
    try answers(to: [request])[0].get()
  }

  /// Sends requests in parallel. An interruption takes effect once they have been stopped.
  func answers(to requests: [HTTPRequest]) -> [Result<HTTPResponse, TransferFault>] {
    let interruption = Interruption.held()
    defer { interruption.release() }
    let begun = ThisProcess.milliseconds
    var answers = unfollowed(requests)
    var current = requests
    while true {
      let redirected = answers.indices.filter { index in
        guard let next = Self.next(after: &answers[index], to: current[index]) else { return false }
        current[index] = next
        current[index].totalSeconds =
          requests[index].totalSeconds - (ThisProcess.milliseconds - begun) / 1000
        guard current[index].totalSeconds > 0 else {
          answers[index] = .failure(.timedOut)
          return false
        }
        return true
      }
      guard !redirected.isEmpty else { return answers }
      let followed = unfollowed(redirected.map { current[$0] })
      for (index, answer) in zip(redirected, followed) { answers[index] = answer }
    }
  }

  /// The request that follows a redirect; a forbidden address becomes the fault of the answer.
  private static func next(
    after answer: inout Result<HTTPResponse, TransferFault>, to request: HTTPRequest
  ) -> HTTPRequest? {
    guard case .success(let redirection) = answer else { return nil }
    do throws(TransferFault) { return try request.following(redirection) } catch {
      answer = .failure(error)
      return nil
    }
  }

  private func unfollowed(_ requests: [HTTPRequest]) -> [Result<HTTPResponse, TransferFault>] {
    var answers: [Result<HTTPResponse, TransferFault>] = []
    while answers.count < requests.count {
      let used = answers.reduce(0) { $0 + ((try? $1.get())?.body.count ?? 0) }
      let next = requests[answers.count...].prefix(Self.most)
      answers += together(next, room: Self.room - used)
    }
    return answers
  }

  private func together(
    _ requests: ArraySlice<HTTPRequest>, room: Int
  ) -> [Result<HTTPResponse, TransferFault>] {
    var transfers = requests.map(start)
    while true {
      let open = transfers.flatMap(\.open)
      guard !open.isEmpty else { break }
      let readable = Descriptor.readable(among: open, withinMilliseconds: Self.pause)
      let isInterrupted = Interruption.isPending
      for index in transfers.indices {
        transfers[index].read(readable)
        transfers[index].check(isInterrupted: isInterrupted)
      }
      Self.limit(&transfers, to: room)
    }
    return transfers.map(\.result)
  }

  /// The most bytes of answers in memory at a time.
  private static let room = 64 << 20

  /// Rejects the largest answer still being read if all together exceed the limit.
  private static func limit(_ transfers: inout [Transfer], to room: Int) {
    guard transfers.reduce(0, { $0 + $1.size }) > room else { return }
    let open = transfers.indices.filter { !transfers[$0].open.isEmpty }
    if let largest = open.max(by: { transfers[$0].size < transfers[$1].size }) {
      transfers[largest].refuse()
    }
  }

  /// Milliseconds between two checks for interruption.
  private static let pause: Int32 = 50

  private func start(_ request: HTTPRequest) -> Transfer {
    var request = request
    guard !Interruption.isPending else { return Transfer(failed: .interrupted, request) }
    guard deadline.left > 0 else { return Transfer(failed: .timedOut, request) }
    request.totalSeconds = min(request.totalSeconds, (deadline.left + 999) / 1000)
    request.connectSeconds = min(request.connectSeconds, request.totalSeconds)
    do throws(TransferFault) {
      return try Transfer(
        of: request, until: deadline.within(seconds: request.totalSeconds + Self.patience))
    } catch { return Transfer(failed: error, request) }
  }

  /// Seconds after its own time limit until `curl` is stopped.
  private static let patience = 2
}
