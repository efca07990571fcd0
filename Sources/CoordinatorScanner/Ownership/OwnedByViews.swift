/// References from the views of a screen back to the screen: actions of buttons and bar items, and properties of
/// cells.
struct OwnedByViews {
  /// A property of a cell that a screen sets to itself, or to a closure that captures the screen.
  struct CellProperty {
    let method: Method
    let cell: TypeID
    let property: Name
    let place: Place
    let isClosure: Bool
  }

  private let code: ProgramCode
  private(set) var actions: [StrongReference] = []
  private(set) var cells: [CellProperty] = []

  init(_ code: ProgramCode) {
    self.code = code
    let closures = Dictionary(grouping: code.closures.all, by: \.method.key)
    for method in code.methods {
      guard let type = method.type, code.isOfApp(file: method.file), isController(type) else { continue }
      readActions(in: method, of: type)
      if Self.makesCell(method) { readCell(in: method, closures[method.key] ?? []) }
    }
  }

  /// Whether a type is a controller, which keeps its views.
  private func isController(_ type: TypeID) -> Bool {
    code.flow.classification.isScreen(type) && code.program[type].isReference
  }

  // MARK: Actions

  private mutating func readActions(in method: Method, of type: TypeID) {
    let captures = Captures(code, method)
    func add(_ values: [Expression], to property: Name, isBroken: Bool) {
      let made = values.flatMap(\.all).filter { $0.madeType == UIKit.action }
      for closure in made.flatMap(\.parts) where closure.isClosure && captures.keepsSelf(closure) {
        let place = code.program.location(Place(file: method.file, at: closure.id))
        actions.append(
          StrongReference(closureIn: property, of: type, at: place, isBroken, .capture(variable: "self"))
        )
      }
    }
    if case .initial = method.key, let value = method.statements.first?.result, isKept(method.name, by: type)
    {
      add([value], to: method.name, isBroken: code.breaks.isBroken(method.name, on: type))
    }
    for site in method.sites {
      switch site.expression.kind {
      case .assignment(let left, let right) where left.base?.ownName == UIKit.navigationItem:
        guard let item = left.member, UIKit.barItems.contains(item) else { continue }
        add([right], to: item, isBroken: settings(of: item, in: type) > 1)
      case .call(let callee, let arguments) where callee.member == UIKit.addAction:
        guard let button = callee.base?.ownName, isKept(button, by: type) else { continue }
        add(arguments.map(\.value), to: button, isBroken: code.breaks.isBroken(button, on: type))
      default: break
      }
    }
  }

  private func isKept(_ property: Name, by type: TypeID) -> Bool {
    code.stored(property, on: type).map(code.isKept) ?? false
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

  private mutating func readCell(in method: Method, _ closures: [StoredClosure]) {
    func add(_ property: Name, of cells: PointsToSet, at place: Place, isClosure: Bool) {
      for cell in cells.all.compactMap(\.knownType) {
        self.cells.append(
          CellProperty(method: method, cell: cell, property: property, place: place, isClosure: isClosure)
        )
      }
    }
    for closure in closures where closure.keepsSelf {
      add(closure.property, of: closure.targets, at: closure.place, isClosure: true)
    }
    for effect in method.own where !effect.isPossible && effect.subject.flattened == [.this] {
      guard case .sets(let name) = effect.kind else { continue }
      add(name, of: effect.target, at: effect.place, isClosure: false)
    }
  }
}
