import ReadyDayCore
import TestSupport
import Testing

@Suite("Fixture zones") struct FixtureZonesTests {
  @Test("every file is a zone that can be read") func allReadable() {
    #expect(FixtureZones.names.count >= 24)
    #expect(FixtureZones.names.contains("America/Argentina/Buenos_Aires"))
    for name in FixtureZones.names { #expect(FixtureZones().zone(named: name)?.name == name) }
  }

  @Test("a zone that is not there is nil") func unknown() {
    #expect(FixtureZones().zone(named: "Mars/Olympus_Mons") == nil)
    #expect(FixtureZones().zone(named: "Europe") == nil)
  }
}
