// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "LeakyShop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "coordviz", path: "../..")],
  targets: [
    .executableTarget(
      name: "LeakyShop",
      dependencies: [
        .product(name: "CoordinatorCore", package: "coordviz"),
        .product(name: "CoordinatorGraph", package: "coordviz"),
      ]
    )
  ]
)
