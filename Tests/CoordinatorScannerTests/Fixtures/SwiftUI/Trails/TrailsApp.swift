// swift-format-ignore-file
import Stinsen
import SwiftUI

@main
struct TrailsApp: App {
  var body: some Scene {
    WindowGroup {
      // root: MainCoordinator
      MainCoordinator().view()
    }
  }
}
