// swift-format-ignore-file
import Combine
import UIKit

// coordinator
final class SignInCoordinator: NSObject, Coordinating {
  enum Action {
    case signedIn(Patient)
    case cancelled
  }

  let actions = PassthroughSubject<Action, Never>()
  private(set) lazy var root: UIViewController = makeRoot()
  private var codeCoordinator: CodeCoordinator?

  private func makeRoot() -> UIViewController {
    let screen = SignInViewController()
    screen.onCode = { [weak self] in self?.showCode() }
    // screen: SignInCoordinator -> SignInViewController | root
    return UINavigationController(rootViewController: screen)
  }

  private func showCode() {
    // edge: SignInCoordinator -> CodeCoordinator | direct-init | owns
    // defect: slot-overwritten CodeCoordinator | a code that is still asked for is dropped for the next
    codeCoordinator = CodeCoordinator(delegate: self)
    root.present(codeCoordinator!.root, animated: true)
  }
}

extension SignInCoordinator: CodeCoordinatorDelegate {
  func codeCoordinator(_ coordinator: CodeCoordinator, didAccept patient: Patient) {
    codeCoordinator = nil
    actions.send(.signedIn(patient))
  }
}

@MainActor
protocol CodeCoordinatorDelegate: AnyObject {
  func codeCoordinator(_ coordinator: CodeCoordinator, didAccept patient: Patient)
}

/// Asks for the code of the letter.
// coordinator
final class CodeCoordinator: Coordinating {
  // defect: strong-way-up CodeCoordinator | the one who keeps it is kept by it
  private let delegate: CodeCoordinatorDelegate
  let root: UIViewController

  init(delegate: CodeCoordinatorDelegate) {
    self.delegate = delegate
    // screen: CodeCoordinator -> CodeViewController | root
    self.root = CodeViewController()
  }

  func accept(_ patient: Patient) {
    delegate.codeCoordinator(self, didAccept: patient)
  }
}
