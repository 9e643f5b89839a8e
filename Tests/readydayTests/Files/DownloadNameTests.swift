import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Names of exports") struct DownloadNameTests {
  @Test(
    "what later exports are called too",
    arguments: [
      ("my_whoop_data_2026_11_09.zip", false, "my_whoop_data*"),
      ("my_whoop_data_2026_11_09", true, "my_whoop_data*"),
      ("my_whoop_data (1).zip", false, "my_whoop_data*"),
      ("my_whoop_data.zip", false, "my_whoop_data*.zip"), ("whoop", true, "whoop"),
      ("whoop.d", true, "whoop.d"), ("2026-11-09", true, "2026-11-09"),
    ])
  func pattern(name: String, isFolder: Bool, pattern: String) {
    #expect(DownloadName(name).pattern(isFolder: isFolder) == pattern)
  }

  @Test("downloads of one calendar differ by a number alone") func stems() {
    #expect(DownloadName("work.ics").stem == DownloadName("work (12).ics").stem)
    #expect(DownloadName("work.ics").stem != DownloadName("works.ics").stem)
  }
}

@Suite("Patterns of names") struct NamePatternTests {
  private let folder = try! TemporaryFolder()

  @Test(
    "a * stands for anything, also for nothing; letters of either case are the same",
    arguments: [
      ("my_*", "My_whoop.zip", true), ("*", "a", true), ("a*", "a", true), ("a*b", "ab", true),
      ("a*b*c", "a-b-b-c", true), ("a*b", "aba", false), ("a*a", "a", false),
      ("a*b*c", "acb", false), ("*whoop*", "data-WHOOP-2", true), ("é*", "és", true),
    ])
  func fits(pattern: String, name: String, fits: Bool) throws {
    #expect(try #require(Wildcard(pattern)).fits(name) == fits)
  }

  @Test("a file that bears the sign itself is meant to the letter") func literal() throws {
    try folder.file("a*.ics", "")
    try folder.file("ab.ics", "")
    #expect(NamePattern(folder.path("a*.ics")) == nil)
    #expect(NamePattern(folder.path("ab.ics")) == nil)
    let input = try InputFiles([folder.path("ab*")], endings: [".ics"])
    #expect(input.files.map(\.shown) == [folder.path("ab.ics")])
  }

  @Test("what fits is read like the files of a folder; nothing that fits is an error")
  func found() throws {
    for name in ["x1/a.ics", "x2.ics", "x3.txt", ".x4.ics", "y.ics"] { try folder.file(name, "") }
    let input = try InputFiles([folder.path("x*")], endings: [".ics"])
    #expect(input.files.map(\.shown) == [folder.path("x1/a.ics"), folder.path("x2.ics")])
    #expect(input.problems.isEmpty)
    let error = #expect(throws: FileProblem.self) {
      try InputFiles([folder.path("z*")], endings: [".ics"])
    }
    #expect(error?.kind == .missing)
  }
}
