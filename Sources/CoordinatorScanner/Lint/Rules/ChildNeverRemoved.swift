/// Finds lists that get one more child on each visit and never lose one.
struct ChildNeverRemoved {
  static let rule = SourceRule(
    id: "child-never-removed",
    severity: .warning,
    summary: "a child that is added on every visit and never removed",
    advice:
      "Each visit adds one more child, which stays in memory with all its screens. Remove the child from the list when it finishes."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    let causes = ParentNeverSet(lifecycles: lifecycles).causes
    let lasting = lifecycles.attachments().filter {
      !causes.contains(ParentNeverSet.Cause(type: $0.child, maker: $0.owner, function: $0.function))
        && !isRemoved($0) && !replacesOneThatComesOnce($0) && !replacesOneOfItsKey($0)
        && !followsOnesThatComeOnce($0)
    }
    return lasting.map { attachment in
      RuleViolation(
        place: attachment.place,
        type: attachment.child,
        message: message(attachment)
      )
    }
  }

  private func message(_ attachment: Attachment) -> String {
    let child = lifecycles.name(attachment.child)
    let list = attachment.list.map { " to `\($0)`" } ?? ""
    let helper = helper(for: attachment)
    let cause = helper.map { "`\($0.name)` is never called with it" } ?? "nothing removes it"
    return
      "`\(attachment.function)` adds one more \(child)\(list) of \(lifecycles.name(attachment.owner)) on each call, and \(cause); \(fix(attachment, helper))"
  }

  private func fix(_ attachment: Attachment, _ helper: Method?) -> String {
    let tenure = WaysOut(lifecycles: lifecycles).tenures.first {
      $0.place == attachment.place && $0.child.type == attachment.child
    }
    let end = EndOfChild(
      lifecycles: lifecycles,
      child: attachment.child,
      owner: attachment.owner,
      tenure: tenure,
      settings: attachment.settings,
      helper: helper
    )
    return EndOfChild.clause(end.removal)
  }

  /// A method that removes the child that it is given.
  private func helper(for attachment: Attachment) -> Method? {
    lifecycles.leavings(from: attachment.owner).first {
      $0.mayTake(attachment, lifecycles) && $0.parameter != nil
    }.map { lifecycles.methods[$0.method] }
  }

  private func isRemoved(_ attachment: Attachment) -> Bool {
    lifecycles.leavings(from: attachment.owner).contains { leads($0, to: attachment) }
      || attachment.list == nil && lifecycles.handsOnDetaching(attachment.owner)
  }

  /// Whether the next child replaces it, under the same key of a dictionary: `children[.login] = login`.
  private func replacesOneOfItsKey(_ attachment: Attachment) -> Bool {
    let sites = method(of: attachment)?.sites.filter { attachment.place.isOf($0.expression) }
    let keys = sites?.compactMap(\.expression.keyOfChild) ?? []
    return !keys.isEmpty && keys.allSatisfy(\.isFixedKey)
  }

  /// Whether it follows the removal of a child that is attached only once, such as a login. It is then attached once too.
  private func replacesOneThatComesOnce(_ attachment: Attachment) -> Bool {
    guard attachment.list == nil else { return false }
    let before = method(of: attachment)?.own.filter { $0.place < attachment.place && $0.isDetaching } ?? []
    return before.flatMap(\.subject.types).contains {
      $0 != attachment.child && comesOnce($0, to: attachment.owner)
    }
  }

  /// Whether it is attached at the start of its owner, or after the end of a child that is attached only once, such as an
  /// introduction.
  private func followsOnesThatComeOnce(_ attachment: Attachment) -> Bool {
    guard let method = method(of: attachment), let type = method.type,
      !lifecycles.isMentioned(method.name, on: type),
      !method.sites.contains(where: { $0.isLater && attachment.place.isOf($0.expression) })
    else { return false }
    let callers = lifecycles.calls.calls(of: method.name).filter {
      $0.target.types.isEmpty || lifecycles.mayBe(type, $0.target)
    }
    return !callers.isEmpty
      && callers.allSatisfy { call in
        let caller = lifecycles.methods[call.caller]
        guard caller.type == type else { return false }
        let isLater = caller.sites.contains { $0.isLater && call.place.isOf($0.expression) }
        return !isLater && lifecycles.runsOnce(caller)
          || endsOneThatComesOnce(caller, before: call.place, attachment)
      }
  }

  private func endsOneThatComesOnce(_ method: Method, before place: Place, _ attachment: Attachment) -> Bool {
    let ended = method.own.filter { $0.detaches && $0.place < place }.flatMap {
      types(of: $0.subject, in: method)
    }
    return ended.contains { $0 != attachment.child && comesOnce($0, to: attachment.owner) }
  }

  /// The types of values in a method. A parameter has its declared types.
  private func types(of values: PointsToSet, in method: Method) -> [TypeID] {
    values.types
      + values.all.flatMap { value -> [TypeID] in
        guard case .parameter(let position) = value, method.parameters.indices.contains(position),
          let reference = method.parameters[position].type
        else { return [] }
        return lifecycles.program.parts(of: reference, in: Scope(file: method.file, type: method.type))
          .compactMap(
            \.source
          )
      }
  }

  /// The method that attaches the child.
  private func method(of attachment: Attachment) -> Method? {
    lifecycles.methods(of: attachment.owner).first {
      $0.name == attachment.function && $0.file == attachment.place.file
    }
  }

