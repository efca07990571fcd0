/// Where views of SwiftUI ask coordinators for the views to show.
///
/// A coordinator of SwiftUI's stacks builds a view for each page, and a view asks it to, in a modifier that says how that
/// is shown: `.sheet(item: $flow.sheet) { flow.build(sheet: $0) }`. So what `build(sheet:)` makes is a sheet.
struct BuilderCalls {
  /// Lines of a coordinator that make views, and the way in which these are shown.
  struct Call {
    let coordinator: TypeID
    /// The lines, each with the names in it.
    let lines: [Place: Set<Name>]
    let label: Presentation
    /// Whether only the coordinator itself says so. Another view that shows it may say more.
    let isOwn: Bool
  }

  let flow: DataFlow
  private let coordinators: Set<TypeID>
  /// The view or coordinator that is read.
  private var reader: TypeID?
  /// The file of the member that is read, where that gives the view of a whole flow.
  private var firstFile: Int?
  private(set) var all: [Call] = []

  init(_ flow: DataFlow, _ coordinators: Set<TypeID>) {
    (self.flow, self.coordinators) = (flow, coordinators)
    for type in flow.program.typeIDs where isView(type) || coordinators.contains(type) {
      reader = type
      for function in flow.program[type].functions {
        let function = flow.program[function]
        let isFirst = function.fact.parameters.allSatisfy(\.isOptional)
        read(
          member: function.fact.body,
          function.file,
          isFirst ? firstLabel(function.fact.name, function.fact.returns) : nil
        )
      }
      for property in flow.program[type].properties {
        read(member: property.fact.getter, property.file, firstLabel(property.fact.name, property.fact.type))
      }
    }
  }

  private mutating func read(member body: [Statement]?, _ file: Int, _ label: Presentation?) {
    firstFile = label == nil ? nil : file
    read(ViewTree(body ?? []), label)
  }

  /// How a member shows the view at its top. A coordinator's own view, and the view that a coordinator returns, show
  /// its first screen.
  private func firstLabel(_ member: Name, _ type: TypeReference?) -> Presentation? {
    guard let reader, type?.isView == true else { return nil }
    let isFirst = isView(reader) ? member == "body" && isOwnView(reader) : CoordinatorNaming.givesView(member)
    return isFirst ? .root : nil
  }

  private func isOwnView(_ type: TypeID) -> Bool {
    flow.program.flowViews.isFlow(type, among: coordinators)
  }

  private func isView(_ type: TypeID) -> Bool {
    flow.program[type].kind == .struct && flow.classification.isScreen(type)
  }

  // MARK: Views

  private mutating func read(_ tree: ViewTree, _ label: Presentation?) {
    switch tree.kind {
    case .view(let name):
      noteScreen(name, label, at: tree.id)
      note(name, tree.given, of: nil, label)
      let shown = SwiftUI.stacks.contains(name) ? .root : SwiftUI.transparent.contains(name) ? label : nil
      read(tree.given, shown)
    case .call(let name, let base, let inner):
      note(name, tree.given, of: base, label)
      // A modifier leaves a view where it is.
      read(inner, label)
      read(tree.given, SwiftUI.modifiers[name.text])
    case .member(let name, let base): note(name, [], of: base, label)
    case .several, .branches: for child in tree.children { read(child, label) }
    case .part: for child in tree.children { read(child, nil) }
    case .name, .alias: break
    }
  }

  private mutating func read(_ arguments: [ViewTree.Given], _ label: Presentation?) {
    for argument in arguments { read(argument.tree, label) }
  }

  // MARK: Builders

  private mutating func note(
    _ name: Name,
    _ arguments: [ViewTree.Given],
    of base: Expression?,
    _ label: Presentation?
  ) {
    guard let label else { return }
    for coordinator in meant(by: base) {
      var lines = BuilderLines(flow, coordinator)
      lines.read(name, arguments.map(\.argument))
      if lines.all.isEmpty { continue }
      let isOwn = firstFile != nil && coordinator == reader
      all.append(Call(coordinator: coordinator, lines: lines.all, label: label, isOwn: isOwn))
    }
  }

  /// A screen that a coordinator makes itself where it says how that is shown: `.sheet(isPresented: $isOpen) { HelpView() }`.
  private mutating func noteScreen(_ name: Name, _ label: Presentation?, at site: ExpressionID) {
    guard let label, let file = firstFile, let reader, coordinators.contains(reader) else { return }
    all.append(
      Call(coordinator: reader, lines: [Place(file: file, at: site): [name]], label: label, isOwn: true)
    )
  }

  /// The coordinators that an expression may name: the coordinator that is read, or the values of a property.
  private func meant(by base: Expression?) -> [TypeID] {
    guard let reader else { return [] }
    switch base?.kind {
    case nil, .name("self", _): return coordinators.contains(reader) ? [reader] : []
    case .name(let name, _): return meant(by: name, of: reader)
    case .member(let base?, let name):
      guard case .name("self", _) = base.kind else { return [] }
      return meant(by: name, of: reader)
    default: return []
    }
  }

  /// The coordinators that a property can hold, by its declaration or its values. A generic property can hold all
  /// that fit.
  private func meant(by name: Name, of type: TypeID) -> [TypeID] {
    guard let property = flow.symbols.property(name, on: type), let owner = property.scope.type else {
      return []
    }
    let declared = sources([property.fact.type].compactMap(\.self), property.scope)
    if let coordinator = declared.first(where: coordinators.contains) { return [coordinator] }
    let given = flow.known(name, of: type).values.types.filter(coordinators.contains)
    if !given.isEmpty { return Array(Set(given)).sorted() }
    let constraints = flow.program[owner].generics.filter { $0.name == property.fact.type?.name }
    let bounds = sources(constraints.flatMap(\.constraints), property.scope).map(flow.symbols.concreteTypes)
    guard let first = bounds.first else { return [] }
    let all = bounds.dropFirst().reduce(into: Set(first)) { $0.formIntersection($1) }
    return first.filter { all.contains($0) && coordinators.contains($0) }
  }

  private func sources(_ types: [TypeReference], _ scope: Scope) -> [TypeID] {
    types.flatMap { flow.program.parts(of: $0, in: scope) }.compactMap(\.source)
  }
}
