import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum ThisProcess {
  /// The arguments, without the program's name; nil if unreadable, because of ``wordsFault``.
  static var words: [String]? {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      .compactMap { $0.map { SystemName.text(of: $0) } }
    return all.isEmpty ? nil : Array(all.dropFirst())
  }

  /// On Linux, the arguments come from /proc.
  static var wordsFault: SystemError {
    do throws(SystemError) { try Descriptor("/proc/self/cmdline", for: .reading).close() } catch {
      if !error.isMissingFile { return error }
    }
    return .noProcesses
  }

  static func variable(_ name: String) -> String? { getenv(name).map { SystemName.text(of: $0) } }

  /// Where the system says that the user's home is; nil if there is no such folder.
  static var homeOfUser: String? {
    #if canImport(Darwin)
      let home = getpwuid(getuid()).map { SystemName.text(of: $0.pointee.pw_dir) }
    #else
      // A static executable must not call getpwuid(3), which loads libraries.
      let file = try? Descriptor("/etc/passwd", for: .reading)
      defer { file?.close() }
      let accounts = try? file?.content(upTo: 1 << 20)
      let home = HomeFolder.path(ofUser: Int(getuid()), in: accounts ?? [])
    #endif
    return home.flatMap { FileIdentity(of: $0)?.isFolder == true ? $0 : nil }
  }

  static var secondsSince1970: Int { time(nil) }

  /// Milliseconds of a clock that never goes back; its start has no meaning.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// A signal that ends the program does so at once.
  static func sleep(milliseconds: Int) {
    var left = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var rest = timespec()
    while nanosleep(&left, &rest) != 0, errno == EINTR { left = rest }
  }

  /// Whether programs that this one starts may ask at the terminal.
  static var ownsTerminal: Bool {
    guard let terminal = try? Descriptor("/dev/tty", for: .reading) else { return false }
    defer { terminal.close() }
    return tcgetpgrp(terminal.number) == getpgrp()
  }

  /// The current folder; nil if it has been removed.
  static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return SystemName.text(of: path)
  }

  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

#if canImport(Glibc)
  /// Runs first of all: without /proc, Swift's runtime would abort while it looks for its debugger.
  @section(".preinit_array") @used
  private let doWithoutDebugger: @convention(c) () -> Void = {
    if access("/proc/self/exe", F_OK) != 0 {
      setenv("SWIFT_BACKTRACE", "swift-backtrace=/dev/null,enable=no", 0)
    }
  }
#endif
