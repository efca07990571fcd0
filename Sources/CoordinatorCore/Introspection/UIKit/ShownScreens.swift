/// What a screen shows besides itself, where it keeps that in no property that could be read.
struct ShownScreens: @unchecked Sendable {
  var contained: [AnyObject] = []
  var presented: AnyObject?
}

#if canImport(UIKit) && !os(watchOS)
  import Darwin
  import UIKit

  extension ShownScreens {
    /// Asks UIKit; nil off the main thread, where it must not be asked.
    init?(of object: AnyObject) {
      guard pthread_main_np() != 0 else { return nil }
      nonisolated(unsafe) let object = object
      self = MainActor.assumeIsolated {
        let stack = (object as? UINavigationController)?.viewControllers
        let tabs = (object as? UITabBarController)?.viewControllers
        let presented = (object as? UIViewController)?.presentedViewController
        return ShownScreens(contained: stack ?? tabs ?? [], presented: presented)
      }
    }
  }
#else
  extension ShownScreens {
    /// Without UIKit there is nothing of the kind.
    init?(of object: AnyObject) {}
  }
#endif
