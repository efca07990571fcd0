import CoordinatorCore

@MainActor
protocol OnGoingTravelScreenDelegate: AnyObject {
  func close()
}

final class OnGoingTravelScreen: PlatformScreen {
  weak var coordinator: (any OnGoingTravelScreenDelegate)?
  private let days: Int
  private(set) var day = 1

  init(travel: Travel) {
    days = travel.days
    super.init()
    title = travel.title
  }

  func swipeToNextDay() {
    day = min(day + 1, days)
  }

  func tapBack() {
    coordinator?.close()
  }
}
