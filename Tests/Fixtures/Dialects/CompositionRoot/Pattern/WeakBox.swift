/// Remembers a coordinator without keeping it.
final class WeakBox {
  private(set) weak var value: Coordinating?

  init(_ value: Coordinating) {
    self.value = value
  }
}
