// swift-format-ignore-file
import SUICoordinator
import SwiftUI

@main
struct VineyardApp: App {
  // root: VineyardTabCoordinator ; role: VineyardTabCoordinator root
  var tabs = VineyardTabCoordinator()

  var body: some Scene {
    WindowGroup { tabs.getView() }
  }
}
