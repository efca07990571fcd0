// expect: coordinator ShopCoordinator
// expect: coordinator GiftCoordinator
// expect: ShopCoordinator -> GiftCoordinator
// expect: ShopCoordinator shows ShelfView root
// expect: GiftCoordinator shows ReceiverView root
// expect: GiftCoordinator shows CardView push

// A view that is a stack shows the flow of the coordinator that it is given, whatever it is called.

import SwiftUI

final class ShopCoordinator: ObservableObject {
  @Published var path: [Int] = []
  @Published var gift: GiftCoordinator?
  func give() { gift = GiftCoordinator() }
}
struct ShopScene: View {
  @ObservedObject var coordinator: ShopCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) { ShelfView() }
      .sheet(item: $coordinator.gift) { GiftScene(coordinator: $0) }
  }
}
final class GiftCoordinator: ObservableObject, Identifiable {
  @Published var isCardShown = false
}
struct GiftScene: View {
  @ObservedObject var coordinator: GiftCoordinator
  var body: some View {
    NavigationStack {
      ReceiverView().navigationDestination(isPresented: $coordinator.isCardShown) { CardView() }
    }
  }
}
struct ShelfView: View { var body: some View { Text("") } }
struct ReceiverView: View { var body: some View { Text("") } }
struct CardView: View { var body: some View { Text("") } }
