import UIKit

@MainActor
class CardBase {
  var children: [CardBase] = []
}

@MainActor
final class CardModel {
  var onTap: ((Int) -> Void)?
  func tap() { onTap?(2) }
}

final class CardsCoordinator: CardBase {
  func open() {
    let card = CardCoordinator()
    children.append(card)
    card.start()
  }
  func close() { children.removeLast() }
}

final class CardCoordinator: CardBase {
  let model = CardModel()
  private(set) var turned = 0

  func start() {
    model.onTap = { times in
      self.turn(times)
    }
  }

  private func turn(_ times: Int) { turned += times }
}
