/// Which view belongs to which coordinator: the one that it is built with.
struct FlowViews {
  let program: Program

  /// How a view comes by a coordinator. The first way decides.
  enum Way: Comparable {
    case given, made, environment

    init(_ property: PropertyFact, isMade: Bool) {
      if property.isWrapped(SwiftUI.environment) {
        self = .environment
      } else if property.initial != nil || isMade {
        self = .made
      } else {
        self = .given
      }
    }
  }

  /// The types that views of SwiftUI keep in a property with the name `coordinator`, or that views are named after.
  func followedByViews(among types: Set<TypeID>) -> Set<TypeID> {
    if types.isEmpty { return [] }
    let views = program.typeIDs.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
    return views.reduce(into: []) { found, view in
      if let kept = kept(in: view, among: types)["coordinator"] { found.insert(kept) }
      if let framed = frame(view, among: types), isNamed(view, after: framed) { found.insert(framed) }
    }
  }

  /// The coordinator that a view belongs to by one of its properties: that it is given, or else makes, or else finds in
  /// its environment. A view that makes several is a frame around them.
  ///
  /// - Parameter made: The types that code of the view makes.
  func coordinator(of view: TypeID, among coordinators: Set<TypeID>, making made: Set<TypeID> = [])
    -> (way: Way, type: TypeID)?
  {
    let found = program[view].properties.compactMap { property -> (way: Way, type: TypeID)? in
      guard let kept = kept(property, among: coordinators), !CoordinatorNaming.isWayUp(property.fact.name)
      else { return nil }
      // The state of a view may be given to it, too.
      let isMade =
        made.contains(kept) || property.fact.isWrapped(SwiftUI.state) && program.made(by: view).contains(kept)
      return (Way(property.fact, isMade: isMade), kept)
    }
    guard let way = found.map(\.way).min() else { return nil }
    let nearest = found.filter { $0.way == way }
    return way == .made && nearest.count > 1 ? nil : nearest[0]
  }

  /// Whether a view is the frame of a flow: its name says so, and its coordinator does not make it as a screen.
  func isFlow(_ view: TypeID, among coordinators: Set<TypeID>) -> Bool {
    guard CoordinatorNaming.isFlowView(program[view].name) else { return false }
    return frame(view, among: coordinators) != nil
  }

  /// The coordinator whose flow a view may be the frame of.
  func frame(_ view: TypeID, among coordinators: Set<TypeID>) -> TypeID? {
    guard let own = coordinator(of: view, among: coordinators),
      own.way != .environment || isNamed(view, after: own.type),
      program.behaviour.isObserved(own.type), !handsOn(own.type, view),
      !makes(own.type, program[view].name.lastPart)
    else { return nil }
    return own.type
  }

  /// Whether a view makes a coordinator and hands it on to the view that is named after it: `CartCoordinatorView(coordinator: cart)`.
  func handsOn(_ coordinator: TypeID, _ view: TypeID) -> Bool {
    let name = program[coordinator].name.lastPart
    func isOfIt(_ view: TypeID) -> Bool { program[view].name.lastPart == name + "View" }
    return !isOfIt(view)
      && program.made(by: view).contains { made in
        isOfIt(made) && program[made].properties.contains { type(of: $0) == coordinator }
      }
  }

  /// Whether a generic view is the frame of many flows. It keeps an object of a class above their coordinators, as in
  /// `struct RouterView<Page>: View { var router: Router<Page> }`. Or its generic parameter stands for any of them:
  /// `struct FlowView<C: Coordinator>: View { var coordinator: C }`.
  func isSharedFrame(_ view: TypeID, among coordinators: Set<TypeID>) -> Bool {
    func below(_ base: TypeID) -> Int {
      program.family.descendants[base.index].count(where: coordinators.contains)
    }
    return !program[view].generics.isEmpty
      && program[view].properties.contains { property in
        if let base = type(of: property), program[base].isReference { return below(base) > 0 }
        return constraints(of: property).contains { any in
          below(any) > 1 && (isNamedSo(any) || isOnly(any, coordinators) && isAroundStack(view))
        }
      }
  }

  /// The classes and protocols of the program that the type of a property has to conform to, where this type is a generic
  /// parameter of the view.
  private func constraints(of property: Property) -> [TypeID] {
    guard let view = property.scope.type, let name = property.fact.typeName else { return [] }
    let generic = program[view].generics.first { $0.name == name }
    return generic?.constraints.compactMap { $0.name.flatMap { program.resolve($0, in: property.scope) } }
      ?? []
  }

