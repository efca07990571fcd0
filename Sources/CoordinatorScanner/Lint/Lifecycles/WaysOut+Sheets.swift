/// A sheet of SwiftUI that a property shows: `.sheet(isPresented: $flow.isEditing) { EditView(flow.editor) }`.
struct Sheet {
  /// The property that shows it; nil if nothing can hide it, because its binding ignores what is set.
  let flag: Name?
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
    return sheets.filter { sheet in
      guard sheet.names.contains(slot) else { return false }
      guard let flag = sheet.flag else { return true }
      return lifecycles.stored(flag, on: tenure.owner)?.fact.observers.isEmpty == true
    }
  }

  /// Whether a way out sets the property that shows the child in a sheet.
  func hidesSheet(_ way: WayOut, _ tenure: Tenure) -> Bool {
    let flags = Set(sheets(of: tenure).compactMap(\.flag))
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
      let shown = arguments.first, shown.label == "isPresented" || shown.label == "item",
      case .closure(let content)? = arguments.last?.value.kind
    else { return nil }
    let binding = binding(shown.value, in: method)
    let isDeaf = ignoresChanges(binding.value)
    // A binding to an item clears it.
    guard isDeaf || shown.label == "isPresented" && shown.value.name != nil else { return nil }
    let names = Set(SiteReader.sites(of: content.body).compactMap(\.expression.name))
    let isHeard =
      arguments.contains { $0.label == "onDismiss" } || !names.isDisjoint(with: SwiftUI.endsOfSheets)
    return Sheet(
      flag: isDeaf ? nil : shown.value.name,
      place: isDeaf ? binding.place : Place(file: method.file, line: shown.value.line),
      names: names,
      isSwipedSilently: member != "fullScreenCover" && !isHeard && !viewsHearOfEnd(names)
    )
  }

  /// The binding that a computed property of a view returns; any other expression itself.
  private func binding(_ value: Expression, in method: Method) -> (value: Expression, place: Place) {
    guard value.isOwn, let name = value.name, let type = method.type,
      let property = program.property(name, on: type), let result = property.fact.getter?.last?.result
    else { return (value, Place(file: method.file, line: value.line)) }
    return (result, Place(file: property.file, line: result.line))
  }

  /// Whether a binding does nothing when it is set: `.constant(true)`, `Binding(get: { … }, set: { _ in })`.
  private func ignoresChanges(_ binding: Expression) -> Bool {
    guard case .call(let callee, let arguments) = binding.kind else { return false }
    if callee.member == "constant" { return true }
    return callee.name == "Binding" && arguments.count == 2 && arguments[1].value.closureBody?.isEmpty == true
  }

  /// Whether a view with one of some names hears of its end, or keeps the user from pulling it down.
  private func viewsHearOfEnd(_ names: Set<Name>) -> Bool {
    lifecycles.methods.contains { method in
      guard let type = method.type, names.contains(program[type].name) else { return false }
      return method.sites.contains { $0.expression.name.map(SwiftUI.endsOfSheets.contains) ?? false }
    }
  }
}
