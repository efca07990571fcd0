import CoordinatorCore
import Dispatch
import Foundation

/// What keeps a coordinator alive after it was detached.
enum HolderKind: String, CaseIterable {
  case timer, task, subscriptions, observer, workItem, ownClosure, parentDelegate, closureOfService
  case listOfService, staticList

  /// The answer that an explanation has to give.
  var answer: String {
    switch self {
    case .timer, .task, .subscriptions, .observer, .workItem: "outside"
    case .ownClosure, .parentDelegate: "cycle"
    case .closureOfService, .listOfService, .staticList: "held"
    }
  }

  /// Whether nothing keeps the child once it is ended. Without Apple's frameworks, a run loop keeps a timer until
  /// it runs, and a queue keeps a work item until it is due.
  var letsGoAtOnce: Bool { self != .timer && self != .workItem }

  /// A part of the fix that it has to advise for a child of the given type.
  func fix(_ child: String) -> String {
    switch self {
    case .timer: "`\(child).timer` is a timer that keeps its closure: invalidate it in `stop`"
    case .task: "`\(child).task` is a task that keeps its closure: cancel it in `stop`"
    case .subscriptions: "`\(child).subscriptions` has subscriptions that keep their closures"
    case .observer: "`\(child).observer` is the token of an observer whose closure is kept"
    case .workItem: "`\(child).workItem` is a work item that keeps its closure: cancel it in `stop`"
    case .ownClosure: "name for the \(child); `\(child).onFinish` keeps the closure"
    case .parentDelegate: "Assistant, declare 'delegate' as `weak var delegate`"
    case .closureOfService: "name for the \(child); `HolderService.sinks[\"open\"]` keeps the closure"
    case .listOfService: "remove the entry `HolderService.owners[\"open\"]` when"
    case .staticList: "remove the entry `HolderTable.owners[\"open\"]` when"
    }
  }
}

/// The properties of a child by which something may keep it. Every dialect has a child with them.
protocol HolderBearing: AnyObject {
  var timer: Timer? { get set }
  var task: Task<Void, Never>? { get set }
  var subscriptions: Set<AnyCancellable> { get set }
  var observer: (any NSObjectProtocol)? { get set }
  var workItem: DispatchWorkItem? { get set }
  var onFinish: (() -> Void)? { get set }
  var assistant: Assistant? { get set }
}

/// A helper of a coordinator that tells it what happened.
final class Assistant {
  var delegate: AnyObject?
}

/// Keeps a subscription, as Combine's class of this name does: out of the sight of reflection.
final class AnyCancellable: Hashable {
  private let closure: UnsafeMutableRawPointer

  init(_ closure: @escaping () -> Void) {
    self.closure = Unmanaged.passRetained(Box(closure)).toOpaque()
  }

  deinit { Unmanaged<Box>.fromOpaque(closure).release() }

  static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private final class Box {
    let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
  }
}

/// A service that lives as long as the app.
final class HolderService {
  nonisolated(unsafe) static let shared = HolderService()
  var sinks: [String: () -> Void] = [:]
  var owners: [String: AnyObject] = [:]
}

/// A table that every part of the app uses.
enum HolderTable {
  nonisolated(unsafe) static var owners: [String: AnyObject] = [:]
}
