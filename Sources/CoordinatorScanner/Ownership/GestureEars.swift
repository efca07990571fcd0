/// Finds which code hears when a user takes a screen away by a gesture, and for whom.
///
/// A helper may hear only for the code that uses it. A router calls a closure that others give it, and does nothing else. An
/// extension of all controllers changes those on which code calls it.
final class GestureEars {
  /// What code uses so that a helper hears for it: a name, or a method with some labels.
  private struct Hook: Hashable {
    let name: Name
    var labels: Set<Name> = []
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

  private var program: Program { code.program }

  init(_ code: ProgramCode, of gesture: GestureChild.Gesture) {
    self.code = code
    asksStyle = gesture == .swipe
    words = asksStyle ? UIKit.hearsSwipe : UIKit.hearsBack
    labels = asksStyle ? [] : UIKit.stackLabels
    ofApp = Set(program.typeIDs.filter(isExtension))
    for method in code.methods where method.parameters.contains(where: isStackLabel) {
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
      if helpers.contains(where: { !program.isRelated($0, helper) && methods(of: $0).contains { uses(own, $0) } })
      {
        return true
      }
      found.formUnion(own)
    }
    let given = Set(found.map(\.name))
    return types.contains { type in methods(of: type).contains { hears($0) || uses(found, $0) } }
      || methods(of: owner).contains { hears($0, besides: given) }
      || near.map { code.methods[$0] }.contains { uses(found, $0) || asksStyle && $0.setsFullStyle }
  }

  /// The methods of a type, without those of extensions of the system's types.
  private func methods(of type: TypeID) -> [Method] {
    code.methods(of: type).filter { code.declarer(of: $0).map { $0 == type || !isExtension($0) } ?? true }
  }

  private func isExtension(_ type: TypeID) -> Bool {
    program[type].isExternal && program[type].name.hasPrefix(UIKit.prefix)
  }

  private func isStackLabel(_ parameter: Parameter) -> Bool { parameter.label.map(labels.contains) ?? false }

  /// Whether a method hears of the gesture, or names what does.
  private func hears(_ method: Method, besides given: Set<Name> = []) -> Bool {
    if words.contains(method.name) || method.parameters.contains(where: isStackLabel) { return true }
    if method.name == "deinit", let type = method.type { return code.flow.classification.isScreen(type) }
    return method.sites.contains { site in
      site.expression.name.map { UIKit.isHearing($0, in: words) && !given.contains($0) } ?? false
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
      guard hears(method, besides: own) || asksStyle && method.setsFullStyle else { continue }
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
    var closures: Set<Name> = []
    let variables = Set(method.parameters.map(\.name) + method.sites.compactMap(\.bound))
    for site in method.sites {
      guard case .call(let callee, _) = site.expression.kind, let root = callee.root else { continue }
      if let name = callee.withoutKeys.ownName, program.property(name, on: helper) != nil {
        closures.insert(name)
      } else if root.isSelf || root.name.map({ isMember($0, method, helper) && !variables.contains($0) }) ?? true {
        return nil
      }
    }
    return closures.isEmpty ? nil : closures
  }

  /// Whether a name means another object of a helper, one for all, or another method of it.
  private func isMember(_ name: Name, _ method: Method, _ helper: TypeID) -> Bool {
    if name.first?.isUppercase == true { return true }
    if let property = program.property(name, on: helper) { return property.fact.type?.isFunction != true }
    return name != method.name && !code.methods(named: name, of: helper).isEmpty
  }

  /// What code names that gives a helper its closures: the properties, and the labels of arguments that they take.
  private func givers(of closures: Set<Name>, on helper: TypeID) -> Set<Hook> {
    var names = closures
    for method in methods(of: helper) {
      for site in method.sites {
        guard case .assignment(let left, let right) = site.expression.kind, let name = right.name,
          !left.names.isDisjoint(with: closures)
        else { continue }
        names.formUnion([name] + method.parameters.filter { $0.name == name }.compactMap(\.label))
      }
    }
    return Set(names.map { Hook(name: $0) })
  }

  private func uses(_ hooks: Set<Hook>, _ method: Method) -> Bool {
    !hooks.isEmpty
      && method.sites.contains { site in
        var labels: Set<Name> = []
        if case .call(_, let arguments) = site.expression.kind { labels = Set(arguments.compactMap(\.label)) }
        return hooks.contains { hook in
          if hook.labels.isEmpty { return site.expression.name == hook.name || labels.contains(hook.name) }
          guard case .call(let callee, _) = site.expression.kind else { return false }
          return callee.name == hook.name && hook.labels.isSubset(of: labels)
        }
      }
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
