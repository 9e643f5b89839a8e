extension Unicode.Scalar {
  /// Whether it could change what a terminal shows around it: C0, DEL, C1, and what sets the direction of
  /// writing. Nothing that is written has one.
  public var isDangerous: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
