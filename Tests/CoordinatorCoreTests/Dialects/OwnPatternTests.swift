import CoordinatorCore
import CoordinatorGraph
import TestSupport
import Testing

@testable import SeedSamples

/// An app that is built on our own base classes, in the middle of signing up.
@MainActor
@Suite struct OwnPatternTests {
  private func signingUp() throws -> AppCoordinator {
    let made = AppContainer(dependency: AppComponent()).coordinator()
    let app = try #require(made as? AppCoordinator)
    app.start()
    let logIn = try #require(app.children.first as? LogInCoordinator)
    (logIn.viewControllerable as? LogInViewController)?.listener?.didTapSignUpButton()
    let signUp = try #require(logIn.children.first as? SignUpCoordinator)
    (signUp.children.first as? EnterEmailCoordinator)?.listener?.didEnter(email: "me@example.org")
    return app
  }

  @Test func treeIsTheSources() throws {
    let graph = Snapshot(of: try signingUp()).graph
    #expect(Golden.difference(graph.lines, name: "OwnPattern.golden") == nil)
  }

  @Test func walkChangesNothing() throws {
    let app = try signingUp()
    let before = Snapshot(of: app)
    app.children.forEach { _ = Snapshot(of: $0) }
    #expect(Snapshot(of: app) == before)
  }
}
