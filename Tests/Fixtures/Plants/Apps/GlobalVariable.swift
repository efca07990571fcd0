import UIKit

@MainActor var deepLinkTarget: AnyObject?

@MainActor
class LinkBase {
  var children: [LinkBase] = []
}

final class LinksCoordinator: LinkBase {
  func open() {
    let link = LinkCoordinator()
    children.append(link)
    deepLinkTarget = link
  }
  func close() { children.removeLast() }
}

/// A global variable refers to it.
final class LinkCoordinator: LinkBase {
  private(set) var opened = 0
  func open() { opened += 1 }
}
