protocol Route {}
enum Step: Route { case home, detail(Int) }
@MainActor final class Router<R: Route>: ObservableObject {
  @Published var path: [Step] = []
  func show(_ step: Step) { switch step { case .home: path = []; case .detail(let n): path.append(.detail(n)) } }
}
struct Root: View {
  @StateObject var router = Router<Step>()
  var body: some View {
    NavigationStack(path: $router.path) { Home() }.navigationDestination(for: Step.self) { step in
      if case .detail(let n) = step { Detail(n: n) } else { Home() }
    }
    .sheet(item: $router.sheet) { _ in #if DEBUG
      Text("\(router.path.count)") #else
      EmptyView() #endif }
  }
}
