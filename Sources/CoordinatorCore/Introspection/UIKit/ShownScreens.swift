/// The screens that a screen shows but keeps in no readable property.
struct ShownScreens: @unchecked Sendable {
  var contained: [AnyObject] = []
  var presented: AnyObject?
}

#if canImport(UIKit) && !os(watchOS)
  #if canImport(Darwin)
    import Darwin
  #endif
  import UIKit

  extension ShownScreens {
    /// Reads UIKit's data; nil off the main thread, where UIKit must not be used.
    init?(of object: AnyObject) {
      guard isMainThread else { return nil }
      nonisolated(unsafe) let object = object
      self = MainActor.assumeIsolated {
        let stack = (object as? UINavigationController)?.viewControllers
        let tabs = (object as? UITabBarController)?.viewControllers
        let presented = (object as? UIViewController)?.presentedViewController
        return ShownScreens(contained: stack ?? tabs ?? [], presented: presented)
      }
    }
  }

  /// A UIKit that is not Apple's only exists for type checks.
  private var isMainThread: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      true
    #endif
  }
#else
  extension ShownScreens {
    /// Without UIKit there are no such screens.
    init?(of object: AnyObject) {}
  }
#endif
