/// Text that a terminal can be shown: nothing in it moves the cursor, changes colours or reorders letters.
///
/// Titles, names and file contents come from strangers. Since lines are made of nothing else, no stranger's
/// byte can reach the terminal unseen.
package struct SafeText: Hashable, Sendable {
  package let string: String

  package init(_ text: String) {
    let isHarmless =
      text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      || !text.unicodeScalars.contains(where: Self.needsCare)
    string = isHarmless ? text : Self.neutralised(text)
  }
}

extension SafeText {
  /// Line breaks and tabs become one space; other control characters, bidirectional and hidden ones are
  /// dropped, and so are marks that would tower over the lines around them.
  private static func neutralised(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    var afterBreak = false
    var marks = 0
    var inFlag = false
    for scalar in text.unicodeScalars {
      let breaks = isBreak(scalar)
      inFlag = scalar == blackFlag || (inFlag && scalar.isTag)
      marks = isMark(scalar) ? marks + 1 : 0
      if SystemName.isStandIn(scalar) {
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

  /// Most texts hold nothing of the kind, and stay as they are.
  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    isBreak(scalar) || scalar.isDangerous || isMark(scalar) || SystemName.isStandIn(scalar)
  }

  /// Marks on one letter; no script stacks more. Joiners and the like that take no room count as such:
  /// else a line as wide as the terminal could be of any length.
  private static let tallest = 8

  /// What follows it in tags makes another flag of it.
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The first of them; looking up a category takes time.
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
