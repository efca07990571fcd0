protocol Storyboarded {
  init()
}

extension Storyboarded {
  static func instantiate() -> Self { Self() }
}

extension UIViewController: Storyboarded {}
