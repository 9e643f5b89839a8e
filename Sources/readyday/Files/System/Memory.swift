#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum Memory {
  /// Asks for the pages of a large buffer at once: one by one, as a file is copied into them, they take longer
  /// than the copying. Where that cannot be requested, they come one by one.
  static func populate(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      // MADV_POPULATE_WRITE; libraries older than the kernel that knows it do not name it.
      let populate: Int32 = 23
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard let start = buffer.baseAddress, page > 0, buffer.count >= 64 * page else { return }
      let first = start.alignedUp(toMultipleOf: page)
      madvise(first, buffer.count - (first - start), populate)
    #endif
  }
}
