/// Conditions of `#if`, such as `DEBUG && !os(macOS)`.
struct CompilationConditions {
  /// The parts that hold.
  private let known: Set<String>

  /// - Parameter conditions: All of them hold.
  init(_ conditions: [String?]) {
    known = Set(conditions.compactMap(\.self).flatMap(Self.conjuncts))
  }

  /// Whether a condition never holds here: `!DEBUG` within `#if DEBUG`.
  func exclude(_ condition: String?) -> Bool {
    guard let condition, !known.isEmpty else { return false }
    return Self.conjuncts(of: condition).contains {
      known.contains($0.hasPrefix("!") ? String($0.dropFirst()) : "!\($0)")
    }
  }

  /// Without functions under other conditions, where one of them is under a condition that holds here.
  func alternatives(among functions: [FunctionID], in program: Program) -> [FunctionID] {
    guard functions.count > 1, !known.isEmpty, functions.allSatisfy({ program[$0].fact.condition != nil })
    else { return functions }
    let meant = functions.filter {
      Self.conjuncts(of: program[$0].fact.condition ?? "").allSatisfy(known.contains)
    }
    return meant.isEmpty ? functions : meant
  }

  /// The parts of a condition that all have to hold.
  private static func conjuncts(of condition: String) -> [String] {
    condition.split(separator: "&").map { $0.filter { $0 != " " && $0 != "(" && $0 != ")" } }
  }
}
