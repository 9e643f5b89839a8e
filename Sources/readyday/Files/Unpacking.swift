import ReadyDayCore

/// Files read one after the other, those in zips unpacked many at a time: starting `unzip` takes longer than
/// unpacking most of them.
struct Unpacking {
  /// Entries that will be requested, in this order.
  private var upcoming: ArraySlice<ZipEntry>
  private var unpacked: [ZipEntry: ArraySlice<UInt8>] = [:]
  /// Whether everything fits into one batch and stays in memory, so that nothing is unpacked twice.
  private let keepsAll: Bool

  /// - Parameter files: what will be read, in this order.
  init(_ files: [InputFile]) {
    upcoming = files.compactMap(\.entry)[...]
    keepsAll = upcoming.reduce(0) { $0 + $1.size } <= Limits.Files.zipBatchBytes
  }

  /// Goes through the same files again, or some of them.
  ///
  /// - Parameter files: what will be read, in this order.
  mutating func restart(_ files: [InputFile]) {
    upcoming = files.compactMap(\.entry)[...]
  }

  /// What `file` holds, for as long as `body` runs.
  mutating func withBytes<Result>(
    of file: InputFile, _ body: (RawSpan) -> Result
  ) throws(FileProblem) -> Result {
    guard let entry = file.entry else { return try file.withBytes(body) }
    if unpacked[entry] == nil { unpackBatch(from: entry) }
    guard let bytes = keepsAll ? unpacked[entry] : unpacked.removeValue(forKey: entry) else {
      return try file.withBytes(body)
    }
    return body(bytes.span.bytes)
  }
}

extension Unpacking {
  /// Unpacks `entry` and what comes after it, as far as one batch goes.
  private mutating func unpackBatch(from entry: ZipEntry) {
    // One that is not next was part of a batch already, and is damaged.
    guard upcoming.first == entry else { return }
    var room = Limits.Files.zipBatchBytes
    var names = Limits.Files.zipBatchNames
    let batch = upcoming.prefix { next in
      guard next.zip == entry.zip, !next.hasReplaced, next.size <= room else { return false }
      room -= next.size
      names -= next.pattern.utf8.count
      return names >= 0
    }
    upcoming = upcoming.dropFirst(max(batch.count, 1))
    unpack(batch)
  }

  /// A batch that does not come out as its zip lists it is taken apart, until the entries that are damaged stand
  /// user. These are not unpacked here: they are requested one by one, and say what is wrong with them.
  private mutating func unpack(_ batch: ArraySlice<ZipEntry>) {
    guard batch.count > 1, let zip = batch.first?.zip else { return }
    if let parts = zip.unpack(batch) { return unpacked.merge(parts) { _, new in new } }
    let size = (batch.count + Self.partsOfBatch - 1) / Self.partsOfBatch
    var rest = batch
    while !rest.isEmpty {
      unpack(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  /// Few enough that one damaged entry among thousands is soon found, and so many that it takes no longer than
  /// asking for each where all are damaged.
  private static let partsOfBatch = 8
}

extension InputFile {
  fileprivate var entry: ZipEntry? {
    guard case .packed(let entry) = place else { return nil }
    return entry
  }
}

extension ZipFile {
  /// What `entries` hold, by one start of `unzip`; nil unless it prints each as it is listed.
  ///
  /// With each entry its name is printed, so that one that is longer or shorter than it says cannot pass for
  /// part of another.
  fileprivate func unpack(_ entries: ArraySlice<ZipEntry>) -> [ZipEntry: ArraySlice<UInt8>]? {
    let inOrder = entries.sorted { $0.place < $1.place }
    let most = inOrder.reduce(Limits.Files.zipCommentBytes) {
      $0 + $1.size + $1.name.utf8.count + UnzipOutput.lengthOfHeader
    }
    guard let tool = try? start(["-c", "-P", "", "--", Self.place] + inOrder.map(\.pattern))
    else { return nil }
    let (bytes, trouble) = tool.output(limit: most + 1)
    guard trouble?.isWarning != false else { return nil }
    var output = UnzipOutput(bytes)
    output.skip(toHeaderOf: inOrder[0])
    var parts: [ZipEntry: ArraySlice<UInt8>] = [:]
    for entry in inOrder {
      guard let part = output.take(entry) else { return nil }
      parts[entry] = part
    }
    return output.isAtEnd ? parts : nil
  }
}

/// What `unzip -c` prints: lines about the zip, then of each entry a line such as ` inflating: data/sleeps.csv  `, what
/// it holds, and the end of a line.
private struct UnzipOutput {
  private var rest: ArraySlice<UInt8>

  /// Of the line with an entry's name, all but the name: at most 13 bytes before it, 22 spaces and the ends of two
  /// lines behind it.
  static let lengthOfHeader = 64
  /// Behind eight signs that say how it was packed: `  inflating: `.
  private static let endOfVerb = Array("ing: ".utf8)
  private static let lengthOfVerb = 13

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Before it stand the zip's name and its comment.
  mutating func skip(toHeaderOf entry: ZipEntry) {
    while !rest.isEmpty, header(of: entry) == nil {
      rest = rest.drop { $0 != Self.newline }.dropFirst()
    }
  }

  /// The content of `entry`, if that is what comes next.
  mutating func take(_ entry: ZipEntry) -> ArraySlice<UInt8>? {
    guard let header = header(of: entry) else { return nil }
    rest = rest.dropFirst(header)
    let content = rest.prefix(entry.size)
    rest = rest.dropFirst(entry.size)
    guard content.count == entry.size, rest.first == Self.newline else { return nil }
    rest.removeFirst()
    return content
  }

  /// How long the line is that names `entry`; nil if another one stands.
  private func header(of entry: ZipEntry) -> Int? {
    guard rest.dropFirst(Self.lengthOfVerb - Self.endOfVerb.count).starts(with: Self.endOfVerb)
    else { return nil }
    let named = rest.dropFirst(Self.lengthOfVerb)
    let name = SystemName.bytes(of: entry.name)
    guard named.starts(with: name) else { return nil }
    let behind = named.dropFirst(name.count).drop { $0 == Self.space }
    return behind.first == Self.newline ? behind.startIndex + 1 - rest.startIndex : nil
  }
}
