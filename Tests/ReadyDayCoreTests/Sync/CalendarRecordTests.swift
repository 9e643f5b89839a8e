import Testing

@testable import ReadyDayCore

@Suite("Calendars that are fetched") struct CalendarRecordTests {
  private static let now = Instant(secondsSince1970: 1_773_120_600)

  private static func answer(
    _ body: String, _ headers: [HTTPField] = [], status: Int = 200
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: HTTPHeaders(headers), body: Array(body.utf8))
  }

  private static func calendar(_ header: String = "", events: Int = 1, ends: Bool = true) -> String
  {
    let event = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260310T100000Z\r\nEND:VEVENT\r\n"
    return "BEGIN:VCALENDAR\r\n\(header)" + String(repeating: event, count: events)
      + (ends ? "END:VCALENDAR\r\n" : "")
  }

  /// After one calendar with `events` was taken an hour ago and more.
  private static func kept(_ text: String = calendar(), _ headers: [HTTPField] = []) throws
    -> CalendarRecord
  {
    var record = CalendarRecord()
    #expect(try record.take(answer(text, headers), hasCopy: false, at: now.adding(seconds: -4000)))
    return record
  }

  @Test(
    "a calendar says itself for how long it is fresh, within reason",
    arguments: [
      ([], 3600), (["REFRESH-INTERVAL;VALUE=DURATION:PT30M"], 1800),
      (["X-PUBLISHED-TTL:PT20M"], 1200),
      (["X-PUBLISHED-TTL:PT20M", "REFRESH-INTERVAL;VALUE=DURATION:PT2H"], 7200),
      (["REFRESH-INTERVAL;VALUE=DURATION:PT2H", "X-PUBLISHED-TTL:PT20M"], 7200),
      (["X-PUBLISHED-TTL:PT1M"], 300), (["X-PUBLISHED-TTL:P1W"], 43_200),
      (["X-PUBLISHED-TTL:often"], 3600), (["X-PUBLISHED-TTL:-PT1H"], 300),
    ] as [([String], Int)])
  func freshness(header: [String], seconds: Int) throws {
    var record = CalendarRecord()
    let text = Self.calendar(header.map { "\($0)\r\n" }.joined())
    _ = try record.take(Self.answer(text), hasCopy: false, at: Self.now)
    #expect(record.isFresh(at: Self.now.adding(seconds: seconds - 1)))
    #expect(!record.isFresh(at: Self.now.adding(seconds: seconds)))
    #expect(!record.isFresh(at: Self.now.adding(seconds: -1)))
  }

  @Test(
    "what is no whole calendar takes nothing's place",
    arguments: [
      (answer("<!DOCTYPE html><html>"), .notACalendar), (answer(""), .notACalendar),
      // A page that speaks of one.
      (answer("<pre>BEGIN:VCALENDAR\nEND:VCALENDAR"), .notACalendar),
      (answer("BEGIN:VCARD\nEND:VCARD"), .notACalendar),
      (answer(calendar(ends: false)), .calendarCutShort),
      (answer(calendar(events: 0)), .calendarEmptied(before: 1)),
      (answer("", status: 410), .status(410)), (answer(calendar(), status: 500), .status(500)),
      (answer("", status: 503), .status(503)),
      // Too often: without a word on when, in seconds, until a moment, for ever.
      (answer("", status: 429), .waiting(until: now.adding(seconds: 900))),
      (
        answer("", [HTTPField("retry-after", "60")], status: 429),
        .waiting(until: now.adding(seconds: 60))
      ),
      (
        answer("", [HTTPField("Retry-After", "Tue, 10 Mar 2026 05:40:00 GMT")], status: 503),
        .waiting(until: Instant(secondsSince1970: 1_773_121_200))
      ),
      (
        answer("", [HTTPField("Retry-After", "99999999")], status: 429),
        .waiting(until: now.adding(seconds: 900))
      ),
    ] as [(HTTPResponse, SyncFault)])
  func refusals(answer: HTTPResponse, fault: SyncFault) throws {
    var record = try Self.kept()
    let before = record
    #expect(throws: fault) { try record.take(answer, hasCopy: true, at: Self.now) }
    #expect(record == before)
    record.fail(fault, at: Self.now)
    #expect(record.failingSince == Self.now && !record.isFresh(at: Self.now))
    #expect(CalendarRecord(Array(record.text.utf8)) == record)
  }

  @Test("without a copy, what is cut short or empty is better than nothing") func first() throws {
    for text in [Self.calendar(ends: false), Self.calendar(events: 0)] {
      var record = CalendarRecord()
      #expect(try record.take(Self.answer(text), hasCopy: false, at: Self.now))
      #expect(try !record.take(Self.answer(text), hasCopy: true, at: Self.now))
    }
  }

  @Test("a calendar that stays empty for a day is believed, and one that is forced at once")
  func emptied() throws {
    let empty = Self.answer(Self.calendar(events: 0))
    var record = try Self.kept()
    #expect(try record.take(empty, hasCopy: true, isForced: true, at: Self.now))
    record = try Self.kept()
    record.fail(.calendarEmptied(before: 1), at: Self.now)
    #expect(throws: SyncFault.calendarEmptied(before: 1)) {
      try record.take(empty, hasCopy: true, at: Self.now.adding(seconds: 86_399))
    }
    #expect(try record.take(empty, hasCopy: true, at: Self.now.adding(seconds: 86_400)))
    #expect(record.events == 0 && record.failingSince == nil)
  }

  @Test("a day without a network is no day of an empty calendar") func emptiedAfterOutage() throws {
    var record = try Self.kept()
    record.fail(.status(500), at: Self.now)
    record.fail(.calendarEmptied(before: 1), at: Self.now.adding(seconds: 86_400))
    #expect(throws: SyncFault.calendarEmptied(before: 1)) {
      try record.take(
        Self.answer(Self.calendar(events: 0)), hasCopy: true, at: Self.now.adding(seconds: 86_700))
    }
  }

  @Test("a calendar that is found unchanged is as good as a new one") func unchanged() throws {
    let headers = [HTTPField("ETag", "\"v1\""), HTTPField("Last-Modified", "yesterday")]
    var record = try Self.kept(Self.calendar(), headers)
    record.fail(.status(500), at: Self.now)
    #expect(try !record.take(Self.answer("", status: 304), hasCopy: true, at: Self.now))
    #expect(record.isFresh(at: Self.now) && record.etag == "\"v1\"" && record.events == 1)
    #expect(throws: SyncFault.status(304)) {
      try record.take(Self.answer("", status: 304), hasCopy: false, at: Self.now)
    }
  }

  @Test(
    "a server that names its copy in one way alone is asked by that",
    arguments: [
      HTTPField("ETag", "\"v1\""), HTTPField("Last-Modified", "yesterday"),
    ])
  func oneName(_ header: HTTPField) throws {
    var record = try Self.kept(Self.calendar(), [header])
    #expect(try !record.take(Self.answer("", status: 304), hasCopy: true, at: Self.now))
    #expect(record.isFresh(at: Self.now))
  }

  @Test("it has been failing since the first time it failed") func failing() throws {
    var record = try Self.kept()
    record.fail(.status(500), at: Self.now)
    record.fail(.status(500), at: Self.now.adding(seconds: 600))
    #expect(record.failingSince == Self.now)
  }

  @Test("a calendar may begin with a byte order mark, and hold nothing but tasks")
  func tasks() throws {
    let task = "BEGIN:VTODO\r\nUID:t\r\nDUE:20260310T100000Z\r\nEND:VTODO\r\n"
    let tasks = Self.calendar(task, events: 0)
    var record = try Self.kept()
    #expect(try record.take(Self.answer("\u{FEFF}" + tasks), hasCopy: true, at: Self.now))
    #expect(record.events == 1)
  }

  struct Age: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let seconds: Int
    var isFailing = false
    let isLate: Bool
  }

  @Test(
    "what is kept is called old after a day, and after an hour where it cannot be fetched",
    arguments: [
      Age(testDescription: "almost a day", seconds: 86_399, isLate: false),
      Age(testDescription: "a day", seconds: 86_400, isLate: true),
      Age(testDescription: "almost an hour", seconds: 3599, isFailing: true, isLate: false),
      Age(testDescription: "an hour", seconds: 3600, isFailing: true, isLate: true),
    ])
  func late(row: Age) {
    var status = Synced.Status()
    status.checkedAt = Self.now
    status.failingSince = row.isFailing ? Self.now : nil
    let late = Synced(.calendar("work"), nil, status).late(
      at: Self.now.adding(seconds: row.seconds))
    #expect(late == (row.isLate ? Self.now : nil))
  }

  @Test("what a server calls the copy goes back to the same address alone, and with the copy alone")
  func validators() throws {
    let request = try #require(
      CalendarRequest("webcal://example.test/a.ics", agent: nil, program: "readyday/1.0"))
    let headers = [HTTPField("ETag", "\"v1\""), HTTPField("Last-Modified", "then")]
    var record = try Self.kept(Self.calendar(), headers)
    func names(_ isConditional: Bool) -> [String] {
      request.request(record, isConditional: isConditional, asBrowser: false).headers.map(\.name)
    }
    #expect(names(true) == ["Accept"])
    record.address = request.name
    #expect(names(true) == ["Accept", "If-None-Match", "If-Modified-Since"])
    #expect(names(false) == ["Accept"])
  }

  @Test(
    "servers that answer browsers alone",
    arguments: [
      ("https://outlook.office365.com/owa/calendar/a/b/calendar.ics", true),
      ("https://outlook.live.com/x", true), ("https://mail.example.test/owa/calendar/a", true),
      ("https://calendar.example.test/outlook.ics", false),
    ])
  func browsers(url: String, needed: Bool) throws {
    let request = try #require(CalendarRequest(url, agent: nil, program: "readyday/1.0"))
    #expect(request.mayNeedBrowser == needed)
    let own = try #require(CalendarRequest(url, agent: "mine", program: "readyday/1.0"))
    #expect(!own.mayNeedBrowser)
    #expect(own.request(CalendarRecord(), isConditional: false, asBrowser: true).agent == "mine")
    let agent = request.request(CalendarRecord(), isConditional: false, asBrowser: true).agent
    #expect(agent.hasPrefix("Mozilla/5.0 (X11) Chrome/"))
  }

  @Test(
    "a validator that cannot be sent is forgotten, also one that an earlier version kept",
    arguments: ["\"a\rb\"", "\"a\u{1}b\"", "\"a\u{7F}\"", String(repeating: "e", count: 1025)])
  func validators(text: String) throws {
    let longest = String(repeating: "e", count: 1024)
    let record = try Self.kept(
      Self.calendar(), [HTTPField("ETag", text), HTTPField("Last-Modified", longest)])
    #expect(record.etag == nil && record.lastModified == longest)
    var old = record
    (old.etag, old.lastModified) = (text, text)
    let read = CalendarRecord(Array(old.text.utf8))
    #expect(read.etag == nil && read.lastModified == nil && read.contents == record.contents)
  }

  @Test("a wait that a fast clock wrote down is none") func waits() throws {
    var record = try Self.kept()
    record.fail(.waiting(until: Self.now.adding(seconds: 86_400)), at: Self.now)
    #expect(record.waiting(at: Self.now) != nil)
    #expect(record.waiting(at: Self.now.adding(seconds: -1)) == nil)
  }

  @Test("of a record that cannot be understood nothing is known") func damaged() {
    for text in ["", "{", "[]", "{\"checked_at\": 1, \"events\": \"x\"}"] {
      #expect(CalendarRecord(Array(text.utf8)) == CalendarRecord())
    }
  }

  @Test("every fault has a code of its own, is kept, and has words in both languages")
  func faults() {
    let curl = [1, 5, 7, 28, 35, 47, 8, 63, 18].map { TransferFault(curlCode: $0) }
    let all: [SyncFault] =
      (curl
      + [
        .curlMissing, .interrupted, .manyOpenFiles, .notStarted, .unsendable, .failed(curlCode: 2),
      ]).map { .transfer($0) }
      + [
        .status(410), .waiting(until: Self.now), .notACalendar, .calendarCutShort,
        .calendarEmptied(before: 2), .noAddress, .notStored("x"),
      ]
    #expect(Set(all.map(\.code)).count == all.count)
    for fault in all.dropLast() {
      #expect(SyncFault(code: fault.code, number: fault.number) == fault)
    }
    #expect(SyncFault(code: "unknown", number: nil) == nil)
    for fault in all {
      let phrases: [Voice] = [Voice(.english), Voice(.spanish)]
      let words = phrases.map { $0.fault(fault, at: Self.now, in: .utc) }
      #expect(words[0] != words[1] || fault.httpStatus != nil)
    }
  }
}
