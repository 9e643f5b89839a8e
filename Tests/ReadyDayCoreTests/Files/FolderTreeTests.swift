import Foundation
import Testing

@testable import readyday

@Suite("FolderTree")
struct FolderTreeTests {
  @Test("what others begin while everything is removed stays, and is no error")
  func beganAnew() throws {
    try TemporaryFolder.with { folder in
      try folder.file("store/plans.json", "x")
      try folder.file("store/.lock", "")
      let tree = FolderTree(folder.path("store"))
      try folder.file("store/whoop/.lock", "")
      try tree.remove()
      #expect(FolderTree(folder.path("store")).files == ["whoop/.lock"])
    }
  }

  @Test("what cannot be removed is an error")
  func stays() throws {
    try TemporaryFolder.with { folder in
      try folder.file("store/plans.json", "x")
      let tree = FolderTree(folder.path("store"))
      try folder.file("store/other.json", "x")
      #expect(throws: SystemError.notEmpty) { try tree.remove() }
    }
  }
}
