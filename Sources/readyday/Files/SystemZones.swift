import ReadyDayCore

/// The compiled time zones on this system, by IANA name.
struct SystemZones: ZoneDatabase {
  var folder = "/usr/share/zoneinfo"
  /// The file that sets this computer's zone, usually a link.
  var localtime = "/etc/localtime"

  /// Whether there is zone data: every database has this zone.
  var areInstalled: Bool { zone(named: "Europe/London") != nil }

  /// UTC is known even without zone files.
  func zone(named name: String) -> Zone? {
    guard Self.isName(name) else { return nil }
    if let zone = zone(named: name, at: "\(folder)/\(name)") { return zone }
    return ["UTC", "Etc/UTC"].contains(name) ? .utc : nil
  }

  /// From the source that is installed with the zones, or from the file that macOS has instead.
  var version: ZoneDataVersion? {
    func start(of name: String) -> String {
      String(decoding: Self.bytes(at: "\(folder)/\(name)").prefix(60), as: UTF8.self)
    }
    return ZoneDataVersion(header: start(of: "tzdata.zi"))
      ?? ZoneDataVersion(String(start(of: "+VERSION").prefix { !$0.isWhitespace }))
  }

  /// The principal city of the zone; nil if the tables that come with the zones lack it.
  func spot(of zone: Zone) -> Spot? {
    ["zone.tab", "zone1970.tab"].firstFound {
      Spot(ofZone: zone.name, in: Self.bytes(at: "\(folder)/\($0)"))
    }
  }

  /// When any zone without summer time last changed its clocks.
  func newestChange(before now: Instant) -> Instant? {
    names.compactMap { zone(named: $0)?.lastChange(before: now) }.max()
  }

  var names: [String] { names(in: "", deeper: 2) }

  private func names(in region: String, deeper: Int) -> [String] {
    let found = (try? FolderListing.names(in: "\(folder)/\(region)")) ?? []
    return found.map { region + $0 }.filter(Self.isName).flatMap { name in
      guard FileIdentity(of: "\(folder)/\(name)")?.isFolder == true else { return [name] }
      return deeper > 0 ? names(in: name + "/", deeper: deeper - 1) : []
    }
  }

