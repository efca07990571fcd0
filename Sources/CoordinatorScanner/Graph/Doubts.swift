import CoordinatorGraph

/// The doubts of a scan: types that no file declares, and coordinators without an opener.
struct Doubts {
  /// The coordinators that nothing opens, though they are not the root.
  let unopened: Set<TypeID>
  private let program: Program
  private let coordinators: Set<TypeID>
  private let compositions: Compositions
  private let reasons: [TypeID: ClassificationReason]

  init(_ flow: DataFlow, _ coordinators: Set<TypeID>, _ edges: CoordinatorEdges, _ roles: Roles) {
    (program, self.coordinators) = (flow.program, coordinators)
    (compositions, reasons) = (flow.classification.compositions, flow.classification.reasons)
    let opened = edges.opened
    let starts = coordinators.subtracting(opened.map(\.to))
    var others = starts.filter { roles[$0] != .root }
    // A scan of a part of an app may not contain the code that makes the root. It is the one that opens the most.
    if others.count == starts.count {
      let opening = Dictionary(opened.map { ($0.from, 1) }, uniquingKeysWith: +)
      if let root = others.sorted().max(by: { opening[$0, default: 0] < opening[$1, default: 0] }) {
        others.remove(root)
      }
    }
    unopened = others
  }

  /// Lines on one coordinator: types that it makes and no file declares, and whether nothing opens it.
  func remarks(on type: TypeID) -> [String] {
    let missing = undeclared(by: type).map { name, place in
      "\(program.text(of: place)): \(name) is in no file that was read"
    }
    let unread = compositions.unread(by: type).map { name, place in
      "\(program.text(of: place)): \(name) is no type, and what it leads to was not read"
    }
    return missing + unread + [sharing(of: type)].compactMap(\.self)
      + (unopened.contains(type) ? ["no opener found: no code that was read opens it"] : [])
  }

  /// A line on a generic class with several uses, which are one node: `Router<HomePage>` and `Router<CartPage>`.
  private func sharing(of type: TypeID) -> String? {
    guard program[type].kind == .class, !program[type].generics.isEmpty else { return nil }
    let uses = program.types.flatMap(\.properties).compactMap { property -> String? in
      guard let used = property.fact.keptType?.unwrapped, !used.arguments.isEmpty,
        used.name.flatMap({ program.resolve($0, in: property.scope) }) == type
      else { return nil }
      let arguments = used.arguments.map { program.sources(of: $0, in: property.scope).only }
      let own = property.scope.type.map { program[$0].generics.map(\.name) } ?? []
      guard !arguments.contains(nil), !used.arguments.contains(where: { $0.name.map(own.contains) ?? false })
      else { return nil }
      let names = arguments.compactMap(\.self).map { program[$0].name.text }
      return "\(program[type].name)<\(names.joined(separator: ", "))>"
    }
    let names = Set(uses).sorted()
    guard names.count > 1 else { return nil }
    return
      "it is generic, so \(names.short) are drawn as one; a typealias or a subclass for each tells them apart"
  }

  private func undeclared(by type: TypeID) -> [(Name, Place)] {
    let scope = Scope(file: program[type].file, type: type)
    let made = program.members(of: type).flatMap { member in
      SiteReader.sites(of: member.statements).compactMap { site -> (Name, Place)? in
        guard let name = site.expression.madeType, CoordinatorNaming.endsInCoordinating(name),
          !Dialect.knows(name), program.resolve(name, in: scope) == nil,
          program.alias(name, in: scope) == nil
        else { return nil }
        return (name, Place(file: member.file, at: site.expression.id))
      }
    }
    return made + compositions.undeclared(by: type)
  }

  /// Lines on the drawing as a whole.
  var remarks: [String] { [namelessness, incompleteness].compactMap(\.self) }

  /// A line where the coordinators have no names or bases that say what they are.
  private var namelessness: String? {
    let found = coordinators.filter { reasons[$0]?.rule == .leadsWithoutName }.sorted()
    guard !found.isEmpty else { return nil }
    let names = found.map { program[$0].name.text }.short
    return
      "at most one coordinator was found by its name or base, so what views navigate by was drawn: \(names)"
      + "; if yours are others, name their base class or protocol with --base-type"
  }

  /// A line where so many coordinators have no opener that a part of the drawing must be missing.
  private var incompleteness: String? {
    // One or two of a few may be new, and wait for their opener.
    guard unopened.count > 2, unopened.count * 3 > coordinators.count else { return nil }
    let names = unopened.sorted().map { program[$0].name.text }.short
    let reducers = unopened.count { compositions.parts[$0] != nil }
    let observed = unopened.count { program.behaviour.isObserved($0) }
    let code =
      reducers * 2 > unopened.count ? "reducers" : observed * 2 > unopened.count ? "SwiftUI" : "UIKit"
    return "\(unopened.count) of \(coordinators.count) coordinators (\(code)) have no opener: \(names)"
      + "; scan the code that opens them too"
  }
}

extension Dialect {
  /// Whether the system or a library declares a type of a name.
  fileprivate static func knows(_ name: Name) -> Bool {
    name.hasPrefix("NS") || name.hasPrefix(UIKit.prefix) || wraps(name)
      || all.contains { $0.bases.contains { $0.names.contains(name.lastPart) } }
  }
}
