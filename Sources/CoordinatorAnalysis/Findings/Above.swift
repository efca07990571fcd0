/// A dependency, and a container that is asked for it.
struct Provision: Hashable {
  let container: Int
  let dependency: Int
}

extension Containers {
  /// For each question, whether any container above the given one is among those that provide the dependency.
  ///
  /// For each container, the set of dependencies that its ancestors provide; the set only grows on the way
  /// down. It processes 64 dependencies at a time, one bit each. O(questions + (n + m) x dependencies / 64)
  /// without cycles of containers.
  func areProvidedAbove(_ questions: [Provision], by providers: Steps) -> [Bool] {
    var answers = [Bool](repeating: false, count: questions.count)
    var places: [Int: [Int]] = [:]
    for (place, question) in questions.enumerated() { places[question.dependency, default: []].append(place) }
    let dependencies = places.keys.sorted()
    for start in stride(from: 0, to: dependencies.count, by: UInt64.bitWidth) {
      let block = dependencies[start..<min(start + UInt64.bitWidth, dependencies.count)]
      let above = handDown(block, from: providers)
      for (bit, dependency) in block.enumerated() {
        for place in places[dependency, default: []] {
          answers[place] = above[questions[place].container, default: 0] & (1 << UInt64(bit)) != 0
        }
      }
    }
    return answers
  }

  /// Marks, for each container below a provider, the dependencies that are provided above: one bit for each
  /// dependency of the block.
  private func handDown(_ block: ArraySlice<Int>, from providers: Steps) -> [Int: UInt64] {
    var own: [Int: UInt64] = [:]
    for (bit, dependency) in block.enumerated() {
      for provider in providers[dependency] { own[provider, default: 0] |= 1 << UInt64(bit) }
    }
    var above: [Int: UInt64] = [:]
    var (queue, waiting) = (own.keys.sorted(), Set(own.keys))
    var next = 0
    while next < queue.count {
      let container = queue[next]
      next += 1
      waiting.remove(container)
      let handed = own[container, default: 0] | above[container, default: 0]
      for child in children[container] where handed & ~above[child, default: 0] != 0 {
        above[child, default: 0] |= handed
        if waiting.insert(child).inserted { queue.append(child) }
      }
    }
    return above
  }
}
