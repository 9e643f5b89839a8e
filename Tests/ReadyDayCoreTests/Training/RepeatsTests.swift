import Testing

@testable import ReadyDayCore

@Suite struct RepeatsTests {
  @Test(
    "repeated efforts are read as people write them",
    arguments: [
      ("6x800", "6x800"), ("6 x 800", "6x800"), ("5×1km", "5x1km"), ("10X400m", "10x400m"),
      ("4x10min", "4x10min"), ("12x30s", "12x30s"), ("3x8'", "3x8'"),
    ])
  func written(_ text: String, _ plain: String) { #expect(Repeats(text)?.text == plain) }

  @Test(
    "anything else is none",
    arguments: [
      "6x", "x800", "0x800", "6x0800", "100x800", "6x800x2", "6x800mi", "6x8,5", "crossfit", "",
      "2x123456", "６x800",
    ])
  func others(_ text: String) { #expect(Repeats(text) == nil) }
}
