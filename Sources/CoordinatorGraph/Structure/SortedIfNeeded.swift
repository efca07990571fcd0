extension RandomAccessCollection {
  /// The elements in order; in one pass when they are so already, as what comes from a snapshot is.
  func sortedIfNeeded(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    let isSorted = !indices.dropFirst().contains { comesBefore(self[$0], self[index(before: $0)]) }
    return isSorted ? Array(self) : sorted(by: comesBefore)
  }
}
