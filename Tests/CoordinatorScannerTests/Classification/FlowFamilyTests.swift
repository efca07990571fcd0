import Testing

/// Types below a base that is named like a flow.
@Suite("Families of flows")
struct FlowFamilyTests {
  private static func app(_ base: String, _ open: String) -> Scanned {
    Scanned(
      """
      import UIKit
      \(base)
      final class Hall: UIViewController {}
      final class RootFlow: Flow {
        let nav = UINavigationController()
        var next: TourFlow?
        func begin() {
          \(open)
          next = TourFlow()
        }
      }
      final class TourFlow: Flow { func begin() {} }
      """
    )
  }

  private static let show = "nav.pushViewController(Hall(), animated: true)"

  @Test(
    "They make each other, and one shows a screen",
    arguments: ["class Flow {}", "protocol Flow: AnyObject {}"],
    [show, "nav.viewControllers = [Hall()]"]
  )
  func families(_ base: String, _ open: String) {
    let scanned = Self.app(base, open)
    #expect(scanned.coordinators == ["RootFlow", "TourFlow"])
  }

  @Test("Flows of data show no screens")
  func others() {
    let scanned = Scanned(
      """
      import UIKit
      class Flow {}
      final class RootFlow: Flow {
        var next: TourFlow?
        func begin() { next = TourFlow() }
      }
      final class TourFlow: Flow { func begin() {} }
      """
    )
    #expect(scanned.coordinators == [])
  }

  @Test("Flow controllers are screens, too")
  func controllers() {
    let scanned = Scanned(
      """
      import UIKit
      class FlowController: UIViewController {
        func embed(_ other: UIViewController) { addChild(other); view.addSubview(other.view) }
      }
      final class RootFlowController: FlowController {
        override func viewDidLoad() { embed(CartFlowController()) }
      }
      final class CartFlowController: FlowController {
        let nav = UINavigationController()
        func pay() { nav.pushViewController(Card(), animated: true) }
      }
      final class Card: UIViewController {}
      """
    )
    #expect(scanned.coordinators == ["CartFlowController", "RootFlowController"])
    #expect(scanned.edges.count == 1)
  }
}
