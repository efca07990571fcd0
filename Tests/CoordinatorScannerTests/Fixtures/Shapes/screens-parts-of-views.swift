// with the base protocol
// expect: AppCoordinator shows HomeController root
// expect: AppCoordinator shows BrokenScreen push

// What a model makes that views observe is seen in the screen of that model. A view that another one is given is a part of that,
// where it shows more.

import SwiftUI
import UIKit

struct Widget: View {
  let content: AnyView
  init<Content: View>(content: Content) { self.content = AnyView(content) }
  var body: some View { content.padding() }
}
final class HomeModel: ObservableObject {
  @Published var widgets: [Widget] = []
  init() { widgets = [Widget(content: TipView()), tasks] }
  private var tasks: Widget { Widget(content: TasksView()) }
}
final class HomeController: UIViewController {
  init(model: HomeModel) { super.init(nibName: nil, bundle: nil) }
}
struct BrokenScreen<Actions: View>: View {
  let title: String
  @ViewBuilder var actions: Actions
  init(title: String, @ViewBuilder actions: () -> Actions) {
    self.title = title
    self.actions = actions()
  }
  var body: some View {
    VStack {
      Text(title)
      actions
    }
  }
}
struct TipView: View { var body: some View { Text("x") } }
struct TasksView: View { var body: some View { Text("x") } }
struct RetryView: View { var body: some View { Text("x") } }
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.setViewControllers([HomeController(model: HomeModel())], animated: false)
  }
  func fail() {
    let retry = RetryView()
    let screen = BrokenScreen(title: "x", actions: { retry })
    navigation.pushViewController(UIHostingController(rootView: screen), animated: true)
  }
}
