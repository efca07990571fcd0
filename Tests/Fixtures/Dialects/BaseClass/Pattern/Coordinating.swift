protocol Coordinating: AnyObject {
  var children: [Coordinating] { get }

  func start()
  func stop()
  func addChild(_ coordinator: Coordinating)
  func removeChild(_ coordinator: Coordinating)
}

protocol ViewableCoordinating: Coordinating {
  var viewControllerable: ViewControllerable { get }
}
