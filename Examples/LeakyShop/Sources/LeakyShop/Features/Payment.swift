/// A card that nobody can copy, so that nobody can look into it either.
struct Card: ~Copyable {
  var digits = "4242"
}

class PaymentCoordinator: ShopCoordinator {}

final class HiddenPaymentCoordinator: PaymentCoordinator {
  private var card = Card()
}

final class MendedPaymentCoordinator: PaymentCoordinator {
  private var digits = "4242"
}

extension AppCoordinator {
  /// What a payment holds cannot be seen.
  func pay() {
    attach(isMended ? MendedPaymentCoordinator() : HiddenPaymentCoordinator())
  }
}
