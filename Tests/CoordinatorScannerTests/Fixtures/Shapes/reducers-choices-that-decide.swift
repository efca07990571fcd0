// expect: coordinator Trip
// expect: coordinator Booking
// expect: coordinator Place
// expect: coordinator Album
// expect: Trip -> Booking
// expect: Trip -> Place
// expect: Trip -> Album
// expect: Album -> Album
// expect: Trip shows RenameView sheet
// expect: Trip shows LicencesView push
// expect: Trip shows OffersView -
// may be: Trip shows TripView root
// expect: Booking shows DatesView root
// expect: Booking shows PaymentView root
// expect: Place shows GuideView sheet
// may be: Place shows PlaceView root
// may be: Album shows AlbumView root

// A reducer with cases that decides and that a view shows is more than these. `Path` decides without a view, and `Offer` has a view
// and decides nothing. A wrapper hands the store on, and a reducer may contain itself. `Row` is a part of a list, though
// the view before it names its store.

import ComposableArchitecture
import SwiftUI

@main struct VoyageApp: App {
  let store = Store(initialState: Trip.State()) { Trip() }
  var body: some Scene { WindowGroup { TripView(store: store) } }
}
struct Trip: Reducer {
  struct State {
    @PresentationState var booking: Booking.State?
    @PresentationState var offer: Offer.State?
    var rename: Rename.State?
    var place = Place.State()
    var path = StackState<Path.State>()
  }
  struct Path: Reducer {
    enum State { case album(Album.State) }
    var body: some ReducerOf<Self> {
      Scope(state: /State.album, action: /Action.album) { Album() }
      Reduce { _, _ in .none }
    }
  }
  var body: some ReducerOf<Self> {
    placeReducer
    Reduce { _, _ in .none }
      .ifLet(\.$booking, action: /Action.booking) { Booking() }
      .ifLet(\.$offer, action: /Action.offer) { Offer() }
      .ifLet(\.rename, action: /Action.rename) { Rename() }
      .forEach(\.path, action: /Action.path) { Path() }
  }
  private var placeReducer: Scope<State, Action, Place> {
    .init(state: \.place, action: /Action.place) { Place() }
  }
}
struct TripView: View {
  let store: StoreOf<Trip>
  private var place: StoreOf<Place> { store.scope(state: \.place, action: { .place($0) }) }
  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      List {
        Button("Rename") { store.send(.rename) }
        NavigationLink("Licences") { LicencesView() }
        NavigationLink("Place") { PlaceView(store: place) }
      }
    } destination: {
      switch $0 {
      case .album: CaseLet(/Trip.Path.State.album, action: Trip.Path.Action.album, then: AlbumView.init)
      }
    }
    .fullScreenCover(store: store.scope(state: \.$booking, action: { .booking($0) })) {
      BookingView(store: $0)
    }
    .sheet(store: store.scope(state: \.$offer, action: { .offer($0) })) { OfferView(store: $0) }
    .sheet(isPresented: .constant(true)) {
      IfLetStore(store.scope(state: \.rename, action: { .rename($0) }), then: RenameView.init(store:))
    }
  }
}
struct LicencesView: View { var body: some View { Text("x") } }
struct Booking: Reducer {
  enum State { case dates(Dates.State), payment(Payment.State) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifCaseLet(/State.dates, action: /Action.dates) { Dates() }
      .ifCaseLet(/State.payment, action: /Action.payment) { Payment() }
  }
}
struct BookingView: View {
  let store: StoreOf<Booking>
  var body: some View {
    SwitchStore(store) {
      switch $0 {
      case .dates: CaseLet(/Booking.State.dates, action: Booking.Action.dates, then: DatesView.init)
      case .payment: CaseLet(/Booking.State.payment, action: Booking.Action.payment, then: PaymentView.init)
      }
    }
  }
}
struct Offer: Reducer {
  enum State { case some(Offers.State) }
  var body: some ReducerOf<Self> { Scope(state: /State.some, action: /Action.some) { Offers() } }
}
struct OfferView: View {
  let store: StoreOf<Offer>
  var body: some View {
    SwitchStore(store) { CaseLet(state: /Offer.State.some, action: Offer.Action.some, then: OffersView.init) }
  }
}
struct Loadable<Content: Reducer>: Reducer {
  enum State { case idle, loaded(Content.State) }
  let content: Content
  init(@ReducerBuilder<Content.State, Content.Action> content: () -> Content) { self.content = content() }
  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }.ifCaseLet(/State.loaded, action: /Action.content) { content }
  }
}
struct Place: Reducer {
  struct State { var guide: Loadable<Guide>.State = .idle; var rows: IdentifiedArrayOf<Row.State> = [] }
  var body: some ReducerOf<Self> {
    Scope(state: \.guide, action: /Action.guide) { Loadable { Guide() } }
    Reduce { _, _ in .none }.forEach(\.rows, action: /Action.row) { Row() }
  }
}
struct PlaceView: View {
  let store: StoreOf<Place>
  var body: some View {
    List { ForEachStore(store.scope(state: \.rows, action: { .row($0) })) { RowView(store: $0) } }
      .sheet(isPresented: .constant(true)) {
        SwitchStore(store.scope(state: \.guide, action: { .guide($0) })) { state in
          switch state {
          case .idle: ProgressView()
          case .loaded:
            CaseLet(/Loadable<Guide>.State.loaded, action: Loadable<Guide>.Action.content) {
              GuideView(store: $0)
            }
          }
        }
      }
  }
}
struct Album: Reducer {
  struct State: Identifiable { let id: Int; var children: IdentifiedArrayOf<State> = [] }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.forEach(\.children, action: /Action.child) { Self() }
  }
}
struct AlbumView: View {
  let store: StoreOf<Album>
  var body: some View {
    List {
      ForEachStore(store.scope(state: \.children, action: { .child($0) })) { child in
        NavigationLink("x") { AlbumView(store: child) }
      }
    }
  }
}
struct Dates: Reducer { struct State {} }
struct DatesView: View { let store: StoreOf<Dates>; var body: some View { Text("x") } }
struct Payment: Reducer { struct State {} }
struct PaymentView: View { let store: StoreOf<Payment>; var body: some View { Text("x") } }
struct Offers: Reducer { struct State {} }
struct OffersView: View { let store: StoreOf<Offers>; var body: some View { Text("x") } }
struct Rename: Reducer { struct State {} }
struct RenameView: View { let store: StoreOf<Rename>; var body: some View { Text("x") } }
struct Guide: Reducer { struct State {} }
struct GuideView: View { let store: StoreOf<Guide>; var body: some View { Text("x") } }
struct Row: Reducer { struct State: Identifiable { let id: Int } }
struct RowView: View { let store: StoreOf<Row>; var body: some View { Text("x") } }
