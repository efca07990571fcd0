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
