import Testing

/// Coordinators that controllers make: who shows the controller leads to them, and not what else the controller has made.
@Suite("Controllers that make coordinators")
struct ControllersKeepingTests {
  private static func scan(_ controllers: String) -> Scanned {
    Scanned(
      Scanned.base + Scanned.leaves("Buy", "Refund") + controllers + """
        final class Shop: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { UIWindow().rootViewController = UINavigationController(rootViewController: Goods()) }
        }
        """
    )
  }

  private static let ways = [
    "let refund = Refund()",
    "lazy var refund: Refund? = { Refund() }()",
    "func open() { let refund = Refund(); refund.start() }",
    "func open() { Refund().start() }",
    "func open() { Task { let refund: Coordinator = Refund(); refund.start() } }",
    "func open() { show(Order(refund: Refund()), sender: nil) }",
  ]

  @Test("However a controller makes one", arguments: ways)
  func made(_ member: String) {
    let scanned = Self.scan(
      """
      final class Goods: UIViewController { \(member) }
      final class Order: UIViewController { init(refund: Refund) {} }

      """
    )
    #expect(scanned.edges == ["Shop creates Refund"])
  }

  private static let others = [
    // One controller pushes the other, contains it, or is its tab bar controller.
    "func more() { navigationController?.pushViewController(Order(), animated: true) }",
    "override func viewDidLoad() { let order = Order(); addChild(order); view.addSubview(order.view) }",
    "override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Order())] }",
  ]

  @Test("Coordinators of one controller do not lead to those of another that it shows", arguments: others)
  func neighbours(_ member: String) {
    let scanned = Self.scan(
      """
      final class Goods: UITabBarController { var buy: Buy?; func open() { buy = Buy() }; \(member) }
      final class Order: UIViewController { lazy var refund = Refund() }

      """
    )
    #expect(scanned.edges == ["Shop creates Buy", "Shop creates Refund"])
  }

  private static let inheritedCalls = [
    // What a class does by itself, each controller of it does; what it only offers, those that ask for it.
    ("lazy var refund = Refund(); @objc func open() { refund.start() }", "", true),
    ("lazy var refund = Refund(); func open() { refund.start() }", "", false),
    ("let refund = Refund()", "", true),
    ("override func viewDidLoad() { Refund().start() }", "", true),
    ("func pay() { Refund().start() }", "", false),
    ("func pay() { Refund().start() }", "func tap() { pay() }", true),
    ("func pay() { Refund().start() }; func ask() { pay() }", "", false),
    ("func pay() { Refund().start() }; func ask() { pay() }", "func tap() { ask() }", true),
    ("func pay() { Refund().start() }", "let store = Store(); func tap() { store.pay() }", false),
    ("func pay() { Refund().start() }", "lazy var tap: () -> Void = { [weak self] in self?.pay() }", true),
    ("override func viewDidLoad() { Refund().start() }", "override func viewDidLoad() {}", false),
    (
      "override func viewDidLoad() { Refund().start() }",
      "override func viewDidLoad() { super.viewDidLoad() }", true
    ),
  ]

  @Test(
    "What a base class makes is led to by who shows a controller of it that does so",
    arguments: inheritedCalls
  )
  func inherited(_ above: String, _ below: String, _ isLed: Bool) {
    let scanned = Self.scan(
      """
      class Screen: UIViewController { \(above) }
      final class Goods: Screen { \(below) }

      """
    )
    #expect(scanned.edges == (isLed ? ["Shop creates Refund"] : []))
  }

  @Test("A view that shows another one leads to the coordinator of that only where its own is its flow")
  func views() {
    func edges(_ property: String) -> [String] {
      let flows = ["Garden", "Shed", "Pond"].map { name in
        let build = name == "Garden" ? "func build() -> some View { LawnView() }" : ""
        return
          "final class \(name)Coordinator: ObservableObject { @Published var path = NavigationPath(); \(build) }"
      }
      return Scanned(
        """
        import SwiftUI
        struct LawnView: View {
          @StateObject var \(property) = ShedCoordinator()
          var body: some View { PondView() }
        }
        struct PondView: View { @StateObject var flow = PondCoordinator(); var body: some View { EmptyView() } }
        \(flows.joined(separator: "\n"))
        """
      ).edges
    }
    let own = ["GardenCoordinator creates ShedCoordinator", "ShedCoordinator creates PondCoordinator"]
    #expect(edges("coordinator") == own)
    #expect(
      edges("shed") == [
        "GardenCoordinator creates PondCoordinator", "GardenCoordinator creates ShedCoordinator",
      ]
    )
  }
}
