// swift-format-ignore-file
import Stinsen
import SwiftUI

struct Trail: Hashable {
  let name: String
}

final class Account: ObservableObject {
  static let shared = Account()
  @Published var isKnown = false
}

struct WelcomeView: View {
  // A way to travel, not a child.
  @EnvironmentObject private var router: WelcomeCoordinator.Router

  var body: some View {
    Button("Sign up") { router.route(to: \.signUp) }
  }
}

struct TrailListView: View {
  @EnvironmentObject private var router: TrailListCoordinator.Router

  var body: some View {
    Button("Open") { router.route(to: \.trail, Trail(name: "Ridge")) }
  }
}

struct ForgottenView: View { var body: some View { Text("Write to us") } }
struct NameView: View { var body: some View { Text("Name") } }
struct PasswordView: View {
  let name: String
  var body: some View { Text(name) }
}
struct TrailView: View {
  let trail: Trail
  var body: some View { MapView().navigationTitle(trail.name) }
}
struct DiaryView: View { var body: some View { Text("Diary") } }
struct YouView: View { var body: some View { Text("You") } }
struct GalleryView: View { var body: some View { Text("All") } }
struct WriteView: View {
  let trail: Trail?
  var body: some View { Text(trail?.name ?? "A day") }
}

struct MapView: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}

  // look-alike: the helper object of a representable view
  final class Coordinator {}
}

struct WelcomeView_Previews: PreviewProvider {
  static var previews: some View {
    // no edge: MainCoordinator -> SignUpCoordinator | a preview
    SignUpCoordinator(onDone: {}).view()
  }
}
