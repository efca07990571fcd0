// swift-tools-version: 6.0

import PackageDescription

/// Apps embed the libraries; the tool is a target without a declared product, so that an app
/// that depends on `CoordinatorCore` resolves no other package. `swift run coordviz` works all the same.
let package = Package(
  name: "coordviz",
  platforms: [.iOS(.v13), .macOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "CoordinatorGraph", targets: ["CoordinatorGraph"]),
    .library(name: "CoordinatorDiagrams", targets: ["CoordinatorDiagrams"]),
    .library(name: "CoordinatorCore", targets: ["CoordinatorCore"]),
    .library(name: "CoordinatorPictures", targets: ["CoordinatorPictures"]),
    .library(name: "CoordinatorGraphviz", targets: ["CoordinatorGraphviz"]),
    .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(name: "CoordinatorGraph"),
    .target(name: "CoordinatorDiagrams", dependencies: ["CoordinatorGraph"]),
    // Names and lines in programs of Linux: nothing that an app for Apple's systems links.
    .target(name: "CoordinatorSymbols"),
    .target(
      name: "CoordinatorCore",
      dependencies: [
        "CoordinatorGraph", .target(name: "CoordinatorSymbols", condition: .when(platforms: [.linux])),
      ]
    ),
    .target(
      name: "CoordinatorDeclarations",
      dependencies: ["CoordinatorDiagrams", "CoordinatorGraph", .product(name: "Yams", package: "Yams")]
    ),
    .target(
      name: "CoordinatorTesting",
      dependencies: ["CoordinatorCore", "CoordinatorDiagrams", "CoordinatorGraph"]
    ),
    .target(
      name: "CoordinatorScanner",
      dependencies: [
        "CoordinatorGraph",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(name: "CoordinatorLint", dependencies: ["CoordinatorGraph", "CoordinatorScanner"]),
    .target(name: "CoordinatorAnalysis", dependencies: ["CoordinatorDiagrams", "CoordinatorGraph"]),
    .target(name: "CoordinatorPictures", dependencies: ["CoordinatorDiagrams", "CoordinatorGraph"]),
    .target(name: "CGraphviz", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "CoordinatorGraphviz",
      dependencies: ["CGraphviz", "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorPictures"]
    ),
    .target(
      name: "CoordinatorPages",
      dependencies: [
        "CoordinatorDiagrams", "CoordinatorGraph", .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("Documentation/Site"), .embedInCode("Documentation/Templates"),
        .embedInCode("Viewer/Web"), .embedInCode("Words/words.tsv"),
      ]
    ),
    .executableTarget(
      name: "coordviz",
      dependencies: [
        "CoordinatorAnalysis", "CoordinatorDeclarations", "CoordinatorDiagrams", "CoordinatorGraph",
        "CoordinatorGraphviz", "CoordinatorLint", "CoordinatorPages", "CoordinatorPictures",
        "CoordinatorScanner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Sources/CoordViz"
    ),

    // Tests. The dialects are apps in small, written as their authors would, with nothing of coordviz in them.
    .target(name: "TestSupport", dependencies: ["CoordinatorGraph"], path: "Tests/TestSupport"),
    .target(name: "BaseClassDialect", path: "Tests/Fixtures/Dialects/BaseClass"),
    .target(name: "CompositionRootDialect", path: "Tests/Fixtures/Dialects/CompositionRoot"),
    .target(name: "ParentChildDialect", path: "Tests/Fixtures/Dialects/ParentChild"),
    .target(name: "GuideDialect", path: "Tests/Fixtures/Dialects/Guide"),
    .target(name: "RootScreenDialect", path: "Tests/Fixtures/Dialects/RootScreen"),
    .target(name: "SeedSamples", dependencies: ["CoordinatorCore"], path: "Tests/Fixtures/SeedSamples"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CoordinatorGraphTests",
      dependencies: [
        "CoordinatorGraph", "TestSupport", .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .testTarget(
      name: "CoordinatorDiagramsTests",
      dependencies: [
        "CoordinatorDiagrams", "CoordinatorGraph", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["DOT/Goldens", "Goldens", "Hosts/Goldens", "Reading/Goldens"]
    ),
    .testTarget(
      name: "CoordinatorDeclarationsTests",
      dependencies: [
        "CoordinatorDeclarations", "CoordinatorDiagrams", "CoordinatorGraph", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["YAML/Goldens"]
    ),
    .testTarget(
      name: "CoordinatorAnalysisTests",
      dependencies: [
        "CoordinatorAnalysis", "CoordinatorDiagrams", "CoordinatorGraph", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Findings/Goldens", "Reporting/Goldens"]
    ),
    .testTarget(
      name: "CoordinatorScannerTests",
      dependencies: [
        "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorLint", "CoordinatorScanner", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Fixtures", "Goldens"]
    ),
    .testTarget(
      name: "CoordinatorLintTests",
      dependencies: ["CoordinatorGraph", "CoordinatorLint", "CoordinatorScanner", "TestSupport"],
      exclude: ["Judgements.json", "RuleSamples.txt"]
    ),
    .testTarget(
      name: "CoordinatorTestingTests",
      dependencies: ["CoordinatorCore", "CoordinatorGraph", "CoordinatorTesting", "TestSupport"]
    ),
    .testTarget(
      name: "CoordinatorGraphvizTests",
      dependencies: ["CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorGraphviz", "TestSupport"]
    ),
    .testTarget(
      name: "CoordinatorPicturesTests",
      dependencies: [
        "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorPictures", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CoordinatorPagesTests",
      dependencies: [
        "CoordinatorAnalysis", "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorPages",
        "CoordinatorPictures", "TestSupport",
      ],
      exclude: ["Documentation/Goldens"]
    ),
    .testTarget(
      name: "CoordinatorCoreTests",
      dependencies: [
        "BaseClassDialect", "CompositionRootDialect", "CoordinatorCore", "CoordinatorDiagrams",
        "CoordinatorGraph",
        "GuideDialect", "ParentChildDialect", "RootScreenDialect", "SeedSamples", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Dialects/Goldens"]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TestSupport", "coordviz"],
      exclude: ["Goldens", "Hosts/Goldens"]
    ),
    // Builds other packages, which takes minutes: `Scripts/test.sh --slow`.
    .testTarget(
      name: "ConsumerTests",
      dependencies: ["CoordinatorGraph", "TestSupport", "coordviz"],
      exclude: ["Goldens"]
    ),
  ]
)
