/// Text that is safe in a terminal: it cannot move the cursor, change colours or reorder letters.
///
/// Titles, names and file contents come from strangers; printed lines are made only of this type.
package struct SafeText: Equatable, Sendable {
  package let string: String

  package init(_ text: String) {
    let isHarmless =
      text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      || !text.unicodeScalars.contains(where: Self.needsCare)
    string = isHarmless ? text : Self.neutralised(text)
  }

  /// Line breaks and tabs become a space; hidden characters and marks stacked too high are dropped.
  private static func neutralised(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    var afterBreak = false
    var marks = 0
    var inFlag = false
    for scalar in text.unicodeScalars {
      let breaks = isBreak(scalar)
      inFlag = scalar == blackFlag || (inFlag && scalar.isTag)
      marks = isMark(scalar) ? marks + 1 : 0
      if SystemName.isEscapedByte(scalar) {
        safe.append(contentsOf: String(scalar).shownName.unicodeScalars)
      } else if breaks {
        if !afterBreak { safe.append(" ") }
      } else if !scalar.isDangerous || inFlag, marks <= tallest {
        safe.append(scalar)
      }
      afterBreak = breaks
    }
    return String(safe)
  }

  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    isBreak(scalar) || scalar.isDangerous || isMark(scalar) || SystemName.isEscapedByte(scalar)
  }

  /// The maximum number of marks on a letter; no script has more. Marks without width count too.
  private static let tallest = 8

  /// Tags after this emoji make it another flag.
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // U+0300 is the first mark but for the soft hyphen; looking up a category takes time.
    guard scalar.value >= 0x300 else { return scalar.value == 0xAD }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could change the terminal's text around it, or hide text.
  ///
  /// C0, DEL, C1, directional marks, and signs without width, such as tags and the byte order mark.
  /// None is printed, except tags in flags.
  package var isDangerous: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2061...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: isTag
    }
  }

  /// Whether the scalar is a tag, shown only in the flags of England, Scotland and Wales (UTS #51).
  package var isTag: Bool { (0xE0000...0xE007F).contains(value) }
}
