// expect: coordinator AppCoordinatorViewModel
// expect: coordinator BoatCoordinatorViewModel
// expect: coordinator CardCoordinatorModel
// expect: AppCoordinatorViewModel -> BoatCoordinatorViewModel
// expect: BoatCoordinatorViewModel -> CardCoordinatorModel
// expect: AppCoordinatorViewModel shows LaunchScreen root
// expect: BoatCoordinatorViewModel shows BoatsScreen root
// expect: BoatCoordinatorViewModel shows BoatScreen push
// expect: CardCoordinatorModel shows CardsScreen root
// expect: CardCoordinatorModel shows NewCardScreen sheet

// The view models of coordinators' views are the coordinators, and have the models of screens in cases. A view model beside an object
// of its name is none.

import SwiftUI

@main struct BoatApp: App {
  @StateObject private var model = AppCoordinatorViewModel()
  var body: some Scene { WindowGroup { AppCoordinatorView(model: model) } }
}
class ViewModel: ObservableObject {}
final class AppCoordinatorViewModel: ViewModel {
  enum Destination { case boats(BoatCoordinatorViewModel) }
  @Published var destination: Destination?
  func open() { destination = .boats(.init()) }
}
struct AppCoordinatorView: View {
  @ObservedObject var model: AppCoordinatorViewModel
  var body: some View {
    switch model.destination {
    case .boats(let boats): BoatCoordinatorView(model: boats)
    case nil: LaunchScreen()
    }
  }
}
final class BoatCoordinatorViewModel: ViewModel {
  enum Destination { case boat(BoatModel), card(CardCoordinatorModel) }
  @Published var destination: Destination?
  func select() { destination = .boat(BoatModel()) }
  func pay() { destination = .card(CardCoordinatorModel()) }
}
struct BoatCoordinatorView: View {
  @ObservedObject var model: BoatCoordinatorViewModel
  var body: some View {
    NavigationStack {
      BoatsScreen().navigationDestination(item: $model.destination.boat) { BoatScreen(model: $0) }
    }
    .sheet(item: $model.destination.card) { CardCoordinatorView(model: $0) }
  }
}
final class CardCoordinatorModel: ViewModel { @Published var new: Int? }
struct CardCoordinatorView: View {
  @ObservedObject var model: CardCoordinatorModel
  var body: some View { CardsScreen().sheet(item: $model.new) { _ in NewCardScreen() } }
}
final class SyncCoordinator {}
final class SyncCoordinatorViewModel: ViewModel { @Published var error: Int? }
struct SyncCoordinatorView: View {
  @ObservedObject var model: SyncCoordinatorViewModel
  var body: some View { CardsScreen().sheet(item: $model.error) { _ in NewCardScreen() } }
}
final class BoatModel: ViewModel {}
struct LaunchScreen: View { var body: some View { Text("") } }
struct BoatsScreen: View { var body: some View { Text("") } }
struct BoatScreen: View { let model: BoatModel; var body: some View { Text("") } }
struct CardsScreen: View { var body: some View { Text("") } }
struct NewCardScreen: View { var body: some View { Text("") } }
