// swift-format-ignore-file
import ProjectDescription

let project = Project(
  name: "Reading",
  targets: [
    .target(
      name: "Reading", destinations: .iOS, product: .framework, bundleId: "library.reading", sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: "../Kit")])
  ]
)
