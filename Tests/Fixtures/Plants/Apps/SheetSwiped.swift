import UIKit

@MainActor
class FilterBase {
  private(set) var children: [FilterBase] = []
  func attach(_ child: FilterBase) { children.append(child) }
  func detach(_ child: FilterBase) { children.removeAll { $0 === child } }
}

/// A sheet that the user pulls down.
final class ResultsCoordinator: FilterBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showFilter() {
    let filter = FilterCoordinator()
    attach(filter)
    let sheet = FilterViewController(coordinator: filter)
    navigation.present(sheet, animated: true)
  }
}

final class FilterCoordinator: FilterBase {
  var chosen: [String] = []
  func choose(_ name: String) { chosen.append(name) }
}

final class FilterViewController: UIViewController {
  weak var coordinator: FilterCoordinator?

  init(coordinator: FilterCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func tap() { coordinator?.choose("red") }
}
