/// The views that a member of a SwiftUI view shows.
///
/// One pass over the member's statements builds it. Questions about screens, labels and tabs walk this tree.
struct ViewTree {
  indirect enum Kind {
    /// A view or a function, called by its name: `NavigationStack { … }`, `HomeView()`, `row(for: item)`.
    case view(Name)
    /// A modifier or a method of something, called: `list.sheet(…) { … }`, `flow.build(page)`.
    case call(Name, of: Expression, ViewTree)
    /// A member that is only named: `flow.home`, `self.content`.
    case member(Name, of: Expression)
    /// A name alone: `content`.
    case name(Name)
    /// Several views: in closures, blocks and choices.
    case several
    /// One of several, by what the first clause tests.
    case branches([Statement])
    /// Another name for a property or a new object: `@Bindable var flow = router`, `let factory = Factory(router: router)`.
    case alias(Name, of: Expression)
    /// No view. Its parts are not shown here.
    case part
  }

  let id: ExpressionID
  let kind: Kind
  /// The arguments of a call.
  var given: [Given] = []
  var children: [ViewTree] = []
  /// The `#if` of its statement.
  var condition: String?

  /// An argument, as it is written and as a view.
  struct Given {
    let argument: Argument
    let tree: ViewTree

    var label: Name? { argument.label }
    var value: Expression { argument.value }

    init(_ argument: Argument) { (self.argument, tree) = (argument, ViewTree(argument.value)) }
  }
}

extension ViewTree {
  init(_ statements: [Statement]) {
    self.init(id: .declaration(on: 0), kind: .several, children: statements.compactMap { ViewTree($0) })
  }

  private init?(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .result(let value?): self.init(value)
    case .branches(let clauses):
      let bodies = clauses.map { ViewTree($0.body) }
      self.init(
        id: .declaration(on: statement.line),
        kind: .branches(clauses.first?.tests ?? []),
        children: bodies
      )
    case .binding(.name(let name), _, let value?) where value.isReference || value.madeType != nil:
      self.init(id: value.id, kind: .alias(name, of: value))
    case .binding(_, _, let value?): self.init(partOf: [ViewTree(value)], id: value.id)
    case .loop(_, let sequence, let body, _): self.init(partOf: [ViewTree(body)], id: sequence.id)
    default: return nil
    }
    condition = statement.condition
  }

  private init(partOf children: [ViewTree], id: ExpressionID) {
    self.init(id: id, kind: .part, children: children)
  }

  init(_ expression: Expression) {
    let id = expression.id
    switch expression.kind {
    case .name(let name, _): self.init(id: id, kind: .name(name))
    case .member(let base?, let name): self.init(id: id, kind: .member(name, of: base))
    case .closure(let closure): self.init(id: id, kind: .several, children: [ViewTree(closure.body)])
    case .block(let statements): self.init(id: id, kind: .several, children: [ViewTree(statements)])
    case .choice(let parts): self.init(id: id, kind: .several, children: parts.map { ViewTree($0) })
    case .call(let callee, let arguments): self.init(callee, arguments, id)
    default: self.init(partOf: expression.parts.map { ViewTree($0) }, id: id)
    }
  }

  private init(_ callee: Expression, _ arguments: [Argument], _ id: ExpressionID) {
    let given = arguments.map(Given.init)
    switch callee.kind {
    case .name(let name, _): self.init(id: id, kind: .view(name), given: given)
    case .member(let base?, let name):
      self.init(id: id, kind: .call(name, of: base, ViewTree(base)), given: given)
    default: self.init(partOf: [ViewTree(callee)] + given.map(\.tree), id: id)
    }
  }
}

// MARK: Questions

