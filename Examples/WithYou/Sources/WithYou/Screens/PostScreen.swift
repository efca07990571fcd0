import CoordinatorCore

@MainActor
protocol PostScreenDelegate: AnyObject {
  func write(_ text: String)
  func makeRewind()
  func close()
}

final class PostScreen: PlatformScreen {
  weak var coordinator: (any PostScreenDelegate)?
  var posts: [Post] = []

  func tapSend(_ text: String) {
    coordinator?.write(text)
  }

  func tapRewind() {
    coordinator?.makeRewind()
  }

  func tapBack() {
    coordinator?.close()
  }
}
