import CoordinatorCore

@MainActor
protocol CreateRewindScreenDelegate: AnyObject {
  func save(bestMoment: String)
}

final class CreateRewindScreen: PlatformScreen {
  weak var coordinator: (any CreateRewindScreenDelegate)?

  init(travel: Travel) {
    super.init()
    title = "Looking back at \(travel.title)"
  }

  func tapSave(bestMoment: String) {
    coordinator?.save(bestMoment: bestMoment)
  }
}
