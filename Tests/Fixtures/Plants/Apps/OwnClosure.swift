import UIKit

@MainActor
class PollBase {
  var children: [PollBase] = []
}

/// A closure of the child refers to the child.
final class PollsCoordinator: PollBase {
  func open() {
    let poll = PollCoordinator()
    children.append(poll)
    poll.onVote = {
      poll.votes += 1
    }
  }
  func close() { children.removeLast() }
}

final class PollCoordinator: PollBase {
  var onVote: (() -> Void)?
  var votes = 0
}
