// swift-format-ignore-file
import Combine
import UIKit

/// A flow that takes routes in and gives events out.
// look-alike: a protocol
public protocol Coordinator: AnyObject {
  associatedtype Route
  associatedtype Event

  var screen: UIViewController { get }
  var events: AnyPublisher<Event, Never> { get }
  func open(_ route: Route)
}

/// Any coordinator of the same routes and events.
// look-alike: an eraser of types
public final class AnyCoordinator<Route, Event>: Coordinator {
  public let screen: UIViewController
  public let events: AnyPublisher<Event, Never>
  private let opening: (Route) -> Void

  public init<C: Coordinator>(_ coordinator: C) where C.Route == Route, C.Event == Event {
    screen = coordinator.screen
    events = coordinator.events
    opening = coordinator.open
  }

  public func open(_ route: Route) {
    opening(route)
  }
}

extension Coordinator {
  /// The same with its type erased.
  public func erased() -> AnyCoordinator<Route, Event> {
    AnyCoordinator(self)
  }
}
