// swift-format-ignore-file
import ProjectDescription

let project = Project(
  name: "Lending",
  targets: [
    .target(
      name: "Lending", destinations: .iOS, product: .framework, bundleId: "library.lending", sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: "../Kit")])
  ]
)
