// swift-format-ignore-file
import Kit
import Lending
import Reading

// adopts: DefaultModule -> LendingModule
extension DefaultModule: LendingModule {
  func makeLendingCoordinator() -> AnyCoordinator<LendingRoute, LendingEvent> {
    let coordinator = LendingCoordinator(module: self, books: books)
    return AnyCoordinator(coordinator)
  }

  func makeReturnCoordinator(of book: Book) -> AnyCoordinator<LendingRoute, LendingEvent> {
    AnyCoordinator(ReturnCoordinator(book: book))
  }
}

// adopts: DefaultModule -> ReadingModule
extension DefaultModule: ReadingModule {
  func makeReadingCoordinator(night: Bool) -> AnyCoordinator<ReadingRoute, ReadingEvent> {
    if night {
      return NightReadingCoordinator(books: books).erased()
    }
    return ReadingCoordinator(books: books).erased()
  }
}
