import Foundation
import Testing

@testable import readyday

@Suite("FolderTree")
struct FolderTreeTests {
  @Test(
    "what cannot be looked into is an error, never an empty folder",
    arguments: [
      ("a file", "Not a directory"), ("nowhere", "it is a broken link"),
      ("loop", "Too many levels of symbolic links"),
    ])
  func unreadable(place: String, reason: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("a file", "x")
      for (link, target) in [("nowhere", "gone"), ("loop", "loop")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
      let problem = #expect(throws: FileProblem.self) { try FolderTree(folder.path(place)) }
      #expect(problem?.inEnglish == "cannot read \(folder.path(place)): \(reason)")
      #expect(try FolderTree(folder.path("nothing")).files.isEmpty)
    }
  }

  @Test("links to folders are followed where that is asked for, each once")
  func links() throws {
    try TemporaryFolder.with { folder in
      try folder.file("elsewhere/sleep.json", "x")
      try folder.file("store/plans.json", "x")
      for link in ["store/whoop", "elsewhere/again"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: folder.path("elsewhere"))
      }
      let store = folder.path("store")
      #expect(try FolderTree(store).files == ["plans.json", "whoop"])
      #expect(
        try FolderTree(store, followingLinks: true).files
          == ["plans.json", "whoop/again", "whoop/sleep.json"])
      try FileManager.default.removeItem(atPath: folder.path("elsewhere"))
      #expect(try FolderTree(store).files == ["plans.json", "whoop"])
      #expect(throws: FileProblem(.unreadable(.danglingLink), store + "/whoop")) {
        try FolderTree(store, followingLinks: true)
      }
    }
  }
}
