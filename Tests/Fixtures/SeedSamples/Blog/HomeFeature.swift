import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

final class HomeUseCase {}

protocol HomeDependency: Dependency {
  var postContainable: PostContainable { get }
  var useCase: HomeUseCase { get }
}

protocol HomeContainable: Containable {
  func coordinator(listener: HomeListener) -> NavigatingCoordinating
}

protocol HomeListener: Listener {
  func homeDidTapBackButton()
}

final class HomeContainer: Container<HomeDependency>, HomeContainable {
  func coordinator(listener: HomeListener) -> NavigatingCoordinating {
    let viewModel = HomeViewModel(useCase: dependency.useCase)
    let coordinator = HomeCoordinator(viewModel: viewModel, postContainable: dependency.postContainable)
    coordinator.listener = listener
    return coordinator
  }
}

protocol HomeCoordinatable: Listener {
  func didTapBackButton()
  func didSelectPost(id: Int)
}

@MainActor
final class HomeViewModel {
  weak var coordinator: HomeCoordinatable?
  private let useCase: HomeUseCase

  init(useCase: HomeUseCase) {
    self.useCase = useCase
  }

  func select(post: Int) { coordinator?.didSelectPost(id: post) }
  func goBack() { coordinator?.didTapBackButton() }
}

final class HomeViewController: UIViewController {
  let viewModel: HomeViewModel

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    #if canImport(UIKit)
      super.init(nibName: nil, bundle: nil)
    #else
      super.init()
    #endif
  }

  #if canImport(UIKit)
    required init?(coder: NSCoder) { nil }
  #endif
}

final class HomeCoordinator: NavigatingCoordinator, HomeCoordinatable {
  weak var listener: HomeListener?

  let viewController: HomeViewController
  private let viewModel: HomeViewModel
  private let postContainable: PostContainable
  private var postCoordinator: NavigatingCoordinating?

  init(viewModel: HomeViewModel, postContainable: PostContainable) {
    self.viewModel = viewModel
    self.postContainable = postContainable
    self.viewController = HomeViewController(viewModel: viewModel)
    super.init()
    viewModel.coordinator = self
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    navigationController?.pushViewController(viewController, animated: true)
  }

  func didTapBackButton() {
    listener?.homeDidTapBackButton()
  }

  func didSelectPost(id: Int) {
    guard postCoordinator == nil else { return }

    let coordinator = postContainable.coordinator(listener: self, postId: id)

    self.addChild(coordinator)
    coordinator.start(at: navigationController)

    self.postCoordinator = coordinator
  }

  func detachPostCoordinator() {
    guard let coordinator = postCoordinator else { return }

    self.removeChild(coordinator)
    _ = navigationController?.popViewController(animated: false)

    self.postCoordinator = nil
  }
}

extension HomeCoordinator: PostListener {
  func postDidClose() {
    detachPostCoordinator()
  }
}
