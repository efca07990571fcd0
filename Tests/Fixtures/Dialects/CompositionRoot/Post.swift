protocol PostDependency: Dependency {
  var postUseCase: PostUseCase { get }
}

protocol PostListener: AnyObject {
  func postDidClose(id: Int)
}

protocol PostContainable: Containable {
  func coordinator(listener: PostListener, postId: Int) -> Coordinating
}

final class PostUseCase {
  func title(of id: Int) -> String { "Post \(id)" }
}

final class PostContainer: Container<PostDependency>, PostContainable {
  var useCase: PostUseCase { dependency.postUseCase }

  func coordinator(listener: PostListener, postId: Int) -> Coordinating {
    let coordinator = PostCoordinator(viewModel: PostViewModel(useCase: useCase, postId: postId))
    coordinator.listener = listener
    return coordinator
  }
}

protocol PostCoordinatable: AnyObject {
  func didTapClose(id: Int)
}

final class PostViewModel {
  weak var coordinator: PostCoordinatable?
  let title: String
  private let postId: Int

  init(useCase: PostUseCase, postId: Int) {
    self.postId = postId
    title = useCase.title(of: postId)
  }

  func didTapClose() {
    coordinator?.didTapClose(id: postId)
  }
}

final class PostCoordinator: Coordinator, PostCoordinatable {
  weak var listener: PostListener?

  private let viewController: PostViewController

  init(viewModel: PostViewModel) {
    viewController = PostViewController(viewModel: viewModel)
    super.init()
    viewModel.coordinator = self
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    navigationController?.pushViewController(viewController, animated: true)
  }

  func didTapClose(id: Int) {
    listener?.postDidClose(id: id)
  }
}

final class PostViewController: UIViewController {
  let viewModel: PostViewModel

  init(viewModel: PostViewModel) {
    self.viewModel = viewModel
    super.init()
  }
}
