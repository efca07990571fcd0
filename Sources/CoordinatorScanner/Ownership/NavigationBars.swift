/// Navigation bars that code hides. Users do not swipe back then.
struct NavigationBars {
  private let code: ProgramCode
  /// The coordinators that open each one.
  private let openers: [TypeID: [EdgeDraft.Key]]

  init(_ code: ProgramCode) {
    self.code = code
    openers = Dictionary(grouping: code.edges.opened, by: \.to)
  }

  /// Whether a coordinator above may have hidden the bar of the stack that another one is given.
  func mayBeHidden(above type: TypeID) -> Bool {
    var (open, seen) = ([type], Set([type]))
    while let next = open.popLast() {
      let own = code.methods(of: next)
      // What it leads to is on its own stacks, or has a bar again.
      if own.contains(where: Self.makesStack) || own.contains(where: Self.areShown) { continue }
      for opener in (openers[next] ?? []).map(\.from) where seen.insert(opener).inserted {
        if code.methods(of: opener).contains(where: Self.areHidden) { return true }
        open.append(opener)
      }
    }
    return false
  }

  /// Whether a method hides a bar: `stack.isNavigationBarHidden = true`, `stack.setNavigationBarHidden(isLarge, animated: true)`.
  static func areHidden(by method: Method) -> Bool {
    method.sites.contains { isSet($0.expression, shown: false) }
  }

  private static func areShown(by method: Method) -> Bool {
    method.sites.contains { isSet($0.expression, shown: true) }
  }

  /// Whether an expression sets whether a bar is hidden. What is not known to show it may hide it.
  private static func isSet(_ expression: Expression, shown: Bool) -> Bool {
    switch expression.kind {
    case .assignment(let left, let right): isOfBar(left) && (right.kind == .flag(false)) == shown
    case .call(let callee, let arguments):
      isOfBar(callee) && (arguments.first?.value.kind == .flag(false)) == shown
    default: false
    }
  }

  private static func isOfBar(_ expression: Expression) -> Bool {
    expression.name.map(UIKit.hidesBar.contains) ?? false
  }

  private static func makesStack(_ method: Method) -> Bool {
    method.sites.contains { $0.expression.madeType.map { UIKit.isStack($0.lastPart) } ?? false }
  }
}
