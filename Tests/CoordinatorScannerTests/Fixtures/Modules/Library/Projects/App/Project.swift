// swift-format-ignore-file
import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .framework, bundleId: "library.app", sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: "../Kit")])
  ]
)
