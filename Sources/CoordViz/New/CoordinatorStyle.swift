import ArgumentParser

/// The ways in which projects write coordinators.
enum CoordinatorStyle: String, CaseIterable, ExpressibleByArgument {
  case container
  case parentChild = "parent-child"
  case diContainer = "di-container"
  case rootScreen = "root-screen"
  case swiftUI = "swiftui"

  var templates: [FileTemplate] {
    switch self {
    case .container: ContainerTemplates.all
    case .parentChild: ParentChildTemplates.all
    case .diContainer: DIContainerTemplates.all
    case .rootScreen: RootScreenTemplates.all
    case .swiftUI: SwiftUITemplates.all
    }
  }

  /// What its coordinators inherit or adopt.
  var base: String { self == .container ? "ViewableCoordinator" : "Coordinator" }

  /// The members that a parent declares itself. Its base has others.
  var membersOfParent: Set<String> { self == .diContainer ? ["navigationController"] : [] }

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
