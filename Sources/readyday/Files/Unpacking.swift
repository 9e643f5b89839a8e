import ReadyDayCore

/// Opens each file once, as far as its bytes can be kept, however often they are read.
///
/// Unpacks zip entries in batches, since starting `unzip` takes longer than unpacking most of them.
struct Unpacking {
  private var kept: [ExactText: [UInt8]] = [:]
  private var room = Limits.Files.keptBytes
  /// The entries not requested yet, in order.
  private var upcoming: ArraySlice<ZipEntry>
  private var unpacked: [ZipEntry: ArraySlice<UInt8>] = [:]
  /// Whether all entries fit into one batch and stay in memory, so that none is unpacked twice.
  private let keepsAll: Bool

  init(_ files: [InputFile]) {
    upcoming = files.compactMap(\.entry)[...]
    keepsAll = upcoming.reduce(0) { $0 + $1.size } <= Limits.Files.zipBatchBytes
  }

  mutating func restart(_ files: [InputFile]) { upcoming = files.compactMap(\.entry)[...] }

  mutating func withBytes<Result>(
    of file: InputFile, _ body: (RawSpan) -> Result
  ) throws(FileProblem) -> Result {
    guard let entry = file.entry else { return try keeping(file, body) }
    if unpacked[entry] == nil { unpackBatch(from: entry) }
    guard let bytes = keepsAll ? unpacked[entry] : unpacked.removeValue(forKey: entry) else {
      return try file.withBytes(body)
    }
    return body(bytes.span.bytes)
  }

  private mutating func keeping<Result>(
    _ file: InputFile, _ body: (RawSpan) -> Result
  ) throws(FileProblem) -> Result {
    let name = ExactText(file.sortName)
    if let bytes = kept[name] { return body(bytes.span.bytes) }
    guard let bytes = try file.bytes(upTo: room) else { return try file.withBytes(body) }
    room -= bytes.count
    kept[name] = bytes
    return body(bytes.span.bytes)
  }

  /// Opens `file` again the next time.
  mutating func forget(_ file: InputFile) {
    room += kept.removeValue(forKey: ExactText(file.sortName))?.count ?? 0
  }

  /// Unpacks `entry` and the entries after it, up to one batch.
  private mutating func unpackBatch(from entry: ZipEntry) {
    // An entry out of order was in an earlier batch that failed; it is unpacked alone.
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

  /// Splits a failed batch to isolate damaged entries. Each is later unpacked alone for its error.
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

  /// Finds one damaged entry among thousands in few steps, and costs little if all are damaged.
  private static let partsOfBatch = 8
}

extension InputFile {
  fileprivate var entry: ZipEntry? {
    guard case .packed(let entry) = place else { return nil }
    return entry
  }
}

extension ZipFile {
  /// Nil unless each entry has its listed name and length; otherwise one could pass for another.
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
    output.skip(toHeaderOf: inOrder[0].name)
    var parts: [ZipEntry: ArraySlice<UInt8>] = [:]
    for entry in inOrder {
      guard let part = output.take(entry.name, size: entry.size) else { return nil }
      parts[entry] = part
    }
    return output.isAtEnd ? parts : nil
  }
}
