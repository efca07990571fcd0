import CoordinatorCore

@MainActor
protocol SideBarScreenDelegate: AnyObject {
  func choose(_ travel: Travel)
  func close()
}

final class SideBarScreen: PlatformScreen {
  weak var coordinator: (any SideBarScreenDelegate)?
  private let travels: [Travel]

  init(travels: [Travel]) {
    self.travels = travels
    super.init()
  }

  func tap(row: Int) {
    coordinator?.choose(travels[row])
  }

  func tapOutside() {
    coordinator?.close()
  }
}
