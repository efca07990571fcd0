import CoordinatorScanner

extension SourceClosure {
  /// How to write it so that it captures its object weakly.
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

/// The type of what a closure returns.
struct ClosureResult {
  private let name: String

  /// Of the type of a function: `Int` of `(String) -> Int`.
  init?(_ function: String) {
    guard let name = Self.name(in: function) else { return nil }
    self.name = name
  }

  private static func name(in function: String) -> String? {
    var (depth, last) = (0, Character(" "))
    for place in function.indices {
      switch function[place] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      case ">" where depth == 0: return String(function[function.index(after: place)...].drop { $0 == " " })
      default: break
      }
      last = function[place]
    }
    // A function that is optional is in parentheses.
    guard function.hasPrefix("("), function.hasSuffix(")") else { return nil }
    return name(in: String(function.dropFirst().dropLast()))
  }

  /// A value that stands for nothing, for types that have an obvious one.
  var neutral: String? {
    switch name {
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": "0"
    case "Bool": "false"
    case "String": "\"\""
    case _ where name.hasPrefix("[") && name.hasSuffix("]") && !name.contains(":"): "[]"
    default: nil
    }
  }
}
