// expect: coordinator MainFlow
// expect: coordinator StallFlow
// expect: coordinator QueueFlow
// expect: MainFlow -> StallFlow
// expect: MainFlow -> QueueFlow
// expect: StallFlow shows FruitScreen push
// expect: QueueFlow shows FruitScreen sheet
// may be: QueueFlow shows QueueRoot root

// A property without a type has that of what the methods of a factory return.

import SwiftUI

protocol FlowFactory { func makeStallFlow() -> StallFlow; func makeQueueFlow() -> any Queueing }
protocol Queueing: AnyObject { func makeRoot() -> AnyView }
final class Market: FlowFactory {
  func makeStallFlow() -> StallFlow { StallFlow() }
  func makeQueueFlow() -> any Queueing { QueueFlow() }
}
@main struct MarketApp: App {
  @StateObject private var flow = MainFlow(factory: Market())
  var body: some Scene { WindowGroup { MainTabs(flow: flow) } }
}
final class MainFlow: ObservableObject {
  @Published var tab = 0
  private let factory: FlowFactory
  lazy var stall = factory.makeStallFlow()
  lazy var queue = factory.makeQueueFlow()
  init(factory: FlowFactory) { self.factory = factory }
}
struct MainTabs: View {
  @ObservedObject var flow: MainFlow
  var body: some View {
    VStack {
      StallRoot(flow: flow.stall); flow.queue.makeRoot()
    }
  }
}
final class StallFlow: ObservableObject { @Published var trail: [Int] = [] }
struct StallRoot: View {
  // Another name for the same object.
  @ObservedObject var flow: StallFlow
  var body: some View {
    @Bindable var bound = flow
    NavigationStack(path: $bound.trail) {
      Text("").navigationDestination(for: Int.self) { _ in FruitScreen() }
    }
  }
}
final class QueueFlow: ObservableObject, Queueing {
  @Published var isOpen = false
  func makeRoot() -> AnyView { AnyView(QueueRoot(flow: self)) }
}
struct QueueRoot: View {
  @ObservedObject var flow: QueueFlow
  var body: some View { Text("").sheet(isPresented: $flow.isOpen) { FruitScreen() } }
}
struct FruitScreen: View { var body: some View { Text("") } }
