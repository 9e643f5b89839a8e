#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Two ends, of which a program that is started gets one.
struct PipeEnds: Sendable {
  let reading: Descriptor
  let writing: Descriptor

  /// Neither end is passed on by itself: with an end of its own to read from, a tool would wait for itself once
  /// nobody else reads. Neither has a number that the other program's streams get, so that none takes another's place.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, Self.firstNumber) }
    guard !moved.contains(where: { $0 < 0 }) else {
      let error = SystemError.last
      for end in moved where end >= 0 { close(end) }
      throw error
    }
    (reading, writing) = (Descriptor(number: moved[0]), Descriptor(number: moved[1]))
  }

  private static let firstNumber: Int32 = 10
}

extension Descriptor {
  /// Which of `descriptors` have something to read, or have ended; none where nothing came within that time.
  static func readable(
    among descriptors: [Descriptor], withinMilliseconds milliseconds: Int32
  ) -> Set<Descriptor> {
    var watched = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
    return Set(watched.filter { $0.revents != 0 }.map { Descriptor(number: $0.fd) })
  }
}
