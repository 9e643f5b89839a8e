#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An entry too large for memory, read from front to back as the system's `unzip` unpacks it.
struct ZipStream: Sendable {
  let zip: String
  let name: String

  private static let unzip = SystemTool(name: "unzip")

  /// The first bytes of the entry; fewer when it is shorter.
  func beginning(count: Int) throws(FileProblem) -> [UInt8] {
    let running = try start()
    let bytes = running.first(count)
    running.stop()
    _ = running.end()
    return bytes
  }

  /// Unpacks the entry; a damaged one comes as far as it goes.
  func start() throws(FileProblem) -> RunningTool {
    let descriptor = open(zip.systemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(.unreadable(.last), zip) }
    defer { close(descriptor) }
    do throws(SystemTool.Trouble) {
      // With an empty password: without one, `unzip` would ask the person at the terminal. The zip is handed over
      // open: `unzip` would take brackets in its path for a pattern, and read another file that fits.
      return try Self.unzip.start(
        ["-p", "-P", "", "--", "/dev/stdin", pattern], reading: descriptor)
    } catch {
      throw FileProblem(.unzipping(error), zip)
    }
  }

  /// `unzip` takes names of entries for patterns, and one that begins with a hyphen for options even behind `--`.
  private var pattern: String {
    var pattern = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if "[]*?\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      if index == 0, scalar == "-" {
        pattern += "[-]"
      } else {
        pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }
}
