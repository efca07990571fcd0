import CoordinatorGraph

/// Creates ids for names: the name itself the first time, then `Home#2`.
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
