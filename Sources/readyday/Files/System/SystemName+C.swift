import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemName {
  /// - Parameter words: zero-terminated.
  static func text(of words: UnsafePointer<CChar>) -> String {
    text(of: UnsafeRawBufferPointer(start: words, count: strlen(words)))
  }
}

extension StringProtocol {
  /// Zero-terminated bytes for system calls.
  var systemName: [CChar] {
    var name = SystemName.bytes(of: String(self)).map { CChar(bitPattern: $0) }
    name.append(0)
    return name
  }
}
