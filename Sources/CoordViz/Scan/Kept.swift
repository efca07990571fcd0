/// What a scan has made of source lives as long as the process, which ends soon: to free its parts one by one would
/// take a good part of the time that it took to make them.
enum Kept {
  static func forever(_ value: some Any) {
    _ = Unmanaged.passRetained(Box(value))
  }

  private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
  }
}
