// swift-tools-version: 6.0

import PackageDescription

/// Benchmarks stand apart, so that nothing they need reaches who uses the package.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "coordviz", path: ".."),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .executableTarget(
      name: "WalkBenchmark",
      dependencies: [
        .product(name: "CoordinatorCore", package: "coordviz"),
        .product(name: "CoordinatorGraph", package: "coordviz"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .executableTarget(
      name: "RetentionBenchmark",
      dependencies: [.product(name: "CoordinatorCore", package: "coordviz")]
    ),
    .executableTarget(
      name: "TrackingBenchmark",
      dependencies: [
        .product(name: "CoordinatorCore", package: "coordviz"),
        .product(name: "CoordinatorGraph", package: "coordviz"),
      ]
    ),
    .executableTarget(
      name: "StreamBenchmark",
      dependencies: [.product(name: "CoordinatorCore", package: "coordviz")]
    ),
    .executableTarget(
      name: "PictureBenchmark",
      dependencies: [
        .product(name: "CoordinatorDiagrams", package: "coordviz"),
        .product(name: "CoordinatorGraph", package: "coordviz"),
        .product(name: "CoordinatorPictures", package: "coordviz"),
      ]
    ),
  ]
)
