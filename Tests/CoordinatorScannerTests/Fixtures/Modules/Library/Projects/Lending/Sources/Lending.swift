// swift-format-ignore-file
import Kit
import Reading
import UIKit

public enum LendingRoute {
  case shelf
  case giveBack(Book)
  case borrow(Book)
}

public enum LendingEvent {
  case done
}

/// What lending asks its app for.
// look-alike: a protocol
public protocol LendingModule {
  func makeLendingCoordinator() -> AnyCoordinator<LendingRoute, LendingEvent>
  func makeReturnCoordinator(of book: Book) -> AnyCoordinator<LendingRoute, LendingEvent>
}

/// Books that go out.
// coordinator
public final class LendingCoordinator: FlowCoordinator<LendingRoute, LendingEvent> {
  private let module: any LendingModule
  private let books: BookStore

  public init(module: any LendingModule, books: BookStore) {
    self.module = module
    self.books = books
    // screen: LendingCoordinator -> ShelfViewController | root
    super.init(screen: ShelfViewController())
  }

  public override func open(_ route: LendingRoute) {
    switch route {
    case .shelf: break
    case .giveBack(let book):
      // edge: LendingCoordinator -> ReturnCoordinator | factory-method | owns
      attach(module.makeReturnCoordinator(of: book))
    case .borrow(let book):
      // edge: LendingCoordinator -> Loan.Coordinator | direct-init | owns
      let loan = Loan.Coordinator(book: book)
      attach(loan.erased())
    }
  }
}

public enum Loan {
  public enum Route {}

  /// Borrows one book. Its name is short, since it stands in its feature.
  // coordinator
  public final class Coordinator: FlowCoordinator<Route, LendingEvent> {
    init(book: Book) {
      // screen: Loan.Coordinator -> LoanViewController | root
      super.init(screen: LoanViewController())
    }

    func sign() {
      subject.send(.done)
    }
  }
}

// coordinator
public final class ReturnCoordinator: FlowCoordinator<LendingRoute, LendingEvent> {
  public init(book: Book) {
    // screen: ReturnCoordinator -> ReturnViewController | root
    super.init(screen: ReturnViewController())
  }

  func giveBack() {
    subject.send(.done)
  }
}

final class ShelfViewController: UIViewController {}
final class LoanViewController: UIViewController {}
final class ReturnViewController: UIViewController {}
