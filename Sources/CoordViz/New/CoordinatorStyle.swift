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

  /// What its coordinators inherit or adopt.
  var base: String { self == .container ? "ViewableCoordinator" : "Coordinator" }

  /// What a parent declares, besides the members of its base.
  var membersOfParent: Set<String> { self == .diContainer ? ["navigationController"] : [] }

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
}
