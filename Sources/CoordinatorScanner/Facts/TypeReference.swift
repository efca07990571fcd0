/// A type as the source writes it, without attributes, `some` and `any`.
indirect enum TypeReference: Hashable, Sendable {
  /// `Router<Home>`, `App.Coordinator`: a dotted name and its generic arguments.
  case named(Name, [TypeReference])
  case optional(TypeReference)
  /// An array or a set.
  case list(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// The labels and the types of its parts.
  case tuple([Name?], [TypeReference])
  case function([TypeReference], TypeReference)
  case composition([TypeReference])

  /// The type without the optionals around it.
  var unwrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The dotted name, where it is one.
  var name: Name? {
    if case .named(let name, _) = unwrapped { name } else { nil }
  }

  /// Its generic arguments.
  var arguments: [TypeReference] {
    if case .named(_, let arguments) = unwrapped { arguments } else { [] }
  }

  /// The named types in it: itself, or each part of `A & B`.
  var parts: [TypeReference] {
    switch unwrapped {
    case .composition(let parts): parts.flatMap(\.parts)
    case .named: [unwrapped]
    default: []
    }
  }

  /// The element type of a list or a dictionary.
  var element: TypeReference? {
    switch unwrapped {
    case .list(let element), .dictionary(_, let element): element
    case .named(let name, let arguments) where Self.lists.contains(name): arguments.first
    case .named(.dictionary, let arguments): arguments.last
    default: nil
    }
  }

  var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }

  /// Whether it is a function without a result.
  var returnsNothing: Bool {
    switch unwrapped {
    case .function(_, .tuple(_, let parts)): parts.isEmpty
    case .function(_, .named(let name, _)): name == "Void"
    default: false
    }
  }

  /// A neutral result of a function: `0`, `false`, `[]`. Nil if no result is obvious.
  var neutralResult: String? {
    switch unwrapped {
    case .function(_, .list): return "[]"
    case .function(_, .named(let name, _)):
      switch name.text {
      case "Int", "Double", "Float", "CGFloat", "TimeInterval": return "0"
      case "Bool": return "false"
      case "String": return "\"\""
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether it is a value of the system, and no object.
  var isPlain: Bool { name.map(Self.plain.contains) ?? false }

  /// Types of libraries that no type of the program inherits from.
  static let plain: Set<Name> = [
    "String", "Substring", "Character", "Int", "Int32", "Int64", "UInt", "UInt8", "Bool", "Double", "Float",
    "CGFloat", "Date", "URL", "URLRequest", "Data", "UUID", "IndexPath", "IndexSet", "TimeInterval", "CGRect",
    "CGSize", "CGPoint", "UIColor", "UIImage", "UIFont", "Void",
  ]

  private static let lists: Set<Name> = [
    "Array", "Set", "ContiguousArray", "NSHashTable", "NSPointerArray", "OrderedSet", "Deque",
  ]
}

extension TypeReference: CustomStringConvertible {
  /// As Swift writes it.
  var description: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name.text : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(_, let parts): "(\(parts.map(\.description).joined(separator: ", ")))"
    case .function(let inputs, let output):
      "(\(inputs.map(\.description).joined(separator: ", "))) -> \(output)"
    case .composition(let parts): parts.map(\.description).joined(separator: " & ")
    }
  }
}

extension String {
  /// The last part of a dotted name.
  var lastPart: String {
    lastIndex(ofByte: ".").map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// All but the last part of a dotted name; nil for a single part.
  var outerPart: String? {
    lastIndex(ofByte: ".").map { String(self[..<$0]) }
  }
}

extension TypeReference {
  /// The names of all types that it consists of.
  var named: [Name] {
    var (found, open) = ([Name](), [self])
    while let next = open.popLast() {
      switch next.unwrapped {
      case .named(let name, let arguments):
        found.append(name)
        open += arguments
      case .list(let element): open.append(element)
      case .dictionary(let key, let value): open += [key, value]
      case .tuple(_, let parts), .composition(let parts): open += parts
      case .function, .optional: break
      }
    }
    return found
  }
}
