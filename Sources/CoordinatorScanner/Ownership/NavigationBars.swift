/// Navigation bars that code hides. Users do not swipe back then.
struct NavigationBars {
  private let code: ProgramCode
  /// The coordinators that open each one.
  private let openers: [TypeID: [EdgeDraft.Key]]

  init(_ code: ProgramCode) {
    self.code = code
    openers = Dictionary(grouping: code.edges.opened, by: \.to)
  }

  /// Whether the bar of the stack that a coordinator is given may be hidden by one above it.
  func mayBeHidden(above type: TypeID) -> Bool {
    var (open, seen) = ([type], Set([type]))
    while let next = open.popLast() {
      for opener in (openers[next] ?? []).map(\.from) where seen.insert(opener).inserted {
        let methods = code.methods(of: opener)
        if methods.contains(where: \.hidesBar) { return true }
        // What is above one that makes stacks has another stack.
        if !methods.contains(where: \.makesStack) { open.append(opener) }
      }
    }
    return false
  }
}

extension Method {
  /// Whether it names the property or method that hides a bar, other than to show the bar.
  var hidesBar: Bool {
    let uses = sites.count { $0.expression.name.map(UIKit.hidesBar.contains) ?? false }
    return uses > 0 && uses > sites.count(where: \.expression.showsBar)
  }

  fileprivate var makesStack: Bool {
    sites.contains { $0.expression.madeType.map { UIKit.isStack($0.lastPart) } ?? false }
  }
}

extension Expression {
  /// Whether it shows a bar: `bar.isNavigationBarHidden = false`, `stack.setNavigationBarHidden(false, animated: true)`.
  fileprivate var showsBar: Bool {
    switch kind {
    case .assignment(let left, let right):
      left.name.map(UIKit.hidesBar.contains) ?? false && right.kind == .flag(false)
    case .call(let callee, let arguments):
      callee.name.map(UIKit.hidesBar.contains) ?? false && arguments.first?.value.kind == .flag(false)
    default: false
    }
  }
}
