import Testing

@testable import ReadyDayCore

@Suite("Whole numbers") struct WholeNumberTests {
  private static let most = 1_000_000_000_000_000

  @Test(
    "a number of any size becomes a whole one that can be reckoned with",
    arguments: [
      (0.0, 0, 0), (0.4, 0, 0), (0.5, 0, 1), (-0.5, 0, -1), (1.9, 1, 2), (-1.9, -1, -2),
      (999_999_999_999_999, most - 1, most - 1), (1e15, most, most), (1e19, most, most),
      (-1e19, -most, -most), (1e308, most, most), (.infinity, most, most),
      (-.infinity, -most, -most), (.nan, 0, 0), (.leastNonzeroMagnitude, 0, 0),
    ])
  func held(number: Double, truncated: Int, rounded: Int) {
    #expect(Int(truncating: number) == truncated)
    #expect(Int(rounding: number) == rounded)
  }

  @Test(
    "a number that is not whole, or too large, is none",
    arguments: [
      (5.0, 5), (-3, -3), (1e15, most), (5.5, nil), (1e16, nil), (-1e19, nil), (.infinity, nil),
      (.nan, nil),
    ] as [(Double, Int?)])
  func whole(number: Double, whole: Int?) { #expect(Int(whole: number) == whole) }

  @Test(
    "digits are read up to 10¹⁵",
    arguments: [
      ("0", 0), ("-12", -12), ("+7", 7), ("0000000000000000000007", 7),
      ("1000000000000000", most), ("1000000000000001", nil), ("-9223372036854775808", nil),
      ("9223372036854775808", nil), ("1e3", nil), ("1.0", nil), (" 1", nil), ("", nil), ("-", nil),
    ] as [(String, Int?)])
  func written(text: String, number: Int?) { #expect(Int(written: text) == number) }

  @Test(
    "minutes stay on their side of a limit",
    arguments: [
      (359.6, 0, 359), (359.4, 0, 359), (360, 0, 360), (360.4, 0, 360), (371.2, 371.4, 370),
      (371.5, 371.4, 372), (389.7, 390, 389), (312.5, 390, 313),
    ])
  func minutes(_ minutes: Double, _ limit: Double, _ shown: Int) {
    #expect(minutes.minutesShown(beside: limit) == shown)
  }

  @Test(
    "a distance has at most four digits before its decimals",
    arguments: [
      ("10k", 60), ("12 km", 72), ("7.5km", 45), ("7,5 km", 45), ("9999k", 59_994), ("0k", 0),
      ("10000k", nil), ("9000000000000000000k", nil), ("1e19k", nil), ("0x1p4k", nil), ("-5k", nil),
      ("1.2.3k", nil), (".5k", nil), ("5.k", nil), ("infk", nil), ("k", nil), ("10", nil),
      ("١٢k", nil), ("10 miles", nil),
    ] as [(String, Int?)])
  func distance(text: String, minutes: Int?) {
    #expect(Kilometres(text).flatMap { $0.minutes(of: .running) } == minutes)
  }
}
