import CoordinatorGraph

extension ScannedProgram {
  /// Who keeps whom in the program. The scan has to be one for ``Purpose/lint``.
  package var ownership: OwnershipFacts {
    var facts = OwnershipFacts()
    facts.suppressions = program.files.flatMap { file in
      file.suppressions.map {
        SuppressionComment(file: file.path, line: $0.line, lines: $0.lines, rules: $0.rules)
      }
    }
    // Without coordinators there is nothing to judge.
    if drawing.coordinators.isEmpty { return facts }
    let code = ProgramCode(drawing)
    facts.types = program.typeIDs.map(ownedType)
    facts.references = ReferenceReader(code).all
    let waysUp = WaysUp(code)
    facts.waysUp = waysUp.all.filter { !isTestDouble($0.child) }
    for (type, kept) in waysUp.kept { facts.kept[type.index] = kept.sorted().map(\.index) }
    facts.dropped = DroppedChildren(code).all
    facts.additions = ListAdditions(code).all.filter { !isTestDouble($0.owner) && !isTestDouble($0.child) }
    facts.stranded = StrandedChildren(code, facts.additions).all
    let kept = waysUp.kept.values.reduce(into: Set()) { $0.formUnion($1) }
    let lifetimes = Lifetimes(code, children: kept)
    for type in lifetimes.ofApp { facts.types[type.index].livesWithApp = true }
    facts.registrations =
      Subscriptions(code: code, models: lifetimes.models).all
      + SystemRegistrations(code, kept: kept.union(lifetimes.models)).all
    facts.gestures = GestureChildren(code, facts.additions).all
    return facts
  }

  private func isTestDouble(_ type: Int) -> Bool { classification.isTestDouble(TypeID(index: type)) }

  /// Whether a class is a view of UIKit, such as a cell.
  private func isView(_ type: TypeID) -> Bool {
    program[type].isReference
      && program.externals(of: type).contains { external in
        external.name.hasPrefix("UI")
          && ["View", "Cell", "Control", "Button", "Controller"].contains { external.name.hasSuffix($0) }
      }
  }

  private func ownedType(_ type: TypeID) -> OwnedType {
    OwnedType(
      name: program[type].name.text,
      isCoordinator: drawing.coordinators.contains(type),
      isScreen: classification.isScreen(type) || isView(type),
      node: drawing.coordinators.contains(type) ? drawing.names[type] : nil
    )
  }
}
