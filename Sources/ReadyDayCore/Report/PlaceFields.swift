// The user's place as JSON.

extension Place {
  static let fields = Fields<Place>([
    .text("home") { $0.home.name }, .code("home_reason_code") { $0.homeEvidence.code },
    .flag("away") { $0.isAway }, .optionalText("city") { $0.isAway ? $0.city : nil },
    .integer("ahead_of_home_min") { $0.ahead / 60 },
    .code("reason_code") { $0.evidence.code }, .optionalText("title") { $0.evidence.title },
    .optionalMoment("known_since") { $0.evidence.moment },
    .optionalInteger("nights") { $0.evidence.nights }, .text("tonight") { $0.night.name },
    .optionalObject("settling", settlingFields) { $0.settling },
    .json("suspected", .string, isThere: { $0.suspected != nil }) { place, _ in
      .string(place.suspected?.name ?? "")
    },
  ])

  private static let settlingFields = Fields<Settling>([
    .integer("hours_ahead") { $0.hours }, .integer("day") { $0.day }, .integer("days") { $0.days },
    .flag("said") { $0.isSaid },
  ])
}

extension Place.HomeEvidence {
  package enum Code: String, Coded, CaseIterable, Sendable { case configured, nights, system }

  fileprivate var code: Code {
    switch self {
    case .configured: .configured
    case .nights: .nights
    case .system: .system
    }
  }
}

extension Place.Evidence {
  package enum Code: String, Coded, CaseIterable, Sendable { case none, journey, nights }

  fileprivate var code: Code {
    switch self {
    case .none: .none
    case .journey: .journey
    case .nights: .nights
    }
  }

  fileprivate var title: String? {
    if case .journey(let title, _) = self, !title.isEmpty { title } else { nil }
  }

  fileprivate var moment: Instant? {
    switch self {
    case .none: nil
    case .journey(_, let end): end
    case .nights(_, let last): last
    }
  }

  fileprivate var nights: Int? { if case .nights(let count, _) = self { count } else { nil } }
}

extension Daylight {
  /// Null for a moment that does not come: near the poles, or in a summer night's twilight.
  static let fields = Fields<Daylight>([
    .optionalMoment("dawn") { $0.light.span?.start },
    .optionalMoment("sunrise") { $0.sun.span?.start },
    .optionalMoment("sunset") { $0.sun.span?.end }, .optionalMoment("dusk") { $0.light.span?.end },
    .code("sun") { $0.sun.code }, .code("light") { $0.light.code },
    .optionalText("place") { $0.spot.name }, .flag("about") { $0.spot.isOfZone },
  ])
}

extension Daylight.Course {
  package enum Code: String, Coded, CaseIterable, Sendable { case between, always, never }

  fileprivate var code: Code {
    switch self {
    case .between: .between
    case .always: .always
    case .never: .never
    }
  }

  fileprivate var span: TimeSpan? { if case .between(let span) = self { span } else { nil } }
}

extension DayWeather {
  /// Of the rest of the waking day.
  static let fields = Fields<DayWeather>(
    [
      .number("lowest_celsius", decimals: 1) { $0.celsius.lowerBound },
      .number("highest_celsius", decimals: 1) { $0.celsius.upperBound },
      .optionalNumber("heat_index") { $0.heatIndex }, .code("heat") { $0.heat },
    ]
      + Forecast.Trouble.allCases.map { trouble in
        .list(trouble.rawValue, TimeSpan.fields) { $0.spans(with: trouble) }
      })
}
