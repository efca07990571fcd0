/// The answers of Apple's systems, for tests on others.
enum Emulation {
  /// Whether classes of Foundation are as those of Objective-C, and functions have only exported names.
  @TaskLocal static var isOfApple = false

  /// The name of a type with its module, which classes of Objective-C have not.
  static func reflectedName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return isOfApple && isOfObjectiveC(name) ? String(name.dropFirst(foundation.count)) : name
  }

  static func isOfObjectiveC(_ type: Any.Type) -> Bool {
    isOfApple && isOfObjectiveC(String(reflecting: type))
  }

  private static let foundation = "Foundation."

  private static func isOfObjectiveC(_ name: String) -> Bool {
    name.hasPrefix(foundation) && (name.hasPrefix("\(foundation)NS") || name == "\(foundation)Operation")
  }
}
