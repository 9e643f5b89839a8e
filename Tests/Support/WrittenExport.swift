/// An export written by a test, of the few elements it is about.
package struct WrittenExport {
  package static let watch = "Watch"
  package static let phone = "iPhone"

  package var head =
    "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale=\"es_ES\">\n"
  package var exported: String? = "2026-03-29 20:00:00 +0200"
  package var elements: [String]
  package var tail = "</HealthData>\n"

  package init(_ elements: [String]) { self.elements = elements }

  package var text: String {
    let date = exported.map { " <ExportDate value=\"\($0)\"/>\n" } ?? ""
    return head + date + elements.map { " \($0)\n" }.joined() + tail
  }

  /// A stage of sleep, `23:10` to `06:50`, with the offset where it is not winter's.
  package static func sleep(
    _ stage: String, _ start: String, _ end: String, from source: String = watch
  ) -> String {
    """
    <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="\(source)" \
    startDate="\(start)" endDate="\(end)" value="HKCategoryValueSleepAnalysis\(stage)"/>
    """
  }

  package static func quantity(
    _ kind: String, _ value: String, _ unit: String, at moment: String, from source: String = watch
  ) -> String {
    """
    <Record type="HKQuantityTypeIdentifier\(kind)" sourceName="\(source)" unit="\(unit)" \
    startDate="\(moment)" endDate="\(moment)" value="\(value)"/>
    """
  }

  package static func sdnn(_ value: String, at moment: String, from source: String = watch)
    -> String
  {
    quantity("HeartRateVariabilitySDNN", value, "ms", at: moment, from: source)
  }

  package static func workout(
    _ attributes: String, as kind: String = "Running", inside: String = ""
  ) -> String {
    let start = "<Workout workoutActivityType=\"HKWorkoutActivityType\(kind)\" \(attributes)"
    return inside.isEmpty ? start + "/>" : "\(start)>\n\(inside)\n </Workout>"
  }

  /// A night of 7 h 40 min asleep up to 10 March 2026, in stages.
  package static let stagedNight = [
    sleep("AsleepCore", "2026-03-09 23:00:00 +0100", "2026-03-10 01:00:00 +0100"),  // 120
    sleep("AsleepDeep", "2026-03-10 01:00:00 +0100", "2026-03-10 02:10:00 +0100"),  // 70
    sleep("Awake", "2026-03-10 02:10:00 +0100", "2026-03-10 02:25:00 +0100"),  // 15
    sleep("AsleepREM", "2026-03-10 02:25:00 +0100", "2026-03-10 03:25:00 +0100"),  // 60
    sleep("AsleepCore", "2026-03-10 03:25:00 +0100", "2026-03-10 06:55:00 +0100"),  // 210
  ]
}
