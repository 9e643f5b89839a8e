/// The points of an event by its length, company, hour and words alone.
///
/// ``EventDemand`` adds what this misjudges: kinds, and levels that words set.
package enum DemandFormula {
  package static func score(
    seconds: Int, attendees: Int, hour: Int, word: DemandLexicon.Weight?
  ) -> Int {
    points(seconds: seconds) + points(attendees: attendees) + points(hour: hour)
      + (word.map(points) ?? 0)
  }

  package static func points(seconds: Int) -> Int {
    switch seconds {
    case 7200...: 3
    case 3600...: 2
    default: 1
    }
  }

  /// - Parameter attendees: other people.
  package static func points(attendees: Int) -> Int {
    switch attendees {
    case 8...: 3
    case 4...: 2
    case 1...: 1
    default: 0
    }
  }

  /// - Parameter hour: that of the local start; in the dip after lunch, events are more demanding.
  package static func points(hour: Int) -> Int { (13...15).contains(hour) ? 1 : 0 }

  package static func points(_ word: DemandLexicon.Weight) -> Int { word == .high ? 2 : -1 }

  package static func level(ofScore score: Int) -> EventDemand.Level {
    switch score {
    case 6...: .high
    case 3...: .medium
    default: .low
    }
  }
}

extension TimeOfDay {
  /// Whether events that begin then are more demanding.
  var isAfterLunch: Bool { DemandFormula.points(hour: hour) > 0 }
}
