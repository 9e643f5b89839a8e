import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What is kept is never taken for nothing because it cannot be read, and never written over in part.
@Suite("The kept store") struct KeptStoreTests {
  @Test(
    "is exported to where nothing of anybody else's is removed or replaced, also when that fails")
  func failedExport() throws {
    try TemporaryFolder.with { folder in
      var copy = ExportedFolder(path: folder.path("copy"))
      try copy.begin()
      try copy.write([0x31], as: "whoop/sleep.json")
      // Somebody is quicker.
      try folder.file("copy/plans.json", "mine")
      try folder.file("copy/whoop/notes", "mine")
      let failure = #expect(throws: SystemError.self) { try copy.write([0x31], as: "plans.json") }
      #expect(failure.map { Failure(of: $0).status } == .output)
      copy.remove()
      let rest = try FolderTree(folder.path("copy")).files
      #expect(rest == ["plans.json", "whoop/notes"])
      #expect(try String(contentsOfFile: folder.path("copy/plans.json"), encoding: .utf8) == "mine")
    }
  }
}
