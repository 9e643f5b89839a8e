import Testing

@testable import ReadyDayCore

@Suite("The home that the system knows") struct HomeFolderTests {
  @Test(
    "is that of the user's number in the list of accounts",
    arguments: [
      (0, "/root"), (1000, "/home/ana"), (1001, "/srv/with space"), (10, nil), (65534, nil),
      (7, nil),
    ])
  func path(number: Int, home: String?) {
    let accounts = """
      root:x:0:0:root:/root:/bin/sh
      broken:x:10
      ana:x:1000:1000:Ana,,,:/home/ana:/bin/bash
      other:x:1000:1000::/home/other:
      bea:x:1001:1001:Bea:/srv/with space:/bin/sh
      nobody:x:65534:65534:nobody::/usr/sbin/nologin
      """
    #expect(HomeFolder.path(ofUser: number, in: Array(accounts.utf8)) == home)
  }
}
