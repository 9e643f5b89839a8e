#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A large file seen through memory instead of being copied into it.
struct MappedFile: ~Copyable {
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter size: what the file holds now, more than 0.
  init(_ file: Descriptor, size: Int) throws(SystemError) {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0), start != MAP_FAILED
    else {
      throw .last
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    Self.explainShrinking()
  }

  deinit {
    signal(SIGBUS, SIG_DFL)
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  borrowing func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
    body(bytes.bytes)
  }
}

extension MappedFile {
  /// Pages that a shrinking file takes away raise SIGBUS; all that is safe to do then is to say so and end.
  private static func explainShrinking() {
    signal(SIGBUS) { _ in
      let message: StaticString =
        "readyday: error: an input file became shorter while it was read\n"
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(4)
    }
  }
}
