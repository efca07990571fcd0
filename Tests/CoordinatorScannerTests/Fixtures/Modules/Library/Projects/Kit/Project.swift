// swift-format-ignore-file
import ProjectDescription

let project = Project(
  name: "Kit",
  targets: [
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "library.kit", sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: "../Kit")])
  ]
)
