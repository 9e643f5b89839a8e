/// What is stored about the body: one profile, and all assessments and programmes.
package enum BodyRecord: Equatable, Sendable {
  case profile(BodyProfile)
  case assessment(Assessment)
  case programme(Programme)
}

package typealias BodyRecords = Store<BodyRecord>

extension Store where Item == BodyRecord {
  package var profile: BodyProfile {
    all.lazy.compactMap { if case .profile(let profile) = $0 { profile } else { nil } }.first
      ?? BodyProfile()
  }

  /// Sorted by date, then by creation. The profile fills gaps in what was known about the person.
  package var assessments: [Assessment] {
    let profile = profile
    return all.compactMap {
      if case .assessment(let one) = $0 { one.completed(by: profile) } else { nil }
    }
    .ordered { ($0.date, $0.createdAt) < ($1.date, $1.createdAt) }
  }

  package func trainee(on date: LocalDate) -> Trainee {
    Trainee(profile, scores: standing(on: date)?.scores ?? [:], on: date)
  }

  package func assessments(by date: LocalDate) -> [Assessment] {
    assessments.filter { $0.date <= date }
  }

  /// The latest result of every test up to `date`, as one assessment.
  package func standing(on date: LocalDate) -> Assessment? {
    Assessment(joining: assessments(by: date))
  }

  /// Sorted by creation.
  package var programmes: [Programme] {
    all.compactMap { if case .programme(let one) = $0 { one } else { nil } }
  }

  /// The latest programme that was in progress on `date` or began on it.
  package func programme(around date: LocalDate) -> Programme? {
    programmes(followedTo: date).last { one in
      let start = one.request.start
      return start == date || start < date && one.isOn(date)
    }
  }

  /// The latest programme, if it is in progress on `date`.
  package func programme(on date: LocalDate) -> Programme? {
    programmes(followedTo: date).last.flatMap { $0.isOn(date) ? $0 : nil }
  }

  /// The programmes as of `date`: phases repeated, current profile applied.
  package func programmes(followedTo date: LocalDate) -> [Programme] {
    let (assessments, profile) = (assessments(by: date), profile)
    return programmes.map { $0.followed(to: date, by: assessments).knowing(profile, on: date) }
  }

  package mutating func keep(_ profile: BodyProfile) { put(.profile(profile)) }
  package mutating func keep(_ assessment: Assessment) { put(.assessment(assessment)) }
  package mutating func keep(_ programme: Programme) { put(.programme(programme)) }
}

extension BodyRecord: StoredItem {
  package static let kind = "body"

  /// A record's member `type` decides which table it follows.
  package static let table = StoredTable(names: names, shape: shape, read: read, write: \.members)

  private static func read(_ members: StoredMembers) throws(StoredFieldFault) -> BodyRecord {
    _ = try members.needed("id", StoredForm<String>.id)
    switch try members.needed("type", StoredForm<Kind>.word) {
    case .profile: return .profile(try BodyProfile.table.read(members))
    case .assessment: return .assessment(try Assessment.table.read(members))
    case .programme: return .programme(try Programme.table.read(members))
    }
  }

  private var members: [String: JSON] {
    let (type, own): (Kind, [String: JSON]) =
      switch self {
      case .profile(let one): (.profile, BodyProfile.table.write(one))
      case .assessment(let one): (.assessment, Assessment.table.write(one))
      case .programme(let one): (.programme, Programme.table.write(one))
      }
    return own.merging(["id": .string(id), "type": .string(type.rawValue)]) { $1 }
  }

  private enum Kind: String, CaseIterable { case profile, assessment, programme }

  private static let names = BodyProfile.table.names
    .union(Assessment.table.names).union(Programme.table.names).union(["id", "type"])

  private static var shape: JSONShape {
    let others = names.subtracting(["id", "type"]).map { ($0, JSONShape.any) }
    return .object(
      ["id": .string, "type": .oneOf(Kind.words)], extra: Dictionary(uniqueKeysWithValues: others))
  }

  private static let profileID = "profile"

  package var id: String {
    switch self {
    case .profile: Self.profileID
    case .assessment(let one): one.id
    case .programme(let one): one.id
    }
  }
}

extension Redaction {
  package func applied(to records: BodyRecords) -> BodyRecords {
    records.compactMap { record in
      switch record {
      case .profile(let profile): .profile(applied(to: profile))
      case .assessment: metrics.contains(.selfTests) ? nil : record
      case .programme(let programme): .programme(applied(to: programme))
      }
    }
  }

  package func applied(to profile: BodyProfile) -> BodyProfile { profile.hiding(metrics) }

  package func applied(to programme: Programme) -> Programme { programme.hiding(metrics) }
}
