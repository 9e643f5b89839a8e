import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What is read of earlier records") struct EarlierRecordsTests {
  private func archive(
    _ text: String, on day: LocalDate, earlier: WhoopArchive.Earlier = .baselines
  ) -> WhoopArchive {
    var archive = WhoopArchive(mornings: day...day, earlier: earlier)
    archive.add(Array(text.utf8), from: "whoop/all.json")
    return archive
  }

  @Test("a morning is told the same however much is read of those before it") func sameReport() {
    let last = WhoopFixture.mornings.upperBound
    for day in stride(from: WhoopFixture.mornings.lowerBound, through: last, by: 7) {
      let reports = [WhoopArchive.Earlier.everything, .baselines].map { earlier in
        var archive = WhoopArchive(mornings: day...day, earlier: earlier)
        for kind in WhoopFixture.kinds {
          archive.add(WhoopFixture.bytes(kind), from: "\(kind).json")
        }
        return archive.report(on: day)
      }
      var whole = reports[0]
      // Only who reads everything has the means of everything.
      #expect(reports[1].sleep.means.isEmpty && reports[1].strainMean == nil)
      (whole.sleep.means, whole.strainMean) = ([], nil)
      #expect(whole == reports[1])
    }
  }

  @Test("of an earlier night only what later ones are compared by is read") func leanNight() {
    let night = WhoopText.sleep(from: "2026-02-23T22:00:00Z", to: "2026-02-24T06:00:00Z")
    let next = WhoopText.sleep("s2", from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z")
    let archive = archive("[\(night),\(next)]", on: date("2026-03-10"))
    let earlier = archive.report(on: date("2026-02-24")).sleep
    #expect(earlier.asleepMinutes.value == 420)
    #expect(earlier.respiratoryRate.value == 14.5)
    #expect(earlier.performance == nil)
    #expect(archive.report(on: date("2026-03-10")).sleep.performance == 81)
  }

  @Test(
    "an earlier recovery without its sleep is found by its cycle", arguments: ["7", "\"7\"", "7.0"])
  func earlierCycle(_ id: String) {
    let cycle = WhoopText.cycle(7, from: "2026-02-27T22:00:00Z", to: "2026-02-28T22:00:00Z")
      .replacing("\"id\":7", with: "\"id\":\(id)")
    let recovery = WhoopText.recovery(58, of: nil, cycle: 7, created: "2026-02-28T08:00:00.000Z")
    let archive = archive("[\(cycle),\(recovery)]", on: date("2026-03-10"))
    #expect(archive.report(on: date("2026-02-28")).recovery.score.value == 58)
    #expect(archive.diagnostics.isEmpty)
  }

  @Test("a recovery made at an unknown time may belong to a night that was not read")
  func laterNight() {
    let night = WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z")
    let recovery = WhoopText.recovery(of: "s1").replacing(
      "\"created_at\":\"2026-03-10T08:00:00.000Z\",", with: "")
    for day in ["2026-01-10", "2026-03-10"] {
      #expect(archive("[\(night),\(recovery)]", on: date(day)).diagnostics.isEmpty)
    }
    let alone = archive("[\(recovery)]", on: date("2026-01-10"))
    #expect(alone.diagnostics.map(\.problem) == [.health(.undatedRecoveries(1))])
  }
}
