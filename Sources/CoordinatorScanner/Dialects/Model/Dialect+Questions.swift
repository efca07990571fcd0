/// Questions about names from libraries, answered by all dialects.
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

  /// Whether coordinators of a base are roots.
  static func isRoot(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
    all.contains { $0.rootBases.contains(base.name.lastPart) && $0.isBase(base) }
  }

  /// How a coordinator presents the screens that its base is made with; nil for other bases.
  static func startPresentation(of base: ClassHierarchy.ExternalAncestor) -> Presentation? {
    all.lazy.filter { $0.bases.contains { $0.matches(base) } }
      .compactMap { $0.startPresentations[base.name.lastPart] }.first
  }

  /// How coordinators of some bases present what they hand to a case, a method or a property wrapper.
  static func presentation(by name: Name, on bases: [ClassHierarchy.ExternalAncestor]) -> Presentation? {
    for dialect in all {
      if dialect.tabRoutes.contains(name),
        bases.contains(where: { dialect.tabBases.contains($0.name.lastPart) })
      {
        return .tab
      }
      if let known = dialect.presentations[name], bases.contains(where: dialect.isBase) { return known }
    }
    return nil
  }

  /// Whether property wrappers of coordinators of a base may make tabs.
  static func hasTabRoutes(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
    all.contains { !$0.tabRoutes.isEmpty && $0.isBase(base) }
  }

  /// Whether a type from a library makes coordinators of its subclasses.
  func isBase(_ base: ClassHierarchy.ExternalAncestor) -> Bool { bases.contains { $0.matches(base) } }

  /// Whether coordinators of this base have a view.
  static func hasView(_ base: Name) -> Bool { all.contains { $0.viewBases.contains(base.lastPart) } }

  /// Whether a coordinator of this base puts its view into the window.
  static func isInWindow(_ base: Name) -> Bool { all.contains { $0.rootBases.contains(base.lastPart) } }

  /// Whether a class of this base wraps the coordinator that its initializer takes.
  static func wraps(_ base: Name) -> Bool { all.contains { $0.wrappers.contains(base.lastPart) } }

  /// Whether a type is given a view to put around a coordinator's own.
  static func isDecorator(_ type: Name) -> Bool { all.contains { $0.decorators.contains(type) } }

  /// The dialect in which classes of a base decide what their coordinators attach.
  static func ofInteractors(_ base: Name) -> Dialect? {
    all.first { $0.interactors?.bases.contains(base.lastPart) ?? false }
  }

  /// The methods that libraries call on such objects when these become active.
  static let activations: Set<Name> = Set(all.compactMap(\.interactors?.activation))

  /// Protocols of things that are shown like screens.
  static let screenProtocols: Set<String> = all.reduce(into: []) { $0.formUnion($1.screenProtocols) }

  /// Members that return the same coordinator under another type.
  static let erasers: [Name] = all.flatMap(\.erasers)

  /// Methods that keep what their closure makes, and return it.
  static let sharingMethods: Set<Name> = all.reduce(into: []) { $0.formUnion($1.sharingMethods) }

  /// Generic bases of the containers of libraries.
  static let containerBases: Set<String> = all.reduce(into: []) { $0.formUnion($1.containerBases) }

  /// Whether a container of this base asks its maker for nothing.
  static func isIndependent(_ base: Name) -> Bool {
    all.contains { $0.independentBases.contains(base.lastPart) }
  }

  /// Whether a type of this name makes a container, and requires what that requires.
  static func isBuilder(_ name: Name) -> Bool {
    let name = name.lastPart
    return all.contains { $0.builderSuffixes.contains(where: name.hasSuffix) }
  }

  /// The operators of all libraries of streams.
  static let streams = all.reduce(into: StreamModel()) { $0.formUnion($1.streams) }
}
