// swift-format-ignore-file
import UIKit

@main
final class LibraryApp: UIResponder, UIApplicationDelegate {
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let module = DefaultModule(books: BookStore())
    // root: AppCoordinator
    let coordinator = AppCoordinator(module: module, screen: UINavigationController())
    coordinator.open(.entry)
    self.coordinator = coordinator
    return true
  }
}

struct FineStore {}
