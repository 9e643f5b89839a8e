/// Which recent mornings had unusual readings.
///
/// The search goes back until four ordinary or three unknown mornings in a row.
public struct UnusualMornings: Equatable, Sendable {
  /// The raised readings that make a morning unusual.
  struct Raised: OptionSet, Equatable, Sendable {
    let rawValue: UInt8

    static let restingHeartRate = Raised(rawValue: 1)
    static let respiratoryRate = Raised(rawValue: 2)
    static let skinTemperature = Raised(rawValue: 4)
  }

  private let last: LocalDate
  /// The latest first; nil for a morning that cannot be compared.
  private var mornings: [Raised?] = []

  /// - Parameter count: the least number of mornings to check, up to ``most``.
  init(upTo last: LocalDate, atLeast count: Int = 0, signals: (LocalDate) -> [EarlySignals.Signal])
  {
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

  /// How many mornings to check if an illness may go back that far.
  package static let most = 28
  /// Ordinary mornings in a row that end the search; recovery from an illness takes three.
  private static let ordinaryEnough = 4
  /// Unknown mornings in a row that end the search; a finding holds for two.
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
