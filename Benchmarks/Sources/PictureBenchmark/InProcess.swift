import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures

/// What a picture costs without the start of a process and the reading of a file.
enum InProcess {
  static func measure() throws {
    print("| nodes | ms | µs a node | MB of SVG |\n|--:|--:|--:|--:|")
    for nodes in [12, 100, 1_000, 5_000, 10_000, 50_000] {
      let graph = RandomTree.graph(nodes: nodes)
      var length = 0
      let times = try (0..<(nodes > 10_000 ? 3 : 7)).map { _ in
        milliseconds { length = SVGRenderer().render(graph).utf8.count }
      }
      let median = times.sorted()[times.count / 2]
      let cells = [median, median / Double(nodes) * 1_000, Double(length) / 1e6].map(rounded)
      print("| \(nodes) | \(cells.joined(separator: " | ")) |")
    }
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }

  private static func rounded(_ number: Double) -> String {
    String(number < 10 ? (number * 100).rounded() / 100 : number.rounded())
  }
}
