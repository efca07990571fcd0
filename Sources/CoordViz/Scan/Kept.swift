/// Keeps the results of a scan until the process ends, which is soon. Releasing them one by one would take a
/// good part of the time that it took to create them.
enum Kept {
  static func forever(_ value: some Any) {
    _ = Unmanaged.passRetained(Box(value))
  }

  private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
  }
}