  private func isNamedSo(_ base: TypeID) -> Bool {
    CoordinatorNaming.isCoordinatingOrRouting(program[base].name)
  }

  /// Whether a view is a stack whose path is that of a generic property, or a frame around such a stack.
  private func isAroundStack(_ view: TypeID) -> Bool {
    func isBoundStack(_ view: TypeID) -> Bool {
      let bindings = program[view].properties.filter { !constraints(of: $0).isEmpty }.map {
        "$\($0.fact.name)"
      }
      return !bindings.isEmpty && program.screenTypes.isStack(view)
        && SiteReader.sites(of: program.statements(of: view)).contains { site in
          site.expression.plainName.map { bindings.contains($0.text) } ?? false
        }
    }
    return isBoundStack(view) || program.made(by: view).contains(where: isBoundStack)
  }

  /// Whether nothing but coordinators is below a class or protocol.
  private func isOnly(_ base: TypeID, _ coordinators: Set<TypeID>) -> Bool {
    program.concreteTypes(below: base).allSatisfy(coordinators.contains)
  }

  /// Whether the names of a view and a coordinator say that they are of one flow: `CartRootView`, `CartRouter`.
  private func isNamed(_ view: TypeID, after coordinator: TypeID) -> Bool {
    let name = program[coordinator].name.lastPart
    let words = name[..<(name.lastIndex { $0.isUppercase } ?? name.startIndex)]
    return !words.isEmpty && program[view].name.lastPart.hasPrefix(words) && isFrame(view)
  }

  /// Whether a view may be around a flow: it is named so, or it is a stack.
  private func isFrame(_ view: TypeID) -> Bool {
    CoordinatorNaming.isFlowView(program[view].name) || program.screenTypes.isStack(view)
  }

  /// The views that coordinators are first seen in. A view that a frame makes for the same coordinator is a screen.
  func frames(among views: [TypeID], of coordinators: Set<TypeID>) -> [TypeID: TypeID] {
    var all: [TypeID: TypeID] = [:]
    for view in views { all[view] = frame(view, among: coordinators) }
    var first = all
    for (view, coordinator) in all where !program.screenTypes.isEntry(view) {
      for made in program.made(by: view) where made != view && all[made] == coordinator { first[made] = nil }
    }
    return first.filter { view, _ in isFrame(view) }
  }

  /// Whether a coordinator makes a view other than as the view of its flow: `start() -> some View`.
  private func makes(_ coordinator: TypeID, _ view: String) -> Bool {
    program[coordinator].functions.contains { id in
      let fact = program[id].fact
      let isFlow =
        fact.returns?.isView == true && fact.parameters.allSatisfy(\.isOptional)
        && CoordinatorNaming.givesView(fact.name)
      return SiteReader.sites(of: fact.body ?? []).map(\.expression).contains { made in
        // `CartView(coordinator: self)`.
        made.madeType?.lastPart == view && !(isFlow && made.parts.contains(where: \.isSelf))
      }
    }
  }

  /// The coordinators that a type keeps or is given, by the names of its properties.
  func kept(in type: TypeID, among coordinators: Set<TypeID>) -> [Name: TypeID] {
    let found = program[type].properties.compactMap { property in
      kept(property, among: coordinators).map { (property.fact.name, $0) }
    }
    return Dictionary(found) { $1 }
  }

  private func kept(_ property: Property, among coordinators: Set<TypeID>) -> TypeID? {
    let kept = property.fact.getter == nil ? type(of: property) : nil
    return kept.flatMap { coordinators.contains($0) ? $0 : nil }
  }

  /// The type of a property of a view; also of what it finds in its environment, by its type or by its key:
  /// `@Environment(\.router) var router`. Of a generic parameter, the one coordinator that it can be.
  func type(of property: Property) -> TypeID? {
    let fact = property.fact
    if let name = fact.typeName {
      return constraints(of: property).first(where: isNamedSo).flatMap(program.implementation)
        ?? program.resolve(name, in: property.scope)
    }
    guard fact.isWrapped(SwiftUI.environment), let key = fact.wrapping.first?.keyPath?.last else {
      return nil
    }
    let values = (program.index.properties[key] ?? []).filter { program[$0.owner].name == SwiftUI.values }
    return values.first.flatMap { program.type(of: program[$0.owner].properties[$0.position]) }
  }
}
