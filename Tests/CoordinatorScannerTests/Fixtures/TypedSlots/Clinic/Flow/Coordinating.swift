// swift-format-ignore-file
import UIKit

/// A flow that can be begun. No list, no parent: who needs a flow keeps it in a slot.
// look-alike: a protocol
@MainActor
protocol Coordinating: AnyObject {
  var root: UIViewController { get }
}

/// Runs a flow's steps one after the other. No coordinator of screens.
// look-alike: an engine of states
final class FlowCoordinator<State> {
  private(set) var state: State
  private let step: (State) -> State

  init(state: State, step: @escaping (State) -> State) {
    self.state = state
    self.step = step
  }

  func advance() {
    state = step(state)
  }
}
