/// The screens that a screen shows but keeps in no readable property.
struct ShownScreens: @unchecked Sendable {
  /// The screens on a stack, or the tabs.
  var contained: [AnyObject] = []
  /// The screens inside any other screen.
  var children: [AnyObject] = []
  var presented: AnyObject?
  /// Whether it is not inside another screen. Every screen of a container reports the presentation, but only
  /// the outermost one owns it.
  var isOutermost = true
  /// The first screen of a window.
  var windowRoot: AnyObject?

  /// The properties that they are in, as UIKit calls them.
  enum Property: String, CaseIterable {
    case contained = "viewControllers[#]"
    case children = "children[#]"
    case presented = "presentedViewController"
    case windowRoot = "rootViewController"
  }

  /// All, each with its index in a list.
  var references: [(property: Property, index: Int?, screen: AnyObject)] {
    contained.enumerated().map { (.contained, $0, $1) } + children.enumerated().map { (.children, $0, $1) }
      + [(Property.presented, presented), (.windowRoot, windowRoot)].compactMap { property, screen in
        screen.map { (property, nil, $0) }
      }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ShownScreens {
    /// Reads UIKit's data; nil off the main thread, where UIKit must not be used.
    init?(of object: AnyObject) {
      guard isMainThread else { return nil }
      nonisolated(unsafe) let object = object
      self = MainActor.assumeIsolated {
        if let window = object as? UIWindow { return ShownScreens(windowRoot: window.rootViewController) }
        guard let screen = object as? UIViewController else { return ShownScreens() }
        let stack = (screen as? UINavigationController)?.viewControllers
        let tabs = (screen as? UITabBarController)?.viewControllers
        return ShownScreens(
          contained: stack ?? tabs ?? [],
          children: stack == nil && tabs == nil ? screen.children : [],
          presented: screen.presentedViewController,
          isOutermost: screen.parent == nil
        )
      }
    }

    /// Whether objects of a class may show screens.
    static func mayShow(_ type: AnyClass) -> Bool {
      type is UIViewController.Type || type is UIWindow.Type
    }
  }

  /// A UIKit that is not Apple's only exists for type checks.
  private var isMainThread: Bool {
    #if canImport(Darwin)
      System.isMainThread
    #else
      true
    #endif
  }
#else
  extension ShownScreens {
    /// Without UIKit there are no such screens.
    init?(of object: AnyObject) {}

    /// Whether objects of a class may show screens.
    static func mayShow(_ type: AnyClass) -> Bool { false }
  }
#endif
