import Testing

@testable import ReadyDayCore

@Suite("Halving") struct PartitionTests {
  @Test("finds the first later place, in any part of an array", arguments: 0...9)
  func everyPlace(count: Int) {
    let numbers = Array(0..<count)
    for first in 0...count { #expect(numbers.partition { $0 >= first } == first) }
    let part = numbers.dropFirst(2)
    for first in part.indices { #expect(part.partition { $0 >= first } == first) }
    #expect(part.partition { _ in false } == part.endIndex)
  }
}
