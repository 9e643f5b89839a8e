/// Edits a configuration's text, leaving comments and other lines alone.
package struct EditedConfiguration: Sendable {
  package private(set) var text: [UInt8]

  package init(_ text: [UInt8]) { self.text = text }

  /// The value that the text sets for a path such as `day.waking`; nil if it sets none.
  package func value(of key: String) -> JSON? {
    place(of: key).flatMap { try? JSONReader.value(of: text[$0.value].span.bytes, .json5) }
  }

  private static func steps(to key: String) -> [JSONStep] {
    key.split(separator: ".").map { .key(String($0)) }
  }

  private func place(of key: String) -> (name: Range<Int>, value: Range<Int>)? {
    let place = JSONReader.place(of: Self.steps(to: key), in: text.span.bytes, .json5)
    return place.name.map { ($0, place.value) }
  }

  /// - Parameter isSet: returns whether an edited text sets the key.
  package mutating func set(_ key: String, _ value: JSON, isSet: ([UInt8]) -> Bool) {
    let bytes = Array(value.json5.utf8)
    if let place = place(of: key) { return replace(place.value, bytes) }
    let parts = key.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return enter(key, bytes, isSet) }
    let entry = Array("\(parts[1]): ".utf8) + bytes
    if let section = place(of: parts[0]) {
      let start = section.value.lowerBound + 1
      replace(start..<start, Array("\n    ".utf8) + entry + Array(",".utf8))
    } else {
      enter(parts[0], Array("{".utf8) + entry + Array("}".utf8), isSet)
    }
  }

  /// Puts a new top-level key in place of its commented-out example, or else last.
  private mutating func enter(_ key: String, _ value: [UInt8], _ isSet: ([UInt8]) -> Bool) {
    let entry = Array("\(key): ".utf8) + value + Array(",".utf8)
    let example = example(of: key).map { place in copy(of: self) { $0.replace(place, entry) } }
    let edits = [example, copy(of: self) { $0.append(entry) }].compactMap(\.self)
    if let edited = edits.first(where: { isSet($0.text) }) {
      self = edited
      return
    }
    let start = JSONReader.place(of: [], in: text.span.bytes, .json5).value.lowerBound + 1
    replace(start..<start, Array("\n  ".utf8) + entry)
  }

  /// Puts `entry` behind the last top-level key, and behind a comment on that key's line.
  private mutating func append(_ entry: [UInt8]) {
    let keys = (try? JSONReader.value(of: text.span.bytes, .json5))?.members?.keys
    guard var end = keys?.compactMap({ place(of: $0)?.value.upperBound }).max() else { return }
    if let comma = text[end...].firstIndex(where: { !Self.blanks.contains($0) }),
      text[comma] == UInt8(ascii: ",")
    {
      end = comma
    } else {
      replace(end..<end, [UInt8(ascii: ",")])
    }
    end += 1
    let line = text[end...].prefix { $0 != UInt8(ascii: "\n") }
    let more = line.drop(while: Self.blanks.contains)
    let isLast = more.isEmpty || more.starts(with: Array("//".utf8))
    let start = isLast ? line.endIndex : end
    replace(start..<start, Array((isLast ? "\n  " : " ").utf8) + entry)
  }

  package mutating func add(_ values: [JSON], to key: String, isSet: ([UInt8]) -> Bool) {
    guard let present = value(of: key)?.elements, !present.isEmpty else {
      return set(key, .array(values), isSet: isSet)
    }
    let last = JSONReader.place(
      of: Self.steps(to: key) + [.index(present.count - 1)], in: text.span.bytes, .json5)
    let end = last.value.upperBound
    replace(end..<end, Array(values.map { ", \($0.json5)" }.joined().utf8))
  }

  /// Puts `value` first in a list, or replaces the first element for which `isSame` is true.
  package mutating func put(
    _ value: JSON, inFrontOf key: String, replacing isSame: (JSON) -> Bool, isSet: ([UInt8]) -> Bool
  ) {
    guard let present = self.value(of: key)?.elements, !present.isEmpty else {
      return set(key, .array([value]), isSet: isSet)
    }
    func place(_ index: Int) -> Range<Int> {
      JSONReader.place(of: Self.steps(to: key) + [.index(index)], in: text.span.bytes, .json5).value
    }
    if let old = present.firstIndex(where: isSame) {
      return replace(place(old), Array(value.json5.utf8))
    }
    let start = place(0).lowerBound
    replace(start..<start, Array("\(value.json5), ".utf8))
  }

  /// Removes `key` and its value, and the whole line if nothing else is on it.
  package mutating func remove(_ key: String) {
    guard let place = place(of: key) else { return }
    cut(place.name.lowerBound..<place.value.upperBound)
  }

  /// Removes an element of a list; for the last one, also the comma before it.
  package mutating func remove(_ index: Int, of key: String) {
    func entry(_ index: Int) -> Range<Int> {
      JSONReader.place(of: Self.steps(to: key) + [.index(index)], in: text.span.bytes, .json5).value
    }
    guard case .array(let present)? = value(of: key), present.indices.contains(index) else {
      return
    }
    guard index == present.count - 1, index > 0 else { return cut(entry(index)) }
    replace(entry(index - 1).upperBound..<entry(index).upperBound, [])
  }

  /// Removes `range` and a comma after it, and the whole line if nothing else is on it.
  private mutating func cut(_ range: Range<Int>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    let next = text[end...].firstIndex { !Self.blanks.contains($0) } ?? text.endIndex
    if next < text.endIndex, text[next] == UInt8(ascii: ",") { end = next + 1 }
    let before = text[..<start].lastIndex { !Self.blanks.contains($0) } ?? text.startIndex
    let after = text[end...].firstIndex { !Self.blanks.contains($0) } ?? text.endIndex
    if text[before] == UInt8(ascii: "\n"), after < text.endIndex, text[after] == text[before] {
      (start, end) = (before, after)
    } else if text[before] == UInt8(ascii: "["), end > range.upperBound {
      end = after
    }
    replace(start..<end, [])
  }

  private static let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]

  private mutating func replace(_ range: Range<Int>, _ bytes: [UInt8]) {
    let end = min(range.upperBound, text.count)
    text.replaceSubrange(min(range.lowerBound, end)..<end, with: bytes)
  }

  /// The range of `// whoop: ["~/whoop"],` on a line of its own, from the slashes on.
  private func example(of key: String) -> Range<Int>? {
    var start = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let blanks = line.prefix(while: Self.blanks.contains).count
      let content = line.dropFirst(blanks)
      let end = content.last == UInt8(ascii: "\r") ? content.count - 1 : content.count
      if content.starts(with: Array("// \(key): ".utf8)),
        content.prefix(end).last == UInt8(ascii: ",")
      {
        return start + blanks..<start + blanks + end
      }
    }
    return nil
  }
}
