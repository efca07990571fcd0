/// The position of a screen among the others, according to the platform.
enum ScreenPlace {
  /// Within another screen, or presented by it.
  case within(AnyObject)
  /// On screen, or only covered.
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
    /// The screen that contains or presents this one. Read on the thread that reads the tree.
    nonisolated fileprivate var above: Screen? {
      func read(_ body: @MainActor () -> Screen?) -> Screen? {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Screen?).self)() }
      }
      return read { parent ?? presenting }
    }
  }
#endif
