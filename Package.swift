// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "readyday",
  products: [
    .library(name: "ReadyDayCore", targets: ["ReadyDayCore"]),
    .executable(name: "readyday", targets: ["readyday"]),
  ],
  targets: [
    .target(
      name: "ReadyDayCore", swiftSettings: strict,
      // Rounding is in the C mathematics library; Darwin has it in its system library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "readyday", dependencies: ["ReadyDayCore"], swiftSettings: strict),
    // What the tests of both modules need: the fixtures and folders that go away.
    .target(
      name: "TestSupport", dependencies: ["ReadyDayCore"], path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "ReadyDayCoreTests", dependencies: ["ReadyDayCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "readydayTests", dependencies: ["ReadyDayCore", "readyday", "TestSupport"],
      swiftSettings: strict),
  ]
)
