protocol EnterIdDependency: Dependency {
  var useCase: SignUpUseCase { get }
}

protocol EnterIdListener: AnyObject {
  func didEnterId(_ id: String)
  func didTapBackAtEnterId()
}

protocol EnterIdContainable: Containable {
  func coordinator(listener: EnterIdListener) -> ViewableCoordinating
}

final class EnterIdContainer: Container<EnterIdDependency>, EnterIdContainable {
  func coordinator(listener: EnterIdListener) -> ViewableCoordinating {
    let viewController = EnterIdViewController()
    let coordinator = EnterIdCoordinator(viewControllerable: viewController, useCase: dependency.useCase)
    viewController.onNext = { [weak coordinator] in coordinator?.didTapNext($0) }
    viewController.onBack = { [weak coordinator] in coordinator?.listener?.didTapBackAtEnterId() }
    coordinator.listener = listener
    return coordinator
  }
}

protocol EnterIdPresentable {
  var isTaken: Bool { get set }
}

final class EnterIdCoordinator: ViewableCoordinator<EnterIdPresentable> {
  weak var listener: EnterIdListener?
  private let useCase: SignUpUseCase

  init(viewControllerable: ViewControllerable, useCase: SignUpUseCase) {
    self.useCase = useCase
    super.init(viewControllerable: viewControllerable)
  }

  func didTapNext(_ id: String) {
    guard useCase.isFree(id) else { return }
    listener?.didEnterId(id)
  }
}

final class EnterIdViewController: UIViewController, ViewControllerable, EnterIdPresentable {
  var isTaken = false
  var onNext: ((String) -> Void)?
  var onBack: (() -> Void)?
}
