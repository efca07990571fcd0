// swift-format-ignore-file
import RIBs
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var launchRouter: LaunchRouting?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    // root: RootRouter
    let launchRouter = RootBuilder(dependency: AppComponent()).build()
    self.launchRouter = launchRouter
    launchRouter.launch(from: window)
    return true
  }
}

// container: dependency=EmptyDependency
// requires: AppComponent -> EmptyDependency
// adopts: AppComponent -> RootDependency
class AppComponent: Component<EmptyDependency>, RootDependency {
  // provides: AppComponent -> RootDependency.clock | stored
  let clock: Clock = WallClock()

  init() {
    super.init(dependency: EmptyComponent())
  }
}

struct WallClock: Clock {}

/// Follows addresses into the app. Not RIBs, whatever it is called.
// look-alike: routes addresses
final class DeepLinkRouter {
  func route(_ url: URL) -> Bool { url.host == "observatory" }
}
