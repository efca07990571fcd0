import CoordinatorGraph
import Testing

@testable import CoordinatorDiagrams

@Suite("The end of names that pictures omit")
struct LabelSuffixTests {
  private static func nodes(_ types: String...) -> [Node] {
    types.map { Node(id: NodeID($0), type: $0) }
  }

  @Test func itIsTheLastWordThatAllShare() {
    let nodes = Self.nodes("AppCoordinator", "HomeCoordinator", "LogInCoordinator")
    #expect(LabelSuffix.shared.text(in: nodes) == "Coordinator")
    #expect(LabelSuffix.kept.text(in: nodes) == nil)
    #expect(LabelSuffix.given("inator").text(in: nodes) == "inator")
  }

  @Test(arguments: [
    ["AppCoordinator", "HomeCoordinator", "Router"], ["AppCoordinator", "HomeCoordinator"],
    ["AppCoordinator", "HomeCoordinator", "CartCoordinator", "Pay", "Buy"], ["홈", "앱", "설정"],
    ["A", "B", "C"],
  ])
  func otherNamesStay(types: [String]) {
    let nodes = types.map { Node(id: NodeID($0), type: $0) }
    #expect(LabelSuffix.shared.text(in: nodes) == nil)
  }

  @Test func aNameWithATypoKeepsIts() {
    let nodes = Self.nodes("AppCoordinator", "HomeCoordinator", "LogInCoordinator", "CartCoorditor")
    let suffix = LabelSuffix.shared.text(in: nodes)
    #expect(
      nodes.map { NodeBox(of: $0, without: suffix).lines[0] } == ["App", "Home", "LogIn", "CartCoorditor"]
    )
  }

  @Test func bothNamesOfARenamedOneLoseIt() {
    var node = Self.nodes("HomeCoordinator")[0]
    node.label = "OldCoordinator\(Node.arrow)HomeCoordinator"
    #expect(NodeBox(of: node, without: "Coordinator").lines == ["Old → Home"])
  }

  @Test func onlyCoordinatorsLoseIt() {
    let screen = Node(id: "s", type: "HomeCoordinator", kind: .screen)
    #expect(NodeBox(of: screen, without: "Coordinator").lines == ["HomeCoordinator"])
    #expect(NodeBox(of: Self.nodes("HomeCoordinator")[0], without: "Coordinator").lines == ["Home"])
    #expect(NodeBox(of: Self.nodes("Coordinator")[0], without: "Coordinator").lines == ["Coordinator"])
  }

  @Test func aBadgeMakesRoom() {
    let node = Self.nodes("HomeCoordinator")[0]
    let style = ChangeMarks.Change.added.style
    let badge = NodeBadge(name: "leaked", sign: "!", word: "leaked ×3", style: style)
    #expect(NodeBox(of: node, badge: badge).height >= NodeBox(of: node).height + NodeBadge.height)
    #expect(badge.text == "! leaked ×3")
  }
}
