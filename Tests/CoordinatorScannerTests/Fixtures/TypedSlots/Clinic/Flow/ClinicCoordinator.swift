// swift-format-ignore-file
import Combine
import UIKit

/// The whole app: signed out, at home, or in a visit.
// coordinator
final class ClinicCoordinator: Coordinating {
  private enum State {
    case signedOut
    case home(Patient)
    case visit(Visit, Patient)
  }

  let root: UIViewController = UINavigationController()
  private var state: State = .signedOut {
    didSet { enter(state) }
  }

  private var signInCoordinator: Coordinating?
  private var homeFlowCoordinator: HomeFlowCoordinator?
  private var visitFlowCoordinator: VisitFlowCoordinator?
  // no edge: ClinicCoordinator -> EmergencyCoordinator | a slot that is never assigned
  private var emergencyCoordinator: EmergencyCoordinator?
  private let states = FlowCoordinator(state: 0) { $0 + 1 }
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    enter(state)
  }

  private func enter(_ state: State) {
    switch state {
    case .signedOut: showSignIn()
    case .home(let patient): showHome(patient)
    case .visit(let visit, let patient):
      // edge: ClinicCoordinator -> VisitFlowCoordinator | direct-init | owns
      let flow = VisitFlowCoordinator(visit: visit, patient: patient)
      flow.onAction = { [weak self] action in
        switch action {
        case .left:
          self?.visitFlowCoordinator = nil
          self?.state = .home(patient)
        }
      }
      visitFlowCoordinator = flow
      root.present(flow.root, animated: true)
    }
  }

  private func showSignIn() {
    // edge: ClinicCoordinator -> SignInCoordinator | direct-init | owns
    let coordinator = SignInCoordinator()
    coordinator.actions
      .sink { [weak self] action in
        guard case .signedIn(let patient) = action else { return }
        self?.signInCoordinator = nil
        self?.state = .home(patient)
      }
      .store(in: &cancellables)
    signInCoordinator = coordinator
    root.show(coordinator.root, sender: nil)
  }

  private func showHome(_ patient: Patient) {
    // edge: ClinicCoordinator -> HomeFlowCoordinator | factory-method | owns
    homeFlowCoordinator = HomeFlowCoordinator.make(for: patient) { [weak self] action in
      switch action {
      case .visit(let visit): self?.state = .visit(visit, patient)
      case .signOut:
        // defect: wrong-slot-cleared HomeFlowCoordinator | the visit's slot is cleared, the home stays
        self?.visitFlowCoordinator = nil
        self?.state = .signedOut
      }
    }
    homeFlowCoordinator?.begin()
    root.show(homeFlowCoordinator?.root ?? root, sender: nil)
  }
}
