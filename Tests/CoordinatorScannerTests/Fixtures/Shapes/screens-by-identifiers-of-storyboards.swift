// expect: coordinator ProfileCoordinator
// expect: ProfileCoordinator shows AccountViewController push
// expect: ProfileCoordinator shows HelpViewController push
// expect: ProfileCoordinator shows LoginViewController push

// A storyboard makes a screen that only its identifier names, without a cast.

import UIKit

protocol Coordinator: AnyObject {
  func start()
}
protocol Storyboarded {}
extension Storyboarded where Self: UIViewController {
  static var identifier: String { String(describing: self) }
  static func make() -> Self {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: Self.identifier)
      as! Self
  }
}
final class ProfileCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Profile", bundle: nil)
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(
      storyboard.instantiateViewController(withIdentifier: AccountViewController.identifier),
      animated: true
    )
    let help = storyboard.instantiateViewController(
      withIdentifier: String(describing: HelpViewController.self)
    )
    navigation.pushViewController(help, animated: true)
    navigation.pushViewController(LoginViewController.make(), animated: true)
  }
}
final class AccountViewController: UIViewController, Storyboarded {}
final class HelpViewController: UIViewController, Storyboarded {}
final class LoginViewController: UIViewController, Storyboarded {}
