#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Maps a large file into memory instead of copying it.
struct MappedFile: ~Copyable {
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter size: the current size of the file, above 0.
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

  borrowing func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result { body(bytes.bytes) }

  /// Shrinking the file raises SIGBUS; it is only safe to print a message and exit.
  private static func explainShrinking() {
    signal(SIGBUS) { _ in
      let message: StaticString =
        "readyday: error: an input file became shorter while it was read\n"
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(4)
    }
  }
}

enum Memory {
  /// Populates the pages of a large buffer at once: page faults during the copy take longer than
  /// the copying. Without effect where this is not supported.
  static func populate(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      // MADV_POPULATE_WRITE; libraries older than the kernel do not define it.
      let populate: Int32 = 23
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard let start = buffer.baseAddress, page > 0, buffer.count >= 64 * page else { return }
      let first = start.alignedUp(toMultipleOf: page)
      madvise(first, buffer.count - (first - start), populate)
    #endif
  }
}
