#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole texts where they belong.
enum OutputStream {
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    try write(Array(text.utf8), to: descriptor)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { put(descriptor, $0) }
      if count < 0 {
        guard errno == EINTR else { throw .last }
      } else {
        done += count
      }
    }
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
