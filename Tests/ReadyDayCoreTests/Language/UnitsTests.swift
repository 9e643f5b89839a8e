import Testing

@testable import ReadyDayCore

@Suite("Units") struct UnitsTests {
  @Test(
    "distances and temperatures are shown in the units asked for, with the decimal sign of the language"
  )
  func shown() {
    let metric = Voice(.english)
    let imperial = Voice(.english, units: .imperial)
    #expect(metric.distance(meters: 10_000) == "10.0 km")
    #expect(imperial.distance(meters: 10_000) == "6.2 mi")
    #expect(Voice(.spanish, units: .imperial).distance(meters: 10_000) == "6,2 mi")
    #expect(metric.measured(.skinTemperature, 33.4) == "33.4 °C")
    #expect(imperial.measured(.skinTemperature, 33.4) == "92.1 °F")
    #expect(Voice(.spanish, units: .imperial).measured(.skinTemperature, 33.4) == "92,1 °F")
    #expect(
      imperial.vital(.skinTemperature, 33.4, mean: 33.1)
        == "skin temperature 92.1 °F (30-day average 91.6)")
  }

  @Test("a difference is that of the values as they are shown") func difference() {
    let (metric, imperial) = (Voice(.english), Voice(.english, units: .imperial))
    #expect(metric.difference(.skinTemperature, 33.4, from: 33.1) == 0.3)
    #expect(imperial.difference(.skinTemperature, 33.4, from: 33.1) == 0.5)
    #expect(imperial.difference(.skinTemperature, 33.1, from: 33.4) == -0.5)
  }

  @Test("no other value depends on them") func others() {
    let imperial = Voice(.english, units: .imperial)
    #expect(imperial.measured(.restingHeartRate, 52) == "52 bpm")
    #expect(imperial.measured(.respiratoryRate, 15.2) == "15.2/min")
  }
}
