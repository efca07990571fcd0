// expect: AppCoordinator -> SignInCoordinator
// expect: AppCoordinator -> CheckoutCoordinator
// expect: SignInCoordinator shows LoginScreen push
// expect: CheckoutCoordinator shows LoginScreen push
// expect: SignInCoordinator shows HelpScreen present

import SwiftUI
import UIKit

// Only coordinators are the delegates of a screen, and it is a screen all the same.
protocol Coordinator: AnyObject { func start() }
protocol LoginActions: AnyObject {
  func didLogIn()
}
struct LoginScreen<Actions: LoginActions>: View {
  let actions: Actions
  var body: some View { Button("Log in") { actions.didLogIn() } }
}
struct HelpScreen<Actions: LoginActions>: View {
  let actions: Actions
  var body: some View {
    NavigationStack { Button("Log in") { actions.didLogIn() } }
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  func start() {
    let navigation = UINavigationController()
    let signIn = SignInCoordinator(navigation)
    children.append(signIn)
    signIn.start()
    let checkout = CheckoutCoordinator(navigation)
    children.append(checkout)
    checkout.start()
  }
}
final class SignInCoordinator: Coordinator, LoginActions {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(UIHostingController(rootView: LoginScreen(actions: self)), animated: true)
  }
  func help() {
    navigation.present(UIHostingController(rootView: HelpScreen(actions: self)), animated: true)
  }
  func didLogIn() {}
}
final class CheckoutCoordinator: Coordinator, LoginActions {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(UIHostingController(rootView: LoginScreen(actions: self)), animated: true)
  }
  func didLogIn() {}
}
