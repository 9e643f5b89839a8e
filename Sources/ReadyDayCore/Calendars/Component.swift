/// A component of an iCalendar file (RFC 5545 §3.4): its own lines, and the components inside it.
struct Component {
  /// The name in upper case.
  let name: String
  let line: Int
  /// The unfolded bytes of all lines, those of its parts among them.
  fileprivate var bytes: [UInt8] = []
  fileprivate var places: [ContentLine.Place] = []
  /// The bits of the lines' names: most names that are asked for are not there.
  fileprivate var names: UInt64 = 0
  fileprivate(set) var parts: [Component] = []
  /// Whether all bytes are ASCII, so that none is in another encoding.
  fileprivate(set) var isASCII = false

  fileprivate init(name: String, line: Int) { (self.name, self.line) = (name, line) }

  var lines: some Sequence<ContentLine> { places.lazy.map { ContentLine(bytes, at: $0) } }

  /// - Parameter name: in upper case.
  func first(_ name: StaticString) -> ContentLine? {
    let key = ContentLine.Place.key(name)
    guard names & ContentLine.Place.bit(of: key) != 0 else { return nil }
    for place in places where place.isNamed(name, key: key, in: bytes) {
      return ContentLine(bytes, at: place)
    }
    return nil
  }

  func all(_ name: StaticString) -> [ContentLine] {
    let key = ContentLine.Place.key(name)
    guard names & ContentLine.Place.bit(of: key) != 0 else { return [] }
    var lines: [ContentLine] = []
    for place in places where place.isNamed(name, key: key, in: bytes) {
      lines.append(ContentLine(bytes, at: place))
    }
    return lines
  }

  /// All but the first.
  func repeated(_ name: StaticString) -> ArraySlice<ContentLine> {
    let key = ContentLine.Place.key(name)
    guard names & ContentLine.Place.bit(of: key) != 0 else { return [] }
    let count = places.count { $0.isNamed(name, key: key, in: bytes) }
    return count < 2 ? [] : all(name).dropFirst()
  }

  fileprivate mutating func hold(_ bytes: [UInt8]) {
    self.bytes = bytes
    for part in parts.indices { parts[part].hold(bytes) }
  }
}

/// Builds one component from its BEGIN to its END.
struct ComponentReader {
  private let file: String
  private let ends: LineEnds
  private var log = DiagnosticLog()
  private var open: [Component] = []
  /// The unfolded lines so far, and where the last of them begins.
  private var bytes: [UInt8] = []
  private var begin = 0
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
  mutating func read(_ source: RawSpan, _ range: Range<Int>, line: Int) -> Component? {
    var cursor = LineCursor(source, ends: ends, from: range.lowerBound, line: line)
    var begins = line
    (open, tooDeep, lineCount, bytes, begin) = ([], 0, 0, [], 0)
    bytes.reserveCapacity(range.count)
    while cursor.position < range.upperBound, let physical = cursor.next(in: source) {
      let first = physical.start < physical.end ? source.byte(at: physical.start) : 0
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        append(source, physical.start + 1, physical.end)
        continue
      }
      if bytes.count > begin, bytes.last == UInt8(ascii: "="), bytes[begin...].isQuotedPrintable {
        bytes.removeLast()
        append(source, physical.start, physical.end)
        continue
      }
      if let done = take(line: begins) { return finished(done, source, range) }
      begins = physical.number
      append(source, physical.start, physical.end)
    }
    return (take(line: begins) ?? open.first).map { finished($0, source, range) }
  }

  private func finished(
    _ component: Component, _ source: RawSpan, _ range: Range<Int>
  ) -> Component {
    var component = component
    component.hold(bytes)
    component.isASCII = source.isASCII(in: range)
    return component
  }

  private mutating func append(_ source: RawSpan, _ start: Int, _ end: Int) {
    guard bytes.count - begin <= Limits.Calendar.lineBytes else { return }
    source.append(from: start, to: min(end, start + Limits.Calendar.lineBytes + 1), to: &bytes)
  }

  /// Adds one logical line; returns the outermost component once it has ended.
  private mutating func take(line: Int) -> Component? {
    let start = begin
    defer { begin = bytes.count }
    guard bytes[start...].contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    guard bytes.count - start <= Limits.Calendar.lineBytes else {
      report(.lineTooLong(limit: Limits.Calendar.lineBytes), line, bytes[start...])
      return nil
    }
    guard let place = ContentLine.Place(in: bytes, from: start, line: line) else {
      report(.notAContentLine, line, bytes[start...])
      return nil
    }
    let isBegin = place.isNamed("BEGIN", in: bytes)
    guard isBegin || place.isNamed("END", in: bytes) else {
      append(place)
      return nil
    }
    let content = ContentLine(bytes, at: place)
    guard content.value.span.bytes.isComponentName(from: 0, to: content.value.count) else {
      report(.notAContentLine, line, bytes[start...])
      return nil
    }
    if !isBegin { return end(content) }
    begin(content)
    return nil
  }

  private mutating func append(_ place: ContentLine.Place) {
    guard tooDeep == 0, let inner = open.indices.last else { return }
    lineCount += 1
    if lineCount <= Limits.Calendar.componentLines {
      open[inner].places.append(place)
      open[inner].names |= ContentLine.Place.bit(of: place.key)
    } else if lineCount == Limits.Calendar.componentLines + 1 {
      let name = ContentLine(bytes, at: place).name
      report(
        .tooManyValues(property: name, limit: Limits.Calendar.componentLines), place.line, [])
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

  private mutating func report(_ problem: CalendarProblem, _ line: Int, _ bytes: ArraySlice<UInt8>)
  {
    let excerpt = bytes.isEmpty ? nil : Text.excerpt(bytes)
    log.add(
      Diagnostic(
        .warning, .calendar(problem), at: SourceLocation(file: file, line: line), excerpt: excerpt))
  }
}
