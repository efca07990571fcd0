import CoordinatorCore

@MainActor
protocol TravelLogScreenDelegate: AnyObject {
  func open(_ travel: Travel)
}

final class TravelLogScreen: PlatformScreen {
  weak var coordinator: (any TravelLogScreenDelegate)?
  /// What has to be done when the user comes back to this list.
  var onReturn: [() -> Void] = []
  private let travels: [Travel]

  init(travels: [Travel]) {
    self.travels = travels
    super.init()
  }

  func tap(row: Int) {
    coordinator?.open(travels[row])
  }
}
