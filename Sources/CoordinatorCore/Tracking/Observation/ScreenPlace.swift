import CoordinatorGraph

/// The position of a screen among the others, according to the platform.
///
/// Stacks, tabs, parents and presentations decide. A window only matters for a screen that nothing contains:
/// in tests, and before the first frame, a stack has no window, but its screens are not gone.
enum ScreenPlace: @unchecked Sendable {
  /// Within another screen, or presented by it.
  case within(AnyObject)
  /// In a window, or covered by a screen that it presents.
  case shown
  /// Nowhere.
  case nowhere
  /// The platform does not provide it.
  case unknown

  /// The outermost screen that contains or presents one.
  static func outermost(around screen: AnyObject) -> AnyObject {
    var (outer, met) = (screen, Set<ObjectIdentifier>())
    while case .within(let next) = ScreenPlace(of: outer), met.insert(ObjectIdentifier(outer)).inserted {
      outer = next
    }
    return outer
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ScreenPlace {
    /// Asks UIKit, on the main thread only.
    init(of object: AnyObject) {
      guard ShownScreens(of: object) != nil, object is UIViewController else {
        self = .unknown
        return
      }
      nonisolated(unsafe) let object = object
      self = MainActor.assumeIsolated { (object as? UIViewController)?.place ?? .unknown }
    }
  }

  extension UIViewController {
    fileprivate var place: ScreenPlace {
      if let outer = parent ?? presentingViewController { return .within(outer) }
      return viewIfLoaded?.window != nil || presentedViewController != nil ? .shown : .nowhere
    }
  }
#else
  extension ScreenPlace {
    /// Asks the headless screen.
    init(of object: AnyObject) {
      guard let screen = object as? Screen else {
        self = .unknown
        return
      }
      self = screen.above.map(ScreenPlace.within) ?? .nowhere
    }
  }

  extension Screen {
    /// The screen that contains or presents this one. Read on the thread that reads the tree.
    nonisolated fileprivate var above: Screen? {
      func read(_ body: @MainActor () -> Screen?) -> Screen? {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Screen?).self)() }
      }
      return read { parent ?? presenting }
    }
  }
#endif

/// What keeps screens alive: the outermost screens that contain or present them, and their windows.
struct ScreenSurroundings {
  private(set) var outermost: [AnyObject] = []
  private(set) var windows: [AnyObject] = []

  init(of screens: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    for screen in screens {
      let outer = ScreenPlace.outermost(around: screen)
      if seen.insert(ObjectIdentifier(outer)).inserted { outermost.append(outer) }
      if let window = Self.window(of: outer), seen.insert(ObjectIdentifier(window)).inserted {
        windows.append(window)
      }
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ScreenSurroundings {
    private static func window(of screen: AnyObject) -> AnyObject? {
      guard ShownScreens(of: screen) != nil else { return nil }
      nonisolated(unsafe) let screen = screen
      return MainActor.assumeIsolated { (screen as? UIViewController)?.viewIfLoaded?.window }
    }
  }
#else
  extension ScreenSurroundings {
    /// Headless screens have no windows.
    private static func window(of screen: AnyObject) -> AnyObject? { nil }
  }
#endif
