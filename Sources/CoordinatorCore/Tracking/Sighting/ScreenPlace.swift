/// Where a screen stands among the others, as the platform tells it.
enum ScreenPlace {
  /// Within another screen, or presented by it.
  case within(AnyObject)
  /// On screen, or only covered.
  case shown
  /// Nowhere.
  case nowhere
  /// The platform does not tell.
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
      let isShown = MainActor.assumeIsolated { (object as? UIViewController)?.isInHierarchy == true }
      self = isShown ? .shown : .nowhere
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
    /// What contains or presents this screen. Read wherever a tracker looks at the tree, as the tree itself is.
    nonisolated fileprivate var above: Screen? {
      func read(_ body: @MainActor () -> Screen?) -> Screen? {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Screen?).self)() }
      }
      return read { parent ?? presenting }
    }
  }
#endif
