import CoordinatorCore
import CoordinatorGraph
import Foundation

/// Runs the shop without a display, and records what a tracker saw.
@main
@MainActor
struct LeakyShop {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, arguments.dropFirst().allSatisfy({ $0 == "--mended" }) else {
      endWithUsage()
    }
    let app = AppCoordinator(isMended: arguments.count > 1)
    app.start()
    try Tour(app: app).run(recordingAt: path)
  }

  private static func endWithUsage() -> Never {
    FileHandle.standardError.write(
      Data("usage: LeakyShop <path of the recording to write> [--mended]\n".utf8)
    )
    exit(64)
  }
}