  /// Calendars must not name files outside the folder. Zones in `right/` count leap seconds.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.count <= 100, !["posix", "right"].contains(parts[0]) else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true && part.unicodeScalars.allSatisfy(isNameCharacter)
    }
  }

  private static func isNameCharacter(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-": true
    default: false
    }
  }

  private func zone(named name: String, at path: String) -> Zone? {
    try? Zone(named: name, tzif: Self.bytes(at: path))
  }

  /// Reads at most 64 kB, which is many times a zone's size, because the user can name any file.
  private static func bytes(at path: String) -> [UInt8] {
    (try? InputFile.withBytes(ofFileAt: path) { $0.extracting(first: 1 << 16).array }) ?? []
  }

  /// The `given` zone, or else that of `TZ`, of this computer, or UTC. Throws for an unknown name.
  func zone(_ given: Arguments.Given?, in environment: Environment) throws(UnknownZone) -> Zone {
    if let given { return try known(given) }
    guard let common = environment.evenEmpty("TZ") else { return zoneOfThisComputer() }
    // In the C library too, an empty value means UTC.
    guard !common.isEmpty else { return .utc }
    // In `TZ`, `UTC+5` is west of Greenwich (POSIX), as in other programs on this computer.
    if zone(named: common) == nil, let rule = Zone(posix: common) { return rule }
    return try known(Arguments.Given(text: common, origin: "TZ"))
  }

  /// UTC instead of an unknown zone that `TZ` names, as other programs on this computer do.
  func zone(
    _ given: Arguments.Given?, in environment: Environment, noting unknown: inout UnknownZone?
  ) throws(UnknownZone) -> Zone {
    do throws(UnknownZone) { return try zone(given, in: environment) } catch {
      guard given == nil else { throw error }
      unknown = error
      return .utc
    }
  }

  private func known(_ given: Arguments.Given) throws(UnknownZone) -> Zone {
    guard let zone = zone(givenAs: given.text) else { throw unknown(given) }
    return zone
  }

  /// The error, with similar names: those that differ in region, case or a typing error.
  func unknown(_ given: Arguments.Given) -> UnknownZone {
    func folded(_ name: some StringProtocol) -> String {
      name.lowercased().map { $0 == " " ? "_" : String($0) }.joined()
    }
    let sought = folded(given.text)
    let names = names
    let same = names.filter { name in
      folded(name) == sought || name.split(separator: "/").last.map(folded) == sought
    }
    let near = ClosestWord.closest(to: sought, among: names)
    return UnknownZone(
      name: given.text, damaged: file(named: given.text),
      emptyFolder: areInstalled ? nil : folder, origin: given.origin,
      near: same.isEmpty ? [near].compactMap(\.self) : Array(same.prefix(3)))
  }

  /// The file with a zone's name, valid or not; nil if there is none.
  func file(named name: String) -> String? {
    let path = "\(folder)/\(name)"
    guard Self.isName(name) else { return nil }
    return FileIdentity(of: path)?.isFolder == false ? path : nil
  }

  /// Reads an IANA name, an offset as people write it (`UTC+5` in Pakistan), the path of a zone
  /// file, or a POSIX rule; each may begin with a colon, as in `TZ`.
  func zone(givenAs text: String) -> Zone? {
    let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
    guard name.hasPrefix("/") else {
      return zone(named: name) ?? UTCOffset(zoneName: name).map(Zone.init(fixed:))
        ?? Self.rule(name)
    }
    return zone(named: Self.name(inPath: name) ?? "local", at: name)
  }

  /// Nil for text such as `UTC+25`: an invalid offset must not be read as a rule.
  private static func rule(_ name: String) -> Zone? {
    let offsets = ["UTC+", "UTC-", "GMT+", "GMT-"]
    return offsets.contains(where: name.uppercased().hasPrefix) ? nil : Zone(posix: name)
  }

  /// The linked zone, or else `local` if `/etc/localtime` is a copy; UTC if it is missing.
  private func zoneOfThisComputer() -> Zone {
    if let name = linkedName(), let zone = zone(named: name) { return zone }
    return zone(named: "local", at: localtime) ?? .utc
  }

  /// The IANA name that ``localtime`` links to, possibly through other links; nil if there is none.
  private func linkedName() -> String? {
    var path = localtime
    for _ in 0..<8 {
      guard let target = FileSystem.target(ofLinkAt: path) else { return nil }
      if let name = Self.name(inPath: target) { return name }
      let parent = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
      path = target.hasPrefix("/") ? target : parent + target
    }
    return nil
  }

  /// Returns `Europe/Madrid` for `/usr/share/zoneinfo/Europe/Madrid`, wherever `zoneinfo` is.
  private static func name(inPath path: String) -> String? {
    guard let folder = path.ranges(of: "/zoneinfo/").last else { return nil }
    let name = path[folder.upperBound...]
    let bare = ["posix/", "right/"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    let candidate = String(bare ?? name)
    return isName(candidate) ? candidate : nil
  }
}

extension SystemZones {
  /// Uses the folder named by `TZDIR`, if it is set.
  init(_ environment: Environment) {
    self.init()
    if let folder = environment["TZDIR"] { self.folder = folder }
  }
}

/// Thrown for a name that is neither in the database, nor a zone file, nor a POSIX rule.
struct UnknownZone: Error, Equatable {
  let name: String
  /// A file with the name that is not a valid zone; nil if there is none.
  var damaged: String?
  /// The folder of zones if it has none.
  var emptyFolder: String?
  /// The option or environment variable that names the zone.
  let origin: String
  let near: [String]
}

extension UnknownZone {
  var finding: SetupFindings.Finding { .unknownZone(damaged ?? name, origin: origin) }
}

extension UnknownZone: FailureConvertible {
  var failure: Failure {
    if let damaged { return FileProblem(.damagedZone, damaged).failure }
    if let emptyFolder {
      return UsageError(
        .unreadable(name, origin: origin),
        [Message { $0.finding(.noZoneData(folder: emptyFolder)) }]
      ).failure
    }
    return UsageError(
      .unreadable(name, origin: origin),
      near.map { .didYouMean($0, isQuoted: true) } + [.accepted(.zone)]
    ).failure
  }
}
