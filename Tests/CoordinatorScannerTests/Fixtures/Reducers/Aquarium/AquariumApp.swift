// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

@main
struct AquariumApp: App {
  var body: some Scene {
    WindowGroup {
      // root: Aquarium ; role: Aquarium root
      AquariumView(store: Store(initialState: Aquarium.State()) { Aquarium() })
    }
  }
}
