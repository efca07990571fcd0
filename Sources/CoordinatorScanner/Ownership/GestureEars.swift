/// Finds which code hears when a user takes a screen away by a gesture, and for whom.
///
/// A helper may hear only for the code that uses it. A router calls a closure that others give it, and does nothing else. An
/// extension of all controllers changes those on which code calls it.
final class GestureEars {
  /// What code uses so that a helper hears for it: a name, or a method with some labels.
  private struct Hook: Hashable {
    let name: Name
    var labels: Set<Name> = []
    /// Whether only calls with a closure behind their arguments count.
    var takesClosure = false

    func isUsed(by expression: Expression) -> Bool {
      let isName = labels.isEmpty && !takesClosure
      if isName, expression.name == name { return true }
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      if isName { return arguments.contains { $0.label == name } }
      return callee.name == name && labels.isSubset(of: arguments.compactMap(\.label))
        && (!takesClosure || arguments.contains { $0.label == nil && $0.value.isClosure })
    }
  }

  private let code: ProgramCode
  /// What code names that hears of the gesture.
  private let words: Set<Name>
  /// The labels of methods that hear for a whole stack.
  private let labels: Set<Name>
  /// Whether a style that covers all keeps the gesture away.
  private let asksStyle: Bool
  /// The types that may hear for any screen of the app.
  private var ofApp: Set<TypeID> = []
  /// What ``hooks(of:)`` knows.
  private var hooks: [TypeID: Set<Hook>?] = [:]
  /// What ``uses(_:_:by:)`` knows.
  private var users: [TypeID: [TypeID: Bool]] = [:]

  private var program: Program { code.program }

  init(_ code: ProgramCode, of gesture: GestureChild.Gesture) {
    self.code = code
    asksStyle = gesture == .swipe
    words = asksStyle ? UIKit.hearsSwipe : UIKit.hearsBack
    labels = asksStyle ? [] : UIKit.stackLabels
    ofApp = Set(program.typeIDs.filter(isExtension))
    for method in code.methods where isOfStack(method) {
      ofApp.formUnion([method.type].compactMap(\.self))
    }
  }

  /// - Parameters:
  ///   - types: A child and its screens, which hear of their own gestures.
  ///   - owner: What keeps the child, and hears for all of its children.
  ///   - near: The positions of the owner's methods that show this child.
  ///   - helpers: What these types keep.
  func hear(types: Set<TypeID>, owner: TypeID, near: [Int], helpers: Set<TypeID>) -> Bool {
    var found: Set<Hook> = []
    for helper in helpers.union(ofApp) {
      guard let own = hooks(of: helper) else { return true }
      if helpers.contains(where: { uses(helper, own, by: $0) }) { return true }
      found.formUnion(own)
    }
    let given = Set(found.map(\.name))
    return types.contains { type in
      methods(of: type).contains { hears($0) || uses(found, $0) || keepsAway($0) }
    }
      || methods(of: owner).contains { hears($0, besides: given) }
      || near.map { code.methods[$0] }.contains { uses(found, $0) || keepsAway($0) }
  }

  private func keepsAway(_ method: Method) -> Bool { asksStyle && method.setsFullStyle }

  /// The methods of a type, without those of extensions of the system's types.
  private func methods(of type: TypeID) -> [Method] {
    code.methods(of: type).filter { code.declarer(of: $0).map { $0 == type || !isExtension($0) } ?? true }
  }

  private func isExtension(_ type: TypeID) -> Bool {
    program[type].isExternal && program[type].name.hasPrefix(UIKit.prefix)
  }

  /// Whether a method hears of all screens on a stack: one of its delegate, or an override of a stack of the app's own.
  private func isOfStack(_ method: Method) -> Bool {
    !asksStyle && method.isEntry && method.name == UIKit.pop
      || method.parameters.contains { $0.label.map(labels.contains) ?? false }
  }

  /// Whether a method hears of the gesture, or names what does.
  private func hears(_ method: Method, besides given: Set<Name> = []) -> Bool {
    if words.contains(method.name) && tells(method) || isOfStack(method) { return true }
    if method.name == "deinit", let type = method.type { return code.flow.classification.isScreen(type) }
    return method.sites.contains { site in
      guard let name = site.expression.name, name != method.name else { return false }
      return UIKit.isHearing(name, in: words) && !given.contains(name)
        && !UIKit.movesOfChildren.contains(name)
    }
  }

  /// Whether a method may tell other code: it calls more than its superclass and what libraries declare for its own object.
  private func tells(_ method: Method) -> Bool {
    method.sites.contains { site in
      guard case .call(let callee, _) = site.expression.kind, let root = callee.root else { return false }
      guard let name = root.name, root.id == callee.id else { return root.name != "super" }
      guard let type = method.type else { return true }
      return program.property(name, on: type) != nil || !code.methods(named: name, of: type).isEmpty
    }
  }

