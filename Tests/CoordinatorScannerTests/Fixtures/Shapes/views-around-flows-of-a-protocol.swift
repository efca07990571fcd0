// expect: coordinator GardenCoordinator
// expect: coordinator BedCoordinator
// expect: coordinator OrderCoordinator
// expect: GardenCoordinator -> BedCoordinator
// expect: GardenCoordinator -> OrderCoordinator
// expect: GardenCoordinator shows BedListView root
// expect: BedCoordinator shows BedView root
// expect: OrderCoordinator shows SeedsView root
// expect: OrderCoordinator shows PaymentView sheet

// A view around any flow hands it on, and is no screen. A view that takes any object of a protocol, so that previews can pass
// another, is that of the one coordinator that conforms to it.

import SwiftUI

protocol Coordinator: ObservableObject {
  associatedtype Root: View
  func root() -> Root
}
struct FlowView<C: Coordinator>: View {
  @StateObject private var coordinator: C
  init(_ coordinator: @autoclosure @escaping () -> C) {
    _coordinator = StateObject(wrappedValue: coordinator())
  }
  var body: some View { FlowHost(coordinator: coordinator) }
}
private struct FlowHost<C: Coordinator>: View {
  @ObservedObject var coordinator: C
  var body: some View { NavigationStack { coordinator.root() } }
}
@main struct GardenApp: App {
  @StateObject private var garden = GardenCoordinator()
  var body: some Scene { WindowGroup { FlowView(garden) } }
}
final class GardenCoordinator: Coordinator {
  @Published var order: OrderCoordinator?
  func root() -> some View { BedListView(coordinator: self) }
  @ViewBuilder func bed() -> some View { FlowView(BedCoordinator()) }
  func buy() { order = OrderCoordinator() }
}
struct BedListView: View {
  @ObservedObject var coordinator: GardenCoordinator
  var body: some View {
    Button("Buy") { coordinator.buy() }
      .fullScreenCover(item: $coordinator.order) { OrderFlow(coordinator: $0) }
  }
}
final class BedCoordinator: Coordinator { func root() -> some View { BedView() } }
struct BedView: View { var body: some View { Text("") } }

protocol OrderCoordinating: ObservableObject { var isPaying: Bool { get set } }
final class OrderCoordinator: OrderCoordinating, Identifiable { @Published var isPaying = false }
final class MockOrderCoordinator: OrderCoordinating { var isPaying = true }
struct OrderFlow<Flow: OrderCoordinating>: View {
  @ObservedObject var coordinator: Flow
  var body: some View {
    NavigationStack {
      SeedsView { coordinator.isPaying = true }.sheet(isPresented: $coordinator.isPaying) { PaymentView() }
    }
  }
}
struct SeedsView: View { let pay: () -> Void; var body: some View { Button("Pay", action: pay) } }
struct PaymentView: View { var body: some View { Text("") } }
