import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("What is erased") struct KeptContentsTests {
  private let data = try! TemporaryFolder()

  private static func contents(_ data: TemporaryFolder) throws -> StoredContents {
    let environment = Environment(["XDG_DATA_HOME": data.url.path])
    return try StoredContents(of: #require(DataFolder(environment)))
  }

  @Test("is what readyday keeps, by name and kind; all else is named and stays")
  func names() throws {
    let own = [
      ".lock", ".readyday-plans.json-k3x09fq2",
      ".readyday-.readyday-plans.json.bak-00000000-zzzzzzzz",
      "apple-health/.lock", "apple-health/2026.json", "plans.json", "plans.json.bak",
      "reflections.json", "whoop/.readyday-sleep.json-k3x09fq2", "whoop/sleep.json",
    ]
    let others = [
      ".readyday-brief.txt-k3x09fq2", ".readyday-plans.json-K3X09FQ2", "mine/plans.json",
      "apple-health/20266.json", "apple-health/plans.json", "plans.json~",
      "reflections.json.bak/x", "whoop/apple-health/x", "whoop/notes.txt", "whoop/\u{E9}.json",
    ]
    for name in own + others { try data.file("readyday/\(name)", "x") }
    let contents = try Self.contents(data)
    #expect(Set(contents.files) == Set(own) && contents.links.isEmpty)
    #expect(
      Set(contents.strangers)
        == Set(others).subtracting([
          "mine/plans.json", "reflections.json.bak/x", "whoop/apple-health/x",
        ])
        .union(["mine", "reflections.json.bak", "whoop/apple-health"]))
    try contents.remove()
    let left = try FolderTree(data.path("readyday")).files
    #expect(left.sorted() == others.sorted())
  }

  @Test(
    "is one kind where one is meant",
    arguments: [
      ("plans", [".readyday-plans.json-k3x09fq2", "plans.json", "plans.json.bak"]),
      ("reflections", ["reflections.json"]), ("whoop", ["whoop/.lock", "whoop/sleep.json"]),
      ("apple-health", ["apple-health/2026.json"]),
    ])
  func kind(_ kind: String, own: [String]) throws {
    let all = [
      ".lock", ".readyday-plans.json-k3x09fq2", "apple-health/2026.json", "plans.json",
      "plans.json.bak", "reflections.json", "whoop/.lock", "whoop/notes.txt", "whoop/sleep.json",
    ]
    for name in all { try data.file("readyday/\(name)", "x") }
    let contents = try Self.contents(data).only(kind)
    #expect(Set(contents.files) == Set(own))
    #expect(contents.strangers == (kind == "whoop" ? ["whoop/notes.txt"] : []))
    try contents.remove()
    let left = try FolderTree(data.path("readyday")).files
    #expect(Set(left) == Set(all).subtracting(own))
  }

  @Test("is not what others begin meanwhile") func beganAnew() throws {
    try data.file("readyday/plans.json", "x")
    try data.file("readyday/.lock", "")
    let contents = try Self.contents(data)
    try data.file("readyday/whoop/.lock", "")
    try contents.remove()
    #expect(try FolderTree(data.path("readyday")).files == ["whoop/.lock"])
  }

  @Test("with no folder left behind where there was nothing else") func all() throws {
    for name in ["plans.json", "whoop/cycle.json"] { try data.file("readyday/\(name)", "x") }
    try Self.contents(data).remove()
    #expect(FileManager.default.fileExists(atPath: data.path("readyday")) == false)
    #expect(try Self.contents(data).files.isEmpty)
  }
}
