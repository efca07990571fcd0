import CoordinatorGraph

/// Gives out ids that no other node has.
package struct FreshIDs {
  private var taken: Set<NodeID>
  private var numbers: [String: Int] = [:]

  package init(besides taken: Set<NodeID> = []) { self.taken = taken }

  /// An id that begins with the given text: the text itself if it is free, or else with the next free number.
  package mutating func next(_ text: String) -> NodeID {
    var id = NodeID(text)
    while !taken.insert(id).inserted {
      numbers[text, default: 1] += 1
      id = NodeID("\(text)#\(numbers[text, default: 1])")
    }
    return id
  }

  /// The given text when it is free, else an id that begins with the other.
  package mutating func next(_ text: String, or other: @autoclosure () -> String) -> NodeID {
    taken.contains(NodeID(text)) ? next(other()) : next(text)
  }
}
