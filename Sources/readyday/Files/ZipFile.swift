import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a zip, or a file in it, cannot be read.
enum ZipFault: Error, Hashable, Sendable {
  /// Or one that was cut.
  case notAZip
  case tooMany
  case tooLong
  /// A file in it that needs a password.
  case locked
  /// A file in it that was packed in another way than deflated.
  case otherMethod(Int)
  /// A file in it that is not what was packed.
  case damaged
  case system(SystemError)
}

/// How much may be unpacked in one run, of all zips together.
struct ZipRoom: Sendable {
  var bytes = Limits.Files.zipBytes
  var entries = Limits.Files.zipEntries

  /// Nothing is taken where there is too little.
  fileprivate mutating func take(_ wanted: [ZipDirectory.Entry]) throws(ZipFault) {
    guard wanted.count <= entries else { throw .tooMany }
    var rest = bytes
    for entry in wanted {
      guard entry.size >= 0, entry.size <= rest else { throw .tooLong }
      rest -= entry.size
    }
    bytes = rest
    entries -= wanted.count
  }
}

/// A zip, as WHOOP mails the app's export.
///
/// Nothing is written to disk, so that no entry's name can lead out of a folder; and one entry is in memory at a
/// time.
struct ZipFile: Hashable, Sendable {
  let path: String

  /// The entries whose names end in one of `endings`, in order of their names.
  func entries(
    endings: [String], within room: inout ZipRoom
  ) throws(FileProblem) -> [ZipDirectory.Entry] {
    do throws(ZipFault) {
      let file = try RandomAccessFile(path)
      defer { file.release() }
      let directory = try ZipDirectory(of: file, mostEntries: Limits.Files.zipEntries)
      let wanted = directory.entries.filter { entry in
        entry.name.isPath(endingIn: endings) && !Self.isHidden(entry.name)
      }
      try room.take(wanted)
      return wanted.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    } catch {
      throw FileProblem(.zip(error), path)
    }
  }

  /// What one entry holds.
  func bytes(of entry: ZipDirectory.Entry) throws(FileProblem) -> [UInt8] {
    do throws(ZipFault) {
      let file = try RandomAccessFile(path)
      defer { file.release() }
      return try Self.bytes(of: entry, in: file)
    } catch {
      throw FileProblem(.zip(error), "\(path)/\(entry.name)")
    }
  }

  private static func bytes(
    of entry: ZipDirectory.Entry, in file: RandomAccessFile
  ) throws(ZipFault) -> [UInt8] {
    if entry.isLocked { throw .locked }
    let header = LittleEndian(try file.bytes(at: entry.offset, count: 30))
    guard header.number(at: 0, 4) == 0x0403_4B50, let name = header.number(at: 26, 2),
      let extra = header.number(at: 28, 2)
    else { throw .damaged }
    let packed = try file.bytes(at: entry.offset + 30 + name + extra, count: entry.packedSize)
    let bytes: [UInt8]?
    switch entry.method {
    case 0: bytes = packed.count == entry.size ? packed : nil
    case 8: bytes = Inflation.unpack(packed, size: entry.size)
    default: throw .otherMethod(entry.method)
    }
    guard let bytes, Checksum.of(bytes) == entry.checksum else { throw .damaged }
    return bytes
  }

  /// macOS adds an entry of its own, `__MACOSX/._sleeps.csv`, for each file it packs. `./a.csv` is `a.csv`.
  private static func isHidden(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      (part.first == UInt8(ascii: ".") && part.count > 1) || part.elementsEqual("__MACOSX".utf8)
    }
  }
}

/// A file of which any part can be read.
struct RandomAccessFile: Sendable {
  private let descriptor: Int32
  let size: Int

  init(_ path: String) throws(ZipFault) {
    descriptor = open(path.systemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.last) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw .system(error)
    }
    size = Int(status.st_size)
  }

  func release() { close(descriptor) }

  /// All of them: a file that ends earlier is damaged.
  func bytes(at start: Int, count: Int) throws(ZipFault) -> [UInt8] {
    guard start >= 0, count >= 0, start <= size - count else { throw .damaged }
    var done = 0
    var trouble: ZipFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while done < count, trouble == nil {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(start + done))
        if got > 0 { done += got }
        if got == 0 { trouble = .damaged }
        if got < 0, errno != EINTR { trouble = .system(.last) }
      }
      filled = done
    }
    if let trouble { throw trouble }
    return bytes
  }
}

/// CRC-32 with the polynomial of IEEE 802.3, as zips have it.
private enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    var checksum = ~0 as UInt32
    for byte in bytes {
      checksum = table[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] ^ checksum >> 8
    }
    return ~checksum
  }
}
