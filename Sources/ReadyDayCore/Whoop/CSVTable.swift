/// A CSV text (RFC 4180) as places of cells: only those asked for become text.
///
/// Commas, semicolons or tabs, whichever the first line has most of; any line ending; UTF-8 or,
/// where it is not that, Latin-1.
struct CSVTable {
  typealias Row = [Range<Int>]

  let header: Row
  let rows: [Row]
  /// What separates cells.
  let separator: UInt8

  init?(_ bytes: RawSpan) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    let separator = Self.separator(of: bytes, from: start)
    var reader = CSVReader(position: start, separator: separator)
    guard let header = reader.row(in: bytes) else { return nil }
    var rows: [Row] = []
    while let row = reader.row(in: bytes) {
      // A blank line is one empty cell.
      if row.count > 1 || row.contains(where: { !$0.isEmpty }) { rows.append(row) }
    }
    self.header = header
    self.rows = rows
    self.separator = separator
  }

  private static func separator(of bytes: RawSpan, from start: Int) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var offset = start
    while offset < bytes.byteCount, !bytes.byte(at: offset).endsRow {
      counts[bytes.byte(at: offset), default: 0] += 1
      offset += 1
    }
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
  }
}

extension RawSpan {
  /// The text of a cell, without the quotes around it and the white space outside them.
  func cell(_ place: Range<Int>) -> String {
    var cell = bytes(in: place)[...]
    while cell.first == 0x20 { cell.removeFirst() }
    while cell.last == 0x20 { cell.removeLast() }
    guard cell.first == UInt8(ascii: "\""), cell.last == UInt8(ascii: "\""), cell.count > 1 else {
      return String(utf8OrLatin1: cell)
    }
    let inner = cell.dropFirst().dropLast()
    return String(utf8OrLatin1: inner).replacingDoubledQuotes
  }
}

/// Takes rows off a CSV text.
private struct CSVReader {
  var position: Int
  let separator: UInt8

  /// The places of the next row's cells, their quotes included; nil at the end.
  mutating func row(in bytes: RawSpan) -> CSVTable.Row? {
    guard position < bytes.byteCount else { return nil }
    var cells: CSVTable.Row = []
    var start = position
    var isQuoted = false
    while position < bytes.byteCount {
      let byte = bytes.byte(at: position)
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte.endsRow { break }
      if !isQuoted, byte == separator {
        cells.append(start..<position)
        start = position + 1
      }
      position += 1
    }
    cells.append(start..<position)
    skipLineEnd(in: bytes)
    return cells
  }

  private mutating func skipLineEnd(in bytes: RawSpan) {
    guard position < bytes.byteCount else { return }
    let isReturn = bytes.byte(at: position) == UInt8(ascii: "\r")
    position += 1
    if isReturn, position < bytes.byteCount, bytes.byte(at: position) == UInt8(ascii: "\n") {
      position += 1
    }
  }
}

extension UInt8 {
  fileprivate var endsRow: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension String {
  /// Bytes that are not UTF-8 are read as Latin-1: spreadsheets save that way.
  fileprivate init(utf8OrLatin1 bytes: ArraySlice<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      self = ""
      unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    }
  }

  fileprivate var replacingDoubledQuotes: String {
    var text = ""
    var isSecond = false
    for character in self {
      isSecond = character == "\"" && !isSecond
      if !isSecond { text.append(character) }
    }
    return text
  }
}
