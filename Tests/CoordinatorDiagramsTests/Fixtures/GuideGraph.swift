import CoordinatorGraph
import TestSupport

/// The coordinators of the WithYou guide, stated in an order of their own.
let guideGraph = RandomGraph.graph(
  [
    coordinator("App", role: .root, for: "where everything starts"),
    coordinator("Login", for: "login and onboarding"),
    coordinator("Tabbar", role: .tabContainer, for: "the main screen, by tabs"),
    coordinator("Home", role: .tab, for: "the home tab"),
    coordinator("TravelLog", role: .tab, for: "여행 로그 탭"),
    coordinator("MyPage", role: .tab, for: "the tab of one's own page"),
    coordinator("BeforeTravel", for: "before a journey"),
    coordinator("OnGoingTravel", for: "during a journey"),
    coordinator("DetailTravelLog", for: "one journey's log"),
    coordinator("BeforeTravelSideBar", for: "the side bar before a journey"),
    coordinator("Post", for: "posts"),
    coordinator("CreateRewind", for: "making a rewind"),
  ],
  children("DetailTravelLog", ["Post", "CreateRewind"])
    + children("BeforeTravel", ["BeforeTravelSideBar"])
    + children("App", ["Login", "Tabbar"])
    + children("Tabbar", ["Home", "TravelLog", "MyPage"])
    + children("Home", ["BeforeTravel", "OnGoingTravel"])
    + children("TravelLog", ["DetailTravelLog"])
)

private func coordinator(_ name: String, role: Node.Role? = nil, for purpose: String) -> Node {
  Node(id: NodeID(name), type: name + "Coordinator", role: role, documentation: purpose)
}

private func children(_ parent: String, _ names: [String]) -> [Edge] {
  names.enumerated().map { order, name in
    Edge(from: NodeID(parent), to: NodeID(name), ownership: .strong, via: "childCoordinators", order: order)
  }
}
