import CoordinatorScanner

extension SourceClosure {
  /// How to write the closure with a weak capture of its object.
  ///
  /// - Parameter neutral: What the closure returns when the object is gone; nil if it returns nothing, or that is not known.
  func weakly(resultIfGone neutral: String? = nil) -> String {
    if let method { return "instead of `\(method.name)`, write `\(method.closure)`" }
    let start =
      head.map { "write `\($0)`" }
      ?? (hasCaptureList
        ? "write `weak \(captured)` in its capture list" : "after its `{`, write `[weak \(captured)]`")
    guard !needsGuard, neutral == nil || uses == [location.line] else {
      let result = neutral.map { " \($0)" } ?? ""
      return "\(start), and on the next line `guard let \(captured) else { return\(result) }`"
    }
    let end = neutral.map { ", and `?? \($0)` at its end" } ?? ""
    return start + uses.asLines(before: ", and `\(captured)?` in the closure's body") + end
  }
}
