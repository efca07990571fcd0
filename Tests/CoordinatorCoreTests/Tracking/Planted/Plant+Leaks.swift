extension Plant {
  static var leaks: [Plant] { screens + lives + shapes }

  private static var screens: [Plant] {
    [
      Plant("its screen is swiped away", expecting: { ["attached-without-screen: \($0.child)"] }) { stage in
        _ = stage.open()
        stage.swipe()
      },
      Plant("three times its screen is swiped away", expecting: threeTimes) { stage in
        for _ in 0..<3 {
          _ = stage.open()
          stage.swipe()
        }
      },
      Plant("taken out of the list, its screen stays", expecting: takenOut) { stage in
        stage.detach(stage.open())
      },
      Plant("closed by hand, the list forgotten", expecting: { ["attached-without-screen: \($0.child) +1"] })
      { stage in
        let child = stage.open()
        if let child { stage.driver.attach(stage.driver.make(), to: child) }
        stage.tracker.check()
        stage.swipe()
      },
    ]
  }

  /// A property that is taken lets no second one in.
  private static func threeTimes(_ driver: any Driver.Type) -> [String] {
    driver.slot == .single
      ? ["attached-without-screen: \(driver.child)"] : ["growing: \(driver.child) x3"]
  }

  private static func takenOut(_ driver: any Driver.Type) -> [String] {
    driver.slot == .none
      ? ["screen-without-coordinator: \(screen(of: driver))"] : ["held-but-not-attached: \(driver.child)"]
  }

  private static func screen(of driver: any Driver.Type) -> String {
    switch driver.name {
    case "ParentChild": "EmailViewController"
    case "Coordinator": "PlantScreen"
    default: driver.child.replacingEnd("Coordinator", by: "ViewController")
    }
  }

  private static var lives: [Plant] {
    [
      Plant("closed, and a closure holds it", expecting: { ["detached-but-alive: \($0.child)"] }) { stage in
        let child = stage.open()
        stage.close(child)
        let closure: () -> AnyObject? = { child }
        Outside.held[stage.driver.name] = closure as AnyObject
      },
      Plant("closed with one below it, held", expecting: withOneBelow) { stage in
        let child = stage.open()
        if let child { stage.driver.attach(stage.driver.make(), to: child) }
        stage.tracker.check()
        stage.close(child)
        Outside.held[stage.driver.name] = child
      },
      Plant("three are closed and held", expecting: { ["growing: \($0.child) x3"] }) { stage in
        var all: [AnyObject] = []
        for _ in 0..<3 {
          guard let child = stage.open() else { continue }
          stage.close(child)
          all.append(child)
        }
        Outside.held[stage.driver.name] = all as AnyObject
      },
    ]
  }

  /// Our own class takes its children down with it.
  private static func withOneBelow(_ driver: any Driver.Type) -> [String] {
    ["detached-but-alive: \(driver.child)" + (driver.keepsOneParent ? "" : " +1")]
  }

  private static var shapes: [Plant] {
    [
      Plant("attached twice", expecting: { $0.refusesTwice ? [] : ["attached-twice: \($0.child)"] }) {
        stage in
        stage.attach(stage.open())
      },
      Plant("attached to two parents", expecting: { $0.keepsOneParent ? [] : ["two-parents: \($0.child)"] }) {
        stage in
        guard let child = stage.open(), let root = stage.root else { return }
        let other = stage.driver.make()
        stage.driver.attach(other, to: root)
        stage.driver.attach(child, to: other)
      },
      Plant("its own ancestor is its child", expecting: cycle) { stage in
        let child = stage.open()
        if let child { stage.driver.attach(stage.parent, to: child) }
      },
    ]
  }

  private static func cycle(_ driver: any Driver.Type) -> [String] {
    if driver.keepsOneParent { return [] }
    let parents = [
      "Guide": "HomeCoordinator", "ParentChild": "ParentCoordinator", "RootScreen": "MainCoordinator",
      "CompositionRoot": "HomeCoordinator", "BaseClass": "LogInCoordinator",
    ]
    let parent = parents[driver.name] ?? ""
    return ["cycle: \(parent)"]
  }
}

extension String {
  fileprivate func replacingEnd(_ end: String, by other: String) -> String {
    hasSuffix(end) ? dropLast(end.count) + other : self
  }
}
