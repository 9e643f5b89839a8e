/// The recent mornings with unusual readings.
///
/// It goes back only to four ordinary mornings in a row, or three unknown ones.
public struct UnusualMornings: Equatable, Sendable {
  /// The raised readings that make a morning unusual.
  struct Raised: OptionSet, Equatable, Sendable {
    let rawValue: UInt8

    static let restingHeartRate = Raised(rawValue: 1)
    static let respiratoryRate = Raised(rawValue: 2)
    static let skinTemperature = Raised(rawValue: 4)
  }

  private let last: LocalDate
  /// The latest first; nil for mornings that cannot be compared.
  private var mornings: [Raised?] = []

  /// - Parameter count: how many mornings are always checked, up to ``most``.
  init(
    upTo last: LocalDate, atLeast count: Int = 0, signals: (LocalDate) -> [EarlySignals.Signal]
  ) {
    self.last = last
    var (ordinary, unknown) = (0, 0)
    while mornings.count < Self.most,
      mornings.count < count || ordinary < Self.ordinaryEnough && unknown < Self.unknownEnough
    {
      let found = signals(last.advanced(by: -mornings.count))
      let raised = found.isEmpty ? nil : Raised(found)
      unknown = raised == nil ? unknown + 1 : 0
      ordinary = raised?.areUnusual == false ? ordinary + 1 : 0
      mornings.append(raised)
    }
  }

  /// How many mornings are checked if an illness may go back that far.
  package static let most = 28
  /// Recovering from unusual readings takes three mornings.
  private static let ordinaryEnough = 4
  /// A finding holds for two mornings.
  private static let unknownEnough = 3

  /// Whether readings were unusual on a date; nil if unknown.
  package subscript(date: LocalDate) -> Bool? {
    let place = date.distance(to: last)
    return mornings.indices.contains(place) ? mornings[place]?.areUnusual : nil
  }

  var first: LocalDate { last.advanced(by: 1 - mornings.count) }

  func without(_ vitals: Set<Vital>) -> UnusualMornings {
    var rest = self
    rest.mornings = mornings.map { $0?.subtracting(Raised(vitals)) }
    return rest
  }
}

extension UnusualMornings.Raised {
  init(_ vitals: some Sequence<Vital>) {
    self = vitals.reduce(into: []) { raised, vital in
      switch vital {
      case .restingHeartRate: raised.insert(.restingHeartRate)
      case .respiratoryRate: raised.insert(.respiratoryRate)
      case .skinTemperature: raised.insert(.skinTemperature)
      case .heartRateVariability, .sdnn, .bloodOxygen: break
      }
    }
  }

  init(_ signals: [EarlySignals.Signal]) { self.init(signals.lazy.filter(\.isRaised).map(\.vital)) }

  /// Whether the resting heart rate is raised together with breathing or skin temperature.
  var areUnusual: Bool {
    contains(.restingHeartRate) && !isDisjoint(with: [.respiratoryRate, .skinTemperature])
  }
}
