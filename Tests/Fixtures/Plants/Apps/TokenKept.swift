import Foundation
import UIKit

@MainActor
class LocaleBase {
  var children: [LocaleBase] = []
}

final class LocalesCoordinator: LocaleBase {
  func open() {
    let locale = LocaleCoordinator()
    children.append(locale)
    locale.start()
  }
  func close() { children.removeLast() }
}

/// The token is kept, and never given back.
final class LocaleCoordinator: LocaleBase {
  private var observer: (any NSObjectProtocol)?
  private(set) var changes = 0

  func start() {
    observer = NotificationCenter.default.addObserver(forName: .init("locale"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.changed() }
    }
  }

  private func changed() { changes += 1 }
}
