import CoordinatorGraph
import Testing

@Suite("What containers require and provide")
struct DependencyTests {
  static let app = """
    import Foundation
    protocol Clock {}
    struct WallClock: Clock {}
    protocol HomeDependency { var clock: Clock { get }; var name: String { get } }
    protocol LogDependency { var clock: Clock { get } }
    final class AppContainer: Container<EmptyDependency> {
      lazy var clock: Clock = WallClock()
      let name = "App"
      func home() -> HomeContainer { HomeContainer(dependency: self) }
    }
    extension AppContainer: HomeDependency {}
    final class HomeContainer: Container<HomeDependency>, LogDependency {
      var clock: Clock { dependency.clock }
      func log() -> LogContainer { LogContainer(dependency: self) }
    }
    final class LogContainer: Container<LogDependency> {}
    """

  @Test func edges() {
    let scanned = Scanned(Self.app)
    #expect(
      scanned.lines(of: [.requires]) == [
        "AppContainer requires EmptyDependency", "HomeContainer requires HomeDependency",
        "LogContainer requires LogDependency",
      ]
    )
    #expect(
      scanned.lines(of: [.adopts]) == [
        "AppContainer adopts HomeDependency", "HomeContainer adopts LogDependency",
      ]
    )
    #expect(
      scanned.lines(of: [.creates]) == [
        "AppContainer creates HomeContainer", "HomeContainer creates LogContainer",
      ]
    )
    #expect(
      scanned.lines(of: [.parent]) == [
        "HomeContainer parent AppContainer", "LogContainer parent HomeContainer",
      ]
    )
  }

  @Test("What stands under a condition is required and adopted under that")
  func conditions() {
    let scanned = Scanned(
      """
      final class AppContainer: Container<EmptyDependency> {
        func tools() { _ = ToolsContainer(dependency: self) }
      }
      protocol LogDependency {}
      final class LogContainer: Container<LogDependency> {}
      extension AppContainer: LogDependency {}
      #if DEBUG
      protocol ToolsDependency {}
      final class ToolsContainer: Container<ToolsDependency> {}
      extension AppContainer: ToolsDependency {}
      #endif
      """
    )
    #expect(scanned.edge("AppContainer", "ToolsDependency")?.condition == "DEBUG")
    #expect(scanned.edge("ToolsContainer", "ToolsDependency")?.condition == "DEBUG")
    #expect(scanned.edge("AppContainer", "LogDependency")?.kind == .adopts)
    #expect(scanned.edge("AppContainer", "LogDependency")?.condition == nil)
    #expect(scanned.edge("LogContainer", "LogDependency")?.condition == nil)
  }

  @Test("What is provided is told by its type, and what is handed on by whose it is")
  func provisions() {
    let scanned = Scanned(Self.app)
    #expect(scanned.edge("AppContainer", "HomeDependency.clock")?.label == "WallClock")
    let handed = scanned.edge("HomeContainer", "LogDependency.clock")
    #expect(handed?.label == "forwarded from AppContainer: WallClock")
  }

  @Test("A property that gives another one is told by what that one is")
  func hops() {
    let scanned = Scanned(
      """
      import RIBs
      protocol Feed {}
      protocol LiveFeed: Feed {}
      final class Wire: LiveFeed {}
      protocol NewsDependency: Dependency { var feed: Feed { get }; var own: Feed { get }; var round: Feed { get } }
      final class NewsComponent: Component<EmptyDependency>, NewsDependency {
        var feed: Feed { liveFeed }
        var own: Feed { return self.feed }
        var round: Feed { other }
        var other: Feed { round }
        var liveFeed: LiveFeed { shared { Wire() } }
      }
      """
    )
    #expect(scanned.edge("NewsComponent", "NewsDependency.feed")?.label == "Wire")
    #expect(scanned.edge("NewsComponent", "NewsDependency.own")?.label == "Wire")
    #expect(scanned.edge("NewsComponent", "NewsDependency.round")?.label == nil)
  }

  @Test("A builder stands for its component, an adapter for who makes it")
  func builders() {
    let scanned = Scanned(
      """
      import RIBs
      protocol GameDependency: Dependency {}
      final class GameComponent: Component<GameDependency> {}
      final class GameBuilder: Builder<GameDependency> {
        func build() -> GameRouter { _ = GameComponent(dependency: dependency); return GameRouter() }
      }
      final class GameRouter: Router<GameInteractable> {}
      final class Adapter {
        let builder: GameBuilder
        init(dependency: GameDependency) { builder = GameBuilder(dependency: dependency) }
      }
      protocol RootDependency: Dependency {}
      final class RootComponent: Component<RootDependency> {
        var games: [Adapter] { shared { [Adapter(dependency: self)] } }
      }
      extension RootComponent: GameDependency {}
      """
    )
    #expect(
      scanned.lines(of: [.creates]) == [
        "GameComponent creates GameRouter", "RootComponent creates GameComponent",
      ]
    )
    #expect(scanned.edge("GameComponent", "GameRouter")?.label == "builds")
  }

  @Test("Order of files, copies of an app and hostile names leave a graph that holds all")
  func robust() {
    let one = Scanned(["a/A.swift": Self.app, "b/B.swift": Self.app])
    #expect(one.snapshot.graph.nodes.filter { $0.kind == .container }.count == 6)
    let circle = Scanned(
      """
      protocol ADependency: BDependency {}
      protocol BDependency: ADependency {}
      final class AContainer: Container<BDependency>, ADependency { var a: Int { dependency.a } }
      final class BContainer: Container<ADependency>, BDependency { var a: Int { dependency.a } }
      """
    )
    #expect(circle.snapshot.graph.nodes.count >= 2)
  }

  @Test("A default in an extension of the protocol is there, and nothing is required of Void")
  func defaults() {
    let scanned = Scanned(
      """
      class Container<D> { let dependency: D; init(dependency: D) { self.dependency = dependency } }
      protocol Clock {}
      struct WallClock: Clock {}
      protocol HomeDependency { var clock: Clock { get } }
      extension HomeDependency { var clock: Clock { WallClock() } }
      final class AppContainer: Container<Void>, HomeDependency {
        func home() -> HomeContainer { HomeContainer(dependency: self) }
      }
      final class HomeContainer: Container<HomeDependency> {}
      """
    )
    #expect(scanned.lines(of: [.requires]) == ["HomeContainer requires HomeDependency"])
    #expect(scanned.edge("AppContainer", "HomeDependency.clock")?.label == "WallClock")
  }

  /// Two containers below one another, of which the second has a base and a protocol of its own.
  private static func chain(base: String, home: String, adopted: String) -> Scanned {
    Scanned(
      """
      class Container<D> { let dependency: D; init(dependency: D) { self.dependency = dependency } }
      \(base)
      protocol Clock {}
      struct WallClock: Clock {}
      protocol HomeDependency: AnyObject { var clock: Clock { get } }
      \(adopted)
      final class AppContainer: Container<Void>, HomeDependency {
        let clock: Clock = WallClock()
        func home() -> HomeContainer { HomeContainer(dependency: self) }
      }
      final class HomeContainer: \(home)<HomeDependency>, LogDependency {
        var clock: Clock { dependency.clock }
        func log() -> LogContainer { LogContainer(dependency: self) }
      }
      final class LogContainer: \(home)<LogDependency> {}
      """
    )
  }

  @Test(
    "What is forwarded is told so behind a base that is generic itself, and where one protocol asks for all of another",
    arguments: [
      (
        "class Feature<Needed>: Container<Needed> { let title = 1 }", "Feature",
        "protocol LogDependency { var clock: Clock { get } }"
      ),
      ("", "Container", "protocol LogDependency: HomeDependency {}"),
    ]
  )
  func forwarding(_ base: String, _ home: String, _ adopted: String) {
    let scanned = Self.chain(base: base, home: home, adopted: adopted)
    #expect(
      scanned.lines(of: [.requires]) == [
        "HomeContainer requires HomeDependency", "LogContainer requires LogDependency",
      ]
    )
    #expect(
      scanned.lines(of: [.adopts]) == [
        "AppContainer adopts HomeDependency", "HomeContainer adopts LogDependency",
      ]
    )
    #expect(
      scanned.edge("HomeContainer", "LogDependency.clock")?.label == "forwarded from AppContainer: WallClock"
    )
    #expect(scanned.snapshot.graph.nodes.filter { $0.kind == .container }.count == 3)
  }
}
