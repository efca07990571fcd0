/// How an owner can hear that a child is done and remove it, in words for the fix of a finding.
struct EndOfChild {
  let lifecycles: Lifecycles
  let child: TypeID
  let owner: TypeID
  /// Where the owner keeps the child; nil for a child that it does not keep.
  var tenure: Tenure?
  /// The values of the child's properties, by name.
  let settings: [Name: PointsToSet]
  /// A method of the owner that removes the child that it is given.
  let helper: Method?

  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }

  /// What to change so that the owner removes the child, in one or two steps.
  var removal: [String] {
    let removing = fittingHelper.map { "call `\($0.name)` with it" } ?? "remove it"
    if let heard = tenure.flatMap({ waysOut.ways(out: $0).first?.name }) {
      return ["\(removing) in `\(heard)`"]
    }
    if let end = closure {
      return [settings[end] == nil ? "set its `\(end)` to \(removing)" : "\(removing) in its `\(end)`, too"]
    }
    guard let up = wayUp else {
      return ["give it a closure such as `onFinish` to \(removing) when its screen is left"]
    }
    let isSet = settings[up]?.types.contains { lifecycles.isRelated($0, owner) } ?? false
    let telling = call(on: up).map { "call `\($0)`" } ?? "tell it"
    return (isSet ? [] : ["set its `\(up)`"])
      + ["let \(lifecycles.name(child)) \(telling) when its screen is left"]
  }

  /// The helper, if it takes any child.
  private var fittingHelper: Method? {
    guard let helper, helper.parameters.count == 1, let reference = helper.parameters[0].type else {
      return nil
    }
    let scope = Scope(file: helper.file, type: helper.type)
    return types(of: reference, in: scope).contains { lifecycles.isRelated($0, child) } ? helper : nil
  }

  private func types(of reference: TypeReference, in scope: Scope) -> [TypeID] {
    lifecycles.program.parts(of: reference.unwrapped, in: scope).compactMap(\.source)
  }

  /// A closure of the child that tells of its end.
  var closure: Name? {
    lifecycles.storedProperties(of: child).map(\.fact.name).first {
      ExitNaming.isExit($0, of: lifecycles.program[child].name) && waysOut.isClosure($0, of: child)
    }
  }

  /// A property of the child for its owner, if possible one that is set.
  var wayUp: Name? {
    let names = lifecycles.storedProperties(of: child).map(\.fact.name).filter(CoordinatorNaming.isWayUp)
    return names.first { settings[$0] != nil } ?? names.first
  }

  /// How the child calls the helper of its owner: `parentCoordinator?.childDidFinish(self)`.
  private func call(on up: Name) -> String? {
    guard let helper = fittingHelper, let property = lifecycles.stored(up, on: child),
      let reference = property.fact.type
    else { return nil }
    guard
      types(of: reference, in: property.scope).contains(where: {
        !lifecycles.program.functions(named: helper.name, on: $0).isEmpty
      })
    else { return nil }
    let label = helper.parameters[0].label.map { "\($0): " } ?? ""
    return "\(up)\(reference.unwrapped == reference ? "" : "?").\(helper.name)(\(label)self)"
  }
}

extension EndOfChild {
  /// The steps of a fix as one clause: `a, b, and c`.
  static func clause(_ steps: [String]) -> String {
    steps.count < 2
      ? steps.joined() : steps.dropLast().joined(separator: ", ") + ", and " + (steps.last ?? "")
  }

  init(_ tenure: Tenure, _ lifecycles: Lifecycles) {
    self.init(
      lifecycles: lifecycles,
      child: tenure.child.type,
      owner: tenure.owner,
      tenure: tenure,
      settings: tenure.child.settings,
      helper: nil
    )
  }
}
