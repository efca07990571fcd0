/// Stacks, tabs, links, and the app's own modifiers, wrappers and builders.
extension ViewReader {
  var placement: ViewPlacement { ViewPlacement(scope: scope, owner: owner) }

  /// - Parameter label: How it shows what it contains; nil where its state says that.
  mutating func readStack(_ given: [ViewTree.Given], _ context: ViewContext, _ label: Presentation? = .root) {
    let bound = scope.spot(boundIn: given, label)
    let path = placement.container(given, label, context)
    if let path { shown.add(flow: path.coordinator, to: view) }
    if let bound { shown.add(path: bound) }
    let isWhole = path != nil || stores != nil && [.top, .part].contains(context.extent)
    var inner = isWhole ? context.with(.whole(label), path) : context
    (inner.isInStack, inner.path) = (true, bound ?? path)
    read(given, inner)
  }

  /// A link leads to its destination, also where the state of a coordinator opens it. Its label stays where the link is.
  mutating func readLink(_ given: [ViewTree.Given], _ context: ViewContext) {
    let (destination, spot) = placement.link(given)
    for (place, argument) in given.enumerated() {
      read([argument], place == destination ? context.with(.whole(.push), spot) : context.part)
    }
  }

  // MARK: Tabs

  mutating func readTabs(_ arguments: [ViewTree.Given], _ context: ViewContext) {
    let label: Presentation = context.isPaged ? .root : .tab
    let bound = placement.container(arguments, label, context)
    if let bound { shown.add(flow: bound.coordinator, to: view) }
    let members = context.isPaged ? [] : arguments.flatMap(\.tree.tabMembers)
    for (name, base) in members where scope.child(name, of: base) != nil {
      guard let keeper = scope.coordinator(base) else { continue }
      shown.add(tab: name, of: keeper)
      shown.add(flow: keeper, to: view)
    }
    var inner = context.with(.whole(label), bound)
    (inner.isPaged, inner.tabSpot) = (false, bound)
    read(arguments, inner)
  }

  // MARK: Modifiers

  /// Reads a modifier, of the system or of the app's own: `list.presenting($flow.page, content: page)`.
  mutating func read(modifier name: Name, _ given: [ViewTree.Given], _ context: ViewContext) -> Bool {
    if !given.isEmpty, let label = SwiftUI.modifiers[name.text], scope.method(name, given) == nil {
      var inner = placement.modifier(label, given, context)
      inner.page = scope.pageType(of: given) ?? inner.page
      read(given, inner)
      return true
    }
    if name == "modifier", let made = given.first, let type = made.value.madeType.flatMap(scope.resolve),
      case .view(_) = made.tree.kind
    {
      return read(wrapper: type, made.tree.given, context.part)
    }
    let own = (program.index.methods[name] ?? []).filter(program.screenTypes.isModifier).map { program[$0] }
    for function in own {
      guard let stands = scope.stands(for: function.fact.parameters, given) else { continue }
      let known = scope.coordinators(in: function.fact.parameters, function.scope)
      let inner = scope.within(function.scope, knowing: known, given: stands)
      read(function.fact.body ?? [], in: inner, context.part)
    }
    return !own.isEmpty
  }

  // MARK: Wrappers

  /// Reads a view or a modifier that shows only what it is given: `RouterView(router: router) { … } destination: { … }`.
  mutating func read(wrapper type: TypeID, _ given: [ViewTree.Given], _ context: ViewContext) -> Bool {
    guard let stands = scope.stands(making: type, given) else { return false }
    let known = scope.coordinators(knownIn: type, given: stands)
    for code in program.code(of: type, named: ["body"]) {
      read(code.statements, in: scope.within(code.scope, knowing: known, given: stands), context)
    }
    return true
  }

  // MARK: Builders

  /// Reads the member of another object that makes what is shown: `factory.view(for: page)`, `flow.build(page)`.
  mutating func read(builder name: Name, of base: Expression, _ tree: ViewTree, _ context: ViewContext) {
    guard let type = scope.implementation(of: base), !program.screenTypes.isScreen(type),
      var context = placement.builder(name, type, base, context)
    else { return }
    let known = scope.coordinators(knownIn: type)
    let given = tree.given
    if given.isEmpty, let property = program.property(name, on: type), property.fact.type?.isView == true {
      read(property.fact.getter ?? [], in: scope.within(property.scope, knowing: known), context)
    }
    let builders = program.functions(named: name, on: type).map { program[$0] }.compactMap { function in
      // A builder that is only named has no arguments.
      let found = given.isEmpty ? [:] : scope.stands(for: function.fact.parameters, given)
      return found.map { (function, $0) }
    }
    guard let (function, meant) = builders.only,
      program.screenTypes.isView(function.fact.returns, in: function.scope)
    else { return }
    let parameters = function.fact.parameters
    let cases = parameters.cases(in: given.map(\.argument))
    context.isOfAnyPage = context.isRoot && cases.isEmpty && given.contains { $0.value.base != nil }
    let all = known.merging(scope.coordinators(in: parameters, function.scope)) { $1 }
    let inner = scope.within(function.scope, knowing: all, given: meant)
    read((function.fact.body ?? []).narrowed(to: cases), in: inner, context)
  }

  /// A view that shows `coordinator.build(coordinator.page)` shows the flow of the coordinator.
  mutating func addFlow(_ name: Name, of base: Expression, _ context: ViewContext) {
    guard context.isOpen, let owner, scope.coordinator(base) == owner,
      program.viewGivers.makesView(name, of: owner)
    else { return }
    shown.add(flow: owner, to: view)
  }

  // MARK: Screens

  mutating func record(_ name: Name?, _ tree: ViewTree, _ context: ViewContext) {
    guard let screen = name.flatMap(scope.resolve) else { return }
    stores?.add(screen, tree, context, scope)
    // A coordinator's own view has its first screen at the top. A generic view can show any view.
    let first = context.extent == .top && program[screen].generics.isEmpty ? placement.ownSpot(.root) : nil
    for spot in [context.spot, first].compactMap(\.self) {
      guard program.screenTypes.isScreen(screen), !scope.coordinators.contains(screen),
        view == spot.coordinator || !program.flowViews.isFlow(screen, among: [spot.coordinator])
      else { continue }
      shown.add(.init(spot, view, screen, Place(file: scope.code.file, at: tree.id), context))
    }
  }
}
