import Foundation

@testable import CoordinatorCore

/// `Plants <folder> <plant> [apple]` runs a plant, and writes `<folder>/<plant>.jsonl`. It tells what is alive that should
/// be gone, and whether the app still works. With `apple`, the kit reads memory with the answers of Apple's systems. Without
/// a plant, it lists them all.
@main
@MainActor
enum Plants {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count > 2, let tour = Tour.all.first(where: { $0.name == arguments[2] }) {
      return try Emulation.$isOfApple.withValue(arguments.last == "apple") { try run(tour, in: arguments[1]) }
    }
    print(Tour.all.map(\.name).joined(separator: "\n"))
  }

  private static func run(_ tour: Tour, in folder: String) throws {
    let stage = Stage(recordingAt: "\(folder)/\(tour.name).jsonl")
    let works = try tour.run(stage)
    stage.finish()
    print("alive: \(stage.alive.joined(separator: " "))")
    print("works: \(works())")
  }
}
