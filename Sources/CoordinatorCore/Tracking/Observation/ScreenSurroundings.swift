/// What keeps screens alive: the outermost screens that contain or present them, and their windows.
struct ScreenSurroundings {
  private(set) var outermost: [AnyObject] = []
  private(set) var windows: [AnyObject] = []

  init(of screens: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    for screen in screens {
      var outer = screen
      var climbed: Set<ObjectIdentifier> = []
      while case .within(let next) = ScreenPlace(of: outer), climbed.insert(ObjectIdentifier(outer)).inserted
      {
        outer = next
      }
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
