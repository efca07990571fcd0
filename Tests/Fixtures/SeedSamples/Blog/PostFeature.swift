import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

final class PostUseCase {}

protocol PostDependency: Dependency {
  var postUseCase: PostUseCase { get }
}

protocol PostContainable: Containable {
  func coordinator(listener: PostListener, postId: Int) -> NavigatingCoordinating
}

protocol PostListener: Listener {
  func postDidClose()
}

final class PostContainer: Container<PostDependency>, PostContainable {
  var useCase: PostUseCase { dependency.postUseCase }

  func coordinator(listener: PostListener, postId: Int) -> NavigatingCoordinating {
    let coordinator = PostCoordinator(useCase: useCase, postId: postId)
    coordinator.listener = listener
    return coordinator
  }
}

final class PostCoordinator: NavigatingCoordinator {
  weak var listener: PostListener?
  let postId: Int
  private let useCase: PostUseCase
  private let viewController = UIViewController()

  init(useCase: PostUseCase, postId: Int) {
    self.useCase = useCase
    self.postId = postId
    super.init()
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    navigationController?.pushViewController(viewController, animated: true)
  }

  func close() {
    listener?.postDidClose()
  }
}