extension ViewTree {
  /// Whether a kind of view is shown here: in a stack, in a branch, or with modifiers.
  func contains(_ isMeant: (Name) -> Bool) -> Bool {
    switch kind {
    case .several, .branches: children.contains { $0.contains(isMeant) }
    case .call(_, _, let base): base.contains(isMeant)
    case .view(let name) where SwiftUI.stacks.contains(name) || SwiftUI.transparent.contains(name):
      given.contains { $0.tree.contains(isMeant) }
    case .view(let name): isMeant(name)
    default: false
    }
  }

  /// The members that tabs show. Modifiers show theirs elsewhere.
  var tabMembers: [(name: Name, base: Expression)] {
    switch kind {
    case .view: given.flatMap(\.tree.tabMembers)
    case .call(let name, _, let base):
      (base.isMember ? [] : base.tabMembers)
        + (SwiftUI.modifiers[name.text] == nil
          ? given.filter { !$0.value.isClosure }.flatMap(\.tree.tabMembers) : [])
    case .member(let name, let base): [(name, base)]
    case .several, .branches: children.flatMap(\.tabMembers)
    case .name, .alias, .part: []
    }
  }

  private var isMember: Bool {
    if case .member = kind { true } else { false }
  }

  /// The number of views next to each other.
  var countOfViews: Int {
    guard case .several = kind else { return 1 }
    return children.reduce(0) { count, child in
      switch child.kind {
      case .part, .alias: count
      default: count + child.countOfViews
      }
    }
  }

  /// Whether its last closure has one view alone, which is as if nothing were around it: `VStack { CartView() }`.
  var hasOneViewAtEnd: Bool { given.last.map { $0.value.isClosure && $0.tree.countOfViews == 1 } ?? false }

  /// Whether a kind of view is all that is shown here, with any modifiers.
  func isAlone(_ isMeant: (Name) -> Bool) -> Bool {
    switch kind {
    case .several: shown.count == 1 && shown[0].isAlone(isMeant)
    case .call(_, _, let base): base.isAlone(isMeant)
    case .view(let name): isMeant(name)
    default: false
    }
  }

  /// The views next to each other, without aliases.
  private var shown: [ViewTree] {
    children.filter { child in
      if case .alias = child.kind { false } else { true }
    }
  }

  /// Whether only one of some properties is shown here, or a `switch` over one, also in a stack or with modifiers. Another
  /// branch may show nothing of the app: `if isLoaded { content() } else { Color.clear }`.
  func shows(only properties: Set<Name>) -> Bool {
    switch kind {
    case .several: return shown.count == 1 && shown[0].shows(only: properties)
    case .name(let name): return properties.contains(name)
    case .member(let name, let base):
      return base.isSelf ? properties.contains(name) : ViewTree(base).shows(only: properties)
    case .view(let name) where SwiftUI.stacks.contains(name) || SwiftUI.transparent.contains(name):
      return given.last.map { $0.value.isClosure && $0.tree.shows(only: properties) } ?? false
    case .view(let name): return properties.contains(name)
    case .call(let name, let base, let tree):
      return base.isSelf ? properties.contains(name) : tree.shows(only: properties)
    case .branches(let tests):
      if tests.first?.subject?.ownName.map(properties.contains) == true { return true }
      let branches = children.filter { !$0.isPlaceholder }
      return !branches.isEmpty && branches.allSatisfy { $0.shows(only: properties) }
    case .alias, .part: return false
    }
  }

  /// Whether it stands where nothing of the app is shown yet.
  private var isPlaceholder: Bool {
    switch kind {
    case .several: children.allSatisfy(\.isPlaceholder)
    case .call(_, _, let base): base.isPlaceholder
    case .member(_, let base): base.plainName.map(SwiftUI.placeholders.contains) ?? false
    case .view(let name): SwiftUI.placeholders.contains(name)
    case .name, .branches, .alias, .part: false
    }
  }
}

extension Statement {
  /// The value that the test of a case is about.
  var subject: Expression? {
    if case .binding(.enumCase, _, let subject) = kind { subject } else { nil }
  }
}
