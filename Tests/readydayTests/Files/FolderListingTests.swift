import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("FolderListing") struct FolderListingTests {
  private let folder = try! TemporaryFolder()

  @Test(
    "what cannot be looked into is an error, never an empty folder",
    arguments: [
      ("a file", "Not a directory"), ("nowhere", "it is a broken link"),
      ("loop", "Too many levels of symbolic links"),
    ])
  func unreadable(place: String, reason: String) throws {
    try folder.file("a file", "x")
    for (link, target) in [("nowhere", "gone"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    let path = folder.path(place)
    let problem = #expect(throws: FileProblem.self) { try FolderListing.found(in: path) }
    #expect(problem?.inEnglish == "cannot read \(path): \(reason)")
    #expect(try FolderListing.found(in: folder.path("nothing")).isEmpty)
  }

  @Test("links are followed where that is asked for") func links() throws {
    try folder.file("elsewhere/sleep.json", "x")
    try folder.file("readyday/plans.json", "x")
    let link = folder.path("readyday/whoop")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("elsewhere"))
    let store = try #require(DataFolder(Environment(["XDG_DATA_HOME": folder.url.path])))
    let contents = try StoredContents(of: store)
    #expect(contents.files == ["plans.json"] && contents.links == ["whoop"])
    let followed = try StoredContents(of: store, followingLinks: true)
    #expect(followed.files == ["plans.json", "whoop/sleep.json"] && followed.links.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path("elsewhere"))
    #expect(throws: FileProblem(.unreadable(.danglingLink), link)) {
      try StoredContents(of: store, followingLinks: true)
    }
  }
}
