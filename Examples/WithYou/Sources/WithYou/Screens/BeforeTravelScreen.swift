import CoordinatorCore

@MainActor
protocol BeforeTravelScreenDelegate: AnyObject {
  func showSideBar()
  func close()
}

final class BeforeTravelScreen: PlatformScreen {
  weak var coordinator: (any BeforeTravelScreenDelegate)?

  init(travel: Travel) {
    super.init()
    title = "\(travel.title), \(travel.days) days"
  }

  func tapSideBar() {
    coordinator?.showSideBar()
  }

  func tapBack() {
    coordinator?.close()
  }
}
