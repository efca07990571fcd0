/// Finds coordinators that are made but never stored.
struct ChildNeverKept {
  static let rule = SourceRule(
    id: "child-never-kept",
    severity: .error,
    summary: "a child that is started but never stored",
    advice:
      "After the method returns, only its screens may keep it alive, so its delegates can stop working. Store it until it is done."
  )

  static let ruleOfUnstarted = SourceRule(
    id: "child-never-attached",
    severity: .warning,
    summary: "a child that is created, but neither started nor stored",
    advice:
      "It is released at the end of the line, and weak references to it become nil. Attach and start it, or pass on a coordinator that is stored."
  )

  let lifecycles: Lifecycles

  /// Children that are started and never stored.
  var violations: [RuleViolation] {
    let all = dropped.filter { !$0.calls.isEmpty && !lifecycles.isDoneAtOnce($0) }.compactMap { child in
      child.making(in: lifecycles.nodes).flatMap { violation(child, $0) }
    }
    return all + droppedByOneOfSeveral + madeByViews
  }

  /// Views of SwiftUI are made again and again, and only observe what `@ObservedObject` makes.
  private var madeByViews: [RuleViolation] {
    let program = lifecycles.program
    return program.typeIDs.filter { program[$0].kind == .struct }.flatMap { view in
      program[view].properties.compactMap { property -> RuleViolation? in
        guard property.fact.attributes.contains("ObservedObject"), let name = property.fact.initial?.madeType,
          let child = program.resolve(name, in: Scope(file: property.file, type: view)),
          lifecycles.flow.classification.isCoordinator(child) || CoordinatorNaming.isCoordinating(name)
        else { return nil }
        return RuleViolation(
          place: Place(file: property.file, line: property.fact.line),
          type: child,
          message:
            "each new \(lifecycles.name(view)) makes another \(lifecycles.name(child)), which `@ObservedObject` does not keep; write `@StateObject`",
          severity: .warning
        )
      }
    }
  }

  /// A builder may make children for several coordinators, of which one does not store its child.
  private var droppedByOneOfSeveral: [RuleViolation] {
    lifecycles.children.filter {
      !$0.drops.isEmpty && !lifecycles.handsItselfOn($0) && !lifecycles.addsItself($0)
        && !lifecycles.isDoneAtOnce($0)
    }.flatMap { child in
      child.drops.filter { $0.type.map(lifecycles.nodes.contains) ?? false }.compactMap {
        violation(child, $0)
      }
    }
  }

  private func violation(_ child: Child, _ making: AttributedEffect) -> RuleViolation? {
    violation(
      child,
      making,
      "\(lifecycles.name(child.type)) is started and nothing keeps it; \(fix(child, in: making.type))"
    )
  }

  /// How a coordinator can keep a child, and until when.
  private func fix(_ child: Child, in owner: TypeID?) -> String {
    guard let owner else { return "keep it in a property until it is done" }
    let list = lifecycles.storedProperties(of: owner).map(\.fact.name).first(
      where: CoordinatorNaming.isChildList
    )
    let helper = lifecycles.leavings(from: owner).first { $0.list == list && $0.parameter != nil }
    let end = EndOfChild(
      lifecycles: lifecycles,
      child: child.type,
      owner: owner,
      settings: child.settings,
      helper: helper.map { lifecycles.methods[$0.method] }
    )
    return EndOfChild.clause([list.map { "add it to `\($0)`" } ?? "keep it in a property"] + end.removal)
  }

  /// Children that are neither started nor stored.
  var unstarted: [RuleViolation] {
    dropped.filter(\.calls.isEmpty).compactMap { child in
      guard let making = child.making(in: lifecycles.nodes) else { return nil }
      return violation(
        child,
        making,
        "\(lifecycles.name(child.type)) is made, but neither started nor kept; attach it or leave it out"
      )
    }
  }

  private var dropped: [Child] {
    lifecycles.children.filter {
      !$0.isLost && $0.keepings.isEmpty && !$0.makings.isEmpty && !lifecycles.handsItselfOn($0)
        && !lifecycles.addsItself($0) && !isGivenToKeeper($0)
    }
  }

  /// Whether the code that makes a child passes it to a method that keeps it by its name. In a large app, the analysis may not
  /// follow the call: `addChild(home)`.
  private func isGivenToKeeper(_ child: Child) -> Bool {
    child.makings.contains { making in
      guard let sites = lifecycles.method(of: making)?.sites else { return false }
      let names = Set(sites.filter { making.effect.place.isOf($0.expression) }.compactMap(\.bound))
      return sites.contains { site in
        guard case .call(let callee, let arguments) = site.expression.kind, let name = callee.name,
          Self.keeping.contains(ExitNaming.words(of: name.text).first ?? "")
        else { return false }
        return arguments.contains { $0.value.isReference && $0.value.name.map(names.contains) ?? false }
      }
    }
  }

  private static let keeping: Set = ["add", "attach", "store", "append", "insert", "retain", "keep"]

  private func violation(_ child: Child, _ making: AttributedEffect, _ message: String) -> RuleViolation? {
    if let maker = making.type, lifecycles.flow.classification.isTestDouble(maker) { return nil }
    return RuleViolation(place: making.effect.place, type: child.type, message: message)
  }
}
