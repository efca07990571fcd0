/// A static variable of the app, which may keep objects alive for as long as the program runs.
struct StaticVariable {
  /// `ImageCache.shared`
  let name: String
  let type: Any.Type
  let address: UnsafeRawPointer
}

extension StaticVariable {
  /// The stored static variables of the program that declares a class, if the program has their names.
  ///
  /// Swift's runtime does not list them, but the symbol table of the program does. The class's description is
  /// asked for: a generic class itself is in no file.
  static func all(inProgramOf type: AnyClass) -> [StaticVariable] {
    ClassMetadata(of: type)?.descriptor.map(LoadedProgram.statics) ?? []
  }

  /// Known to this library, to prove that symbols and memory belong together.
  nonisolated(unsafe) static var probe: AnyObject?

  /// The variables of symbols that give no size. If ``probe`` is not at the address of its symbol, all addresses may
  /// be wrong.
  static func all(among symbols: [(symbol: String, address: UnsafeRawPointer)]) -> [StaticVariable] {
    let isMoved = withUnsafePointer(to: &probe) { probe in
      symbols.contains {
        $0.symbol.hasSuffix("14StaticVariableV5probeyXlSgvpZ") && $0.address != UnsafeRawPointer(probe)
      }
    }
    var memory = SafeMemory()
    return isMoved
      ? []
      : symbols.compactMap { StaticVariable(symbol: $0.symbol, address: $0.address) }.filter {
        memory.isReadable(UInt(bitPattern: $0.address), count: UInt(max(1, ValueWitnesses(of: $0.type).size)))
      }
  }

  /// Modules whose variables and types are not the app's.
  private static let ownModules = ["CoordinatorCore", "CoordinatorGraph", "CoordinatorTesting"]

  /// The variable of a symbol; nil if it may be weak, or has a type that cannot be looked up by its name.
  init?(symbol: String, address: UnsafeRawPointer) {
    // Stored static properties end so; `Xw` and the like are in the names of weak and unowned ones.
    guard symbol.hasSuffix("vpZ"), !symbol.hasSuffix("XwvpZ"), !symbol.hasSuffix("XovpZ"),
      !symbol.hasSuffix("XuvpZ"), let text = Demangler.text(of: symbol)
    else { return nil }
    let start = "static "
    let parts = text.dropFirst(start.count).split(at: " : ")
    guard text.hasPrefix(start), parts.count == 2 else { return nil }
    let path = parts[0].split(separator: ".", maxSplits: 1)
    guard path.count == 2, !Self.ownModules.contains(where: { text.holds("\($0).") }) else { return nil }
    guard let type = TypeText(parts[1]).type else { return nil }
    self.init(name: Self.readable(String(path[1])), type: type, address: address)
  }

  /// `Cache.(owners in _12AB)` as `Cache.owners`.
  private static func readable(_ name: String) -> String {
    let parts = name.split(separator: "(").map { part in
      part.contains(")") ? part.prefix { $0 != " " } + part.drop { $0 != ")" }.dropFirst() : part
    }
    return parts.joined()
  }
}

/// A type as the demangler writes it: `Swift.Dictionary<Swift.String, App.Cart>`.
struct TypeText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The type, if it is a class, a struct, an enum, a protocol, or an optional or collection of such.
  var type: Any.Type? { mangled.flatMap(_typeByName) }

  private static let known = [
    "() -> ()": "yyc", "Any": "yp", "Swift.AnyObject": "yXl", "Swift.Int": "Si",
    "Swift.ObjectIdentifier": "SO",
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
