import ArgumentParser

/// The ways in which projects write coordinators.
enum CoordinatorStyle: String, CaseIterable, ExpressibleByArgument {
  case container
  case parentChild = "parent-child"
  case diContainer = "di-container"
  case rootScreen = "root-screen"
  case swiftUI = "swiftui"

  /// The files of a new coordinator.
  var templates: [FileTemplate] {
    switch self {
    case .container: FileTemplate.container
    case .parentChild: FileTemplate.parentChild
    case .diContainer: FileTemplate.diContainer
    case .rootScreen: FileTemplate.rootScreen
    case .swiftUI: FileTemplate.swiftUI
    }
  }

  /// The style in words.
  var summary: String {
    switch self {
    case .container: "a container, a listener and a presenter"
    case .parentChild: "a list of children and a weak parent"
    case .diContainer: "use cases from a shared container"
    case .rootScreen: "a first screen and a delegate"
    case .swiftUI: "the path of a navigation stack"
    }
  }

  /// Whether a file with a coordinator is written in this style, by words that no other style has.
  func isUsed(in text: String) -> Bool {
    switch self {
    case .container: ["Containable", ": Container<", "ViewableCoordinator<"].contains(where: text.contains)
    case .diContainer: text.contains(".resolve(")
    case .rootScreen: ["rootVC", "rootViewController: "].contains(where: text.contains)
    case .swiftUI: text.contains("import SwiftUI") && !text.contains("UINavigationController")
    case .parentChild: true
    }
  }

  /// From the most special to the most general: files of a special style also look like the general one.
  private static let bySpeciality: [CoordinatorStyle] = [
    .container, .diContainer, .rootScreen, .swiftUI, .parentChild,
  ]

  /// The style of at least a third of the files with coordinators; nil without any.
  ///
  /// - Parameter files: The texts of the files.
  static func used(in files: [String]) -> CoordinatorStyle? {
    files.isEmpty
      ? nil : bySpeciality.first { style in files.count(where: style.isUsed) * 3 >= files.count }
  }
}
