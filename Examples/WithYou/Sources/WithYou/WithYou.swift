import Foundation

/// Runs the app without a display. It writes down which coordinators are alive at the end, or shows them live.
@main
@MainActor
struct WithYou {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first, arguments.count <= (first == "--live" ? 2 : 1) else { endWithUsage() }
    registerUseCases(diary: .sample())
    let app = AppCoordinator()
    app.start()
    if first == "--live" {
      guard let seconds = Double(arguments.last ?? "") ?? (arguments.count == 1 ? 60 : nil) else {
        endWithUsage()
      }
      return await LiveTour(app: app).run(seconds: seconds)
    }
    Tour(window: app.window).run()
    try record(app, at: first)
  }

  private static func endWithUsage() -> Never {
    FileHandle.standardError.write(
      Data("usage: WithYou <path of the snapshot to write> | --live [seconds]\n".utf8)
    )
    exit(64)
  }
}
