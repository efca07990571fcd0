import CoordinatorCore

/// A user who opens everything in the shop and goes back, while a tracker watches.
@MainActor
struct Tour {
  let app: AppCoordinator

  func run(recordingAt path: String) throws {
    let time = TourTime()
    let rules = TrackingRules(settling: 1000, now: { time.milliseconds })
    let tracker = CoordinatorTracker.watch(app, name: "LeakyShop", rules: rules)
    try tracker.record(to: path)
    for visit in visits {
      visit()
      tracker.check()
    }
    // Whatever is on its way out has time to go.
    time.milliseconds += 2000
    tracker.check()
    app.finishUpload()
    time.milliseconds += 500
    tracker.check()
    tracker.stop()
  }

  private var visits: [() -> Void] {
    [
      app.showProducts, app.checkOut, app.offerCoupon, app.showReceipt, app.logIn, app.showCart, app.endCart,
      app.getHelp,
      app.search, app.makeWishes, app.review, app.changeSettings, app.upload, app.pay,
      app.showProfile,
    ]
  }
}

/// A time that goes on when it is told to, so that the tour waits for nothing.
final class TourTime: @unchecked Sendable {
  var milliseconds = 0
}
