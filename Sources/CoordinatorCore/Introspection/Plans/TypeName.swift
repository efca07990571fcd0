/// A type's name without its module, as Swift writes it: `Router<Home>`.
func typeName(_ type: Any.Type) -> String {
  String(describing: type)
}

/// The module that a type was declared in.
func moduleName(_ type: Any.Type) -> String? {
  let name = String(reflecting: type)
  let ofExtension = "(extension in "
  if name.hasPrefix(ofExtension) { return String(name.dropFirst(ofExtension.count).prefix { $0 != ")" }) }
  return name.split(separator: ".").first.map(String.init)
}

/// A type's name without its generic arguments: `Router`.
func baseName(_ type: Any.Type) -> String {
  String(typeName(type).prefix { $0 != "<" })
}

/// Whether values of a type cannot hold an object of the app. These are strings, numbers and other library
/// types, whose private storage must not be read.
func holdsNoObject(_ type: Any.Type) -> Bool {
  if isTrivial(type) { return true }
  if type is any ElementReading.Type || MetadataKind(of: type) == .existential { return false }
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials.")
}

/// Whether a property of this type may be the storage of a property wrapper.
func mayBeWrapper(_ type: Any.Type) -> Bool {
  guard !(type is any ElementReading.Type), let kind = MetadataKind(of: type) else { return false }
  return kind == .structure || kind == .class
}

/// Whether copying values of a type is copying bytes, so that no reference can be among them.
private func isTrivial(_ type: Any.Type) -> Bool {
  func isTrivial<Opened>(_ opened: Opened.Type) -> Bool { _isPOD(opened) }
  return _openExistential(type, do: isTrivial)
}