  // MARK: Helpers

  /// What code uses so that a helper hears for it; nil if the helper hears for all.
  private func hooks(of helper: TypeID) -> Set<Hook>? {
    if let known = hooks[helper] { return known }
    let found = findHooks(of: helper)
    hooks[helper] = .some(found)
    return found
  }

  private func findHooks(of helper: TypeID) -> Set<Hook>? {
    var found: Set<Hook> = []
    for method in methods(of: helper) {
      let own = Set(method.parameters.map(\.name)).union(program[helper].properties.map(\.fact.name))
      guard hears(method, besides: own) || keepsAway(method) else { continue }
      if let closures = closuresCalled(by: method, on: helper) {
        found.formUnion(givers(of: closures, on: helper))
      } else if isExtension(helper), method.isFunction, !method.isEntry {
        let labels = method.parameters.filter { !$0.isOptional }.compactMap(\.label)
        found.insert(Hook(name: method.name, labels: Set(labels)))
      } else {
        return nil
      }
    }
    return found
  }

  /// The properties with closures that a method calls; nil if it also does something else that may end a child.
  private func closuresCalled(by method: Method, on helper: TypeID) -> Set<Name>? {
    let callees = method.sites.compactMap { site -> Expression? in
      if case .call(let callee, _) = site.expression.kind { callee } else { nil }
    }
    let closures = Set(callees.compactMap(\.withoutKeys.ownName)).filter {
      program.property($0, on: helper) != nil
    }
    let known = Set(method.parameters.map(\.name) + method.sites.compactMap(\.bound)).union(closures)
    let others = callees.compactMap(\.root).filter { $0.name.map { !known.contains($0) } ?? true }
    let isAll = others.contains { $0.name.map { isMember($0, besides: method, on: helper) } ?? true }
    return closures.isEmpty || isAll ? nil : closures
  }

  /// Whether a name means another object of a helper, one for all, or another method of it.
  private func isMember(_ name: Name, besides method: Method, on helper: TypeID) -> Bool {
    name == .own || name.first?.isUppercase == true || program.property(name, on: helper) != nil
      || name != method.name && !code.methods(named: name, of: helper).isEmpty
  }

  /// What code names that gives a helper its closures: the properties, and the methods and labels that take them.
  private func givers(of closures: Set<Name>, on helper: TypeID) -> Set<Hook> {
    var found = Set(closures.map { Hook(name: $0) })
    for method in methods(of: helper) {
      let called = method.name == .initializer ? program[helper].name : method.name
      for case .assignment(let left, let right) in method.sites.map(\.expression.kind) {
        guard let name = right.name, !left.names.isDisjoint(with: closures) else { continue }
        found.insert(Hook(name: name))
        for parameter in method.parameters where parameter.name == name {
          found.formUnion([parameter.label].compactMap(\.self).map { Hook(name: $0) })
          found.insert(Hook(name: called, takesClosure: parameter.label != nil))
        }
      }
    }
    return found
  }

  /// Whether code of a helper uses another one.
  private func uses(_ other: TypeID, _ hooks: Set<Hook>, by helper: TypeID) -> Bool {
    if hooks.isEmpty || program.isRelated(helper, other) { return false }
    if let known = users[other]?[helper] { return known }
    let isUser = methods(of: helper).contains { uses(hooks, $0) }
    users[other, default: [:]][helper] = isUser
    return isUser
  }

  private func uses(_ hooks: Set<Hook>, _ method: Method) -> Bool {
    !hooks.isEmpty && method.sites.contains { site in hooks.contains { $0.isUsed(by: site.expression) } }
  }
}

extension Method {
  /// Whether it uses a style of presentation other than those of sheets.
  fileprivate var setsFullStyle: Bool {
    let uses = sites.count { $0.expression.name == UIKit.style }
    let sheets = sites.count { site in
      guard case .assignment(let left, let right) = site.expression.kind, left.member == UIKit.style else {
        return false
      }
      return right.member.map(UIKit.sheetStyles.contains) ?? false
    }
    return uses > sheets
  }
}

extension Expression {
  /// What it starts with: `stack` of `stack.views[0].close`, and a member of `self`.
  fileprivate var root: Expression? {
    var next = self
    while true {
      if next.isOwn { return next }
      switch next.kind {
      case .member(let base?, _), .call(let base, _), .index(let base, _), .cast(let base, _): next = base
      default: return nil
      }
    }
  }

  /// A list without the key behind it: `ends` of `ends[screen]`.
  fileprivate var withoutKeys: Expression {
    if case .index(let list, _) = kind { list } else { self }
  }
}
