import UIKit

@MainActor
class HelpBase {
  var children: [HelpBase] = []
}

/// Answers come later, or never.
@MainActor
final class HelpClient {
  private var waiting: [(String) -> Void] = []
  func ask(then answer: @escaping (String) -> Void) { waiting.append(answer) }
  func reply(_ text: String) { waiting.forEach { $0(text) } }
}

final class HelpCentreCoordinator: HelpBase {
  let client = HelpClient()

  func open() {
    let help = HelpCoordinator(client: client)
    children.append(help)
    help.start()
  }

  func close() { children.removeLast() }
}

final class HelpCoordinator: HelpBase {
  private let client: HelpClient
  private(set) var answers: [String] = []

  init(client: HelpClient) { self.client = client }

  func start() {
    client.ask { answer in self.answers.append(answer) }
  }
}