  private func comesOnce(_ type: TypeID, to owner: TypeID) -> Bool {
    let keepings = lifecycles.children.filter { $0.type == type }.flatMap(\.keepings).filter {
      $0.owner == owner && $0.isList
    }
    return !keepings.isEmpty
      && keepings.allSatisfy { lifecycles.method(of: $0.attributed).map(lifecycles.runsOnce) ?? false }
  }

  /// Whether a removal takes off the child, and something calls it.
  private func leads(_ leaving: ChildRemoval, to attachment: Attachment) -> Bool {
    guard leaving.mayTake(attachment, lifecycles) else { return false }
    let method = lifecycles.methods[leaving.method]
    if method.type == attachment.owner, method.name == attachment.function, leaving.parameter == nil {
      return true
    }
    if let position = leaving.parameter, let type = method.type {
      // A helper of a base class takes children off the coordinator on which it is called.
      let isNarrow = leaving.isOnItself && lifecycles.program.inherits(attachment.owner, from: type)
      return isGiven(attachment, to: method, position, on: isNarrow ? attachment.owner : type)
    }
    // A child that is done may end its owner.
    return lifecycles.isCalled(method) && !(leaving.isEndOfOwner && tellsNothing(attachment))
  }

  /// Whether a child has neither a parent nor a closure to tell of its end.
  private func tellsNothing(_ attachment: Attachment) -> Bool {
    !attachment.settings.keys.contains { name in
      CoordinatorNaming.isWayUp(name)
        || WaysOut(lifecycles: lifecycles).isClosure(name, of: attachment.child)
    }
  }

  /// Whether some call gives the child to a method that takes off its argument.
  private func isGiven(_ attachment: Attachment, to method: Method, _ position: Int, on type: TypeID) -> Bool
  {
    var seen: Set<Name> = []
    var open = [(method, type)]
    while let (taking, owner) = open.popLast() {
      if lifecycles.isMentioned(taking.name, on: owner) { return true }
      for call in lifecycles.calls.calls(of: taking.name)
      where call.target.types.isEmpty || lifecycles.mayBe(owner, call.target) {
        let caller = lifecycles.methods[call.caller]
        // A method that takes off the children of a child first, by calling itself, does not say which child is done.
        guard caller.function == nil || caller.function != taking.function, !givesNothing(call, to: taking),
          !isOfBase(call, of: attachment.child)
        else { continue }
        if call.subject.hasParameter {
          guard seen.insert("\(call.caller) \(taking.name)").inserted else { continue }
          if let type = caller.type { open.append((caller, type)) } else { return true }
        } else if isAbout(attachment, call), isHeard(attachment, call, owner), isRun(caller, with: attachment)
        {
          return true
        }
      }
    }
    return method.isEntry
  }

  /// Whether an object of a base class of the child gives itself by a method that the child inherits.
  private func isOfBase(_ call: CallIndex.Call, of child: TypeID) -> Bool {
    let caller = lifecycles.methods[call.caller]
    guard let base = caller.type, base != child, call.subject.types == [base] else { return false }
    return lifecycles.methods(of: child).contains { $0.isFunction && $0.function == caller.function }
  }

  /// Whether a call means another method of the name, because it lacks arguments.
  private func givesNothing(_ call: CallIndex.Call, to taking: Method) -> Bool {
    if taking.parameters.allSatisfy(\.isOptional) { return false }
    let name = taking.name
    let given = lifecycles.methods[call.caller].sites.compactMap { site -> [Argument]? in
      guard call.place.isOf(site.expression),
        case .call(let callee, let arguments) = site.expression.kind,
        callee.name == name
      else { return nil }
      return arguments
    }
    return !given.isEmpty && given.allSatisfy(\.isEmpty)
  }

  /// Whether the argument may be the child.
  private func isAbout(_ attachment: Attachment, _ call: CallIndex.Call) -> Bool {
    let types = call.subject.namedTypes
    return types.isEmpty || types.contains { lifecycles.isRelated($0, attachment.child) }
  }

  /// Whether the child calls its owner, by its parent property.
  private func isHeard(_ attachment: Attachment, _ call: CallIndex.Call, _ owner: TypeID) -> Bool {
    let caller = lifecycles.methods[call.caller]
    guard caller.type == attachment.child, attachment.child != attachment.owner else { return true }
    let asked = caller.sites.first { call.place.isOf($0.expression) }?.expression.receiver
    let up = asked.flatMap { name in
      CoordinatorNaming.isWayUp(name) && lifecycles.stored(name, on: attachment.child) != nil ? name : nil
    }
    let ups = attachment.settings.filter { CoordinatorNaming.isWayUp($0.key) }.mapValues(\.types)
    let heard = up.map { ups[$0] ?? [] } ?? ups.values.flatMap(\.self)
    return heard.contains { lifecycles.isRelated($0, owner) }
  }

  /// Whether a method runs after the child was attached: something calls it, or it attaches the child itself.
  private func isRun(_ method: Method, with attachment: Attachment) -> Bool {
    method.type == attachment.owner && method.name == attachment.function || lifecycles.isCalled(method)
  }
}

extension Effect {
  /// Whether it passes a child to a method that detaches it.
  fileprivate var isDetaching: Bool {
    if case .hands(let name) = kind { return CoordinatorNaming.isDetaching(name) }
    return false
  }

  /// Whether it takes off a child, or calls a method that does.
  fileprivate var detaches: Bool {
    switch kind {
    case .removes: true
    case .hands(let name), .calls(let name): CoordinatorNaming.isDetaching(name)
    default: false
    }
  }
}
