import Foundation
import Testing

@testable import ReadyDayCore
@testable import readyday

/// One value of every case the program has words for.
@Suite("What the program says")
struct ProgramPhrasesTests {
  private static let date = LocalDate(dayNumber: 20_780)

  private static let usage: [UsageMessage] = [
    .unknownCommand("breif"), .unknownOption("--dat"),
    .unexpectedWord("x"),
    .valueMissing(option: "--date"), .valueUnwanted(option: "--quiet"),
    .unreadable("x", origin: "--date"), .noSuchActivity("x", origin: "--activity"),
    .noSuchAdvice(AdviceLetter(place: 9), count: 0),
    .noSuchAdvice(AdviceLetter(place: 9), count: 2),
    .noSuchSubject("x"), .unclear(.noneCalled("x")), .unclear(.notCounted(title: "x", .declined)),
    .unclear(.several("x", [])), .unclear(.noSuchNumber(9, count: 2)),
    .impossible(.dropped(event: 2)), .impossible(.movedTwice(event: 2)),
    .impossible(.changedAndDropped(event: 2)), .noSessionDue,
    .noSessionCalled("a"), .severalSessionsCalled("a"), .sessionsDue(2),
    .skippedDay(LocalDate(dayNumber: 15_338), zone: "Pacific/Apia"),
    .planIsNotOn(date, id: "7f3k"), .removesSeries(id: "7f3k"), .tooLong("18h", minutes: 1080),
    .ambiguousDate("10/03/2026", origin: "--date"), .unknownWord("hrad"), .wordsAreOnce("every"),
    .impossible(.over(.midnight, now: .midnight)), .noMovement("x"), .notInSession("plank", date),
    .noProgramme, .nothingToUndo, .noProgrammeSession(date), .noFreeDay(date),
    .tooFewMovements(minutes: 90, most: 55), .ahead("body done", date), .severalExports,
    .alreadyMarked(.done, date), .notAList("day.work"), .addressForPath(key: "whoop"),
    .zoneIsWritten(.whoop),
  ]
  private static let needs: [UsageMessage.Need] = [
    .condition, .change, .subject, .choice, .source, .folder, .file, .id, .somethingToChange,
    .setting, .option("--to"),
  ]
  private static let clashes: [UsageMessage.Clash] = [
    .needs("--add", "--plan"), .both("--weeks", "--from"),
    .standardInputTwice, .outputIsRead("a.ics"), .onelineAndFormat("json"),
    .includeAndFormat("text"), .hiddenRecovery,
    .icsWithoutExport, .exportAsText, .planAndWorkout, .wordAndOption("--date"),
    .days(from: date, to: date),
  ]
  private static let data: [DataMessage] =
    [
      .nothingGiven, .noScoredRecovery(date), .noScoredSleep(date), .noCalendar, .calendarsLost,
      .noHealthData,
      .skipped(1), .skipped(2), .noPlaceToKeep, .nothingToSync, .noArguments,
    ] + kindsOfData.map { .nothing($0, in: ["a", "b"]) }
  private static let problems: [FileProblem.Kind] = [
    .missing, .unreadable(.endless), .changing, .nothingInside([".ics"]), .passing, .noSession,
    .notAsWritten, .zipLimit(.entries), .zipLimit(.bytes), .zipLimit(.list),
    .unzipping(.notInstalled("unzip")), .unzipping(.failed("unzip", status: 9)),
    .unzipping(.system(.busy)), .unpacking(nil), .unpacking(.failed("unzip", status: 82)),
    .damaged(.newerVersion("2.0")), .gone(copy: "plans.json.bak"),
    .configured(.missing, at: "config.json5:1:2: whoop[0]"), .useless(.whoop), .webAddress,
    .notFetched(nil), .notFetched(.notACalendar), .damagedZone, .otherDisk,
    .searchGivenUp,
  ]
  /// Every code there may be: each reason is among them.
  private static let errors = (0..<140).map { SystemError(code: $0) }
  private static let changes: [CompletedChange] = [
    .keptPlan("7f3k"), .removedPlan("7f3k"), .keptReflection("7f3k"), .removedReflection("7f3k"),
    .dismissedSessions, .keptBody, .importedPlans, .importedRecords("a"), .exported("a"), .erased,
    .configured("a"),
  ]
  private static let outputs: [OutputMessage] =
    [
      .cannotWrite(nil, .busy, after: nil), .cannotWrite("a", .busy, after: .erased),
      .cannotRemove("a", .busy), .cannotRemoveLink("a", target: "b"),
      .exportIntoStore("a", folder: "b"),
    ]
  private static let malformed: [JSONFault.Reason] = [
    .expected(.value), .expected(.name), .expected(.colon), .expected(.end),
    .expected(.comma(or: "}")), .unclosedString, .unclosedComment, .badEscape, .notUTF8, .tooDeep,
    .tooLong, .repeatedName("a"),
  ]
  private static let configuration: [ConfigurationMessage] =
    [
      .noPlace, .alreadyThere("a"), .unreadableFile("a", .busy), .doubt(.noSuchPath("a", at: [])),
      .doubt(.noSuchCalendar("a", known: ["b"], at: [])), .namesNoData("a"),
      .editorFailed("vi", .notInstalled("vi")), .editorFailed("vi", .system(.busy)),
      .editorFailed("vi", .failed("vi", status: 1)),
    ] + malformed.map { .malformed($0) } + faults.map { .fault($0) }
  private static let faults: [ConfigurationFault.Problem] =
    [
      .unknownKey("a"), .unreadable("a"), .outOfRange("101"), .emptyText, .calendarWithoutPath,
      .refusedAddress, .agentWithoutAddress, .ruleWithoutMatch, .ruleWithoutEffect,
    ] + ConfigurationFault.Kind.allCases.map { .wrongKind($0, instead: .wholeNumber) }

