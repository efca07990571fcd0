/// A sheet of SwiftUI that a property shows: `.sheet(isPresented: $flow.isEditing) { EditView(flow.editor) }`.
struct Sheet {
  /// The property that shows it.
  let flag: Name
  let place: Place
  /// The names in its content.
  let names: Set<Name>
  /// Whether the user can pull it down without any code that hears of it.
  let isSwipedSilently: Bool
}

extension WaysOut {
  /// The sheets that show the child in a property of its owner.
  func sheets(of tenure: Tenure) -> [Sheet] {
    guard !tenure.isList, let slot = tenure.property else { return [] }
    return sheets.filter {
      $0.names.contains(slot) && lifecycles.stored($0.flag, on: tenure.owner)?.fact.observers.isEmpty == true
    }
  }

  /// Whether a way out sets the property that shows the child in a sheet.
  func hidesSheet(_ way: WayOut, _ tenure: Tenure) -> Bool {
    let flags = Set(sheets(of: tenure).map(\.flag))
    guard !flags.isEmpty else { return false }
    return graph.reach(from: way, where: { $0.target.types.contains(tenure.owner) }).contains { body in
      graph.content(of: body).sites.contains { site in
        guard case .assignment(let left, _) = site.expression.kind else { return false }
        return left.name.map(flags.contains) ?? false
      }
    }
  }

  private var sheets: [Sheet] {
    if let known = cache.sheets { return known }
    let found = lifecycles.methods.flatMap { method in
      method.sites.compactMap { sheet($0.expression, in: method) }
    }
    cache.sheets = found
    return found
  }

  private func sheet(_ expression: Expression, in method: Method) -> Sheet? {
    guard case .call(let callee, let arguments) = expression.kind, let member = callee.member,
      SwiftUI.sheetMethods.contains(member),
      let shown = arguments.first(where: { $0.label == "isPresented" })?.value, let flag = shown.name,
      case .closure(let content)? = arguments.last?.value.kind
    else { return nil }
    let names = Set(SiteReader.sites(of: content.body).compactMap(\.expression.name))
    let isHeard =
      arguments.contains { $0.label == "onDismiss" } || !names.isDisjoint(with: SwiftUI.endsOfSheets)
    return Sheet(
      flag: flag,
      place: Place(file: method.file, line: shown.line),
      names: names,
      isSwipedSilently: member != "fullScreenCover" && !isHeard && !viewsHearOfEnd(names)
    )
  }

  /// Whether a view with one of some names hears of its end, or keeps the user from pulling it down.
  private func viewsHearOfEnd(_ names: Set<Name>) -> Bool {
    lifecycles.methods.contains { method in
      guard let type = method.type, names.contains(program[type].name) else { return false }
      return method.sites.contains { $0.expression.name.map(SwiftUI.endsOfSheets.contains) ?? false }
    }
  }
}
