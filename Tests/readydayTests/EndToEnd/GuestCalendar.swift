/// A calendar of daily meetings before the fixtures' morning, some of which name one guest.
enum GuestCalendar {
  /// - Parameters:
  ///   - own: how many of them name `ana@acme.test`.
  ///   - count: how many there are, one a day.
  ///   - haveGuests: whether they name anybody.
  static func text(naming own: Int, of count: Int, haveGuests: Bool = true) -> String {
    let events = (0..<count).map { index in
      let day = index < 28 ? 202_602_01 + index : 202_601_01 + index - 28
      let guests = ["guest\(index)@acme.test"] + (index < own ? ["ana@acme.test"] : [])
      let lines = haveGuests ? guests.map { "ATTENDEE:mailto:\($0)\r\n" } : []
      return "BEGIN:VEVENT\r\nUID:\(index)\r\nDTSTART:\(day)T090000Z\r\nDTEND:\(day)T100000Z\r\n"
        + "SUMMARY:Sync \(index)\r\n\(lines.joined())END:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events.joined())END:VCALENDAR\r\n"
  }
}
