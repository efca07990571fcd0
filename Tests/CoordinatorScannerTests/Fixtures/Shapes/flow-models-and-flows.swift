// expect: coordinator HomeFlow
// expect: coordinator FeedFlow
// expect: coordinator PetFlowModel
// expect: HomeFlow -> FeedFlow
// expect: HomeFlow -> PetFlowModel
// expect: FeedFlow shows FeedController root
// expect: FeedFlow shows PostController push
// expect: PetFlowModel shows PetScreen root
// expect: PetFlowModel shows ChartScreen push

// Objects that are named flows, or models of flows, and have no base: they start on a stack, or views show their state. A flow
// of data starts, too, and shows nothing.

import SwiftUI
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var home: HomeFlow?
  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    home = HomeFlow(window: UIWindow())
    home?.start()
    return true
  }
}
final class HomeFlow {
  private let window: UIWindow
  private let tabs = UITabBarController()
  private var feed: FeedFlow?
  private var pet: PetFlowModel?
  init(window: UIWindow) { self.window = window }
  func start() {
    let feed = FeedFlow(navigation: UINavigationController())
    let pet = PetFlowModel()
    (self.feed, self.pet) = (feed, pet)
    feed.start()
    tabs.viewControllers = [feed.navigation, UIHostingController(rootView: PetFlowView(flow: pet))]
    window.rootViewController = tabs
  }
}
final class FeedFlow {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let feed = FeedController()
    feed.onOpen = { [weak self] in self?.navigation.pushViewController(PostController(), animated: true) }
    navigation.setViewControllers([feed], animated: false)
  }
}
final class FeedController: UIViewController { var onOpen: () -> Void = {} }
final class PostController: UIViewController {}
final class PetFlowModel: ObservableObject {
  enum Page: Hashable { case chart }
  @Published var pages: [Page] = []
}
struct PetFlowView: View {
  @ObservedObject var flow: PetFlowModel
  var body: some View {
    NavigationStack(path: $flow.pages) {
      PetScreen().navigationDestination(for: PetFlowModel.Page.self) { _ in ChartScreen() }
    }
  }
}
struct PetScreen: View { var body: some View { Text("") } }
struct ChartScreen: View { var body: some View { Text("") } }
final class EventFlow {
  private var handlers: [(Int) -> Void] = []
  func start() { handlers.forEach { $0(0) } }
}
