/// A type as the demangler writes it: `Swift.Dictionary<Swift.String, App.Cart>`.
struct TypeText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The type, if it is a class, a struct, an enum, a protocol, or an optional or collection of such.
  var type: Any.Type? { mangled.flatMap(_typeByName) }

  private static let known = [
    "Any": "yp", "Swift.AnyObject": "yXl", "Swift.Int": "Si", "Swift.ObjectIdentifier": "SO",
    "Swift.String": "SS", "Swift.UInt": "Su",
  ]

  private static let generic = [
    "Swift.Array": "Sa", "Swift.Dictionary": "SD", "Swift.Optional": "Sq", "Swift.Set": "Sh",
  ]

  /// The type as symbols write it. Source: the mangling document of the Swift ABI.
  private var mangled: String? {
    if let known = Self.known[text] { return known }
    guard let start = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nominal }
    guard let type = Self.generic[String(text[..<start])] else { return nil }
    let arguments = text[start...].dropFirst().dropLast().split(at: ", ").map { TypeText($0).mangled }
    let names = arguments.compactMap { $0 }
    return names.count == arguments.count ? "\(type)y\(names.joined())G" : nil
  }

  /// The text does not say whether a name is that of a class, a struct, an enum or a protocol.
  private var nominal: String? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isOfIdentifier) }
    guard names.count == 2 || names.count == 3, isPlain else { return nil }
    let parts = names.map { "\($0.utf8.count)\($0)" }
    let outer = parts.count == 2 ? [parts[0]] : ["C", "V", "O"].map { parts[0] + parts[1] + $0 }
    let all = outer.flatMap { outer in ["C", "V", "O", "_p"].map { outer + parts[parts.count - 1] + $0 } }
    return all.first { _typeByName($0) != nil }
  }
}

extension UInt8 {
  fileprivate var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
