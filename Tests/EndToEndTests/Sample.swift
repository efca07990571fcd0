import CoordinatorGraph
import Foundation
import TestSupport

/// A small app: three coordinators, a screen and a container.
enum Sample {
  static let snapshot = Snapshot(
    origin: Snapshot.Origin(kind: .live, name: "Sample"),
    graph: RandomGraph.graph(
      [
        Node(id: "App", type: "AppCoordinator"),
        Node(id: "App/Home", type: "HomeCoordinator", module: "Home"),
        Node(id: "App/LogIn", type: "LogInCoordinator", documentation: "Lets people in."),
        Node(id: "Welcome", type: "WelcomeViewController", kind: .screen),
        Node(id: "Container", type: "AppContainer", kind: .container),
      ],
      [
        Edge(from: "App", to: "App/LogIn", ownership: .strong, via: "children[0]", order: 0),
        Edge(from: "App", to: "App/Home", kind: .holds, ownership: .strong, via: "home", order: 1),
        Edge(from: "App/LogIn", to: "Welcome", kind: .presents),
        Edge(from: "Container", to: "App", kind: .provides),
      ]
    )
  )

  /// A graph with more edges than hosts draw.
  static let broad = Snapshot(
    origin: Snapshot.Origin(kind: .declared),
    graph: RandomGraph.tree(nodes: 600, fanOut: 600, seed: 1)
  )

  static let json = snapshot.json()

  /// Runs the body in a folder with the sample as `app.json`.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      try json.write(to: folder / "app.json", atomically: true, encoding: .utf8)
      return try body(folder)
    }
  }
}
