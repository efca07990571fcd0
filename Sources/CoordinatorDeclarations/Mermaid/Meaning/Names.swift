import CoordinatorGraph

/// Gives ids to names: the name itself the first time, `Home#2` the next.
struct Names {
  private var uses: [String: Int] = [:]
  private var taken: Set<NodeID> = []

  mutating func id(for name: String) -> NodeID {
    var number = uses[name, default: 0] + 1
    var id = NodeID(number == 1 ? name : "\(name)#\(number)")
    while !taken.insert(id).inserted {
      number += 1
      id = NodeID("\(name)#\(number)")
    }
    uses[name] = number
    return id
  }
}
