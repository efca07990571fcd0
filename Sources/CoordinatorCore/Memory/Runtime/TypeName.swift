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
