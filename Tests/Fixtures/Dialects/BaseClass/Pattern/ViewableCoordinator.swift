class ViewableCoordinator<Presenter>: Coordinator, ViewableCoordinating {
  let viewControllerable: ViewControllerable
  let presenter: Presenter

  init(viewControllerable: ViewControllerable) {
    guard let presenter = viewControllerable as? Presenter else {
      preconditionFailure("\(type(of: viewControllerable)) is no \(Presenter.self)")
    }
    self.viewControllerable = viewControllerable
    self.presenter = presenter
    super.init()
  }
}