  private static let whoop: [WhoopMessage] = [
    .notConnected, .loginAgain, .login(.noAnswer), .login(.declined), .noAnswerInTime,
    .token(.invalidGrant), .page(.unauthorized), .transfer(.timedOut),
    .tooManyRequests(seconds: nil), .tooManyRequests(seconds: 30), .renewalLost, .otherAccount,
    .unsafeTokens("a", mending: "chmod 600 a"), .damagedTokens("a"), .noClient, .unusableClient,
    .noSecret, .noSecretPrinted, .portTaken(8371, .busy),
  ]
  private static let advice: [WhoopAdvice] = [
    .registration, .configureClient, .otherFolder, .loginLater,
  ]
  private static let dialogue: [WhoopDialogue] =
    [
      .register, .enter, .copy, .askForID(known: "a"), .askForSecret,
      .openPage, .waiting, .waitOrPaste, .pasteOnly(port: 8371), .complaint(.noAnswer),
      .connected, .records(2), .askDisconnect(withData: false), .askDisconnect(withData: true),
      .disconnected, .notRevoked,
    ] + LoginPage.allCases.map { .page($0) }
    + [.field(.contact, "a"), .field(.privacyPolicy, "a")]
  /// The same in every language: addresses, and what WHOOP's own form calls its fields.
  private static let names: [WhoopDialogue] = [
    .address("a"), .dashboard, .askForID(known: nil), .field(.name, "a"), .field(.redirect, "a"),
    .field(.scopes, "a"),
  ]

  private static var kindsOfData: [DataMessage.Kind] {
    [.calendar, .whoop, .health] + HealthExportKind.allCases.map { .export($0) }
  }

  private static let messages: [Message] =
    usage.map { .usage($0) } + needs.map { .usage(.lacks("check", $0)) }
    + clashes.map { .usage(.clash($0)) } + data.map { .data($0) }
    + (problems + errors.map { .unreadable($0) }).map { .file(FileProblem($0, "a")) }
    + [.file(FileProblem(.missing, InputFile.nameOfStandardInput))]
    + (outputs + changes.map { .cannotWrite("a", .busy, after: $0) }).map { .output($0) }
    + configuration.map { .configuration($0) }
    + [
      .plan(.unknownID("x")), .store(.newerVersion("2.0")), .notConfirmed, .unforeseen("a"),
      .at("a", .notConfirmed),
    ] + whoop.map { .whoop($0) }

  private static let forms: [AcceptedForm] = [
    .date, .sessionWords, .moment, .timeOfDay, .length, .lengthBetween("1m", "24h"),
    .minutes(1...479), .number(1...9), .grade(1...5), .columns(40...80), .range("0", "100"),
    .comparison, .event, .eventAndTime, .eventAndLength, .mailbox, .webAddress,
    .address, .zone, .zoneName,
    .subject, .week, .words(["text", "json"]),
  ]
  private static let hints: [Hint] =
    [
      .usage(Phrase("DATE", es: "FECHA")), .form(Phrase("DATE", es: "FECHA")),
      .trying("readyday"), .didYouMean("brief", isQuoted: false),
      .didYouMean("brief", isQuoted: true), .known(["a"]), .oneOf(["a"]), .oneOrMoreOf(["a"]),
      .listing(.commands), .listing(.activities), .listing(.sessionsDue), .listing(.rules),
      .listing(.options(command: "brief")),
      .giving(.calendar), .giving(.whoopAndCalendar), .giving(.appleHealth),
      .lastScored(date, 61), .tryLastScored(date),
      .recoveryIsHidden, .feeling(1...5), .planByID, .dateOfPlan, .removeWithoutAsking,
      .removeByHand, .placeForConfiguration, .doctorReadsConfiguration,
      .writeAnotherConfiguration, .fillingIn("whoop", at: "config.json5:3"),
      .completingConfiguration, .seeingDemo, .choosingEditor, .store(.mend),
      .foreign(.garth), .foreign(.googleFit),
    ] + forms.map { .accepted($0) } + advice.map { .whoop($0) }
  private static let remarks: [Remark] = [
    .read("a"), .furtherLikeIt(2), .wholeExport, .importIsBeside(variable: "A"),
    .configurationIsMissing, .configurationIsFine, .configurationLeadsNowhere,
    .nothingNewDue(open: 0), .nothingNewDue(open: 1), .nothingNewDue(open: 2),
  ]

