// Seeds: Tests/Fuzzing/Seeds/Configuration Tests/Fuzzing/Seeds/Stores Fixtures/kept
// Sources: Sources/ReadyDayCore/Text

@testable import ReadyDayCore

/// Any bytes as JSON and as JSON5: a value, or a fault with its place. What is understood is written
/// again and read back the same, and whoever passes over a value ends where its reader does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSONText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  let data = value(of: bytes, .data)
  let json5 = value(of: bytes, .json5)
  if let data { check(data, in: bytes, json5) }
  if let json5 { checkWritten(json5, .json5) }
  checkStrictness(bytes, data)
  checkEnds(bytes)
  return 0
}

/// Nil where `bytes` are no such text, and a fault says where.
private func value(of bytes: [UInt8], _ dialect: JSONReader.Dialect) -> JSON? {
  do throws(JSONFault) {
    return try JSONReader.value(of: bytes.span.bytes, dialect)
  } catch {
    promise((0...bytes.count).contains(error.offset), "a fault at \(error.offset)")
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let (line, column) = JSONReader.position(of: error.offset, in: bytes.span.bytes)
    promise((1...lines).contains(line), "line \(line) of \(lines)")
    promise((1...bytes.count + 1).contains(column), "column \(column)")
    _ = error.found(in: bytes.span.bytes)
    return nil
  }
}

/// What is data is JSON5 as well, and says the same there.
private func check(_ data: JSON, in bytes: [UInt8], _ json5: JSON?) {
  promise(json5 == data, "as JSON5 \(String(describing: json5)), as data \(data)")
  checkWritten(data, .data)
}

private func checkWritten(_ value: JSON, _ dialect: JSONReader.Dialect) {
  // JSON has no words for what is not finite.
  guard value.isFinite else { return }
  for text in [value.line, value.document] {
    Promises.isHarmless(text)
    let again = try? JSONReader.value(of: Array(text.utf8).span.bytes)
    promise(again == value, "\(String(describing: again)) was written of \(value)")
  }
}

/// A reader that builds nothing finds the same fault, or none.
private func checkStrictness(_ bytes: [UInt8], _ data: JSON?) {
  let fault = JSONReader.fault(in: bytes.span.bytes)
  promise((fault == nil) == (data != nil), "a fault for one alone: \(String(describing: fault))")
  guard let fault else { return }
  do throws(JSONFault) {
    _ = try JSONReader.value(of: bytes.span.bytes)
  } catch {
    promise(error == fault, "\(error) is not \(fault)")
  }
}

/// Of one value after the other, reading, checking and passing over end at one place; passing over
/// does not mind what is wrong inside.
private func checkEnds(_ bytes: [UInt8]) {
  let span = bytes.span.bytes
  for dialect in [JSONReader.Dialect.data, .json5] {
    var reader = JSONReader(dialect)
    var values = 0
    while values < 64, (try? reader.peek(in: span)) != nil {
      let start = reader.position
      guard (try? reader.value(in: span)) != nil else { break }
      var (checker, skipper) = (JSONReader(dialect, at: start), JSONReader(dialect, at: start))
      promise((try? checker.check(in: span)) != nil, "a fault for the checker alone")
      promise(checker.position == reader.position, "checked to \(checker.position)")
      let place = try? skipper.skip(in: span)
      promise(place == start..<reader.position, "passed over \(String(describing: place))")
      promise(reader.position > start, "nothing was read")
      values += 1
    }
  }
}

extension JSON {
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): !number.text.contains { $0 == "I" || $0 == "N" }
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    default: true
    }
  }
}
