// expect: coordinator GardenCoordinator
// expect: coordinator BedCoordinator
// expect: coordinator FlowerCoordinator
// expect: coordinator GateCoordinator
// expect: GardenCoordinator -> BedCoordinator
// expect: GardenCoordinator -> FlowerCoordinator
// expect: GardenCoordinator -> GateCoordinator
// expect: GardenCoordinator shows GardenView root
// expect: GardenCoordinator shows FenceView sheet
// expect: BedCoordinator shows BedView push
// expect: FlowerCoordinator shows FlowerView sheet
// expect: GateCoordinator shows GateView sheet

// A view that is built with a child, or finds it in its environment, is the child's; `FenceView` only reports to its own
// coordinator. A stack around views of the system alone is the first screen. A child may stand in a value.

import SwiftUI

struct FlowerPage: Identifiable { let coordinator: FlowerCoordinator }
@Observable final class GardenCoordinator {
  var path: [BedCoordinator] = []
  var flower: FlowerPage?
  var isFenceShown = false
  var gate: GateCoordinator?
  func openBed() { path.append(BedCoordinator()) }
  func openFlower() { flower = FlowerPage(coordinator: FlowerCoordinator()) }
  func openGate() { gate = GateCoordinator() }
}
struct GardenView: View {
  @Bindable var coordinator: GardenCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Button("Bed", action: coordinator.openBed)
        .navigationDestination(for: BedCoordinator.self) { BedView(coordinator: $0) }
    }
    .sheet(isPresented: $coordinator.isFenceShown) { FenceView(coordinator: coordinator) }
    .sheet(item: $coordinator.flower) { FlowerView(coordinator: $0.coordinator) }
    .sheet(item: $coordinator.gate) { GateView().environment($0) }
  }
}
@Observable final class BedCoordinator: Hashable {}
@Observable final class FlowerCoordinator: Hashable {}
@Observable final class GateCoordinator: Identifiable {}
struct BedView: View {
  let coordinator: BedCoordinator
  var body: some View { Text("") }
}
struct FlowerView: View {
  let coordinator: FlowerCoordinator
  var body: some View { Text("") }
}
struct FenceView: View {
  let coordinator: GardenCoordinator
  var body: some View { Text("") }
}
struct GateView: View {
  @Environment(GateCoordinator.self) var coordinator
  var body: some View { Text("") }
}
