import CoordinatorCore

@MainActor
protocol LoginScreenDelegate: AnyObject {
  /// False when there is nobody of that name.
  func logIn(as name: String) -> Bool
}

final class LoginScreen: PlatformScreen {
  weak var coordinator: (any LoginScreenDelegate)?
  private(set) var warns = false

  func tapLogIn(name: String) {
    warns = coordinator?.logIn(as: name) == false
  }
}
