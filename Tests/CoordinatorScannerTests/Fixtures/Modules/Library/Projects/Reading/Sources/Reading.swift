// swift-format-ignore-file
import Kit
import UIKit

public enum ReadingRoute {
  case page(Int)
}

public enum ReadingEvent {
  case closed
}

// look-alike: a protocol
public protocol ReadingModule {
  func makeReadingCoordinator(night: Bool) -> AnyCoordinator<ReadingRoute, ReadingEvent>
}

/// Books that are read here.
// coordinator
public class ReadingCoordinator: FlowCoordinator<ReadingRoute, ReadingEvent> {
  private let books: BookStore

  public init(books: BookStore) {
    self.books = books
    // screen: ReadingCoordinator -> PageViewController | root
    super.init(screen: PageViewController())
  }
}

/// The same by night.
// coordinator
public final class NightReadingCoordinator: ReadingCoordinator {}

public struct Book {
  public let title: String
}

public final class BookStore {
  public init() {}
}

final class PageViewController: UIViewController {}
