import CoordinatorGraph
import TestSupport

/// A run of a small shop in which a coordinator leaked.
enum LeaksSample {
  static let tree = Snapshot(
    origin: Snapshot.Origin(kind: .live, name: "Shop"),
    graph: RandomGraph.graph(
      [
        Node(id: "App", type: "AppCoordinator"), Node(id: "App/Home", type: "HomeCoordinator"),
        Node(id: "App/Home/Cart", type: "CartCoordinator"),
        Node(id: "App/Home/Cart/Gift", type: "GiftCoordinator"),
        Node(id: "App/Log", type: "LogInCoordinator"),
      ],
      [
        Edge(from: "App", to: "App/Home", ownership: .strong),
        Edge(from: "App", to: "App/Log", ownership: .strong, order: 1),
        Edge(from: "App/Home", to: "App/Home/Cart", ownership: .strong),
        Edge(from: "App/Home/Cart", to: "App/Home/Cart/Gift", ownership: .strong),
      ]
    )
  )

  /// Held by a closure that an object of the app keeps.
  static let held = Leak(
    verdict: .detachedButAlive,
    subject: Leak.Subject(token: 4, type: "CheckoutCoordinator"),
    parent: Leak.Subject(token: 2, type: "HomeCoordinator"),
    evidence: [
      Leak.Evidence(
        .attached,
        owner: "HomeCoordinator",
        at: SourceLocation(file: "Shop/Home.swift", line: 30)
      ),
      Leak.Evidence(.detached, owner: "HomeCoordinator"),
    ],
    explanation: Explanation(
      target: Explanation.Subject(
        type: "CheckoutCoordinator",
        mark: .init(.leaking, .detached, name: "CheckoutCoordinator")
      ),
      answer: .held(root: "App"),
      steps: [
        Explanation.Step(
          owner: .init(type: "AppCoordinator", name: "App", mark: .init(.notLeaking, .root)),
          reference: "analytics"
        ),
        Explanation.Step(owner: .init(type: "Analytics"), reference: "sinks[\"pay\"]"),
        Explanation.Step(owner: .init(type: Explanation.Subject.closureType), reference: "captures"),
      ],
      balance: Explanation.Balance(explained: 1, total: 1),
      hint: Explanation.Hint(.weakCapture, owner: "Analytics", reference: "sinks[\"pay\"]")
    ).markingSuspects(),
    signature: "detached-but-alive CheckoutCoordinator < captures < sinks[] < analytics",
    count: 2,
    victims: [Leak.Subject(token: 5, type: "PaymentCoordinator")]
  )

  /// In the tree, although its screen is gone.
  static let attached = Leak(
    number: 2,
    verdict: .attachedWithoutScreen,
    subject: Leak.Subject(token: 3, type: "CartCoordinator"),
    confidence: .likely,
    signature: "attached-without-screen CartCoordinator",
    node: "App/Home/Cart"
  )

  static func recording(_ leaks: [Leak], watched: Int = 5) -> Recording {
    var recording = Recording(name: "Shop")
    recording.snapshots = [RecordedSnapshot(at: 1, snapshot: tree)]
    recording.checks = [RecordedCheck(at: 2, watched: watched)]
    recording.leaks = leaks
    recording.isFinished = true
    return recording
  }

  static func text(_ leaks: [Leak], watched: Int = 5) -> String {
    String(decoding: recording(leaks, watched: watched).jsonBytes(), as: UTF8.self)
  }
}
