/// What the views of a screen keep and what leads back to the screen: the actions of its buttons and bar items, and what it
/// gives its cells.
struct OwnedByViews {
  /// A closure of an action that captures the screen.
  struct Action {
    /// The position of the method that makes it.
    let method: Int
    /// The property with the button, or that of the navigation item.
    let property: Name
    let place: Place
    let isBroken: Bool
  }

  /// What a screen sets on a cell, to itself or to a closure that captures it.
  struct CellProperty {
    let method: Int
    let cell: TypeID
    let property: Name
    let place: Place
    let isClosure: Bool
  }

  private let code: ProgramCode
  private(set) var actions: [Action] = []
  private(set) var cells: [CellProperty] = []

  init(_ code: ProgramCode) {
    self.code = code
    let closures = Dictionary(grouping: code.closures.all, by: \.method)
    for (position, method) in code.methods.enumerated() {
      guard let type = method.type, code.isOfApp(file: method.file), isController(type) else { continue }
      readActions(in: position, of: type)
      if Self.makesCell(method) { readCell(in: position, closures[position] ?? []) }
    }
  }

  /// Whether a type is a controller, which keeps its views.
  private func isController(_ type: TypeID) -> Bool {
    code.flow.classification.isScreen(type) && code.program[type].isReference
  }

  // MARK: Actions

  private mutating func readActions(in position: Int, of type: TypeID) {
    let method = code.methods[position]
    let captures = Captures(code, method)
    if case .initial = method.key, let value = method.statements.first?.result, isKept(method.name, by: type)
    {
      add(
        value,
        to: method.name,
        in: position,
        captures,
        isBroken: code.breaks.isBroken(method.name, on: type)
      )
    }
    for site in method.sites {
      switch site.expression.kind {
      case .assignment(let left, let right) where left.base?.ownName == UIKit.navigationItem:
        guard let item = left.member, UIKit.barItems.contains(item) else { continue }
        add(right, to: item, in: position, captures, isBroken: settings(of: item, in: type) > 1)
      case .call(let callee, let arguments) where callee.member == UIKit.addAction:
        guard let button = callee.base?.ownName, isKept(button, by: type) else { continue }
        for argument in arguments {
          add(
            argument.value,
            to: button,
            in: position,
            captures,
            isBroken: code.breaks.isBroken(button, on: type)
          )
        }
      default: break
      }
    }
  }

  private func isKept(_ property: Name, by type: TypeID) -> Bool {
    guard let property = code.stored(property, on: type) else { return false }
    return property.fact.hold == .strong && !property.fact.isStatic
  }

  private mutating func add(
    _ value: Expression,
    to property: Name,
    in position: Int,
    _ captures: Captures,
    isBroken: Bool
  ) {
    let closures = value.all.filter { $0.madeType == UIKit.action }.flatMap { action -> [Expression] in
      guard case .call(_, let arguments) = action.kind else { return [] }
      return arguments.map(\.value)
    }
    for value in closures {
      guard value.isClosure, captures.keepsSelf(value) else { continue }
      let place = Place(file: code.methods[position].file, at: value.id)
      actions.append(Action(method: position, property: property, place: place, isBroken: isBroken))
    }
  }

  /// How often code of a screen sets a bar item.
  private func settings(of item: Name, in type: TypeID) -> Int {
    code.methods(of: type).reduce(0) { count, method in
      count
        + method.sites.count { site in
          guard case .assignment(let left, _) = site.expression.kind else { return false }
          return left.member == item
        }
    }
  }

  // MARK: Cells

  /// Whether a method gives a list its cells.
  private static func makesCell(_ method: Method) -> Bool {
    method.parameters.contains { $0.label.map(UIKit.cellLabels.contains) ?? false }
  }

  private mutating func readCell(in position: Int, _ closures: [StoredClosure]) {
    for closure in closures where closure.keepsSelf {
      for cell in closure.targets.all.compactMap(\.knownType) {
        add(closure.property, of: cell, at: closure.place, in: position, isClosure: true)
      }
    }
    for effect in code.methods[position].own
    where !effect.isPossible && effect.subject.flattened == [.this] {
      guard case .sets(let name) = effect.kind else { continue }
      for cell in effect.target.all.compactMap(\.knownType) {
        add(name, of: cell, at: effect.place, in: position, isClosure: false)
      }
    }
  }

  private mutating func add(
    _ property: Name,
    of cell: TypeID,
    at place: Place,
    in position: Int,
    isClosure: Bool
  ) {
    cells.append(
      CellProperty(method: position, cell: cell, property: property, place: place, isClosure: isClosure)
    )
  }
}
