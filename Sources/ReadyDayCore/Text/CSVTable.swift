/// A CSV text (RFC 4180) as ranges of cells; only requested cells become text.
///
/// UTF-8 or Latin-1, separated by whichever of comma, semicolon and tab the first line has most.
struct CSVTable {
  typealias Row = [Range<Int>]

  struct DamagedRow {
    enum Fault {
      /// A quote is not closed properly, so the end of the row is unknown.
      case quote(Int)
      /// There are not as many cells as in the header, and it is unknown which are missing.
      case width
    }

    /// The row's cells if all its quotes are text.
    let cells: Row
    let fault: Fault
  }

  let header: Row
  private(set) var rows: [Row] = []
  private(set) var damaged: [DamagedRow] = []
  /// The row in which the text ends; its last cell may be incomplete.
  private(set) var cut: Row?
  let separator: UInt8

  init?(_ bytes: RawSpan) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    separator = Self.separator(of: bytes, from: start)
    var reader = CSVReader(position: start, separator: separator)
    guard let header = reader.header(in: bytes) else { return nil }
    self.header = header
    while let next = reader.next(of: header.count, in: bytes) {
      switch next {
      // A blank line is one empty cell.
      case .row(let row) where row.count == 1 && row[0].isEmpty: break
      case .row(let row) where row.count < header.count && row.last?.upperBound == bytes.byteCount:
        cut = row
      case .row(let row) where !bytes.fills(row, header.count):
        damaged.append(DamagedRow(cells: row, fault: .width))
      case .row(let row): rows.append(row)
      case .damaged(let row): damaged.append(row)
      }
    }
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
      return String(utf8OrLatin1: cell)
    }
    return String(utf8OrLatin1: cell.dropFirst().dropLast()).replacingDoubledQuotes
  }
}

extension UInt8 {
  /// Whether the byte ends a row, outside quotes.
  var endsRow: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension String {
  /// Falls back to Latin-1, which spreadsheets write.
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
