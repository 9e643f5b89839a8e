#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open port that only programs on this computer can reach.
struct LoopbackPort: Sendable {
  let descriptor: Descriptor

  /// Fails if another program has it.
  init(_ number: Int) throws(SystemError) {
    guard let number = UInt16(exactly: number) else { throw SystemError(code: EINVAL) }
    let listener = Self.openSocket()
    guard listener >= 0 else { throw .last }
    var on: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard fcntl(listener, F_SETFD, FD_CLOEXEC) == 0, Self.bind(listener, to: number),
      systemListen(listener), fcntl(listener, F_SETFL, O_NONBLOCK) == 0
    else {
      let error = SystemError.last
      Descriptor(number: listener).close()
      throw error
    }
    descriptor = Descriptor(number: listener)
  }

  /// The next connection; nil if there is none.
  func visitor() -> Descriptor? {
    let number = accept(descriptor.number, nil, nil)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    // A client that sends half a line, or does not read the response, must not block.
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    return Descriptor(number: number)
  }

  func close() { descriptor.close() }

  private static func openSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// 127.0.0.1: no other computer reaches it.
  private static func bind(_ listener: Int32, to number: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = number.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemBind(listener, $0)
      }
    }
  }
}

private func systemListen(_ listener: Int32) -> Bool { listen(listener, 8) == 0 }

private func systemBind(_ listener: Int32, _ address: UnsafePointer<sockaddr>) -> Bool {
  bind(listener, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
}
