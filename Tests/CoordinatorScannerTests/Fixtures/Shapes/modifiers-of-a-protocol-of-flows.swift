// expect: coordinator MainFlow
// expect: coordinator ShopFlow
// expect: coordinator HelpFlow
// expect: coordinator BookingFlow
// expect: MainFlow -> ShopFlow
// expect: MainFlow -> HelpFlow
// expect: MainFlow -> BookingFlow
// expect: ShopFlow -> BookingFlow
// expect: ShopFlow shows ShopScreen root
// expect: ShopFlow shows ItemScreen push
// expect: HelpFlow shows HelpScreen root
// expect: HelpFlow shows AnswerScreen push
// expect: BookingFlow shows SeatScreen root
// expect: BookingFlow shows DoneScreen push

import SwiftUI

// The stack is a method of all flows, and the sheet a modifier of any view.
@main struct StoreApp: App {
  var body: some Scene { WindowGroup { MainFlow() } }
}

protocol Flow: View {
  associatedtype Page: Hashable
  associatedtype PageView: View
  @ViewBuilder func view(for page: Page) -> PageView
}
extension Flow {
  func stack<Root: View>(_ path: Binding<[Page]>, @ViewBuilder root: () -> Root) -> some View {
    NavigationStack(path: path) {
      root().navigationDestination(for: Page.self) { page in view(for: page) }
    }
  }
}
extension View {
  func bookingSheet(_ item: Binding<Int?>) -> some View {
    sheet(item: item) { number in BookingFlow(number: number) }
  }
}

struct MainFlow: View {
  @State private var linked: Int?
  var body: some View {
    TabView {
      ShopFlow().tabItem { Text("Shop") }
      HelpFlow().tabItem { Text("Help") }
    }
    .bookingSheet($linked)
  }
}
enum ShopPage: Hashable { case item(Int) }
struct ShopFlow: Flow {
  @State private var path: [ShopPage] = []
  @State private var booked: Int?
  var body: some View {
    stack($path) { ShopScreen { path.append(.item($0)) } }.bookingSheet($booked)
  }
  func view(for page: ShopPage) -> some View {
    switch page {
    case .item(let number): ItemScreen(number: number)
    }
  }
}
enum HelpPage: Hashable { case answer }
struct HelpFlow: Flow {
  @State private var path: [HelpPage] = []
  var body: some View {
    stack($path) { HelpScreen() }
  }
  func view(for page: HelpPage) -> some View { AnswerScreen() }
}
struct BookingFlow: Flow {
  let number: Int
  @State private var path: [Bool] = []
  var body: some View { stack($path) { SeatScreen(number: number) } }
  func view(for page: Bool) -> some View { DoneScreen() }
}
struct ShopScreen: View { let select: (Int) -> Void; var body: some View { Text("x") } }
struct ItemScreen: View { let number: Int; var body: some View { Text("x") } }
struct HelpScreen: View { var body: some View { Text("x") } }
struct AnswerScreen: View { var body: some View { Text("x") } }
struct SeatScreen: View { let number: Int; var body: some View { Text("x") } }
struct DoneScreen: View { var body: some View { Text("x") } }
