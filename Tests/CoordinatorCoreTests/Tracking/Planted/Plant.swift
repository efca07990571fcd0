/// A mistake that is made in every dialect, or something that looks like one.
@MainActor
struct Plant {
  let name: String
  let settling: Int
  let exempt: Bool
  /// What a check has to say, by the dialect.
  let expected: @MainActor (any Driver.Type) -> [String]
  let run: @MainActor (Stage) -> Void

  init(
    _ name: String,
    settling: Int = 0,
    exempt: Bool = false,
    expecting expected: @escaping @MainActor (any Driver.Type) -> [String] = { _ in [] },
    _ run: @escaping @MainActor (Stage) -> Void
  ) {
    (self.name, self.settling, self.exempt) = (name, settling, exempt)
    (self.expected, self.run) = (expected, run)
  }

  static var all: [Plant] { leaks + clean }
}

/// What an app holds outside of its coordinators: tasks, observers, a cache.
@MainActor
enum Outside {
  static var held: [String: AnyObject] = [:]
}
