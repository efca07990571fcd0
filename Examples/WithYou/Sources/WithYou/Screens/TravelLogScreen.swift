import CoordinatorCore

@MainActor
protocol TravelLogScreenDelegate: AnyObject {
  func open(_ travel: Travel)
}

final class TravelLogScreen: PlatformScreen {
  weak var coordinator: (any TravelLogScreenDelegate)?
  private let travels: [Travel]

  init(travels: [Travel]) {
    self.travels = travels
    super.init()
  }

  func tap(row: Int) {
    coordinator?.open(travels[row])
  }
}