  private static let setup: [SetupMessage] =
    [
      .zone("UTC"), .whoop(nil), .whoop("a"), .calendar("a"), .useWhoop("a"), .useCalendar("a"),
      .askForWhoop, .askForCalendar, .askForAddresses, .askForZone("UTC"), .choices, .answerYesOrNo,
      .askForKind("a"), .useAddress("a"),
      .keyStays("me"), .wrote("a"), .completed("a"), .next, .namesNoData,
      .looked(in: "a", [.noFolder]),
    ]
    + [0, 1, 2, 21].flatMap { count -> [SetupMessage] in
      [.looked(in: "a", [.calendars(count), .exports(count)])]
    }

  private static func sentences(_ words: any ProgramPhrases) -> [String] {
    messages.map(words.text) + hints.map(words.hint) + forms.dropLast().map(words.accepted)
      + SetupFindings.Step.allCases.map(words.step) + remarks.map(words.remark)
      + setup.map(words.setup)
  }

  @Test("everything is said in both languages, and never in the same words")
  func bothLanguages() {
    for (english, spanish) in zip(Self.sentences(English()), Self.sentences(Spanish())) {
      #expect(english != spanish)
      for sentence in [english, spanish] {
        #expect(!sentence.isEmpty && !sentence.hasSuffix(".") && sentence.first != " ")
      }
    }
  }

  @Test("a login is made in both languages")
  func dialogues() {
    for line in Self.dialogue {
      #expect(English().dialogue(line) != Spanish().dialogue(line), "\(line)")
    }
    for line in Self.dialogue + Self.names { #expect(!English().dialogue(line).isEmpty) }
  }

  @Test("no English is left in Spanish, but what the system says between quotation marks")
  func noEnglish() {
    let english = /(?i)\b(the|is|are|of|or|and|with|cannot|needs?|takes|not|expected|to be|in)\b/
    for sentence in Self.sentences(Spanish()) {
      #expect(!sentence.replacing(/«.*?»/, with: "").contains(english), "\(sentence)")
    }
  }

  @Test("what is typed is the same everywhere")
  func typed() {
    for words in [English(), Spanish()] as [any ProgramPhrases] {
      #expect(words.hint(.typed("readyday init")) == "readyday init")
      #expect(words.accepted(.words(["text", "json"])) == "text, json")
    }
  }

  @Test("English names a reason as the system does, Spanish by a name of its own")
  func reasons() {
    #expect(Set(Self.errors.map(\.cause)) == Set(SystemError.Cause.allCases))
    for error in Self.errors where error.cause == .other {
      #expect(English().reason(error) == error.reason)
      #expect(Spanish().reason(error) == "el sistema dice «\(error.reason)»")
    }
  }

  @Test("no case is missing here")
  func complete() throws {
    var tried: Set<String> = ["typed"]
    for value in Self.messages as [Any] + Self.hints + Self.remarks + Self.setup + Self.dialogue
      + Self.names
    {
      tried.formUnion(Self.cases(in: value))
    }
    var declared: Set<String> = []
    for source in try Self.sources() { declared.formUnion(Self.cases(declaredIn: source)) }
    #expect(declared.count > 100)
    #expect(declared.subtracting(tried).sorted() == [])
  }

  /// The names of the cases that a value, and all values within it, are of.
  private static func cases(in value: Any) -> Set<String> {
    let mirror = Mirror(reflecting: value)
    var names: Set<String> = []
    if mirror.displayStyle == .enum {
      names.insert(mirror.children.first?.label ?? "\(value)")
    }
    for child in mirror.children { names.formUnion(cases(in: child.value)) }
    return names
  }

  private static func sources() throws -> [String] {
    let program = Fixtures.repository.appending(path: "Sources/readyday")
    let words = try FileManager.default.contentsOfDirectory(
      atPath: program.appending(path: "Words").path
    ).filter { $0.hasSuffix(".swift") }.map { "Words/\($0)" }
    return try (words + ["Commands/CompletedChange.swift", "Files/FileProblem.swift"]).map {
      try String(contentsOf: program.appending(path: $0), encoding: .utf8)
    }
  }

  /// `case a, b(C)` declares two; patterns of a switch begin with a dot.
  private static func cases(declaredIn source: String) -> [String] {
    source.split(separator: "\n").filter { $0.contains(/^ +case [a-z]/) }.flatMap { line in
      line.replacing(/\(.*?\)/, with: "").drop { $0 == " " }.dropFirst("case ".count)
        .split(separator: ",").map { $0.filter { $0 != " " } }
    }
  }
}
