import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Which configured calendar a file belongs to") struct CalendarNamesTests {
  /// `cal/home/a.ics` and `cal/work.ics`, with links to them, and the folder and the file configured.
  private static func with(_ body: (TemporaryFolder, inout CalendarNames) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for name in ["cal/home/a.ics", "cal/work.ics", "cal/homes/b.ics", "other/c.ics"] {
        try folder.file(name, name)
      }
      let manager = FileManager.default
      for (link, target) in [
        ("link.ics", "cal/home/a.ics"), ("to-home", "cal/home"), ("to-work.ics", "cal/work.ics"),
        ("cal/home/c.ics", "other/c.ics"),
      ] {
        try manager.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: folder.path(target))
      }
      try manager.linkItem(atPath: folder.path("cal/work.ics"), toPath: folder.path("hard.ics"))
      var names = CalendarNames([
        .init(name: "home", path: folder.path("cal/home"), show: .busy),
        .init(name: "work", path: folder.path("to-work.ics")),
        .init(name: "all", path: folder.path("cal")),
      ])
      try body(folder, &names)
    }
  }

  @Test(
    "the same file is the same calendar's, whatever leads there",
    arguments: [
      ("cal/home/a.ics", "home"), ("cal/./home//a.ics", "home"), ("cal/home/../home/a.ics", "home"),
      ("link.ics", "home"), ("to-home/a.ics", "home"), ("cal/home/c.ics", "home"),
      ("cal/work.ics", "work"), ("hard.ics", "work"), ("cal/homes/b.ics", "all"),
      ("other/../cal/homes/b.ics", "all"), ("cal/homes/b.zip/x.ics", "all"),
      ("other/c.ics", nil), ("cal/../other/c.ics", nil), ("nowhere/x.ics", nil),
    ] as [(String, String?)])
  func file(path: String, name: String?) throws {
    try Self.with { folder, names in
      let file = InputFile(place: .path("\(folder.url.path)/\(path)"), folder: nil)
      #expect(names.calendar(of: file)?.name == name)
    }
  }

  @Test("only what is configured is named there") func named() throws {
    try Self.with { folder, names in
      #expect(names.isNamed(folder.path("cal/home")) && names.isNamed(folder.path("to-home")))
      #expect(!names.isNamed(folder.path("cal/home/a.ics")))
    }
  }

  @Test("without a configured calendar no file belongs to one") func none() {
    var names = CalendarNames([])
    #expect(names.calendar(of: InputFile(place: .path("/"), folder: nil)) == nil)
  }
}
