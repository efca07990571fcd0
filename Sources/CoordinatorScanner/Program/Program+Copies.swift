/// Projects hold copies: apps beside one another that were made from one another, each with the same extension of
/// `UIView`, the same subclass of `UITableView`. No program has two of them in sight: where a line stands in the branch of
/// folders of one, that one is meant.
extension Program {
  /// Whether some functions are declared alike in several files. O(functions * different ones among them).
  func hasCopies(_ ids: [FunctionID]) -> Bool {
    var different: [FunctionID] = []
    for id in ids {
      guard let like = different.first(where: { self[$0].isAlike(self[id]) }) else {
        different.append(id)
        continue
      }
      if self[like].file != self[id].file { return true }
    }
    return false
  }

  /// Whether some types have one name.
  func hasCopies(_ types: [TypeID]) -> Bool {
    var names: Set<Name> = []
    return !types.allSatisfy { names.insert(self[$0].name).inserted }
  }

  /// Of functions that are declared alike in several files, those that a line of a file can mean, in their order.
  func near(_ ids: [FunctionID], to file: Int) -> [FunctionID] {
    var groups: [[FunctionID]] = []
    for id in ids {
      if let known = groups.firstIndex(where: { self[$0[0]].isAlike(self[id]) }) {
        groups[known].append(id)
      } else {
        groups.append([id])
      }
    }
    let near = groups.flatMap { copies in
      let files = nearest(copies.map { self[$0].file }, to: file)
      return copies.filter { files.contains(self[$0].file) }
    }
    return ids.filter(Set(near).contains)
  }

  /// Of types of one name, those that a line of a file can mean, in their order.
  func near(_ types: [TypeID], to file: Int) -> [TypeID] {
    let files = Dictionary(grouping: types) { self[$0].name }.mapValues { copies in
      nearest(copies.map { self[$0].file }, to: file)
    }
    return types.filter { files[self[$0].name]?.contains(self[$0].file) ?? true }
  }

  /// Of the files of copies, that whose branch a file stands in; all that are as near to that as the file is, too.
  private func nearest(_ copies: [Int], to file: Int) -> Set<Int> {
    guard copies.count > 1,
      let best = copies.max(by: { nearness(of: $0, to: file) < nearness(of: $1, to: file) })
    else { return Set(copies) }
    let way = nearness(of: best, to: file)
    return Set(copies.filter { nearness(of: $0, to: best) >= way })
  }
}

extension Function {
  /// Whether it is declared as another is, so that callers could not tell them apart.
  fileprivate func isAlike(_ other: Function) -> Bool {
    owner == other.owner && fact.isAlike(other.fact) && requirements == other.requirements
  }
}

extension FunctionFact {
  fileprivate func isAlike(_ other: FunctionFact) -> Bool {
    name == other.name && isStatic == other.isStatic && hasLabels(of: other) && returns == other.returns
      && zip(parameters, other.parameters).allSatisfy { $0.type == $1.type }
      && condition == other.condition && generics == other.generics && (body == nil) == (other.body == nil)
  }
}
