import UIKit

@MainActor
class StepBase {
  var children: [StepBase] = []
}

@MainActor
final class StepModel {
  var onStep: (() -> Void)?
}

final class StepsCoordinator: StepBase {
  func open() {
    let step = StepCoordinator()
    children.append(step)
    step.start()
  }
  func close() { children.removeLast() }
}

/// The closure has several lines, with a condition and an assignment.
final class StepCoordinator: StepBase {
  let model = StepModel()
  private var isPaused = false
  private(set) var steps: [Int] = []
  private var next = 1

  func start() {
    model.onStep = {
      if self.isPaused { return }
      self.steps.append(self.next)
      self.next += 1
    }
  }
}
