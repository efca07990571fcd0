import CoordinatorGraph
import Testing

/// Edges of code below `#if`.
@Suite("Edges under conditions")
struct ConditionTests {
  @Test("An edge under a condition says so, and one without any does not")
  func conditions() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Debug", "Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            #if DEBUG
            add(child: Debug())
            #else
            add(child: Home())
            #endif
          }
        }
        """
    )
    #expect(scanned.edge("App", "Debug")?.condition == "DEBUG")
    #expect(scanned.edge("App", "Home")?.condition == "!DEBUG")
  }

  @Test("Code that no condition can turn on leads nowhere")
  func turnedOff() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Tour", "Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            #if false
            add(child: Tour())
            #else
            add(child: Home())
            #endif
          }
          #if false
          func show() { add(child: Tour()) }
          #endif
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
    #expect(scanned.edge("App", "Home")?.condition == nil)
  }
}
