// expect: coordinator AppModel
// expect: coordinator LibraryModel
// expect: AppModel -> LibraryModel
// expect: AppModel shows BookView push
// expect: LibraryModel shows LibraryView root
// expect: LibraryModel shows SearchView sheet
// expect: LibraryModel shows FilterView sheet

// No name says who leads: the model that has the path of a stack does, and the one whose state shows one of several sheets. A model
// with one detail of its screen does not. A view around a controller of the system is no screen.

import SwiftUI

@main struct LibraryApp: App {
  @State private var model = AppModel(library: LibraryModel())
  var body: some Scene { WindowGroup { AppView(model: model) } }
}
@Observable final class AppModel {
  enum Path: Hashable { case book(Int) }
  var path: [Path] = []
  var library: LibraryModel
  init(library: LibraryModel) {
    self.library = library
    library.onBook = { [weak self] id in self?.path.append(.book(id)) }
  }
}
struct AppView: View {
  @Bindable var model: AppModel
  var body: some View {
    NavigationStack(path: $model.path) {
      LibraryView(model: model.library)
        .navigationDestination(for: AppModel.Path.self) { path in
          switch path {
          case .book(let id): BookView(model: BookModel(id: id))
          }
        }
    }
  }
}
@Observable final class LibraryModel {
  enum Sheet: Identifiable {
    case search, filter, share
    var id: Self { self }
  }
  var sheet: Sheet?
  var onBook: (Int) -> Void = { _ in }
}
struct LibraryView: View {
  @Bindable var model: LibraryModel
  var body: some View {
    List { Button("Search") { model.sheet = .search } }
      .sheet(item: $model.sheet) { sheet in
        switch sheet {
        case .search: SearchView()
        case .filter: FilterView()
        case .share: ShareSheet()
        }
      }
  }
}
@Observable final class BookModel {
  let id: Int
  var isSharing = false
  init(id: Int) { self.id = id }
}
struct BookView: View {
  @Bindable var model: BookModel
  var body: some View { Text("Book").sheet(isPresented: $model.isSharing) { ShareView() } }
}
struct SearchView: View { var body: some View { Text("Search") } }
struct FilterView: View { var body: some View { Text("Filter") } }
struct ShareView: View { var body: some View { Text("Share") } }
struct ShareSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [], applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
