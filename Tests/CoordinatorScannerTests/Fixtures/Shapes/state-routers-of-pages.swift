// expect: coordinator RideFlow
// expect: coordinator PayFlow
// expect: RideFlow -> PayFlow
// expect: RideFlow shows MapView root
// expect: RideFlow shows HelpView -
// expect: PayFlow shows PayView root

// A router of pages around any view leads nowhere itself: each flow has one of its own.

import SwiftUI

struct Page: Identifiable, Hashable {
  let id = UUID()
  let content: AnyView
  init(_ view: some View) { content = AnyView(view) }
}
@Observable final class Router {
  var path: [Page] = []
  var sheet: Page?
  func show(_ page: Page) { sheet = page }
}
struct RouterView<Root: View>: View {
  @Bindable var router: Router
  @ViewBuilder var root: Root
  var body: some View {
    NavigationStack(path: $router.path) { root.navigationDestination(for: Page.self) { $0.content } }
      .sheet(item: $router.sheet) { $0.content }
  }
}
protocol Flow: AnyObject {
  var router: Router { get }
  func run() async
}
final class RideFlow: Flow {
  let router = Router()
  var view: some View { RouterView(router: router) { MapView(onPay: { [self] in pay() }) } }
  func run() async {}
  func tell() { router.show(Page(HelpView())) }
  private func pay() {
    let flow = PayFlow()
    router.show(Page(flow.view))
    Task { await flow.run() }
  }
}
final class PayFlow: Flow {
  let router = Router()
  var view: some View { RouterView(router: router) { PayView() } }
  func run() async {}
}
struct MapView: View {
  let onPay: () -> Void
  var body: some View { Text("") }
}
struct HelpView: View { var body: some View { Text("") } }
struct PayView: View { var body: some View { Text("") } }
