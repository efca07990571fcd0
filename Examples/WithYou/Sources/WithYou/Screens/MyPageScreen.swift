import CoordinatorCore

@MainActor
protocol MyPageScreenDelegate: AnyObject {
  func logOut()
}

final class MyPageScreen: PlatformScreen {
  weak var coordinator: (any MyPageScreenDelegate)?

  init(traveller: String) {
    super.init()
    title = traveller
  }

  func tapLogOut() {
    coordinator?.logOut()
  }
}
