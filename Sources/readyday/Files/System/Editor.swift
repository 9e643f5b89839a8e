#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's text editor. It has the terminal to itself until it ends.
struct Editor: Sendable {
  /// A program with options, parsed by a shell.
  let command: String

  /// Returns once the editor has ended.
  func open(_ path: String) throws(SystemTool.Trouble) {
    // Ctrl-C in the editor must not end this program.
    signal(SIGINT, SIG_IGN)
    defer { Signals.prepare() }
    let process = try spawn(["sh", "-c", command + " \"$1\"", command, path])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    // A shell's status for an unknown program.
    guard code != 127 else { throw .notInstalled(command) }
    guard code == 0 else { throw .failed(command, status: code) }
  }

  private func spawn(_ words: [String]) throws(SystemTool.Trouble) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let texts = words.map { strdup($0.systemName) } + [nil]
    defer { for text in texts { free(text) } }
    var process: pid_t = 0
    let trouble = posix_spawnp(&process, "sh", nil, &attributes, texts, environ)
    guard trouble == 0 else { throw .system(SystemError(code: trouble)) }
    return process
  }
}
