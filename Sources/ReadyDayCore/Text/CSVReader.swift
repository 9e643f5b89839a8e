/// Reads the rows of a CSV text.
///
/// A quote opens a cell only at the beginning of a cell; anywhere else it is text. Quoted cells may
/// hold separators and line ends, but a stray quote must not consume the rows after it: if the
/// cells do not match the header, or the row swallows lines that do, only its first line is
/// damaged.
struct CSVReader {
  enum Next {
    case row(CSVTable.Row)
    case damaged(CSVTable.DamagedRow)

    var cells: CSVTable.Row {
      switch self {
      case .row(let cells): cells
      case .damaged(let row): row.cells
      }
    }
  }

  private(set) var position: Int
  let separator: UInt8
  /// How many line ends stray quotes may still take.
  private var strayLineEnds = Limits.Table.strayLineEnds

  init(position: Int, separator: UInt8) { (self.position, self.separator) = (position, separator) }

  /// Nil if the first line is too long for a table's.
  mutating func header(in bytes: RawSpan) -> CSVTable.Row? {
    let first = next(of: nil, in: bytes)
    if case .damaged(let row) = first, case .length = row.fault { return nil }
    return first?.cells
  }

  /// The cells of the next row, quotes included. `width`: nil for a row that must be a single line.
  mutating func next(of width: Int?, in bytes: RawSpan) -> Next? {
    guard position < bytes.byteCount else { return nil }
    let near = bytes.extracting(0..<min(bytes.byteCount, position + Limits.Table.rowBytes))
    var attempt = Attempt(start: position, width: width ?? 0)
    let isWhole = take(&attempt, in: near) && fits(attempt, width, in: near)
    if !isWhole {
      strayLineEnds -= attempt.lineEnds
      attempt.cells = plainCells(from: attempt.start, in: near)
    }
    position = attempt.end
    if !endsRow(in: bytes) { return .damaged(.init(cells: attempt.cells, fault: .length)) }
    guard let quote = attempt.quote, !isWhole else { return .row(attempt.cells) }
    return .damaged(CSVTable.DamagedRow(cells: attempt.cells, fault: .quote(quote)))
  }

  /// Moves to the next line that is not empty; returns false if there are bytes before its end.
  private mutating func endsRow(in bytes: RawSpan) -> Bool {
    let end = position
    while position < bytes.byteCount, !bytes.byte(at: position).endsRow { position += 1 }
    let isAtEnd = position == end
    while position < bytes.byteCount, bytes.byte(at: position).endsRow { position += 1 }
    return isAtEnd
  }

  /// Returns false if a quote is not closed properly.
  private func take(_ attempt: inout Attempt, in bytes: RawSpan) -> Bool {
    var start = attempt.start
    while true {
      guard let end = cellEnd(from: start, &attempt, in: bytes) else { return false }
      attempt.cells.append(start..<end)
      guard attempt.cells.count < Limits.Table.cells else { return false }
      guard end < bytes.byteCount, bytes.byte(at: end) == separator else { return true }
      start = end + 1
    }
  }

  private func cellEnd(from start: Int, _ attempt: inout Attempt, in bytes: RawSpan) -> Int? {
    let first = skippingBlanks(from: start, in: bytes)
    guard first < bytes.byteCount, bytes.byte(at: first) == .quote else {
      return plainEnd(from: first, in: bytes)
    }
    attempt.quote = first
    return quotedEnd(from: first + 1, &attempt, in: bytes)
  }

  /// `start`: the position after the opening quote.
  private func quotedEnd(from start: Int, _ attempt: inout Attempt, in bytes: RawSpan) -> Int? {
    let lineEndsBefore = attempt.lineEnds
    let most = min(Limits.Table.lineEnds, max(0, strayLineEnds))
    var place = start
    while place < bytes.byteCount {
      let byte = bytes.byte(at: place)
      if byte == .quote, place + 1 == bytes.byteCount || bytes.byte(at: place + 1) != .quote {
        let end = skippingBlanks(from: place + 1, in: bytes)
        if endsCell(end, in: bytes) { return end }
        // Some programs write `"5" run` without doubling the quotes.
        return attempt.lineEnds == lineEndsBefore ? plainEnd(from: end, in: bytes) : nil
      }
      if byte.endsRow { attempt.lineEnds += 1 }
      guard attempt.lineEnds <= most else { return nil }
      if byte == separator || byte.endsRow { attempt.hidesMarks = true }
      place += byte == .quote ? 2 : 1
    }
    return nil
  }

  private func skippingBlanks(from start: Int, in bytes: RawSpan) -> Int {
    var place = start
    while place < bytes.byteCount, bytes.byte(at: place) == 0x20 { place += 1 }
    return place
  }

  private func plainEnd(from start: Int, in bytes: RawSpan) -> Int {
    var place = start
    while !endsCell(place, in: bytes) { place += 1 }
    return place
  }

  private func endsCell(_ place: Int, in bytes: RawSpan) -> Bool {
    guard place < bytes.byteCount else { return true }
    let byte = bytes.byte(at: place)
    return byte == separator || byte.endsRow
  }

  private func fits(_ attempt: Attempt, _ width: Int?, in bytes: RawSpan) -> Bool {
    guard attempt.hidesMarks else { return true }
    guard let width else { return attempt.lineEnds == 0 }
    return attempt.cells.count == width
      && !(attempt.lineEnds > 0 && swallowsRow(attempt, width, in: bytes))
  }

  /// Whether the first line and a later one are complete rows: two stray quotes look like one cell.
  private func swallowsRow(_ attempt: Attempt, _ width: Int, in bytes: RawSpan) -> Bool {
    var line = plainCells(from: attempt.start, in: bytes)
    guard line.count >= width else { return false }
    while let end = line.last?.upperBound, end < attempt.end {
      line = plainCells(from: end + 1, in: bytes)
      if line.count == width { return true }
    }
    return false
  }

  /// The cells of one line, if all its quotes are text.
  private func plainCells(from start: Int, in bytes: RawSpan) -> CSVTable.Row {
    var cells = [start..<plainEnd(from: start, in: bytes)]
    while let end = cells.last?.upperBound, end < bytes.byteCount, bytes.byte(at: end) == separator,
      cells.count < Limits.Table.cells
    { cells.append(end + 1..<plainEnd(from: end + 1, in: bytes)) }
    return cells
  }
}

/// A row, read as its quotes suggest.
private struct Attempt {
  let start: Int
  var cells: CSVTable.Row = []
  /// The start of the last quoted cell.
  var quote: Int?
  var lineEnds = 0
  /// Whether quotes hold a separator or a line end.
  var hidesMarks = false

  init(start: Int, width: Int) {
    self.start = start
    cells.reserveCapacity(width)
  }

  var end: Int { cells.last?.upperBound ?? start }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
}
