import Testing

@testable import ReadyDayCore

@Suite struct ListingTests {
  private func items(_ days: [ClosedRange<Int>], group: Int = 0, cost: Int = 1) -> [Listing.Item] {
    days.map { Listing.Item(days: $0, group: group, cost: cost) }
  }

  @Test("all are listed while there is room") func room() {
    let all = items([0...0, 0...2, 1...1])
    #expect(Listing(dayCount: 3).within(5, all) == [true, true, true])
  }

  @Test("a full day makes room before a quiet one does") func fullDay() {
    let full = items(Array(repeating: 0...0, count: 100))
    let isListed = Listing(dayCount: 2).within(50, full + items([1...1], group: 1))
    #expect(isListed.count { $0 } == 50)
    #expect(isListed.last == true)
  }

  @Test("of a day the group that has most makes room first") func groups() {
    let crowd = items(Array(repeating: 0...0, count: 100))
    let isListed = Listing(dayCount: 1).within(20, crowd + items([0...0, 0...0], group: 1))
    #expect(isListed.suffix(2) == [true, true])
    #expect(isListed.count { $0 } == 20)
  }

  @Test("what lasts is counted on each of its days") func lasting() {
    let long = items(Array(repeating: 0...9, count: 100))
    #expect(Listing(dayCount: 10).within(200, long).count { $0 } == 20)
  }

  @Test("of a series, the first 200 of a day that has too many, and all of the next")
  func series() {
    let crowd = items(Array(repeating: 0...0, count: 2_000) + Array(repeating: 1...1, count: 1_000))
    let isListed = Listing(dayCount: 2).ofSeries(crowd)
    #expect(isListed.prefix(2_000).count { $0 } == 200)
    #expect(isListed.prefix(200).allSatisfy { $0 })
    #expect(isListed.suffix(1_000).allSatisfy { $0 })
  }
}
