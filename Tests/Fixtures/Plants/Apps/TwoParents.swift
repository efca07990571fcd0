import UIKit

@MainActor
class FamilyBase {
  init() {}
  var childCoordinators: [FamilyBase] = []
  func addChild(_ child: FamilyBase) { childCoordinators.append(child) }
  func removeChild(_ child: FamilyBase) { childCoordinators.removeAll { $0 === child } }
}

/// A child moves from one place to another, and stays at the first.
final class FamilyCoordinator: FamilyBase {
  let account = AccountCoordinator()
  private(set) var wishes: WishesCoordinator?

  override init() {
    super.init()
    addChild(account)
  }

  func open() {
    let wishes = WishesCoordinator()
    addChild(wishes)
    self.wishes = wishes
  }

  func move() {
    guard let wishes else { return }
    account.addChild(wishes)
  }

  func close() {
    guard let wishes else { return }
    account.removeChild(wishes)
    self.wishes = nil
  }
}

final class AccountCoordinator: FamilyBase {}
final class WishesCoordinator: FamilyBase {}
