import CoordinatorGraph
import TestSupport

/// A small app that has everything that pages tell of.
enum RichExample {
  static var snapshot: Snapshot {
    Snapshot(origin: Snapshot.Origin(kind: .source, name: "여행 <Log>"), graph: graph, findings: findings)
  }

  private static func place(_ file: String, _ line: Int) -> SourceLocation {
    SourceLocation(file: "Sources/App/\(file).swift", line: line)
  }

  private static let findings = [
    Finding(
      rule: "strong-way-up",
      severity: .error,
      message: "'Login' keeps 'App' alive",
      node: "Login",
      location: place("Login", 9),
      advice: "Write `weak var parent`."
    ),
    Finding(
      rule: "registered-not-resolved",
      severity: .note,
      message: "'Clock' is registered and never resolved"
    ),
  ]

  static var graph: Graph { RandomGraph.graph(coordinators + others, hierarchy + relations) }

  private static let coordinators = [
    Node(
      id: "App",
      type: "AppCoordinator",
      role: .root,
      label: "App",
      module: "App",
      location: place("AppCoordinator", 12),
      documentation:
        "Starts the app & decides what comes first.\n\nKeeps:\n- `window` for as long as it runs\n- the tabs"
    ),
    Node(id: "Tabs", type: "Tabs", role: .tabContainer, location: place("Tabs", 3)),
    Node(id: "홈", type: "홈", role: .tab, documentation: "여행 목록을 보여 준다."),
    Node(
      id: "Login",
      type: "Login",
      documentation: "Signs the traveller in.",
      unknown: ["Sources/App/Login.swift:30: the analysis could not find out which child is attached"]
    ),
    Node(id: "Detail<T>", type: "Detail<T>"),
    Node(id: "home", type: "home"),
    Node(id: "Home", type: "Home"),
  ]

  private static let others = [
    Node(
      id: "LoginScreen",
      type: "LoginScreen",
      kind: .screen,
      documentation: "Asks for a name | and a word."
    ),
    Node(id: "AppContainer", type: "AppContainer", kind: .container, documentation: "Makes what all need."),
    Node(id: "LoginDependency", type: "LoginDependency", kind: .dependency),
    Node(id: "Clock", type: "Clock", kind: .service),
  ]

  private static let hierarchy = [
    Edge(
      from: "App",
      to: "Tabs",
      ownership: .strong,
      via: "children",
      evidence: [place("AppCoordinator", 20), place("AppCoordinator", 24)]
    ),
    Edge(
      from: "App",
      to: "Login",
      ownership: .strong,
      via: "children",
      order: 1,
      evidence: [place("AppCoordinator", 30), place("LoginBuilder", 4)],
      condition: "!isSignedIn"
    ),
    Edge(from: "Tabs", to: "홈", kind: .holds, ownership: .strong, via: "home"),
    Edge(from: "Tabs", to: "Home", kind: .creates, order: 1, isPossible: true),
    Edge(from: "홈", to: "Detail<T>"),
    Edge(from: "Login", to: "Detail<T>", kind: .creates),
    Edge(from: "Detail<T>", to: "홈", kind: .creates, order: 1),
  ]

  private static let relations = [
    Edge(
      from: "Login",
      to: "App",
      kind: .parent,
      ownership: .strong,
      via: "parent",
      evidence: [place("Login", 9)]
    ),
    Edge(
      from: "Detail<T>",
      to: "홈",
      kind: .listener,
      ownership: .weak,
      via: "listener",
      calls: ["detailDidClose(_:)", "open(<b>|`:)"]
    ),
    Edge(from: "Login", to: "LoginScreen", kind: .presents, label: "push", evidence: [place("Login", 14)]),
    Edge(from: "Login", to: "LoginDependency", kind: .requires, via: "dependency"),
    Edge(from: "Login", to: "Clock", kind: .resolves, evidence: [place("Login", 18)]),
    Edge(from: "AppContainer", to: "LoginDependency", kind: .adopts),
    Edge(from: "AppContainer", to: "Clock", kind: .registers, label: "SystemClock"),
    Edge(from: "AppContainer", to: "Login", kind: .creates, label: "builds"),
    Edge(from: "App", to: "AppContainer", kind: .holds, ownership: .strong, via: "container"),
  ]
}
