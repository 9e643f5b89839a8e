import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum ThisProcess {
  /// Leaves out the program's name; nil if unavailable: on Linux, Swift reads them from /proc.
  static var words: [String]? {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .compactMap { $0.map { SystemName.text(of: $0) } }
    return all.isEmpty ? nil : Array(all.dropFirst())
  }

  static func variable(_ name: String) -> String? { getenv(name).map { SystemName.text(of: $0) } }

  static var secondsSince1970: Int { time(nil) }

  /// A monotonic clock.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// Signals that end the program still do so at once.
  static func sleep(milliseconds: Int) {
    var left = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var rest = timespec()
    while nanosleep(&left, &rest) != 0, errno == EINTR { left = rest }
  }

  /// Nil if it has been removed.
  static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return SystemName.text(of: path)
  }

  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}
