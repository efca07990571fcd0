// swift-format-ignore-file
import UIKit

final class GateViewController: UIViewController {
  weak var coordinator: GateCoordinator?
  let viewModel: LoginCoordinator

  init(viewModel: LoginCoordinator) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  func signIn(isNew: Bool) {
    if isNew { coordinator?.memberIsNew() } else { coordinator?.memberIsKnown() }
  }
}

final class ProfileViewController: UIViewController {
  weak var coordinator: ProfileCoordinator?

  init(coordinator: ProfileCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  func save() {
    coordinator?.finish()
  }
}

final class CropViewController: UIViewController {
  let onDone: (() -> Void)?

  init(onDone: (() -> Void)?) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
}

final class DuesViewController: UIViewController {
  unowned let coordinator: DuesCoordinator

  init(coordinator: DuesCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  func pay() {
    coordinator.paid()
  }
}

final class PlotListViewController: UIViewController {
  let useCase: PlotUseCase
  weak var coordinator: PlotListCoordiantor?

  init(useCase: PlotUseCase, coordinator: PlotListCoordiantor) {
    self.useCase = useCase
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The framework's own addChild: views, not coordinators.
    let header = PlotHeaderViewController()
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
  }
}

final class PlotHeaderViewController: UIViewController {}

final class PlotViewController: UIViewController {
  weak var coordinator: PlotCoordinator?

  init(plot: Plot, coordinator: PlotCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator?.finish() }
  }
}

final class SwapViewController: UIViewController {
  var onOffer: (() -> Void)?
}

final class CalendarViewController: UIViewController {
  var onClose: (() -> Void)?
}

final class InspectorViewController: UIViewController {}
final class WateringViewController: UIViewController {}
final class HarvestViewController: UIViewController {}
final class ScaleViewController: UIViewController {}
final class SeedOfferViewController: UIViewController {}
final class ToolOfferViewController: UIViewController {}
