/// Numbers as a stranger may write them, from 0 to beyond what any type holds.
package enum HostileNumbers {
  package static let texts =
    [
      "0", "1", "9", "007", "-0", "-1", "+1", "−1", "0.5", "1,5", ".5", "5.", "1e3", "1E19",
      "1e-308", "1e308", "1e309", "-1e308", "inf", "-inf", "nan", "Infinity", "0x10", "0x1p63",
      "1_000", "١٢", "½", "9007199254740993", "9223372036854775807", "9223372036854775808",
      "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
      "18446744073709551616", "9000000000000000000", "99991231", "9999-12-31",
      "00000000000000000000000000000001", String(repeating: "9", count: 400),
    ] + stride(from: 3, through: 308, by: 5).map { "1" + String(repeating: "0", count: $0) }

  package static let units = [
    "", "k", " km", " mi", " m", "h", "h30", " min", "%", "d", "w", "x400m",
  ]
}
