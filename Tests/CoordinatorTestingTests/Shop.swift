import CoordinatorCore

/// An app in small, with a mistake that can be switched on.
@MainActor
final class ShopCoordinator: Coordinator {
  var sinks: [String: () -> Void] = [:]
  private(set) var visits = 0

  func open(_ mistake: Mistake? = nil) -> PostCoordinator {
    let post = PostCoordinator()
    addChild(post)
    visits += 1
    switch mistake {
    case .closure: sinks["post"] = { post.like() }
    case .cycle: post.mySelf = post
    case nil: break
    }
    return post
  }

  enum Mistake { case closure, cycle }
}

@MainActor
final class PostCoordinator: Coordinator {
  var mySelf: PostCoordinator?
  func like() {}
}
