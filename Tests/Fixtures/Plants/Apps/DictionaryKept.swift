import UIKit

@MainActor
class FeedBase {
  var children: [FeedBase] = []
}

/// The list is cleared, the dictionary is not.
final class FeedCoordinator: FeedBase {
  private(set) var posts: [Int: PostCoordinator] = [:]
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openPost(_ id: Int) {
    let post = PostCoordinator()
    children.append(post)
    posts[id] = post
    let screen = PostViewController()
    screen.coordinator = post
    navigation.pushViewController(screen, animated: true)
  }

  func closePost(_ id: Int) {
    guard let post = posts[id] else { return }
    children.removeAll { $0 === post }
    navigation.popViewController(animated: true)
  }
}

final class PostCoordinator: FeedBase {}

final class PostViewController: UIViewController {
  weak var coordinator: PostCoordinator?
}
