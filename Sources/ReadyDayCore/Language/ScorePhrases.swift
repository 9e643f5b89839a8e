/// What a language says of readyday's own score; part of every `Phrasebook`.
package protocol ScorePhrases: Sendable {
  /// The score's name, as an adjective of recovery: `very low`, `muy baja`.
  func category(_ category: RecoveryCategory) -> String
  /// The colour of its own: `light green`, `orange`. The rules know three.
  func colour(_ category: RecoveryCategory) -> String
  /// Next to a zone, so that it is not mistaken for WHOOP's: `computed`.
  var computedMark: String { get }
  /// Beside the zone: `computed score: good`.
  func computedScore(_ category: RecoveryCategory) -> String
  /// Beside a score without heart rate variability and resting heart rate: `from sleep alone, no colour`.
  var provisionalScore: String { get }
  /// While there are too few nights to compare with: `night 3 of 7`.
  func calibrating(_ calibration: ComputedScore.Calibration) -> String
  /// Beside the score: `without HRV, training load`.
  func without(_ parts: [ComputedScore.Part]) -> String
  /// The same of what is measured and cannot be compared yet: `no average yet: HRV, resting HR`.
  func noAverage(of parts: [ComputedScore.Part]) -> String
  func name(of part: ComputedScore.Part) -> String
  /// A component's inputs with what they are compared with, in one line.
  func basis(_ basis: ComputedScore.Basis) -> String
  /// Why a component is missing.
  func gap(_ gap: ComputedScore.Gap) -> String
  /// `weight 41% instead of 35%`; 0 where the component is missing.
  func weight(_ applied: Double, insteadOf own: Double) -> String
  /// A sentence: whose weight is spread over the others.
  func reweighted(_ missing: [ComputedScore.Part]) -> String
  /// A sentence, where the components would be listed.
  var componentsHidden: String { get }
  /// A sentence: where one colour of it ends and the next begins, which is elsewhere than WHOOP's.
  var computedBorders: String { get }
  /// The heading of `readyday score`, in capitals; the lines beneath it say who computed it.
  var computedHeading: String { get }
  /// `Recovery computed by readyday from Oura data, not by WHOOP`.
  func computedByReadyday(from origin: HealthOrigin) -> String
  /// `computed by readyday from Apple Health data`.
  func computed(from origin: HealthOrigin) -> String
  /// The vendor's own score: `Oura readiness 82, good`.
  func readiness(_ readiness: VendorReadiness, by origin: HealthOrigin) -> String
  /// Under values without a score: `data from Apple Health`.
  func data(from origin: HealthOrigin) -> String
}
