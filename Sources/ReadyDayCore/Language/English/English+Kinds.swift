// What events and days are.
extension English {
  package func kind(_ kind: EventKind) -> String {
    switch kind {
    case .meeting: "meeting"
    case .race: "race"
    case .travel: "travel"
    case .shift: "shift"
    case .training: "training"
    case .meal: "meal"
    case .leisure: "leisure"
    case .focus: "focus time"
    case .errand: "errand"
    }
  }

  package func kind(_ kind: EventKind, by evidence: KindEvidence) -> String {
    "Kind: \(self.kind(kind)) (\(self.evidence(evidence)))"
  }

  private func evidence(_ evidence: KindEvidence) -> String {
    switch evidence {
    case .rule(let pattern): "your rule \(quoted(pattern))"
    case .calendar(.work): "it is in a work calendar"
    case .calendar(.personal): "it is in a personal calendar"
    case .calendar(.holidays): "it is in a holiday calendar"
    case .calendar(.birthdays): "it is in a birthday calendar"
    case .calendar(.others): "it is in other people's calendar"
    case .conferenceLink: "it has a join link"
    case .workWord(let word): "the word \(quoted(word)), and others are invited"
    case .word(let word): "the word \(quoted(word))"
    case .invited: "others are invited"
    case .freeDay: "it is not on a working day"
    case .evening: "it starts at \(KindSearch.evening):00 or later"
    case .length(let minutes):
      "\(duration(minutes: minutes)), as on three days of the last four weeks"
    case .nothing: "nothing says otherwise"
    case .withheld: "the evidence is hidden"
    }
  }

  package func owner(_ owner: EventOwner, by evidence: OwnerEvidence) -> String {
    "Whose: \(owner == .mine ? "yours" : "somebody else's") (\(self.evidence(evidence)))"
  }

  private func evidence(_ evidence: OwnerEvidence) -> String {
    switch evidence {
    case .rule(let pattern): "your rule \(quoted(pattern))"
    case .named: "you organise it or are invited"
    case .onBehalf: "you sent it for somebody else"
    case .calendar: "it is in other people's calendar and does not name you"
    case .absence(let name): "it says only that \(name) is away or on call"
    case .nothing: "nothing says otherwise"
    case .withheld: "the evidence is hidden"
    }
  }

  package func dayKind(_ kind: DayKind, until: LocalDateTime?, on date: LocalDate) -> String {
    let name =
      switch kind.kind {
      case .dayOff: "Day off"
      case .race: "Race day"
      case .travel: "Travel day"
      case .shift: "Shift"
      case .nightShift: "Night shift"
      }
    let end = until.map { end in
      ", until \(end.time.clock)" + (end.date == date ? "" : " on \(shortDate(end.date))")
    }
    return "\(name): \(reason(of: kind))\(end ?? "")"
  }

  package func reason(of kind: DayKind) -> String {
    switch kind.reason {
    case .own(let title), .event(let title): quotedTitle(title)
    case .publicHoliday(let title): "public holiday \(quotedTitle(title))"
    case .regionalHoliday(let title): "regional holiday \(quotedTitle(title)), and no meetings"
    case .freeWeekday(let weekday): "\(self.weekday(weekday)), and no meetings"
    }
  }

  package var ordinaryDay: String { "An ordinary working day." }

  package var allDay: String { "ALL DAY" }

  package func mark(of holiday: AllDayMark) -> String {
    switch holiday {
    case .holiday: "holiday"
    case .regionalHoliday: "regional holiday"
    case .observance: "observance"
    }
  }

  package func doubleBooked(with title: String, others: Int) -> String {
    "double-booked with \(quotedTitle(title))" + (others > 0 ? " \(further(others))" : "")
  }

  package var unanswered: String { "unanswered" }
  package var unansweredFact: String { "You have not answered this invitation." }

  package func cannotMove(_ title: String, _ reason: Obstacle.Move) -> String {
    let name = quotedTitle(title)
    switch reason {
    case .fixed(let kind):
      return "The hardest event ahead is \(name) (\(self.kind(kind))), which cannot be moved."
    case .unanswered: return "The hardest event ahead is \(name), which you have not answered yet."
    case .organisedByOthers:
      return "The hardest event ahead is \(name), which someone else organises."
    case .tooManyPeople(let count):
      return "The hardest event ahead is \(name), with \(count) others: too many people to move it."
    case .tooSoon: return "The hardest event ahead is \(name), which starts within 2 hours."
    case .noSlot:
      return
        "The hardest event ahead is \(name); none of the next five working days has a free slot in your "
        + "working hours and is light enough for it."
    }
  }
}
