/// A CSV text (RFC 4180), read row by row as ranges of cells; only requested cells become text.
///
/// UTF-8 or Windows-1252, separated by whichever of comma, semicolon and tab the first line has most. A
/// copy reads on from where it was made.
struct CSVTable {
  typealias Row = [Range<Int>]

  struct DamagedRow {
    enum Fault {
      /// A quote is not closed properly, so the end of the row is unknown.
      case quote(Int)
      /// There are not as many cells as in the header, and it is unknown which are missing.
      case width
      /// The row has more bytes or cells than any table's; these are the first.
      case length
      /// There are more rows; the rest is not read.
      case count
      /// The text ends in this row; its last cell may be incomplete.
      case cut
    }

    /// The row's cells if all its quotes are text.
    let cells: Row
    let fault: Fault

    /// Whether more than this row may be missing.
    var losesMore: Bool {
      switch fault {
      case .count, .cut: true
      case .quote, .width, .length: false
      }
    }
  }

  let header: Row
  private var reader: CSVReader
  private var count = 0

  var separator: UInt8 { reader.separator }

  init?(_ bytes: RawSpan) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    reader = CSVReader(position: start, separator: Self.separator(of: bytes, from: start))
    guard let header = reader.header(in: bytes) else { return nil }
    self.header = header
  }

  /// The next row that is not blank.
  mutating func next(in bytes: RawSpan) -> CSVReader.Next? {
    guard count <= Limits.Table.rows, let next = reader.next(of: header.count, in: bytes) else {
      return nil
    }
    count += 1
    if count > Limits.Table.rows { return .damaged(DamagedRow(cells: next.cells, fault: .count)) }
    guard case .row(let row) = next else { return next }
    if row.count < header.count, row.last?.upperBound == bytes.byteCount {
      return .damaged(DamagedRow(cells: row, fault: .cut))
    }
    return bytes.fills(row, header.count) ? next : .damaged(DamagedRow(cells: row, fault: .width))
  }

  private static func separator(of bytes: RawSpan, from start: Int) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var offset = start
    let end = min(bytes.byteCount, start + Limits.Table.rowBytes)
    while offset < end, !bytes.byte(at: offset).endsRow {
      counts[bytes.byte(at: offset), default: 0] += 1
      offset += 1
    }
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
  }
}

extension RawSpan {
  /// Whether `row` has a cell for each header; spreadsheets may add empty ones.
  fileprivate func fills(_ row: CSVTable.Row, _ width: Int) -> Bool {
    row.count >= width && row[width...].allSatisfy { cell($0).isEmpty }
  }

  /// The cell's text, without the quotes around it and the blanks outside them.
  func cell(_ place: Range<Int>) -> String {
    var cell = bytes(in: place)[...]
    while cell.first == 0x20 { cell.removeFirst() }
    while cell.last == 0x20 { cell.removeLast() }
    guard cell.first == UInt8(ascii: "\""), cell.last == UInt8(ascii: "\""), cell.count > 1 else {
      return String(utf8OrWindows1252: cell)
    }
    return String(utf8OrWindows1252: cell.dropFirst().dropLast()).replacingDoubledQuotes
  }
}

extension UInt8 {
  /// Whether the byte ends a row, outside quotes.
  var endsRow: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension String {
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
