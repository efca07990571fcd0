// swift-tools-version: 6.0

import PackageDescription

/// Benchmarks stand apart, so that nothing they need reaches who uses the package. They measure parts that an app does not
/// see, and so the libraries, which `Sources` links to, are targets of this package, too.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .target(name: "CoordinatorGraph"),
    .target(name: "CoordinatorSymbols"),
    .target(
      name: "CoordinatorCore",
      dependencies: [
        "CoordinatorGraph", .target(name: "CoordinatorSymbols", condition: .when(platforms: [.linux])),
      ]
    ),
    .target(name: "CoordinatorDiagrams", dependencies: ["CoordinatorGraph"]),
    .target(name: "CoordinatorPictures", dependencies: ["CoordinatorDiagrams", "CoordinatorGraph"]),
    .executableTarget(
      name: "WalkBenchmark",
      dependencies: [
        "CoordinatorCore", "CoordinatorGraph", .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .executableTarget(name: "RetentionBenchmark", dependencies: ["CoordinatorCore"]),
    .executableTarget(name: "TrackingBenchmark", dependencies: ["CoordinatorCore", "CoordinatorGraph"]),
    .executableTarget(name: "StreamBenchmark", dependencies: ["CoordinatorCore"]),
    .executableTarget(
      name: "PictureBenchmark",
      dependencies: ["CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorPictures"]
    ),
  ]
)
