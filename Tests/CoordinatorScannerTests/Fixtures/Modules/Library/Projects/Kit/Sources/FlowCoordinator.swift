// swift-format-ignore-file
import Combine
import UIKit

/// Keeps what it has opened until that ends.
// look-alike: the base class, never made by itself
open class FlowCoordinator<Route, Event>: Coordinator {
  public let screen: UIViewController
  public let subject = PassthroughSubject<Event, Never>()
  public var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }
  private var kept: [ObjectIdentifier: AnyObject] = [:]
  private var subscriptions: Set<AnyCancellable> = []

  public init(screen: UIViewController) {
    self.screen = screen
  }

  open func open(_ route: Route) {}

  /// Keeps a child, hears its events, and lets go of it where they are its last.
  public func attach<ChildRoute, ChildEvent>(
    _ child: AnyCoordinator<ChildRoute, ChildEvent>, until isLast: @escaping (ChildEvent) -> Bool = { _ in true }
  ) {
    kept[ObjectIdentifier(child)] = child
    child.events
      .sink { [weak self, weak child] event in
        guard let child, isLast(event) else { return }
        self?.detach(child)
      }
      .store(in: &subscriptions)
    screen.present(child.screen, animated: true)
  }

  /// Lets go of a child.
  public func detach(_ child: AnyObject) {
    kept[ObjectIdentifier(child)] = nil
  }
}

/// A place of several tabs.
// look-alike: a base class
open class TabFlowCoordinator<Route, Event>: FlowCoordinator<Route, Event> {
  public let tabs = UITabBarController()

  /// Takes each in as a tab.
  public func attachTabs<ChildRoute, ChildEvent>(_ children: [() -> AnyCoordinator<ChildRoute, ChildEvent>]) {
    tabs.viewControllers = children.map { make in
      let child = make()
      attach(child, until: { _ in false })
      return child.screen
    }
  }
}
