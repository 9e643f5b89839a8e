/// The units of distances and temperatures. Documents for programs are always metric.
package enum Units: String, CaseIterable, Sendable {
  case metric, imperial

  fileprivate var distance: (name: String, meters: Double) {
    switch self {
    case .metric: ("km", 1000)
    case .imperial: ("mi", 1609.344)
    }
  }

  var degrees: String {
    switch self {
    case .metric: "°C"
    case .imperial: "°F"
    }
  }

  /// Converts a metric value to these units.
  fileprivate func shown(_ vital: Vital, _ value: Double) -> Double {
    switch (vital, self) {
    case (.skinTemperature, .imperial): value * 1.8 + 32
    case (.skinTemperature, .metric), (.heartRateVariability, _), (.sdnn, _),
      (.restingHeartRate, _), (.bloodOxygen, _), (.respiratoryRate, _):
      value
    }
  }
}

extension Voice {
  /// For example `10.2 km`.
  func distance(meters: Double) -> String {
    "\(decimal(meters / units.distance.meters, places: 1)) \(units.distance.name)"
  }

  /// A value without its unit.
  func number(_ vital: Vital, _ value: Double) -> String {
    decimal(units.shown(vital, value), places: vital.places)
  }

  /// The signed difference between a skin temperature and its mean, both as shown: `+0.3 °C`.
  func difference(celsius: Double, from mean: Double) -> String {
    let vital = Vital.skinTemperature
    let over = Double.difference(
      units.shown(vital, celsius), units.shown(vital, mean), places: vital.places)
    return "\(over < 0 ? "−" : "+")\(decimal(abs(over), places: vital.places))"
  }
}
