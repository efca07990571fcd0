import UIKit

@MainActor
class ChatsBase {
  init() {}
  var children: [ChatsBase] = []
}

@MainActor
protocol RoomModelListener: AnyObject {
  func didSend()
}

final class ChatsCoordinator: ChatsBase {
  func open() { children.append(ChatRoomCoordinator()) }
  func close() { children.removeLast() }
}

/// Its model tells it what happened, and refers to it strongly.
final class ChatRoomCoordinator: ChatsBase, RoomModelListener {
  let model = RoomModel()
  var sent = 0

  override init() {
    super.init()
    model.listener = self
  }

  func didSend() { sent += 1 }
}

@MainActor
final class RoomModel {
  var listener: (any RoomModelListener)?
  func send() { listener?.didSend() }
}
