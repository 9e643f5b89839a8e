/// A table whose columns are as wide as their widest cells.
struct TableRows {
  let table: Report.Table
  let width: Int

  var groups: [[StyledLine]] {
    guard table.fit == .list else { return groups(inFull: true) }
    return [true, false].lazy.map(groups).first { $0.joined().allSatisfy(fits) } ?? list
  }

  private var rows: [Report.Table.Row] { table.groups.flatMap(\.rows) }
  private var margin: Int { table.isIndented ? 2 : 0 }
  private var head: [StyledLine] { table.head.map { StyledLine($0.uppercased()) } }

  private func fits(_ line: StyledLine) -> Bool { line.displayWidth <= width }

  private func groups(inFull: Bool) -> [[StyledLine]] {
    let widths = widths(inFull: inFull)
    let head = head.isEmpty ? [] : [line(head, widths)]
    return table.groups.enumerated().map { index, group in
      let title = group.title.map { TextRenderer.wrapped($0, width: width) } ?? []
      let rows = group.rows.flatMap { row in
        lines(of: row, row.cells.map { $0.line(inFull: inFull) }, widths)
          + notes(of: row, from: margin + (widths.first ?? 0) + 2)
      }
      return (index == 0 ? head : []) + title + rows
    }
  }

  /// The widths of all columns but the last.
  private func widths(inFull: Bool) -> [Int] {
    let cells = [head] + rows.map { row in row.cells.map { $0.line(inFull: inFull) } }
    let count = cells.map(\.count).max() ?? 0
    return (0..<max(count - 1, 0)).map { column in
      cells.compactMap { column < $0.count ? $0[column].displayWidth : nil }
        .reduce(column < table.leastWidths.count ? table.leastWidths[column] : 0, max)
    }
  }

  private func line(_ cells: [StyledLine], _ widths: [Int]) -> StyledLine {
    start(of: cells, widths) + (cells.last ?? .empty)
  }

  /// All cells but the last, padded.
  private func start(of cells: [StyledLine], _ widths: [Int]) -> StyledLine {
    zip(cells.dropLast(), widths).reduce(.empty.padded(toWidth: margin)) { line, cell in
      line + cell.0.padded(toWidth: cell.1 + 2)
    }
  }

  private func lines(
    of row: Report.Table.Row, _ cells: [StyledLine], _ widths: [Int]
  ) -> [StyledLine] {
    guard let last = row.cells.last else { return [] }
    let start = start(of: cells, widths)
    switch table.fit {
    case .list: return [line(cells, widths)]
    case .cut:
      let wordings = last.lines.map { start + $0 }
      let line = wordings.first(where: fits) ?? wordings.last ?? start
      return [line.truncated(toWidth: width)]
    case .cutBeforeLast: return [cutBeforeLast(row, cells)]
    case .wrap: return wrapped(last, after: cells.dropLast(), behind: start)
    }
  }

  private func cutBeforeLast(_ row: Report.Table.Row, _ cells: [StyledLine]) -> StyledLine {
    guard cells.count > 1, let last = cells.last else { return line(cells, []) }
    let name = cells[cells.count - 2]
    let start = cells.dropLast(2).reduce(.empty.padded(toWidth: margin)) { $0 + $1 + "  " }
    let room = max(width - start.displayWidth - last.displayWidth - 2, 1)
    return start + name.truncated(toWidth: room) + "  " + last
  }

  /// Puts the last cell below the others where they leave it less than a quarter of the line.
  private func wrapped(
    _ cell: Report.Cell, after others: ArraySlice<StyledLine>, behind start: StyledLine
  ) -> [StyledLine] {
    let text = table.hasSigns ? StyledLine(cell.texts.first ?? "") : cell.line(inFull: true)
    let sign = table.hasSigns ? cell.tone.sign : .empty
    let isBelow = start.displayWidth + sign.displayWidth > width * 3 / 4
    let head = (isBelow ? StyledLine.empty.padded(toWidth: margin + 4) : start) + sign
    let indent = StyledLine.empty.padded(toWidth: head.displayWidth)
    let lines = text.broken(toWidth: width - head.displayWidth).enumerated().map { index, line in
      (index == 0 ? head : indent) + line
    }
    guard isBelow else { return lines }
    let first = StyledLine.empty.padded(toWidth: margin) + (others.first ?? .empty)
    let names = others.dropFirst().reduce(first) { $0 + "  " + $1 }
    return [names.truncated(toWidth: width)] + (text.isEmpty ? [] : lines)
  }

  /// A row's note and details, indented to `column`.
  private func notes(of row: Report.Table.Row, from column: Int) -> [StyledLine] {
    let start = StyledLine.empty.padded(toWidth: column)
    let note = StyledLine.verbatim(row.note).broken(toWidth: width - column).map { start + $0 }
    let details = row.details.map { StyledLine($0) }
    return (row.note.isEmpty ? [] : note) + TextRenderer.row(details, margin: column, width: width)
  }

  /// Wraps each row after its first cell.
  private var list: [[StyledLine]] {
    let names = rows.compactMap { $0.cells.first?.line(inFull: true).displayWidth }
    let start = (names.max() ?? 0) + 2
    guard start <= width / 2 else { return stacked }
    let choices = [true, false].map { inFull in
      (head.isEmpty ? [] : [head]) + rows.map { row in row.cells.map { $0.line(inFull: inFull) } }
    }
    let fitting = choices.first { $0.joined().allSatisfy { $0.displayWidth <= width - start } }
    let notes = (head.isEmpty ? [] : [[]]) + rows.map { self.notes(of: $0, from: start) }
    let lines = zip(fitting ?? choices[1], notes).flatMap { row, notes in
      TextRenderer.row(
        row.dropFirst().filter { !$0.isEmpty }, behind: row.first ?? .empty, margin: start,
        width: width) + notes
    }
    return [lines]
  }

  /// Puts the other cells of a row below the first, for first cells that take most of a line.
  private var stacked: [[StyledLine]] {
    table.groups.map { group in
      let title = group.title.map { TextRenderer.wrapped($0, width: width) } ?? []
      return title
        + group.rows.flatMap { row in
          let cells = row.cells.map { $0.line(inFull: true) }
          let name = StyledLine.empty.padded(toWidth: margin) + (cells.first ?? .empty)
          return [name.truncated(toWidth: width)]
            + TextRenderer.row(Array(cells.dropFirst()), margin: margin + 4, width: width)
            + notes(of: row, from: margin + 4)
        }
    }
  }
}

extension Report.Cell {
  fileprivate func line(inFull: Bool) -> StyledLine {
    (inFull ? lines.first : lines.last) ?? .empty
  }

  fileprivate var lines: [StyledLine] {
    texts.map { text in
      var name = TextSpan(text, tone, isVerbatim: isVerbatim)
      name.link = link.flatMap(SafeLink.init)
      let spans = [TextSpan(before), name, TextSpan(after)]
      return StyledLine(spans.filter { !$0.text.string.isEmpty })
    }
  }
}

extension Report.Tone {
  /// A sign that shows the tone even without colour.
  fileprivate var sign: StyledLine {
    switch self {
    case .plain, .green, .lightGreen, .dim: "  "
    case .yellow, .orange: StyledLine("- ", self)
    case .red: StyledLine("! ", self)
    }
  }
}
