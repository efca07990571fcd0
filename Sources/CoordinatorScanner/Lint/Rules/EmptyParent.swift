/// Finds coordinators whose screens a child takes away together with its own, and that go on.
struct EmptyParent {
  static let rule = SourceRule(
    id: "empty-parent-stays",
    severity: .warning,
    summary: "a coordinator that stays when its child takes all screens away",
    advice:
      "The coordinator has nothing left to show, but its own parent keeps it. End it where its child ends."
  )

  let lifecycles: Lifecycles

  private var graph: CallGraph { lifecycles.graph }
  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }

  var violations: [RuleViolation] {
    var seen: Set<Place> = []
    let kept = Dictionary(grouping: waysOut.tenures, by: \.child.type)
    return waysOut.tenures.filter {
      $0.isList && isPushed($0.owner) && !waysOut.screensHearOfTheirEnd($0.owner)
    }.flatMap { tenure -> [RuleViolation] in
      guard let above = kept[tenure.owner]?.first(where: comesAgain) else { return [] }
      return waysOut.ways(out: tenure).filter { way in
        clearsStack(tenure.child.type, with: way.called) && !goesOn(way, tenure.owner)
      }.map { violation($0, tenure, above) }
    }.filter { seen.insert($0.place).inserted }
  }

  private func violation(_ way: WayOut, _ tenure: Tenure, _ above: Tenure) -> RuleViolation {
    let (child, owner) = (lifecycles.name(tenure.child.type), lifecycles.name(tenure.owner))
    // A helper of a base class is for other coordinators, too.
    let isOwn = lifecycles.program[tenure.owner].functions.contains { id in
      lifecycles.program[id].fact.line == way.place.line && lifecycles.program[id].file == way.place.file
    }
    return RuleViolation(
      place: isOwn || way.place.expression != 0 ? way.place : tenure.place,
      type: tenure.owner,
      message:
        "\(child) pops to the root, so \(owner) has no screen left, but `\(way.name)` does not end \(owner), and \(lifecycles.name(above.owner)) keeps it; end it there, too"
    )
  }

  /// Whether a coordinator is shown on each visit. One that is attached once, such as a tab, stays with its first screen.
  private func comesAgain(_ tenure: Tenure) -> Bool {
    lifecycles.method(of: tenure.attributed).map { !lifecycles.runsOnce($0) } ?? false
  }

  /// Whether a coordinator pushes its screen on what others showed.
  private func isPushed(_ type: TypeID) -> Bool {
    let shows = OwnExits(lifecycles: lifecycles, type: type).shows
    return shows.contains { $0.kind == .push && $0.isAtStart }
      && !shows.contains { $0.kind != .push && $0.isAtStart }
  }

  /// Whether a child that ends pops to the root.
  private func clearsStack(_ type: TypeID, with end: Name) -> Bool {
    graph.bodies(of: type).contains { body in
      let sites = graph.reach(from: [body]) { $0.target.types.contains(type) }.flatMap {
        graph.content(of: $0).sites
      }
      let called = Set(
        sites.compactMap { site -> Name? in
          guard case .call(let callee, _) = site.expression.kind else { return nil }
          return callee.name
        }
      )
      return called.contains(end)
        && called.contains { ExitNaming.words(of: $0.text).starts(with: ["pop", "to", "root"]) }
    }
  }

  /// Whether the owner shows something, starts something or ends, too.
  private func goesOn(_ way: WayOut, _ type: TypeID) -> Bool {
    graph.reach(from: way, where: { $0.target.types.contains(type) }).contains { body in
      waysOut.speaksUp(body, of: type)
        || graph.content(of: body).effects.contains { effect in
          if Presentation(effect) != nil { return true }
          if case .calls(let name) = effect.kind { return CoordinatorNaming.isStarting(name) }
          return false
        }
    }
  }
}
