import Foundation
import UIKit

@MainActor
class ThemeBase {
  var children: [ThemeBase] = []
}

final class ThemesCoordinator: ThemeBase {
  func open() {
    let theme = ThemeCoordinator()
    children.append(theme)
    theme.start()
  }
  func close() { children.removeLast() }
}

/// Nobody has the token, so nobody can end the observation.
final class ThemeCoordinator: ThemeBase {
  private(set) var changes = 0

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .init("theme"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.changed() }
    }
  }

  private func changed() { changes += 1 }
}
