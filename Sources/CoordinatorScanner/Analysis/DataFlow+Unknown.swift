/// Functions and properties that the analysis did not follow completely, because of its limits. Edges that depend on
/// them may be missing.
extension DataFlow {
  /// One line for each function and property, in the order of the source.
  var unknown: [String] {
    let functions = summaries.widened.map { id in
      let function = program[id]
      return line(function.file, function.fact.line, function.owner, function.fact.name, "calls of")
    }
    let fields = store.widened.compactMap { field in
      symbols.property(field.name, on: field.type).map {
        line($0.file, $0.fact.line, $0.scope.type, field.name, "values of")
      }
    }
    var seen: Set<String> = []
    return (functions + fields).sorted { ($0.place, $0.text) < ($1.place, $1.text) }
      .map { line in
        let location = program.location(line.place)
        return "\(location.file):\(location.line): \(line.text)"
      }
      .filter { seen.insert($0).inserted } + general
  }

  private func line(_ file: Int, _ line: Int, _ owner: TypeID?, _ member: Name, _ what: String)
    -> (place: Place, text: String)
  {
    let name = owner.map { "\(program[$0].name).\(member)" } ?? member.text
    return (Place(file: file, line: line), "not all \(what) \(name) were followed")
  }

  private var general: [String] {
    if summaries.isExhausted {
      return ["the analysis stopped at its limit of \(summaries.budget.limit) steps"]
    }
    return isSettled ? [] : ["the values of properties still changed after the last round of the analysis"]
  }
}
