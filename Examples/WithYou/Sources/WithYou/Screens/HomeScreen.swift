import CoordinatorCore

@MainActor
protocol HomeScreenDelegate: AnyObject {
  func open(_ travel: Travel)
}

final class HomeScreen: PlatformScreen {
  weak var coordinator: (any HomeScreenDelegate)?
  private let travels: [Travel]

  init(travels: [Travel]) {
    self.travels = travels
    super.init()
  }

  func tap(row: Int) {
    coordinator?.open(travels[row])
  }
}
