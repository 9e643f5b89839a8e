import ReadyDayCore

struct SetupPlan {
  private var zone: String?
  private let language: Language?
  private var me: [String]
  private var whoop: [String] = []
  private var calendars: [Discovery.Calendar] = []
  private var zoneOfNights: String?
  private var zoneOfShell: String?
  private let context: CommandContext
  private let now: Instant
  /// The keys already set.
  private let known: Set<String>
  private var environment: Environment { context.environment }
  private var phrases: Voice { context.phrases }
  private var zones: SystemZones { SystemZones(environment) }
  private var hasImported: Bool { DataFolder(environment)?.hasWhoop == true }

  init(
    _ arguments: Arguments, known: Set<String>, at now: Instant, in context: CommandContext
  ) throws {
    (self.context, self.now, self.known) = (context, now, known)
    let given = arguments.values(of: SharedOptions.zone).last
    (zone, language) = (given?.text, arguments[SharedOptions.language])
    me = arguments.all(SharedOptions.me)
    if let given, zones.zone(givenAs: given.text) == nil { throw zones.unknown(given) }
    for path in arguments.all(SharedOptions.whoop) { try add(whoop: path) }
    for path in arguments.all(SharedOptions.calendar) { try add(calendar: path) }
  }

  /// Fails if no file at the path could be WHOOP's.
  private mutating func add(whoop path: String) throws {
    let path = try lasting(path)
    _ = try WhoopFiles([InputPath(path)])
    whoop.append(path.absolutePath)
  }

  private mutating func add(calendar path: String) throws {
    let path = try lasting(path)
    _ = try CalendarFiles([path])
    calendars.append(Discovery.Calendar(path: path.absolutePath))
  }

  /// Rejects a pipe or a device, which can be read only once and may never end.
  private func lasting(_ path: String) throws -> String {
    if path == "-" { throw FileProblem(.passing, FileProblem.standardInput) }
    let path = environment.expandingHome(path)
    if let found = FileIdentity(of: path), !found.isFolder, !found.isRegular {
      throw FileProblem(.passing, path)
    }
    return path
  }

  /// Returns the places searched. If `asks`, also adds invitations and downloads.
  mutating func discover(asks: Bool) -> [String] {
    let found = Discovery(
      wantsWhoop: whoop.isEmpty && !hasImported, wantsCalendars: calendars.isEmpty, asks: asks,
      in: environment)
    whoop += found.whoop
    calendars += found.calendars
    return found.looks.map { phrases.text(.looked(in: shown($0.folder), $0.findings)) }
  }

  /// Finds home's zone as briefings do; `TZ` is written down, since a cron job has none.
  mutating func lookForZone() {
    guard isZoneOpen, hasSources else { return }
    var arguments = Arguments(environment: environment)
    if !whoop.isEmpty { arguments.add(whoop, to: SharedOptions.whoop) }
    if !calendars.isEmpty { arguments.add(calendars.map(\.path), to: SharedOptions.calendar) }
    let run = try? CommandRun(CommonOptions(arguments), in: context)
    zoneOfNights = run?.homeOfNights?.name
    // A server's UTC says nothing about home.
    let isPlace = zoneHere.contains("/") && !zoneHere.hasPrefix("Etc/")
    if zoneOfNights == nil, environment["TZ"] != nil, isPlace { zoneOfShell = zoneHere }
  }

  private var isZoneOpen: Bool { zone == nil && !known.contains("time_zone") }

  var hasSources: Bool {
    let stored = DataFolder(environment)?.importedDays ?? []
    return !whoop.isEmpty || !calendars.isEmpty || hasImported || !stored.isEmpty
  }

  /// One line for each chosen source.
  var summary: [String] {
    let zone: [Message] = isZoneOpen ? [.zone(zoneHere, isOfNights: zoneOfNights != nil)] : []
    let imported: [Message] = whoop.isEmpty && hasImported ? [.importedWhoop] : []
    let named = whoop.map { Message.whoop(shown($0)) }
    return (zone + imported + named + calendars.map { .calendar(shown($0.path)) })
      .map(phrases.text)
  }

