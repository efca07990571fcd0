/// Some projects have several apps with copies of the same declarations, such as an extension of `UIView`. The file
/// that uses a name then means the copy in the nearest folder.
struct DeclarationCopies {
  let program: Program

  /// Whether some functions are copies of each other in several files.
  func exist(among ids: [FunctionID]) -> Bool {
    var files: [Function.Look: Int] = [:]
    return ids.contains { id in
      let (look, file) = (program[id].look, program[id].file)
      guard let first = files[look] else {
        files[look] = file
        return false
      }
      return first != file
    }
  }

  /// Whether some types have the same name.
  func exist(among types: [TypeID]) -> Bool {
    var names: Set<Name> = []
    return !types.allSatisfy { names.insert(program[$0].name).inserted }
  }

  /// The functions without those copies that a file cannot mean, in their order.
  func nearest(_ ids: [FunctionID], to file: Int) -> [FunctionID] {
    let groups = Dictionary(grouping: ids) { program[$0].look }.values
    let near = groups.flatMap { copies in
      let files = nearestFiles(copies.map { program[$0].file }, to: file)
      return copies.filter { files.contains(program[$0].file) }
    }
    return ids.filter(Set(near).contains)
  }

  /// The types without those copies that a file cannot mean, in their order.
  func nearest(_ types: [TypeID], to file: Int) -> [TypeID] {
    let files = Dictionary(grouping: types) { program[$0].name }.mapValues { copies in
      nearestFiles(copies.map { program[$0].file }, to: file)
    }
    return types.filter { files[program[$0].name]?.contains(program[$0].file) ?? true }
  }

  /// The file that is nearest among the files of copies, and all files that are as near to it.
  private func nearestFiles(_ copies: [Int], to file: Int) -> Set<Int> {
    guard copies.count > 1,
      let best = copies.max(by: { program.nearness(of: $0, to: file) < program.nearness(of: $1, to: file) })
    else { return Set(copies) }
    let way = program.nearness(of: best, to: file)
    return Set(copies.filter { program.nearness(of: $0, to: best) >= way })
  }
}

extension Function {
  /// All that callers can tell functions of one name apart by.
  fileprivate struct Look: Hashable {
    let owner: TypeID?
    let fact: FunctionFact
    let requirements: [GenericFact]
  }

  fileprivate var look: Look {
    var look = FunctionFact(name: fact.name, line: 0, condition: fact.condition, generics: fact.generics)
    look.parameters = fact.parameters.map { Parameter(label: $0.label, name: "", type: $0.type) }
    (look.returns, look.isStatic, look.body) = (fact.returns, fact.isStatic, fact.body.map { _ in [] })
    return Look(owner: owner, fact: look, requirements: requirements)
  }
}
