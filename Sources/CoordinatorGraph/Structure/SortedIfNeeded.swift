extension RandomAccessCollection {
  /// The elements in order; in one pass when they are so already, as what comes from a snapshot is.
  func sortedIfNeeded(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    let isSorted = !zip(self, dropFirst()).contains { comesBefore($1, $0) }
    return isSorted ? Array(self) : sorted(by: comesBefore)
  }
}
