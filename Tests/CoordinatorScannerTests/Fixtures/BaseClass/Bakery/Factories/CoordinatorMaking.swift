// swift-format-ignore-file
// look-alike: a factory protocol
protocol CoordinatorMaking {
  func makeWelcomeCoordinator(router: Router) -> Coordinator & WelcomeOutput
  func makeCounterCoordinator() -> (coordinator: Coordinator, screen: Presentable)
  func makeOrderCoordinator(id: String) -> (Presentable, BaseCoordinator & OrderOutput)
  func makeBreadCoordinator(router: Router) -> Coordinator
  func makeCakeCoordinator() -> Coordinator
  func makeCakeCoordinator(router: Router) -> Coordinator
  func makeOvenCoordinator(router: Router) -> Coordinator
}
