// swift-format-ignore-file
import Kit
import Lending
import Reading

/// Everything that the app is made of.
typealias Module = EntryModule & LendingModule & ReadingModule

// look-alike: a protocol
protocol EntryModule {
  func makeEntryCoordinator() -> AnyCoordinator<EntryRoute, EntryEvent>
  func makeHallCoordinator() -> AnyCoordinator<HallRoute, HallEvent>
}

// container
final class DefaultModule {
  let books: BookStore
  // defect: provided-never-used DefaultModule.fines | nothing asks for it | medium
  lazy var fines = FineStore()

  init(books: BookStore) {
    self.books = books
  }
}

// adopts: DefaultModule -> EntryModule
extension DefaultModule: EntryModule {
  func makeEntryCoordinator() -> AnyCoordinator<EntryRoute, EntryEvent> {
    EntryCoordinator().erased()
  }

  func makeHallCoordinator() -> AnyCoordinator<HallRoute, HallEvent> {
    AnyCoordinator(HallCoordinator(module: self))
  }
}
