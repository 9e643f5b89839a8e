/// A component of an iCalendar file (RFC 5545 §3.4): its own lines, and the components inside it.
struct Component {
  /// The name in upper case.
  let name: String
  let line: Int
  var lines: [ContentLine] = []
  var parts: [Component] = []

  /// - Parameter name: in upper case.
  func first(_ name: StaticString) -> ContentLine? {
    for line in lines where line.isNamed(name) { return line }
    return nil
  }

  func all(_ name: StaticString) -> [ContentLine] { lines.filter { $0.isNamed(name) } }
}

/// Builds one component from its BEGIN to its END.
struct ComponentReader {
  private let file: String
  private let ends: LineEnds
  private var log = DiagnosticLog()
  private var open: [Component] = []
  /// How many lines the component has, its parts included.
  private var lineCount = 0
  /// How many open BEGINs are beyond the depth limit.
  private var tooDeep = 0

  init(file: String, ends: LineEnds = .lineFeed) {
    self.file = file
    self.ends = ends
  }

  var diagnostics: [Diagnostic] { log.all }

  /// The component whose BEGIN is at `range.lowerBound`; nil if there is none.
  mutating func read(_ bytes: RawSpan, _ range: Range<Int>, line: Int) -> Component? {
    var cursor = LineCursor(bytes, ends: ends, from: range.lowerBound, line: line)
    var logical: [UInt8] = []
    var begins = line
    open = []
    tooDeep = 0
    lineCount = 0
    while cursor.position < range.upperBound, let physical = cursor.next(in: bytes) {
      let first = physical.start < physical.end ? bytes.byte(at: physical.start) : 0
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        append(bytes, physical.start + 1, physical.end, to: &logical)
        continue
      }
      if logical.last == UInt8(ascii: "="), logical.isQuotedPrintable {
        logical.removeLast()
        append(bytes, physical.start, physical.end, to: &logical)
        continue
      }
      if let done = take(&logical, line: begins) { return done }
      begins = physical.number
      append(bytes, physical.start, physical.end, to: &logical)
    }
    return take(&logical, line: begins) ?? open.first
  }

  private func append(_ bytes: RawSpan, _ start: Int, _ end: Int, to logical: inout [UInt8]) {
    guard logical.count <= Limits.Calendar.lineBytes else { return }
    bytes.append(from: start, to: min(end, start + Limits.Calendar.lineBytes + 1), to: &logical)
  }

  /// Adds one logical line; returns the outermost component once it has ended.
  private mutating func take(_ logical: inout [UInt8], line: Int) -> Component? {
    defer { logical.removeAll(keepingCapacity: true) }
    guard logical.contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    guard logical.count <= Limits.Calendar.lineBytes else {
      report(.lineTooLong(limit: Limits.Calendar.lineBytes), line, logical)
      return nil
    }
    guard let content = ContentLine(logical, line: line) else {
      report(.notAContentLine, line, logical)
      return nil
    }
    let isBegin = content.isNamed("BEGIN")
    guard isBegin || content.isNamed("END") else {
      append(content)
      return nil
    }
    guard content.value.span.bytes.isComponentName(from: 0, to: content.value.count) else {
      report(.notAContentLine, line, logical)
      return nil
    }
    if !isBegin { return end(content) }
    begin(content)
    return nil
  }

  private mutating func append(_ content: ContentLine) {
    guard tooDeep == 0, let inner = open.indices.last else { return }
    lineCount += 1
    if lineCount <= Limits.Calendar.componentLines {
      open[inner].lines.append(content)
    } else if lineCount == Limits.Calendar.componentLines + 1 {
      report(
        .tooManyValues(property: content.name, limit: Limits.Calendar.componentLines), content.line,
        [])
    }
  }

  private mutating func begin(_ content: ContentLine) {
    guard open.count < Limits.Calendar.depth, tooDeep == 0 else {
      if tooDeep == 0 { report(.nestedTooDeep(limit: Limits.Calendar.depth), content.line, []) }
      tooDeep += 1
      return
    }
    open.append(Component(name: content.rawText.uppercased(), line: content.line))
  }

  /// Ends a component, and any inside it that were never closed.
  private mutating func end(_ content: ContentLine) -> Component? {
    if tooDeep > 0 {
      tooDeep -= 1
      return nil
    }
    let name = content.rawText.uppercased()
    guard let depth = open.lastIndex(where: { $0.name == name }) else {
      report(.strayEnd(component: name), content.line, [])
      return nil
    }
    while open.count > depth, let closed = open.popLast() {
      guard let parent = open.indices.last else { return closed }
      open[parent].parts.append(closed)
    }
    return nil
  }

  private mutating func report(_ problem: CalendarProblem, _ line: Int, _ bytes: [UInt8]) {
    let excerpt = bytes.isEmpty ? nil : Text.excerpt(bytes[...])
    log.add(
      Diagnostic(
        .warning, .calendar(problem), at: SourceLocation(file: file, line: line), excerpt: excerpt))
  }
}
