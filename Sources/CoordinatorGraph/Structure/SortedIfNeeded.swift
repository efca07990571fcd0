extension RandomAccessCollection {
  /// The sorted elements; in one pass if they are sorted already, as those of a snapshot are.
  func sortedIfNeeded(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    let isSorted = !indices.dropFirst().contains { comesBefore(self[$0], self[index(before: $0)]) }
    return isSorted ? Array(self) : sorted(by: comesBefore)
  }
}
