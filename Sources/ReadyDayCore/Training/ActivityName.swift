/// An activity as a plan names it: by its current or former name, or as a sport of its own.
package struct ActivityName: Equatable, Sendable {
  package let activity: Activity
  /// The former name, if ``activity`` is less specific; otherwise nil.
  package let formerName: String?
  package let sport: OtherSport?

  package init(_ activity: Activity) { (self.activity, formerName, sport) = (activity, nil, nil) }

  package static var all: [ActivityName] { Activity.allCases.map { ActivityName($0) } }

  init(_ sport: OtherSport) { (activity, formerName, self.sport) = (.other, nil, sport) }

  private init(_ name: FormerName) { (activity, formerName, sport) = (.other, name.rawValue, nil) }

  /// Nil for a name that no version has used.
  package init?(_ name: String) {
    if let activity = Activity(rawValue: name) {
      self.init(activity)
    } else if let sport = OtherSport(rawValue: name) {
      self.init(sport)
    } else if let former = FormerName(rawValue: name) {
      self.init(former)
    } else {
      switch name {
      case "strength": self.init(.strengthTraining)
      case "cross_training": self.init(.functionalFitness)
      default: return nil
      }
    }
  }

  /// The activity's name in files and options.
  package var code: String { sport?.rawValue ?? activity.rawValue }

  /// Appends the former name to `notes`, so that the plan loses nothing.
  package func added(to notes: String) -> String {
    guard let formerName else { return notes }
    return notes.isEmpty ? formerName : "\(notes) (\(formerName))"
  }
}

/// A name of an early version that stands for too many activities to plan one.
package enum FormerName: String, CaseIterable, Sendable {
  case cardio, skills, competition

  /// In both languages, folded.
  var words: [String] {
    switch self {
    case .cardio: ["cardio"]
    case .skills: ["skills", "skill", "drills", "tecnica", "habilidades"]
    case .competition: ["competition", "competicion", "comp"]
    }
  }
}

/// A sport that WHOOP records and that has no activity of its own: its ``Activity`` is other.
package enum OtherSport: String, Equatable, Coded {
  case padel
  case paddleTennis = "paddle_tennis"
  case tableTennis = "table_tennis"
  case fencing
  case martialArts = "martial_arts"
  case dance, gymnastics, barre, cricket, handball, netball, softball, ultimate, hurling
  case waterPolo = "water_polo"
  case australianFootball = "australian_football"
  case gaelicFootball = "gaelic_football"
  case sailing, kayaking, paddleboarding, kiteboarding, wakeboarding, diving
  case waterSkiing = "water_skiing"
  case horsebackRiding = "horseback_riding"
  case polo
  case iceSkating = "ice_skating"
  case inlineSkating = "inline_skating"
  case discGolf = "disc_golf"
  case trackAndField = "track_and_field"
  case triathlon, duathlon
  case obstacleCourseRacing = "obstacle_course_racing"
  case parkour, motocross
  case circusArts = "circus_arts"
}
