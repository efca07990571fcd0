import UIKit

/// No list at all: a property is the only place for a child.
@MainActor
final class HelpDeskCoordinator {
  var chatCoordinator: ChatCoordinator?
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openChat() {
    guard chatCoordinator == nil else { return }
    let chat = ChatCoordinator()
    chatCoordinator = chat
    let screen = ChatViewController()
    screen.coordinator = chat
    navigation.pushViewController(screen, animated: true)
  }
}

@MainActor
final class ChatCoordinator {
  var messages: [String] = []
  func send(_ text: String) { messages.append(text) }
}

final class ChatViewController: UIViewController {
  weak var coordinator: ChatCoordinator?
  func tap() { coordinator?.send("hello") }
}
