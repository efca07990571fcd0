import CoordinatorCore

@MainActor
protocol DetailTravelLogScreenDelegate: AnyObject {
  func openPosts()
  func close()
}

final class DetailTravelLogScreen: PlatformScreen {
  weak var coordinator: (any DetailTravelLogScreenDelegate)?

  init(travel: Travel) {
    super.init()
    title = travel.title
  }

  func tapPosts() {
    coordinator?.openPosts()
  }

  func tapBack() {
    coordinator?.close()
  }
}
