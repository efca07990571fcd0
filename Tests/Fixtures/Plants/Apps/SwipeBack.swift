import UIKit

@MainActor
protocol MailFlow: AnyObject {
  var children: [any MailFlow] { get set }
}

/// A message opens, and the user swipes back: the parent has no way to hear of it.
final class MailCoordinator: MailFlow {
  var children: [any MailFlow] = []
  let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func openMessage() {
    let message = MessageCoordinator()
    children.append(message)
    let screen = MessageViewController()
    screen.coordinator = message
    navigation.pushViewController(screen, animated: true)
  }
}

final class MessageCoordinator: MailFlow {
  var children: [any MailFlow] = []
  var replies = 0
  func reply() { replies += 1 }
}

final class MessageViewController: UIViewController {
  weak var coordinator: MessageCoordinator?
  func tapReply() { coordinator?.reply() }
}
