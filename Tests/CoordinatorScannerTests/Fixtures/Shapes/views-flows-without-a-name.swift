// expect: coordinator Bakery
// expect: coordinator Counter
// expect: coordinator Oven
// expect: Bakery -> Oven
// expect: Bakery -> Counter
// expect: Oven shows TimerSheet sheet
// expect: Oven up Bakery
// may be: Oven shows OvenDoor root

// A protocol of any name asks for the view of a flow, and one of its classes makes others.

import SwiftUI

protocol Trip: ObservableObject {
  associatedtype Content: View
  func body() -> Content
}
@main struct BakeryApp: App {
  @StateObject private var bakery = Bakery()
  var body: some Scene { WindowGroup { bakery.body() } }
}
final class Bakery: Trip {
  private lazy var oven: Oven = { Oven(bakery: self) }()
  private let counter = Counter()
  func body() -> some View {
    VStack {
      oven.body(); counter.body()
    }
  }
}
final class Oven: Trip {
  @Published var isTiming = false
  private unowned let bakery: Bakery
  init(bakery: Bakery) { self.bakery = bakery }
  func body() -> some View { OvenDoor(oven: self) }
}
final class Counter: Trip { func body() -> some View { Text("") } }
struct OvenDoor: View {
  @ObservedObject var oven: Oven
  var body: some View { Text("").sheet(isPresented: $oven.isTiming) { TimerSheet() } }
}
struct TimerSheet: View { var body: some View { Text("") } }

// Structs that give views are parts of screens, and objects of which none makes another are services.
protocol Tile { func body() -> AnyView }
struct BreadTile: Tile { func body() -> AnyView { AnyView(Text("")) } }
protocol Widget: ObservableObject { func view() -> AnyView }
final class ClockWidget: Widget { func view() -> AnyView { AnyView(Text("")) } }
