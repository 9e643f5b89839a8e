extension Unicode.Scalar {
  /// Whether it could change what a terminal shows around it, or say something that nobody sees: C0, DEL, C1,
  /// what sets the direction of writing, and signs without width or use in a title, such as tags
  /// (U+E0000–U+E007F) and the byte order mark. Nothing that is written has one, but for ``isTag``.
  package var isDangerous: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2061...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: isTag
    }
  }

  /// Tags make the flags of England, Scotland and Wales of a black one (UTS #51), and are invisible anywhere else.
  package var isTag: Bool { (0xE0000...0xE007F).contains(value) }
}
