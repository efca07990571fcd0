// with the base protocol
// expect: AppCoordinator shows PickerView present
// expect: AppCoordinator shows NameView push

// A controller around any view is not the screen, nor if the view is unknown. A view for each item is a part of one.

import SwiftUI
import UIKit

final class KeyboardController<Content: View>: UIViewController {
  private let hosting: UIHostingController<Content>
  init(rootView: Content) {
    hosting = UIHostingController(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
}
final class PlainController<Content: View>: UIHostingController<Content> {}
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
    navigation.pushViewController(KeyboardController(rootView: NameView()), animated: true)
  }
  func help(_ page: AnyView) {
    navigation.pushViewController(PlainController(rootView: page), animated: true)
  }
  func pick() {
    let view = PickerView<RowView> { item in RowView(item: item) }
    navigation.present(KeyboardController(rootView: view), animated: true)
  }
}
struct PickerView<Row: View>: View {
  let row: (Int) -> Row
  var body: some View { List { row(1) } }
}
struct RowView: View { let item: Int; var body: some View { Text("x") } }
struct NameView: View { var body: some View { Text("x") } }
