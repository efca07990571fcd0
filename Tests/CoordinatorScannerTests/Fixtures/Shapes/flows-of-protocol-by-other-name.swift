// expect: Tour -> Stop
// expect: Tour shows HomeVC root
// expect: Stop shows DetailVC push
// expect: Tour -> Menu
// expect: Menu shows MenuVC present

import UIKit

protocol Journey: AnyObject {
  var legs: [Journey] { get set }
  func begin()
}
extension Journey {
  func take(_ leg: Journey) { legs.append(leg); leg.begin() }
}
protocol ShortFlow: AnyObject { func run() }
protocol Job { var jobs: [Job] { get }; func start() }
final class Download: Job { var jobs: [Job] = []; func start() {} }
final class HomeVC: UIViewController { var onStop: (() -> Void)? }
final class DetailVC: UIViewController {}
final class MenuVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let tour = Tour(); let download = Download()
  func begin() { tour.begin(); download.start() }
}
final class Tour: Journey {
  var legs: [Journey] = []; let nav = UINavigationController(); private var menu: Menu?
  func begin() {
    let home = HomeVC(); home.onStop = { [weak self] in self?.next() };
    nav.setViewControllers([home], animated: false)
  }
  private func next() { take(Stop(nav: nav)) }
  func more() { let menu = Menu(host: nav); self.menu = menu; menu.run() }
}
final class Stop: Journey {
  var legs: [Journey] = []; private let nav: UINavigationController
  init(nav: UINavigationController) { self.nav = nav }
  func begin() { nav.pushViewController(DetailVC(), animated: true) }
}
final class Menu: ShortFlow {
  private weak var host: UIViewController?
  init(host: UIViewController) { self.host = host }
  func run() { host?.present(MenuVC(), animated: true) }
}
