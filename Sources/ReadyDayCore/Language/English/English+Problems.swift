extension English {
  package func problem(_ problem: Problem) -> String {
    switch problem {
    case .calendar(let problem): self.problem(problem)
    case .health(let problem): self.problem(problem)
    case .export(let problem): self.problem(problem)
    }
  }

  private func problem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notACalendar: "no VCALENDAR in it, nothing read"
    case .otherEncoding(let name): "written in \(name), nothing read: save it as UTF-8"
    case .movedTooFar(let limit):
      "RANGE=THISANDFUTURE moves dates by more than \(limit) days, some of RDATE and EXDATE may be "
        + "missing"
    case .unfinished(let component): "the file ends inside \(component), which was left out"
    case .strayEnd(let component): "END:\(component) closes nothing that is open, passed over"
    case .nestedTooDeep(let limit):
      "components nested more than \(limit) deep, what lies deeper was passed over"
    case .lineTooLong(let limit): "line of more than \(limit) bytes, left out"
    case .notAContentLine: "line without a name and a colon, left out"
    case .cutShort: "the file ends before END:VCALENDAR, what was whole before it was used"
    case .repeated(let property): "\(property) more than once, the first was used"
    case .textTooLong(let property, let limit):
      "\(property) of more than \(limit) bytes, the rest was left out"
    case .furtherProblems(let count):
      "\(count) more \(count == 1 ? "problem" : "problems") in this file"
    case .notUTF8: "not UTF-8, read as Latin-1"
    case .noStart: "VEVENT without a readable DTSTART, left out"
    case .noRecurrenceID: "override without a readable RECURRENCE-ID, left out"
    case .unreadable(let property, let value):
      "cannot read \(property) \(quoted(value)), left out"
    case .unreadableRulePart(let part, let value):
      "cannot use \(part)=\(value) in this rule, that part was left out"
    case .unusableRulePart(let part, let value):
      "nothing in \(part)=\(value) can be used, only the first date is shown"
    case .forbiddenRulePart(let part, let frequency):
      "\(part) has no meaning in a \(frequency) rule, left out"
    case .untilBeforeStart: "UNTIL before DTSTART, the series has no date"
    case .sharedUID: "several events with this UID and none is newer, all are shown"
    case .timeInDate(let property): "\(property) is a DATE but has a time, read with the time"
    case .unreadableRule: "rule without a readable FREQ, left out"
    case .intervalNotPositive(let value): "INTERVAL \(quoted(value)) is not positive, read as 1"
    case .ruleYieldsNothing: "the rule yields no date, only the first one is shown"
    case .ruleTooLong(let limit):
      "the rule takes more than \(limit) steps, later dates may be missing"
    case .crowdedSeries(let count):
      "too many dates to list, \(count) \(count == 1 ? "was" : "were") left out"
    case .tooManyEvents(let count):
      "too many events to list, \(count) \(count == 1 ? "was" : "were") left out"
    case .tooManyValues(let property, let limit):
      "more than \(limit) values of \(property), the rest was left out"
    case .otherCalendarScale(let scale):
      "RSCALE \(quoted(scale)) is not supported, only the first date is shown"
    case .unknownZone(let name): "unknown time zone \(quoted(name)), times read in your zone"
    case .unusableZone(let name):
      "VTIMEZONE \(quoted(name)) cannot be used, its times read in your zone"
    case .partlyUsableZone(let name):
      "part of VTIMEZONE \(quoted(name)) cannot be read, the rest was used"
    case .endsBeforeStart: "DTEND before DTSTART, read as ending when it starts"
    }
  }

  private func expected(_ value: HealthProblem.Expected) -> String {
    switch value {
    case .number: "number"
    case .text: "string"
    case .object: "object"
    case .id: "id"
    case .value: "value"
    case .trueOrFalse: "true, false"
    case .example(let text): text
    }
  }

  private func problem(_ problem: HealthProblem) -> String {
    switch problem {
    case .malformedJSON(nil): "not JSON from here on, the rest was left out"
    case .malformedJSON(let found?):
      "\(quoted(found)) makes no sense in JSON here, the rest was left out"
    case .cutShort:
      "the file ends in the middle of a value, what was whole before it was used"
    case .noRecords: "no WHOOP records in it, passed over"
    case .notARecord: "not a record, passed over"
    case .unreadableRecord(let kind, let field, let expected):
      "\(kind) record without a readable \(quoted(field)), left out: "
        + "\(self.expected(expected)) expected"
    case .strayQuote(let kind): "\(kind) record with a stray quote, its line was left out"
    case .otherWidth(let kind, let cells, let headers):
      "\(kind) record with \(cells) cells under \(headers) headers, its line was left out"
    case .endsBeforeStart(let kind): "\(kind) record that ends before it begins, left out"
    case .outOfRange(let field, let value):
      "\(quoted(field)) cannot be \(value), read as unknown"
    case .unknownValue(let field, let value):
      "unknown value \(quoted(value)) of \(quoted(field)), the rest of the record was used"
    case .privateFormat: "the private format from before 2022, not read: export the data again"
    case .foreignShape: "rows made by another program, not read"
    case .twoAccounts:
      "records of more than one WHOOP account: two people's exports may be mixed"
    case .ambiguousDate(let date):
      "\(quoted(date)) could be day/month or month/day, the file was not read"
    }
  }
}
