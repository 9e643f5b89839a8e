/// A text that equals another one of the same bytes alone.
///
/// To a `String` the two spellings of é are one, and files may lie next to each other whose names are told apart by
/// nothing else.
public struct ExactText: Hashable, Sendable {
  private let bytes: [UInt8]

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }
}
