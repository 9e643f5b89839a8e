import ReadyDayCore

/// All use of the network. Options go to standard input, because process lists would show secrets.
///
/// While somebody waits for an answer, or for ``deadline``, all that was sent goes on. There is one
/// thread.
final class Curl: @unchecked Sendable {
  typealias Answer = Result<HTTPResponse, TransferFault>

  private struct Errand {
    var request: HTTPRequest
    let take: (Answer) -> Void
    /// Nil until it begins; then for the request and all that it is redirected to.
    var end: Deadline?
    var transfer: Transfer?

    var isOpen: Bool { transfer?.open.isEmpty == false }
  }

  /// When a whole sync ends, as it is waited for by what must not let others go on.
  let end: Deadline
  private var waiting: [Errand] = []
  private var running: [Errand] = []
  /// What ``attend(_:)`` was given.
  private var steps: [() -> Bool] = []

  init(until end: Deadline = .within(seconds: Curl.longest)) { self.end = end }

  /// Seconds; because of WHOOP's limits, ten years of records take seven minutes.
  private static let longest = 15 * 60

  private static let most = 32

  /// When a whole sync ends: requests, and the waits between them.
  var deadline: Deadline {
    Deadline(moment: end.moment) { [self] in turn(pause: 0) }
  }

  func answer(to request: HTTPRequest) throws(TransferFault) -> HTTPResponse {
    try answers(to: [request])[0].get()
  }

  func answers(to requests: [HTTPRequest]) -> [Answer] {
    var answers: [Int: Answer] = [:]
    for (place, request) in requests.enumerated() { send(request) { answers[place] = $0 } }
    run { answers.count < requests.count }
    return requests.indices.map { answers[$0] ?? .failure(.interrupted) }
  }

  /// `take` gets the answer while somebody waits.
  func send(_ request: HTTPRequest, _ take: @escaping (Answer) -> Void) {
    waiting.append(Errand(request: request, take: take))
  }

  /// Calls `step` again and again while somebody waits, until it returns true.
  func attend(_ step: @escaping () -> Bool) { steps.append(step) }

  /// An interruption takes effect once running requests have been stopped.
  func run(while isNeeded: () -> Bool) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    while isNeeded() { turn(pause: Self.pause) }
  }

  /// Milliseconds between two checks for interruption.
  private static let pause: Int32 = 50

  private func turn(pause: Int32) {
    steps.removeAll { $0() }
    while running.count < Self.most, !waiting.isEmpty {
      running.append(begun(waiting.removeFirst()))
    }
    let hasEnded = running.contains { !$0.isOpen }
    let readable = Descriptor.readable(
      among: running.flatMap { $0.transfer?.open ?? [] }, withinMilliseconds: hasEnded ? 0 : pause)
    let isInterrupted = Interruption.isPending
    for place in running.indices {
      running[place].transfer?.read(readable)
      running[place].transfer?.check(isInterrupted: isInterrupted)
    }
    limit()
    let ended = running.filter { !$0.isOpen }
    running.removeAll { !$0.isOpen }
    ended.forEach(finish)
  }

  /// The most bytes of answers in memory at a time.
  private static let room = 64 << 20

  /// Rejects the largest answer still being read if all together exceed the limit.
  private func limit() {
    func size(_ place: Int) -> Int { running[place].transfer?.size ?? 0 }
    guard running.indices.reduce(0, { $0 + size($1) }) > Self.room else { return }
    let largest = running.indices.filter { running[$0].isOpen }.max { size($0) < size($1) }
    if let largest { running[largest].transfer?.refuse() }
  }

  /// Follows a redirect; a forbidden address becomes the fault of the answer.
  private func finish(_ errand: Errand) {
    var answer = errand.transfer?.result ?? .failure(.interrupted)
    if case .success(let redirection) = answer {
      do throws(TransferFault) {
        if let next = try errand.request.following(redirection) {
          return waiting.append(Errand(request: next, take: errand.take, end: errand.end))
        }
      } catch { answer = .failure(error) }
    }
    errand.take(answer)
  }

  private func begun(_ errand: Errand) -> Errand {
    var errand = errand
    let end = errand.end ?? self.end.within(seconds: errand.request.totalSeconds)
    errand.end = end
    errand.request.totalSeconds = (end.left + 999) / 1000
    errand.request.connectSeconds = min(errand.request.connectSeconds, errand.request.totalSeconds)
    errand.transfer = transfer(errand.request)
    return errand
  }

  private func transfer(_ request: HTTPRequest) -> Transfer {
    guard !Interruption.isPending else { return Transfer(failed: .interrupted, request) }
    guard request.totalSeconds > 0 else { return Transfer(failed: .timedOut, request) }
    do throws(TransferFault) {
      return try Transfer(
        of: request, until: end.within(seconds: request.totalSeconds + Self.patience))
    } catch { return Transfer(failed: error, request) }
  }

  /// Seconds after its own time limit until `curl` is stopped.
  private static let patience = 2
}
