// expect: TabsCoordinator -> GalleryCoordinator
// expect: GalleryCoordinator shows GridScreen root
// expect: GalleryCoordinator shows PhotoScreen push
// expect: GalleryCoordinator -> GalleryCoordinator
// expect: TabsCoordinator shows AboutController tab
// with the base protocol

// A controller for the view of another coordinator is no screen, and one for a screen is. A stack that shows one more of its kind is none,
// either.

import SwiftUI
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let tabs = TabsCoordinator() }
final class TabsCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let tabBarController = UITabBarController()
  func start() {
    let gallery = GalleryController(model: GalleryCoordinator())
    tabBarController.viewControllers = [gallery, AboutController(rootView: AboutView())]
  }
}
final class GalleryCoordinator: ObservableObject, Identifiable {
  @Published var nested: GalleryCoordinator?
  @Published var photo: Photo?
  func open() { nested = GalleryCoordinator() }
}
struct Photo: Identifiable { let id: Int }
final class GalleryController: UIHostingController<GalleryStack> {
  init(model: GalleryCoordinator) { super.init(rootView: GalleryStack(coordinator: model)) }
}
final class AboutController: UIHostingController<AboutView> {}
struct GalleryStack: View {
  @ObservedObject var coordinator: GalleryCoordinator
  var body: some View {
    NavigationStack { GridScreen().navigationDestination(item: $coordinator.photo) { _ in PhotoScreen() } }
      .sheet(item: $coordinator.nested) { GalleryStack(coordinator: $0) }
  }
}
struct GridScreen: View { var body: some View { Text("x") } }
struct PhotoScreen: View { var body: some View { Text("x") } }
struct AboutView: View { var body: some View { Text("x") } }
