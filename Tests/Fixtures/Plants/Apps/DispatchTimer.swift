import Foundation
import UIKit

@MainActor
class PulseBase {
  var children: [PulseBase] = []
}

final class PulsesCoordinator: PulseBase {
  func open() {
    let pulse = PulseCoordinator()
    children.append(pulse)
    pulse.start()
  }
  func close() { children.removeLast() }
}

final class PulseCoordinator: PulseBase {
  private var source: (any DispatchSourceTimer)?
  private(set) var beats = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(1))
    source.setEventHandler {
      self.beat()
    }
    source.resume()
    self.source = source
  }

  private func beat() { beats += 1 }
}
