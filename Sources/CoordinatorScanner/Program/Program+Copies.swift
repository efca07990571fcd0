/// Projects hold copies: apps beside one another that were made from one another, each with the same extensions of
/// `UIView`. No program has two of them in sight, so that a call means the one that stands nearest.
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

  /// Of functions that are declared alike in several files, those nearest to a file, in their order.
  func nearest(_ ids: [FunctionID], to file: Int) -> [FunctionID] {
    var best: [(like: FunctionID, nearness: Int)] = []
    for id in ids {
      let nearness = nearness(of: self[id].file, to: file)
      if let known = best.firstIndex(where: { self[$0.like].isAlike(self[id]) }) {
        best[known].nearness = max(best[known].nearness, nearness)
      } else {
        best.append((id, nearness))
      }
    }
    return ids.filter { id in
      best.contains {
        $0.nearness == nearness(of: self[id].file, to: file) && self[$0.like].isAlike(self[id])
      }
    }
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
