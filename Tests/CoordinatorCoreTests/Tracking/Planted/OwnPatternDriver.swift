import CoordinatorCore

#if !canImport(UIKit)
  typealias UIViewController = Screen
#endif

final class PlantScreen: UIViewController, ViewControllerable {}

final class PlantChild: ViewableCoordinator<any ViewControllerable> {}

final class PlantHome: ViewableCoordinator<any ViewControllerable> {}

final class PlantApp: Coordinator {
  let navigation = NavigationControllerable()

  override func start() {
    let home = PlantHome(PlantScreen())
    addChild(home)
    navigation.setViewControllers([home.viewControllerable], animated: false)
  }
}

enum OwnPatternDriver: Driver {
  static let name = "Coordinator"
  static let child = "PlantChild"
  static let slot = SlotKind.none
  static let refusesTwice = true
  static let keepsOneParent = true
  static let hasStrongWaysUp = false

  static func launch() -> AnyObject {
    let app = PlantApp()
    app.start()
    return app
  }

  static func parent(of root: AnyObject) -> AnyObject {
    (root as? PlantApp)?.children.first ?? root
  }

  static func open(_ parent: AnyObject) -> AnyObject? {
    guard let home = parent as? PlantHome else { return nil }
    let child = PlantChild(PlantScreen())
    home.addChild(child)
    home.viewControllerable.pushViewController(child.viewControllerable)
    return child
  }

  static func close(_ child: AnyObject, of parent: AnyObject) {
    guard let home = parent as? PlantHome, let child = child as? PlantChild else { return }
    home.removeChild(child)
    home.viewControllerable.popViewController()
  }

  static func swipe(_ parent: AnyObject) {
    (parent as? PlantHome)?.viewControllerable.uiviewController.navigationController?
      .popViewController(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? Coordinator else { return }
    (parent as? Coordinator)?.addChild(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    guard let child = child as? Coordinator else { return }
    (parent as? Coordinator)?.removeChild(child)
  }

  static func make() -> AnyObject { PlantChild(PlantScreen()) }
}
