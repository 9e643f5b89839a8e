import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Locks") struct FileLockTests {
  private let home = try! TemporaryFolder()

  @Test("who waits while the folder is erased holds a lock in a new one") func erased() throws {
    let data = home.path("data/readyday")
    let held = try FileLock(".lock", in: data)
    let done = DispatchSemaphore(value: 0)
    let waiter = Thread {
      if let lock = try? FileLock(".lock", in: data) {
        _ = FileManager.default.createFile(atPath: "\(data)/mine", contents: nil)
        lock.release()
      }
      done.signal()
    }
    waiter.start()
    Thread.sleep(forTimeInterval: 0.1)
    let folder = try #require(DataFolder(Environment(["XDG_DATA_HOME": home.path("data")])))
    try StoredContents(of: folder).remove()
    held.release()
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(try FolderTree(data).files == [".lock", "mine"])
  }

  @Test("who has to be done by a moment waits no longer, and not at all where nobody holds it")
  func deadline() throws {
    let data = home.path("data")
    let held = try FileLock(".lock", in: data)
    let deadline = Deadline.within(milliseconds: 40)
    let error = #expect(throws: SystemError.self) {
      try FileLock(".lock", in: data, until: deadline)
    }
    #expect(error == .busy && deadline.left == 0)
    held.release()
    try FileLock(".lock", in: data, until: deadline).release()
  }

  @Test("where no folder can be made, that is the reason") func inTheWay() throws {
    try home.file("data", "x")
    let error = #expect(throws: SystemError.self) {
      try FileLock(".lock", in: home.path("data/readyday"))
    }
    #expect(error?.reason == "Not a directory")
  }

  @Test("a lock of its own is not made in a folder that is missing") func missing() throws {
    let error = #expect(throws: SystemError.self) { try FileLock(home.path("gone/.lock")) }
    #expect(error?.isMissingFile == true)
    #expect(FileIdentity(of: home.path("gone")) == nil)
  }
}
