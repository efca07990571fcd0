// expect: coordinator SightingsModel
// expect: coordinator TripsModel
// expect: SightingsModel -> TripsModel
// expect: SightingsModel shows ListView root
// expect: SightingsModel shows DetailView push
// expect: TripsModel shows TripsView root
// expect: TripsModel shows TripView push
// expect: coordinator WizardFlowView
// expect: WizardFlowView shows FirstView root
// expect: WizardFlowView shows SecondView root

// One view is named like a flow, and all else is led by models. One coordinator alone is no hierarchy, so the models count, too.

import SwiftUI

@main struct KestrelApp: App {
  @StateObject private var model = SightingsModel()
  var body: some Scene { WindowGroup { SightingsView(model: model) } }
}
final class SightingsModel: ObservableObject {
  enum Page: Hashable { case detail }
  @Published var path: [Page] = []
  @Published var trips: TripsModel?
  func openTrips() { trips = TripsModel() }
}
final class TripsModel: ObservableObject, Identifiable {
  enum Page: Hashable { case trip }
  @Published var path: [Page] = []
}
struct SightingsView: View {
  @ObservedObject var model: SightingsModel
  var body: some View {
    NavigationStack(path: $model.path) {
      ListView(onTrips: model.openTrips).navigationDestination(for: SightingsModel.Page.self) { _ in
        DetailView()
      }
    }
    .sheet(item: $model.trips) { TripsStack(model: $0) }
  }
}
struct TripsStack: View {
  @ObservedObject var model: TripsModel
  var body: some View {
    NavigationStack(path: $model.path) {
      TripsView().navigationDestination(for: TripsModel.Page.self) { _ in TripView() }
    }
  }
}
struct WizardFlowView: View {
  @State private var isSecond = false
  var body: some View { VStack { if isSecond { SecondView() } else { FirstView() } } }
}
struct ListView: View { let onTrips: () -> Void; var body: some View { Text("") } }
struct DetailView: View { var body: some View { Text("") } }
struct TripsView: View { var body: some View { Text("") } }
struct TripView: View { var body: some View { Text("") } }
struct FirstView: View { var body: some View { Text("") } }
struct SecondView: View { var body: some View { Text("") } }