  var settings: [(key: String, value: JSON)] {
    let lists: [(String, [JSON])] = [
      ("me", me.map(JSON.string)), ("whoop", whoop.map { .string(shown($0)) }),
      ("calendars", calendars.map(value)),
    ]
    return [("time_zone", zone ?? zoneOfShell), ("language", language?.code)].compactMap {
      key, text in
      text.map { (key, .string($0)) }
    } + lists.filter { !$0.1.isEmpty }.map { ($0, .array($1)) }
  }

  private func value(_ calendar: Discovery.Calendar) -> JSON {
    .object(known: [
      "path": .string(shown(calendar.path)), "name": calendar.name.map(JSON.string),
      "kind": calendar.kind.map { .string($0.rawValue) },
    ])
  }

  /// Asks which of the found data to use, and for missing data.
  mutating func ask(_ dialogue: Prompt) {
    for path in whoop where !dialogue.agrees(to: .useWhoop(shown(path)), in: phrases) {
      whoop.removeAll { $0 == path }
    }
    for calendar in calendars
    where !dialogue.agrees(to: .useCalendar(shown(calendar.path)), in: phrases) {
      calendars.removeAll { $0 == calendar }
    }
    if whoop.isEmpty, !hasImported {
      askForPaths(.askForWhoop, dialogue) { (plan, path) in try plan.add(whoop: path) }
    }
    if calendars.isEmpty {
      askForPaths(.askForCalendar, dialogue) { (plan, path) in try plan.add(calendar: path) }
    }
    for index in calendars.indices {
      let path = calendars[index].path
      calendars[index].kind = dialogue.kind(
        ofCalendar: shown(path), named: calendars[index].name ?? path.lastPart.stem, in: phrases)
    }
    if me.isEmpty, !known.contains("me") {
      if let usual = usualAddress, dialogue.agrees(to: .useAddress(usual), in: phrases) {
        me = [usual]
      } else {
        askForAddresses(dialogue)
      }
    }
    lookForZone()
    if isZoneOpen { askForZone(dialogue) }
  }

  /// The most common address in the calendars.
  private var usualAddress: String? {
    let here = zone.flatMap { zones.zone(givenAs: $0) }
    let zone = here ?? (try? zones.zone(nil, in: environment)) ?? .utc
    let today = zone.reading(at: now).date
    return GuestCensus(
      calendars.compactMap { calendar in
        var files = try? CalendarFiles([calendar.path])
        return files?.survey(weekFrom: today, in: zone, zones: zones).allGuests
      }
    ).usual?.address
  }

  private mutating func askForAddresses(_ dialogue: Prompt) {
    while true {
      let answer = dialogue.ask(phrases.text(.askForAddresses))
      if let addresses = Mailbox.ownAddresses(in: answer) {
        me = addresses
        return
      }
      dialogue.say(phrases.accepted(.address))
    }
  }

  private mutating func askForZone(_ dialogue: Prompt) {
    while zone == nil {
      let answer = dialogue.ask(
        phrases.say(
          "Your time zone, such as Europe/Madrid, or Enter for \(zoneHere):",
          es: "Tu zona horaria, como Europe/Madrid, o Intro para \(zoneHere):"))
      guard !answer.isEmpty else { return }
      if zones.zone(givenAs: answer) != nil {
        zone = answer
      } else {
        dialogue.say(phrases.accepted(.zoneName))
      }
    }
  }

  /// The zone that applies if the file names none.
  private var zoneHere: String {
    zoneOfNights ?? (try? zones.zone(nil, in: environment))?.name ?? Zone.utc.name
  }

  private func shown(_ path: String) -> String { environment.abbreviatingHome(path) }

  /// Repeats the question until the answer is empty or names data.
  private mutating func askForPaths(
    _ question: Message, _ dialogue: Prompt, _ add: (inout SetupPlan, String) throws -> Void
  ) {
    while true {
      let path = dialogue.ask(phrases.text(question))
      guard !path.isEmpty else { return }
      do { return try add(&self, path) } catch {
        dialogue.say(phrases.text(Failure(of: error).message))
      }
    }
  }
}
