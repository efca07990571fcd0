extension Plant {
  static var clean: [Plant] { use + time + purpose }

  private static var use: [Plant] {
    [
      Plant("opened") { _ = $0.open() },
      Plant("opened and closed three times") { stage in
        for _ in 0..<3 { stage.close(stage.open()) }
      },
      Plant("opened and closed fifty times, addresses are used again") { stage in
        for _ in 0..<50 { stage.close(stage.open()) }
      },
      Plant("covered by another") { stage in
        _ = stage.open()
        _ = stage.open()
      },
      Plant("one below it, and both closed") { stage in
        let child = stage.open()
        if let child { stage.driver.attach(stage.driver.make(), to: child) }
        stage.tracker.check()
        stage.close(child)
      },
      Plant("no check before it is closed") { stage in
        guard let child = stage.driver.open(stage.parent) else { return }
        stage.close(child)
      },
    ]
  }

  private static var time: [Plant] {
    [
      Plant("freed late, within the time to settle", settling: 100) { stage in
        let child = stage.open()
        stage.close(child)
        Outside.held[stage.driver.name] = child
        stage.wait(90)
        stage.tracker.check()
        Outside.held[stage.driver.name] = nil
      },
      Plant("swiped away, and told within the time to settle", settling: 100) { stage in
        let child = stage.open()
        stage.swipe()
        stage.tracker.check()
        stage.wait(90)
        stage.tracker.check()
        stage.close(child)
        stage.wait(90)
      },
      Plant("freed late, and taken back") { stage in
        let child = stage.open()
        stage.close(child)
        Outside.held[stage.driver.name] = child
        stage.tracker.check()
        Outside.held[stage.driver.name] = nil
      },
    ]
  }

  private static var purpose: [Plant] {
    [
      Plant("kept in a cache on purpose, as the rules say", exempt: true) { stage in
        let child = stage.open()
        stage.close(child)
        Outside.held[stage.driver.name] = child
      },
      Plant("attached again after it was closed", settling: 100) { stage in
        let child = stage.open()
        stage.close(child)
        stage.tracker.check()
        stage.attach(child)
        stage.wait(200)
      },
    ]
  }
}
