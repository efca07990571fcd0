enum SupportStep {
  case topics, question, answer
}

final class SupportCoordinator: FlowCoordinator<SupportStep> {
  unowned let parentCoordinator: ParentCoordinator

  /// A chat, or whatever else helps.
  private var childCoordinator: AnyObject?

  init(navigationController: UINavigationController, parentCoordinator: ParentCoordinator) {
    self.parentCoordinator = parentCoordinator
    super.init(navigationController: navigationController)
  }

  override func start() {
    go(to: .topics)
  }

  override func screen(for step: SupportStep) -> UIViewController {
    switch step {
    case .topics:
      let vc = TopicsViewController.instantiate()
      vc.coordinator = self
      return vc
    case .question:
      let vc = QuestionViewController.instantiate()
      vc.coordinator = self
      return vc
    case .answer:
      let vc = AnswerViewController.instantiate()
      vc.coordinator = self
      return vc
    }
  }

  func chat() {
    let child = ChatCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinator = child
    child.start()
  }
}

final class TopicsViewController: UIViewController {
  weak var coordinator: SupportCoordinator?
}

final class QuestionViewController: UIViewController {
  weak var coordinator: SupportCoordinator?
}

final class AnswerViewController: UIViewController {
  weak var coordinator: SupportCoordinator?
}
