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
    case .notACalendar: "no VCALENDAR in it; nothing was read"
    case .otherEncoding(let name):
      "written in \(name); nothing was read: save it as UTF-8"
    case .movedTooFar(let limit):
      "RANGE=THISANDFUTURE moves dates by more than \(limit) days; some of RDATE and EXDATE may be "
        + "missing"
    case .unfinished(let component): "the file ends inside \(component), which was skipped"
    case .strayEnd(let component): "END:\(component) closes nothing that is open; skipped"
    case .nestedTooDeep(let limit):
      "components nested more than \(limit) deep; anything deeper was skipped"
    case .lineTooLong(let limit): "line of more than \(limit) bytes; skipped"
    case .notAContentLine: "line without a name and a colon; skipped"
    case .cutShort: "the file ends before END:VCALENDAR; what was complete was used"
    case .repeated(let property): "\(property) more than once; the first was used"
    case .textTooLong(let property, let limit):
      "\(property) of more than \(limit) bytes; the rest was skipped"
    case .furtherProblems(let count):
      "\(count) more \(count == 1 ? "problem" : "problems") in this file"
    case .notUTF8: "not UTF-8; read as Latin-1"
    case .noStart: "VEVENT without a readable DTSTART; skipped"
    case .noRecurrenceID: "override without a readable RECURRENCE-ID; skipped"
    case .unreadable(let property, let value):
      "cannot read \(property) \(quoted(value)); skipped"
    case .unreadableRulePart(let part, let value):
      "cannot use \(part)=\(value) in this rule; that part was skipped"
    case .unusableRulePart(let part, let value):
      "nothing in \(part)=\(value) can be used; only the first date is shown"
    case .forbiddenRulePart(let part, let frequency):
      "\(part) has no meaning in a \(frequency) rule; skipped"
    case .untilBeforeStart: "UNTIL is before DTSTART; the series has no date"
    case .sharedUID: "several events share this UID and none is newer; all are shown"
    case .timeInDate(let property): "\(property) is a DATE but has a time; read with the time"
    case .unreadableRule: "rule without a readable FREQ; skipped"
    case .intervalNotPositive(let value): "INTERVAL \(quoted(value)) is not positive; read as 1"
    case .ruleYieldsNothing: "the rule yields no date; only the first one is shown"
    case .ruleTooLong(let limit):
      "the rule takes more than \(limit) steps; later dates may be missing"
    case .crowdedSeries(let count):
      "too many dates to list; \(count) \(count == 1 ? "was" : "were") skipped"
    case .tooManyEvents(let count):
      "too many events to list; \(count) \(count == 1 ? "was" : "were") skipped"
    case .tooManyValues(let property, let limit):
      "more than \(limit) values of \(property); the rest was skipped"
    case .otherCalendarScale(let scale):
      "RSCALE \(quoted(scale)) is not supported; only the first date is shown"
    case .unknownZone(let name):
      "unknown time zone \(quoted(name)); its times were read in your zone"
    case .unusableZone(let name):
      "VTIMEZONE \(quoted(name)) cannot be used; its times were read in your zone"
    case .contradictedZone(let name):
      "VTIMEZONE \(quoted(name)) contradicts the zone of that name; that zone's clocks were used"
    case .partlyUsableZone(let name):
      "part of VTIMEZONE \(quoted(name)) cannot be read; the rest was used"
    case .endsBeforeStart: "DTEND is before DTSTART; read as ending when it starts"
    }
  }

  private func expected(_ value: HealthProblem.Expected) -> String {
    switch value {
    case .number: "number"
    case .text: "string"
    case .id: "ID"
    case .value: "value"
    case .example(let text): text
    }
  }

  private func problem(_ problem: HealthProblem) -> String {
    switch problem {
    case .malformedJSON(nil): "not JSON from here on; the rest was skipped"
    case .malformedJSON(let found?):
      "\(quoted(found)) is not valid JSON here; the rest was skipped"
    case .cutShort:
      "the file ends in the middle of a value; what was complete was used"
    case .otherEncoding(let name):
      "written in \(name), not read: save it as UTF-8"
    case .noRecords: "no WHOOP records in it; skipped"
    case .notARecord: "not a record; skipped"
    case .unreadableRecord(let kind, let field, let expected):
      "\(kind) record without a readable \(quoted(field)), skipped: "
        + "\(self.expected(expected)) expected"
    case .strayQuote(let kind): "\(kind) record with a stray quote; its line was skipped"
    case .otherWidth(let kind, let cells, let headers):
      "\(kind) record with \(cells) cells under \(headers) headers; its line was skipped"
    case .endsBeforeStart(let kind): "\(kind) record that ends before it begins; skipped"
    case .outOfRange(let field, let value):
      "\(quoted(field)) cannot be \(value); read as unknown"
    case .unknownValue(let field, let value):
      "unknown value \(quoted(value)) of \(quoted(field)); the rest of the record was used"
    case .privateFormat: "WHOOP's old private format (before 2022), not read: export the data again"
    case .foreignShape: "rows made by another program; not read"
    case .twoAccounts:
      "records of more than one WHOOP account: two people's exports may be mixed"
    case .undatedRecoveries(let count):
      "\(count == 1 ? "1 recovery" : "\(count) recoveries") without a date, since "
        + (count == 1 ? "its sleep or cycle is" : "their sleeps or cycles are")
        + " not there; not used: give sleep.json or cycle.json too"
    case .writtenAsText(let field):
      "values in quotation marks, such as that of \(quoted(field)); read all the same"
    case .noClock(let field):
      "no readable \(quoted(field)); the clocks of your time zone were taken"
    case .missingName(let name, let closest, let isColumn):
      "no \(isColumn ? "column" : "field") \(quoted(name))"
        + (closest.map { "; closest \(quoted($0))" } ?? "")
    case .ambiguousDate(let date):
      "\(quoted(date)) could be day/month or month/day; the file was not read"
    }
  }
}
