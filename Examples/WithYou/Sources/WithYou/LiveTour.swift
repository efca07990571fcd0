import CoordinatorCore

/// A user who takes their time, while `coordviz serve` shows what happens. The address is that of `COORDVIZ_URL`.
@MainActor
struct LiveTour {
  let app: AppCoordinator

  /// Walks through the flows of the app again and again.
  func run(seconds: Double) async {
    let tracker = CoordinatorTracker.watch(app, name: "WithYou")
    tracker.stream(inReleaseBuilds: true)
    let tour = Tour(window: app.window)
    var rest = seconds
    while rest > 0 {
      for step in steps(of: tour) where rest > 0 {
        step()
        await pause(1)
        rest -= 1
      }
    }
    tracker.check()
    tracker.stop()
    // What was told last has to be sent.
    await pause(1)
  }

  private func pause(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  private func steps(of tour: Tour) -> [() -> Void] {
    [
      tour.logIn,
      { tour.selectTab(.home) },
      { tour.shown(HomeScreen.self)?.tap(row: 0) },
      { tour.shown(BeforeTravelScreen.self)?.tapSideBar() },
      { tour.shown(SideBarScreen.self)?.tap(row: 1) },
      { tour.shown(OnGoingTravelScreen.self)?.swipeToNextDay() },
      { tour.selectTab(.travelLog) },
      { tour.shown(TravelLogScreen.self)?.tap(row: 0) },
      { tour.shown(DetailTravelLogScreen.self)?.tapPosts() },
      { tour.shown(PostScreen.self)?.tapSend("Snow on the beach.") },
      { leak(tour) },
      { tour.shown(PostScreen.self)?.tapBack() },
      {}, {}, {}, {}, {},
      { tour.shown(DetailTravelLogScreen.self)?.tapBack() },
      { tour.selectTab(.myPage) },
      { tour.shown(MyPageScreen.self)?.tapLogOut() },
    ]
  }

  /// A mistake on purpose: what is to be done later captures the coordinator of the posts strongly.
  private func leak(_ tour: Tour) {
    guard let posts = tour.shown(PostScreen.self)?.coordinator, let logs = firstScreen(of: tour) else {
      return
    }
    logs.onReturn.append { posts.write("Back home.") }
  }

  private func firstScreen(of tour: Tour) -> TravelLogScreen? {
    let tabs = app.window.topViewController as? PlatformTabs
    return (tabs?.selectedViewController as? PlatformNavigation)?.viewControllers.first as? TravelLogScreen
  }
}
