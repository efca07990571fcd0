final class HomeViewModel {
  weak var coordinator: HomeCoordinatable?
  private let useCase: HomeUseCase

  init(useCase: HomeUseCase) {
    self.useCase = useCase
  }

  func didTapFirstPost() {
    coordinator?.didSelectPost(id: useCase.firstPost)
  }
}

final class HomeViewController: UIViewController {
  let viewModel: HomeViewModel

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init()
  }
}
