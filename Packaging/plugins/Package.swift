// swift-tools-version: 6.1

import PackageDescription

/// The plugins are a package of their own. They contain the released command, so that apps compile nothing of coordviz.
let package = Package(
  name: "coordviz-plugins",
  products: [
    .plugin(name: "CoordvizCommand", targets: ["CoordvizCommand"]),
    .plugin(name: "CoordvizLint", targets: ["CoordvizLint"]),
  ],
  targets: [
    .plugin(
      name: "CoordvizCommand",
      capability: .command(
        intent: .custom(
          verb: "coordviz",
          description: "Draws, documents and checks the coordinators of this package."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "coordviz writes pictures and pages into your package.")
        ]
      ),
      dependencies: ["coordviz"]
    ),
    .plugin(name: "CoordvizLint", capability: .buildTool(), dependencies: ["coordviz"]),
    .binaryTarget(
      name: "coordviz",
      url: "https://github.com/OWNER/coordviz/releases/download/0.1.0/coordviz.artifactbundle.zip",
      checksum: "0000000000000000000000000000000000000000000000000000000000000000"
    ),
  ]
)
