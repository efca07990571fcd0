import UIKit

@MainActor
class PaintBase {
  var children: [PaintBase] = []
}

final class PaintsCoordinator: PaintBase {
  func open() {
    let paint = PaintCoordinator()
    children.append(paint)
    paint.handler()
  }
  func close() { children.removeLast() }
}

final class PaintCoordinator: PaintBase {
  private(set) var strokes = 0

  lazy var handler: () -> Void = {
    self.stroke()
  }

  private func stroke() { strokes += 1 }
}
