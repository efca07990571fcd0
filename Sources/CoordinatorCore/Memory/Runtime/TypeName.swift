/// A type's name without its module, as Swift writes it: `Router<Home>`.
func typeName(_ type: Any.Type) -> String {
  String(describing: type)
}

/// The module that a type was declared in; nil for classes of Objective-C, whose names have none.
func moduleName(_ type: Any.Type) -> String? {
  let name = Emulation.reflectedName(of: type)
  let ofExtension = "(extension in "
  if name.hasPrefix(ofExtension) { return String(name.dropFirst(ofExtension.count).prefix { $0 != ")" }) }
  let end = name.firstIndex { $0 == "." || $0 == "<" }
  return end.flatMap { name[$0] == "." ? String(name[..<$0]) : nil }
}

/// A type's name without its generic arguments: `Router`.
func baseName(_ type: Any.Type) -> String {
  String(typeName(type).prefix { $0 != "<" })
}

/// The answers of Apple's systems, for tests on others.
enum Emulation {
  /// Whether classes of Foundation and UIKit are as those of Objective-C, and functions have only exported names.
  @TaskLocal static var isOfApple = false

  /// The name of a type with its module, which classes of Objective-C have not.
  static func reflectedName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return isOfApple && isOfObjectiveC(name) ? String(name.drop { $0 != "." }.dropFirst()) : name
  }

  static func isOfObjectiveC(_ type: Any.Type) -> Bool {
    isOfApple && isOfObjectiveC(String(reflecting: type))
  }

  private static func isOfObjectiveC(_ name: String) -> Bool {
    ["Foundation.NS", "UIKit.UI"].contains { name.hasPrefix($0) } || name == "Foundation.Operation"
  }
}
