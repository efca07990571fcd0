// expect: coordinator AppCoordinator
// expect: AppCoordinator shows ProfileView push
// expect: AppCoordinator shows OrdersView push
// expect: AppCoordinator shows ListController present
// expect: AppCoordinator shows PinView present

// A generic view with a way up to its coordinator by a protocol is a screen, and so is a generic controller with a hosted part.
// Panels that are named like navigators are no flows.

import SwiftUI
import UIKit

protocol ProfileRouting: AnyObject { func close() }
protocol ProfileModelling: ObservableObject { var name: String { get } }
final class ProfileModel: ProfileModelling { var name = "" }
struct ProfileView<Model: ProfileModelling>: View {
  @ObservedObject var model: Model
  weak var router: ProfileRouting?
  var body: some View { VStack { Text(model.name) } }
}
struct OrdersView<Router: ProfileRouting>: View {
  let router: Router
  var body: some View { List { Button("Close") { router.close() } } }
}
final class ListController<Header: View>: UIViewController {
  private let table = UITableView()
  private let header: UIHostingController<Header>
  init(header: Header) {
    self.header = UIHostingController(rootView: header)
    super.init(nibName: nil, bundle: nil)
  }
}
final class BoxController<Content>: UIHostingController<Content> where Content: View {}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
final class AppCoordinator: ProfileRouting {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let view = ProfileView(model: ProfileModel(), router: self)
    navigation.pushViewController(UIHostingController(rootView: view), animated: true)
  }
  func orders() {
    navigation.pushViewController(UIHostingController(rootView: OrdersView(router: self)), animated: true)
  }
  func list() { navigation.present(ListController(header: Text("")), animated: true) }
  func pin() { navigation.present(BoxController(rootView: PinView()), animated: true) }
  func close() { navigation.popViewController(animated: true) }
}
struct PinView: View { var body: some View { Text("") } }

protocol Panel: AnyObject { var content: AnyView { get } }
final class ProjectNavigator: ObservableObject, Panel {
  @Published var filter = ""
  var content: AnyView { AnyView(FileTree()) }
}
final class SymbolNavigator: ObservableObject, Panel {
  @Published var filter = ""
  var content: AnyView { AnyView(FileTree()) }
}
struct FileTree: View { var body: some View { Text("") } }
