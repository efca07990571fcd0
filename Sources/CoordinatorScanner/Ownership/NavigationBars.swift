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
        if methods.contains(where: Self.areHidden) { return true }
        // What is above one that makes stacks has another stack.
        if !methods.contains(where: Self.makesStack) { open.append(opener) }
      }
    }
    return false
  }

  /// Whether a method names what hides a bar, other than to show the bar.
  static func areHidden(by method: Method) -> Bool {
    let uses = method.sites.count { isOfBar($0.expression) }
    return uses > method.sites.count { isShowing($0.expression) }
  }

  /// Whether an expression shows a bar: `stack.isNavigationBarHidden = false`, `stack.setNavigationBarHidden(false, animated: true)`.
  private static func isShowing(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let left, let right): isOfBar(left) && right.kind == .flag(false)
    case .call(let callee, let arguments):
      isOfBar(callee) && arguments.first?.value.kind == .flag(false)
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
