import Foundation

/// Runs the app without a display, and writes down which coordinators are alive at the end.
@main
@MainActor
struct WithYou {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { endWithUsage() }
    registerUseCases(diary: .sample())
    let app = AppCoordinator()
    app.start()
    Tour(window: app.window).run()
    try record(app, at: CommandLine.arguments[1])
  }

  private static func endWithUsage() -> Never {
    FileHandle.standardError.write(Data("usage: WithYou <path of the snapshot to write>\n".utf8))
    exit(64)
  }
}
