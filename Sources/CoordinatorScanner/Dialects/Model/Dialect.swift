/// Everything that the scanner knows about one library, or one style, of coordinators.
///
/// Each dialect is a value, and has a file. To add one, write that file, add a row to ``all``, and add a fixture app
/// with its expected graph. Everything that a library does not have stays at its default. The file of a library also
/// answers questions about features that no other library has.
struct Dialect: Sendable {
  /// Types of the library that make coordinators of their subclasses.
  var bases: [Base] = []

  /// Whether the library removes a child when the child's views are gone.
  var removesChildren = false

  /// Bases whose coordinators show tabs.
  var tabBases: Set<String> = []

  /// Every dialect. The first one that knows a base type decides.
  static let all: [Dialect] = [
    .rxFlow, .ribs, .stinsen, .suiCoordinator, .plainCoordinators, .xCoordinator,
  ]
}

// MARK: Questions, answered by all dialects

extension Dialect {
  /// Why a type from a library makes coordinators of its subclasses; nil where it does not.
  ///
  /// - Parameter imports: The modules that the program imports.
  static func reason(for base: ClassHierarchy.ExternalAncestor, imports: Set<String>) -> String? {
    for known in all.lazy.flatMap(\.bases) where known.matches(base) {
      if !known.modules.isEmpty, known.modules.isDisjoint(with: imports) { continue }
      return "\(known.relation(to: base.name)) \(base.name.lastPart)\(known.addition)"
    }
    return nil
  }

  /// Whether the library of a base removes children when their views are gone.
  static func removesChildren(of base: ClassHierarchy.ExternalAncestor) -> Bool {
    all.contains { dialect in dialect.removesChildren && dialect.bases.contains { $0.matches(base) } }
  }

  /// Whether coordinators of a base show tabs.
  static func showsTabs(_ base: Name) -> Bool { all.contains { $0.tabBases.contains(base.lastPart) } }

  /// Whether a type from a library makes coordinators of its subclasses.
  func isBase(_ base: ClassHierarchy.ExternalAncestor) -> Bool { bases.contains { $0.matches(base) } }

  /// Types of a library that make coordinators of what inherits from them.
  struct Base: Sendable {
    /// The names; a macro has an at sign before its own.
    let names: Set<String>
    /// Whether a type counts only with generic arguments: `Router<HomeInteractable>`.
    var needsArguments = false
    /// The modules, one of which some file has to import; empty where the name alone is enough.
    var modules: Set<String> = []
    /// Whether coordinators conform to it; else they inherit from it.
    var isProtocol = false
    /// What `--explain` adds behind the name: ` of RIBs`.
    var addition = ""

    /// Whether a type is one of these.
    func matches(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
      names.contains(base.name.lastPart) && (!needsArguments || !base.arguments.isEmpty)
    }

    /// The relation of a coordinator to one of them.
    func relation(to base: Name) -> String {
      if base.hasPrefix("@") { return "has the macro" }
      return isProtocol ? "conforms to" : "inherits from"
    }
  }
}
