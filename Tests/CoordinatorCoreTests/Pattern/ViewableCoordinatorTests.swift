import CoordinatorCore
import Testing

@MainActor
@Suite struct ViewableCoordinatorTests {
  @Test func theScreenIsThePresenter() {
    let screen = Greeter()
    let coordinator = ViewableCoordinator<any Greeting>(viewControllerable: screen)
    coordinator.presenter.greet("you")
    #expect(screen.greeted == ["you"])
    #expect(coordinator.viewControllerable === screen)
  }

  @Test func aScreenOfAnotherKindLeavesThePresenterNil() {
    let coordinator = ViewableCoordinator<any Greeting>(PlainScreen())
    #expect(coordinator.presenter == nil)
    coordinator.presenter?.greet("nobody")
  }

  @Test func aContainerKeepsWhatItsParentProvides() {
    let parent = Provider()
    let container = Container<any Provided>(dependency: parent)
    #expect(container.dependency === parent)
  }

  @Test func documentationIsToldWithoutAnInstance() {
    let documented: any CoordinatorDocumented.Type = Documented.self
    #expect(documented.coordinatorDocumentation == "Says what it is for.")
  }

  @Test func whatBelongsToTheMainActorMayTellItsChildren() {
    let coordinator = Documented()
    coordinator.addChild(Coordinator())
    let told: any CoordinatorIntrospectable = coordinator
    #expect(told.introspectedChildren.count == 1)
  }
}

private protocol Greeting: Presentable {
  func greet(_ name: String)
}

private final class Greeter: Screen, ViewControllerable, Greeting {
  var greeted: [String] = []
  func greet(_ name: String) { greeted.append(name) }
}

private final class PlainScreen: Screen, ViewControllerable {}

private protocol Provided: Dependency, AnyObject {}
private final class Provider: Provided {}

private final class Documented: Coordinator, CoordinatorDocumented, @preconcurrency CoordinatorIntrospectable
{
  nonisolated static let coordinatorDocumentation = "Says what it is for."
  var introspectedChildren: [AnyObject] { children }
}
