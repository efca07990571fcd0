/// A journey, from the first plan to the memories.
struct Travel: Equatable {
  enum Stage: Equatable {
    case planned, underWay, over
  }

  let title: String
  let stage: Stage
  let days: Int
}
