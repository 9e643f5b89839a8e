/// Identifies a piece of advice by a letter, because numbers identify events.
package struct AdviceLetter: Hashable, Sendable {
  /// Counts from 1.
  package let place: Int

  package init(place: Int) { self.place = place }

  /// Nil unless the text is a single letter, in either case.
  package init?(_ text: String) {
    guard text.utf8.count == 1, let letter = text.utf8.first,
      let index = Self.letters.firstIndex(of: letter & ~0x20)
    else { return nil }
    place = index + 1
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

extension AdviceLetter: CustomStringConvertible {
  package var description: String {
    Self.letters.indices.contains(place - 1)
      ? String(decoding: [Self.letters[place - 1]], as: UTF8.self) : String(place)
  }
}
