// Seeds: Tests/Fuzzing/Seeds/Configuration
// Sources: Sources/ReadyDayCore/Configuration Sources/readyday/Configuration

@testable import ReadyDayCore
@testable import readyday

/// Any bytes as the configuration: what is taken is within its limits, and what is not is said with
/// its place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  let environment = Environment(["HOME": "/home/ana"])
  guard let file = ConfigurationFile("/home/ana/config.json5", in: environment) else { return 0 }
  do {
    check(try file.configuration(in: bytes), in: environment)
  } catch {
    Promises.isSayable(Failure(of: error))
    check(place: Promises.text(of: Failure(of: error)), in: bytes)
  }
  return 0
}

private func check(place message: String, in bytes: [UInt8]) {
  let parts = message.split(separator: ":", maxSplits: 3)
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  promise(parts.count == 4 && parts[0] == "~/config.json5", "no place: \(message)")
  promise(
    Int(written: parts[1]).map { (1...lines).contains($0) } == true, "line \(parts[1]) of \(lines)")
  promise(
    Int(written: parts[2]).map { (1...bytes.count + 1).contains($0) } == true, "column \(parts[2])")
}

private func check(_ configuration: Configuration, in environment: Environment) {
  let preferences = configuration.preferences
  promise((0...100).contains(preferences.heavyLoad), "load \(preferences.heavyLoad)")
  promise((1...1440).contains(preferences.marathonMinutes), "marathon")
  promise((0...1440).contains(preferences.preparationMinutes), "preparation")
  promise((1...1440).contains(preferences.minimumWindowMinutes), "window")
  promise((60...1440).contains(preferences.sleepTargetMinutes), "sleep")
  promise(configuration.privacy.hide.allSatisfy(PrivacyOptions.choices.contains), "hides nothing")
  promise(configuration.privacy.coach?.allSatisfy(PrivacyOptions.choices.contains) ?? true, "coach")
  promise(
    (configuration.calendars.map(\.path) + configuration.whoop).allSatisfy { path in
      path.hasPrefix("/") || path.isWebAddress
    }, "a path from nowhere")
  // Whoever is to be hidden has a name to be known by.
  promise(configuration.calendars.allSatisfy { $0.show == .full || $0.name != nil }, "not hidden")
  var arguments = Arguments(environment: environment)
  arguments.configuration = configuration
  let entries = ConfigurationListing(arguments).entries
  let context = DocumentContext(
    phrases: Voice(.english), zone: .utc, now: Instant(secondsSince1970: 0))
  Promises.isJSON(Document.config.text(of: Settings(file: nil, entries), in: context))
  do {
    let options = try CommonOptions(arguments)
    promise(Set(configuration.privacy.hide).isSubset(of: hidden(by: options.redaction)), "shown")
  } catch {
    Promises.isSayable(Failure(of: error))
  }
}

private func hidden(by redaction: Redaction) -> Set<String> {
  Set(redaction.metrics.map(\.rawValue))
    .union(redaction.hidesTitles ? ["titles"] : [])
    .union(redaction.hidesPrivateEvents ? ["private_events"] : [])
}
