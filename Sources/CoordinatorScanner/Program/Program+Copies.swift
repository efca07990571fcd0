/// Some projects have several apps with copies of the same declarations, such as an extension of `UIView`. The file
/// that uses a name then means the copy in the nearest folder.
extension Program {
  /// Whether some functions are copies of each other in several files. O(functions * different ones among them).
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

  /// Whether some types have the same name.
  func hasCopies(_ types: [TypeID]) -> Bool {
    var names: Set<Name> = []
    return !types.allSatisfy { names.insert(self[$0].name).inserted }
  }

  /// The functions without those copies that a file cannot mean, in their order.
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

  /// The types without those copies that a file cannot mean, in their order.
  func near(_ types: [TypeID], to file: Int) -> [TypeID] {
    let files = Dictionary(grouping: types) { self[$0].name }.mapValues { copies in
      nearest(copies.map { self[$0].file }, to: file)
    }
    return types.filter { files[self[$0].name]?.contains(self[$0].file) ?? true }
  }

  /// The file that is nearest among the files of copies, and all files that are as near to it.
  private func nearest(_ copies: [Int], to file: Int) -> Set<Int> {
    guard copies.count > 1,
      let best = copies.max(by: { nearness(of: $0, to: file) < nearness(of: $1, to: file) })
    else { return Set(copies) }
    let way = nearness(of: best, to: file)
    return Set(copies.filter { nearness(of: $0, to: best) >= way })
  }
}

extension Function {
  /// Whether callers cannot tell two functions apart.
  fileprivate func isAlike(_ other: Function) -> Bool {
    owner == other.owner && fact.isAlike(other.fact) && requirements == other.requirements
  }
}
