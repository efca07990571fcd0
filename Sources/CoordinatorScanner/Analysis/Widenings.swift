/// What an analysis did not follow to its end, because of its limits. Edges that depend on it may be missing, or are only
/// possible.
struct Widenings: Sendable {
  /// Functions that were not read for everything that they are given, or do or return more than is kept.
  var functions: Set<FunctionID> = []
  /// Properties that take more than is kept.
  var fields: Set<Field> = []
  /// Whether the analysis did all that it may do, and left calls out after that.
  var isExhausted = false

  mutating func formUnion(_ other: Widenings) {
    functions.formUnion(other.functions)
    fields.formUnion(other.fields)
    isExhausted = isExhausted || other.isExhausted
  }
}

extension DataFlow {
  /// What was not followed to its end, a line each, in the order of the source.
  var unknown: [String] {
    let functions = widened.functions.map { id in
      let function = program[id]
      let name = program.name(of: function.fact.name, in: function.owner)
      return (Place(file: function.file, line: function.fact.line), "not all calls of \(name) were followed")
    }
    let fields = widened.fields.compactMap { field in
      property(field.name, on: field.type).map { owner, position in
        let property = program[owner].properties[position]
        let name = program.name(of: field.name, in: owner)
        return (
          Place(file: property.file, line: property.fact.line), "not all values of \(name) were followed"
        )
      }
    }
    var seen: Set<String> = []
    let lines = (functions + fields).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { place, text in
      let location = program.location(place)
      return "\(location.file):\(location.line): \(text)"
    }
    .filter { seen.insert($0).inserted }
    return lines + general
  }

  private var general: [String] {
    if widened.isExhausted { return ["the analysis stopped at its limit of \(budget.limit) steps"] }
    return isSettled ? [] : ["the values of properties still changed after the last round of the analysis"]
  }
}

extension Program {
  fileprivate func name(of member: Name, in owner: TypeID?) -> String {
    owner.map { "\(self[$0].name).\(member)" } ?? member.text
  }
}
