// swift-format-ignore-file
import Stinsen
import SwiftUI

// coordinator
final class WelcomeCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \WelcomeCoordinator.start)

  // screen: WelcomeCoordinator -> WelcomeView | root
  @Root var start = makeStart
  // screen: WelcomeCoordinator -> ForgottenView | sheet
  @Route(.modal) var forgotten = makeForgotten
  // edge: WelcomeCoordinator -> SignUpCoordinator | factory-method | owns
  @Route(.push) var signUp = makeSignUp

  @ViewBuilder func makeStart() -> some View {
    WelcomeView()
  }

  @ViewBuilder func makeForgotten() -> some View {
    ForgottenView()
  }

  func makeSignUp() -> SignUpCoordinator {
    return SignUpCoordinator(onDone: { [weak self] in self?.popToRoot() })
  }
}

/// Two steps to an account.
// coordinator
final class SignUpCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \SignUpCoordinator.name)

  // screen: SignUpCoordinator -> NameView | root
  @Root var name = makeName
  // screen: SignUpCoordinator -> PasswordView | push
  @Route(.push) var password = makePassword

  private let onDone: () -> Void

  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
  }

  func makeName() -> some View { NameView() }
  func makePassword(name: String) -> some View { PasswordView(name: name) }
}
