/// The weather of coming hours at a spot, as a service forecasts it.
package struct Forecast: Equatable, Sendable {
  /// What a forecast says of an hour; nil for what it does not say.
  package struct Hour: Equatable, Sendable {
    package let span: TimeSpan
    /// In °C, at the hour's beginning, as are humidity (percent) and wind (km/h).
    package let celsius: Double
    package var humidity, wind: Double?
    /// Of the whole hour: gusts in km/h, rain and melted snow in mm, their chance in percent, snow in cm.
    package var gusts, rain, chance, snow: Double?
    /// The weather as the World Meteorological Organization numbers it (table 4677).
    package var code: Int?
    /// Whether it has rained or snowed in the six hours before.
    var isAfterRain = false
  }

  /// In order.
  package let hours: [Hour]

  package init(hours: [Hour]) {
    self.hours = hours.indices.map { place in
      copy(of: hours[place]) { hour in
        hour.isAfterRain = hours[max(0, place - 6)..<place].contains { $0.has(.rain) }
      }
    }
  }

  /// What speaks against training outdoors, besides heat.
  package enum Trouble: String, CaseIterable, Coded, Sendable { case rain, snow, ice, wind }

  /// How far heat restricts training outdoors, from the least to the most.
  package enum Heat: String, CaseIterable, Coded, Comparable, Sendable {
    case none
    /// Earlier in the day or in the shade, at most moderate.
    case warm
    /// Short and easy.
    case hot
    /// Indoors.
    case extreme

    package static func < (a: Heat, b: Heat) -> Bool { a.place < b.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// One step more, for hearts and pregnancies.
    var stricter: Heat {
      switch self {
      case .none: .none
      case .warm: .hot
      case .hot, .extreme: .extreme
      }
    }
  }
}

extension Forecast.Hour {
  /// Under this many mm an hour stays dry; less likely than this percentage, too.
  private static let (leastRain, leastChance) = (0.2, 40.0)
  private static let leastSnow = 0.1
  /// In km/h; above it, wind counts.
  private static let mostWind = 40.0
  /// Rain or drizzle that freezes.
  private static let freezing: Set = [56, 57, 66, 67]

  package func has(_ trouble: Forecast.Trouble) -> Bool {
    switch trouble {
    case .rain: (rain ?? 0) >= Self.leastRain && (chance ?? 100) >= Self.leastChance
    case .snow: (snow ?? 0) >= Self.leastSnow && (chance ?? 100) >= Self.leastChance
    case .ice:
      code.map(Self.freezing.contains) == true || celsius <= 0 && (isAfterRain || has(.rain))
    case .wind: max(wind ?? 0, gusts.map { $0 / Self.gustiness } ?? 0) > Self.mostWind
    }
  }

  /// Gusts that are this many times the mean wind are those of an ordinary wind.
  private static let gustiness = 1.5

  /// About the wet-bulb globe temperature in light cloud and wind, from temperature and the vapour's
  /// pressure (Australia's Bureau of Meteorology); nil if the humidity is unknown.
  package var heatIndex: Double? {
    humidity.map { humidity in
      let pressure =
        humidity / 100 * 6.105 * Double.exponential(17.27 * celsius / (237.7 + celsius))
      return 0.567 * celsius + 0.393 * pressure + 3.94
    }
  }

  /// Limits in the words of sports medicine: from 23 caution, from 28 high risk, from 32 extreme.
  package var heat: Forecast.Heat {
    switch heatIndex ?? 0 {
    case 32...: .extreme
    case 28...: .hot
    case 23...: .warm
    default: .none
    }
  }
}
