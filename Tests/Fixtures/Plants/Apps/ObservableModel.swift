import Observation
import UIKit

@MainActor
class RunBase {
  init() {}
  var children: [RunBase] = []
}

final class RunsCoordinator: RunBase {
  func open() { children.append(RunCoordinator()) }
  func close() { children.removeLast() }
}

/// Its model is observable, and refers to it strongly.
final class RunCoordinator: RunBase {
  let model = RunModel()
  var finished = 0

  override init() {
    super.init()
    model.coordinator = self
  }
}

@MainActor
@Observable
final class RunModel {
  var distance = 0
  var coordinator: RunCoordinator?
  func finish() { coordinator?.finished += 1 }
}
