import ReadyDayCore
import Testing

@Suite("Timestamp") struct TimestampTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let seconds: Int
    let printed: String
    var testDescription: String { text }
  }

  @Test(
    "what RFC 3339 writes is read, and printed with its offset",
    arguments: [
      Case(text: "1970-01-01T00:00:00Z", seconds: 0, printed: "1970-01-01T00:00:00+00:00"),
      Case(
        text: "2026-11-21T02:00:00Z", seconds: 1_795_226_400, printed: "2026-11-21T02:00:00+00:00"),
      Case(
        text: "2026-11-23T06:55:02+01:00", seconds: 1_795_413_302,
        printed: "2026-11-23T06:55:02+01:00"),
      Case(
        text: "2026-11-23T06:55:02.774-03:30", seconds: 1_795_429_502,
        printed: "2026-11-23T06:55:02-03:30"),
      Case(
        text: "2026-11-23t06:55:02z", seconds: 1_795_416_902, printed: "2026-11-23T06:55:02+00:00"),
      Case(
        text: "2026-11-23 06:55:02-00:00", seconds: 1_795_416_902,
        printed: "2026-11-23T06:55:02+00:00"),
      Case(
        text: "1990-12-31T23:59:60Z", seconds: 662_687_999, printed: "1990-12-31T23:59:59+00:00"),
      Case(
        text: "0000-01-01T00:00:00+23:59", seconds: -62_167_305_540,
        printed: "0000-01-01T00:00:00+23:59"),
    ])
  func reads(_ row: Case) throws {
    let timestamp = try #require(Timestamp(row.text))
    #expect(timestamp.instant == Instant(secondsSince1970: row.seconds))
    #expect("\(timestamp)" == row.printed)
    #expect(Timestamp(row.printed) == timestamp)
  }

  @Test(
    "anything else is not a timestamp",
    arguments: [
      "", "2026-11-21", "2026-11-21T02:00:00", "2026-11-21T02:00Z", "2026-11-21T2:00:00Z",
      "2026-11-21T24:00:00Z", "2026-11-21T02:60:00Z", "2026-11-21T02:00:61Z",
      "2026-02-30T02:00:00Z", "2026-13-01T02:00:00Z", "2026-11-21T02:00:00.Z",
      "2026-11-21T02:00:00+1:00", "2026-11-21T02:00:00+24:00", "2026-11-21T02:00:00+01:60",
      "2026-11-21T02:00:00+0100", "2026-11-21T02:00:00Z ", " 2026-11-21T02:00:00Z",
      "20261121T020000Z", "+2026-11-21T02:00:00Z", "2026-11-21T02:00:00ZZ", "２０26-11-21T02:00:00Z",
    ])
  func refuses(_ text: String) { #expect(Timestamp(text) == nil) }

  @Test(
    "as people type it, a time needs no seconds",
    arguments: [
      ("2026-11-23T06:55+01:00", "2026-11-23T06:55:00+01:00"),
      ("2026-11-23 6:55Z", "2026-11-23T06:55:00+00:00"),
      ("2026-11-23T06:55:02.774+01:00", "2026-11-23T06:55:02+01:00"),
      ("2026-11-23T06:55", nil), ("2026-11-23T06+01:00", nil), ("2026-11-23T24:61+01:00", nil),
    ])
  func typed(text: String, printed: String?) {
    #expect(Timestamp(typed: text)?.description == printed)
  }

  @Test("an offset with seconds is printed in minutes, the moment unchanged")
  func localMeanTime() throws {
    let madrid = try #require(UTCOffset(seconds: -(14 * 60 + 44)))
    let timestamp = Timestamp(Instant(secondsSince1970: -2_177_452_800), at: madrid)
    #expect("\(timestamp)" == "1900-12-31T23:46:00-00:14")
    #expect(Timestamp("\(timestamp)")?.instant == timestamp.instant)
  }

  @Test("offsets are read as WHOOP and RFC 3339 write them, and nothing else is") func offsets() {
    #expect(UTCOffset("+05:30")?.seconds == 19_800)
    #expect(UTCOffset("-03:30")?.seconds == -12_600)
    #expect(UTCOffset("Z") == .zero)
    for text in ["", "+", "0100", "+0100", "+01", "+01:00:00", "01:00", "UTC", "+24:00"] {
      #expect(UTCOffset(text) == nil, "\(text)")
    }
  }
}
