// swift-format-ignore-file
import UIKit

/// A visit from the waiting room to the talk.
// coordinator
final class VisitFlowCoordinator: Coordinating {
  enum Action {
    case left
  }

  let root: UIViewController = UINavigationController()
  var onAction: ((Action) -> Void)?
  private let visit: Visit
  private let patient: Patient
  private var step: Coordinating? {
    didSet { step.map { root.show($0.root, sender: nil) } }
  }

  init(visit: Visit, patient: Patient) {
    self.visit = visit
    self.patient = patient
    // edge: VisitFlowCoordinator -> WaitingCoordinator | direct-init | owns
    step = WaitingCoordinator { [weak self] in self?.enterTalk() }
  }

  private func enterTalk() {
    // edge: VisitFlowCoordinator -> TalkCoordinator | ternary | owns | possible
    // edge: VisitFlowCoordinator -> ChatCoordinator | ternary | owns | possible
    step = visit.isVideo ? TalkCoordinator(onEnd: end) : ChatCoordinator(onEnd: end)
  }

  private func end() {
    step = nil
    onAction?(.left)
  }
}

// coordinator
final class WaitingCoordinator: Coordinating {
  // screen: WaitingCoordinator -> WaitingViewController | root
  let root: UIViewController = WaitingViewController()
  private let onCall: () -> Void

  init(onCall: @escaping () -> Void) {
    self.onCall = onCall
  }
}

// coordinator
final class TalkCoordinator: Coordinating {
  // screen: TalkCoordinator -> TalkViewController | root
  let root: UIViewController = TalkViewController()
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
  }
}

// coordinator
final class ChatCoordinator: Coordinating {
  // screen: ChatCoordinator -> ChatViewController | root
  let root: UIViewController = ChatViewController()
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
  }
}

/// Nobody calls for help yet.
// coordinator
final class EmergencyCoordinator: Coordinating {
  let root = UIViewController()
}
