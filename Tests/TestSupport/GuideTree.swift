import CoordinatorGraph

/// The twelve coordinators that the guide of a travel app draws.
public enum GuideTree {
  /// Its nodes and edges.
  public static let graph: Graph = {
    let names = Set(edges.flatMap { [$0.0, $0.1] })
    let nodes = names.map {
      Node(id: NodeID($0 + "Coordinator"), type: $0 + "Coordinator", role: role($0), module: module($0))
    }
    return RandomGraph.graph(
      nodes,
      edges.enumerated().map { order, ends in
        Edge(
          from: NodeID(ends.0 + "Coordinator"),
          to: NodeID(ends.1 + "Coordinator"),
          ownership: .strong,
          order: order
        )
      }
    )
  }()

  private static let edges = [
    ("App", "Login"), ("App", "Tabbar"), ("Tabbar", "Home"), ("Tabbar", "TravelLog"), ("Tabbar", "MyPage"),
    ("Home", "BeforeTravel"), ("Home", "OnGoingTravel"), ("TravelLog", "DetailTravelLog"),
    ("BeforeTravel", "BeforeTravelSideBar"), ("DetailTravelLog", "Post"), ("DetailTravelLog", "CreateRewind"),
  ]

  private static func role(_ name: String) -> Node.Role? {
    switch name {
    case "App": .root
    case "Tabbar": .tabContainer
    case "Home", "TravelLog", "MyPage": .tab
    default: nil
    }
  }

  private static func module(_ name: String) -> String {
    name.hasSuffix("Travel") || name == "Home" ? "Home" : name.contains("Log") ? "Log" : "App"
  }
}
