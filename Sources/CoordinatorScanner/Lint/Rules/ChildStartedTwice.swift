extension SourceRule {
  static let childStartedTwice = SourceRule(
    id: "child-started-twice",
    severity: .warning,
    summary: "one child that is started twice in one go",
    advice: "Its screens are shown twice, and what it subscribes to is heard twice. Start it once."
  )
}

extension Lives {
  func childrenStartedTwice() -> [Breach] {
    methods.filter { $0.type.map(nodes.contains) ?? false }.flatMap { repeatedStarts(in: $0) }
  }

  private func repeatedStarts(in method: Method) -> [Breach] {
    var starts: [Allocation: [Int]] = [:]
    for effect in method.effects {
      guard case .calls(let name) = effect.kind, Words.isStarting(name), effect.target.all.count == 1,
        case .object(let made)? = effect.target.all.first, nodes.contains(made.type)
      else { continue }
      if starts[made]?.contains(effect.place.line) != true {
        starts[made, default: []].append(effect.place.line)
      }
    }
    let sites = starts.values.contains { $0.count > 1 } ? method.sites : []
    return starts.compactMap { made, lines in
      guard let second = second(of: lines.sorted(), in: sites) else { return nil }
      let place = Place(file: method.file, line: second)
      return Breach(
        place: place,
        type: made.type,
        message: "\(name(made.type)) is started a second time; start it once"
      )
    }.sorted { $0.place < $1.place }
  }

  /// The line that starts again what a line before it has started.
  private func second(of lines: [Int], in sites: [Site]) -> Int? {
    for (position, line) in lines.enumerated().dropFirst() {
      let calls = Self.starts(at: line, in: sites)
      let before = lines[..<position].flatMap { Self.starts(at: $0, in: sites) }
      if let call = calls.first, before.contains(where: { !$0.excludes(call) && $0.isLater == call.isLater })
      {
        return line
      }
    }
    return nil
  }
}

extension Lives {
  /// The calls on a line that start something by their name; all calls where none does.
  private static func starts(at line: Int, in sites: [Site]) -> [Site] {
    let calls = sites.filter { $0.isCall(at: line) }
    let starting = calls.filter { $0.calledName.map(Words.isStarting) ?? false }
    return starting.isEmpty ? calls : starting
  }
}

extension Site {
  fileprivate var calledName: Name? {
    if case .call(let callee, _) = expression.kind { return callee.name }
    return nil
  }

  fileprivate func isCall(at line: Int) -> Bool {
    if case .call = expression.kind { return expression.line == line }
    return false
  }
}
