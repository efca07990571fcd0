import CoordinatorCore

/// A user who taps through the app. It sees what is on screen, and no coordinator.
@MainActor
struct Tour {
  let window: PlatformNavigation

  /// Logs in and out and in again, looks at travels in the first tab and at a log in the second, and leaves all
  /// that was opened last open.
  func run() {
    logIn()
    selectTab(.myPage)
    shown(MyPageScreen.self)?.tapLogOut()
    logIn()
    lookAtTravels()
    lookBack()
  }

  func logIn() {
    shown(LoginScreen.self)?.tapLogIn(name: " ")
    shown(LoginScreen.self)?.tapLogIn(name: "Ji-woo")
  }

  /// Closes a plan and opens it again; from its side bar on to the travel under way.
  private func lookAtTravels() {
    selectTab(.home)
    shown(HomeScreen.self)?.tap(row: 0)
    shown(BeforeTravelScreen.self)?.tapBack()
    shown(HomeScreen.self)?.tap(row: 0)
    shown(BeforeTravelScreen.self)?.tapSideBar()
    shown(SideBarScreen.self)?.tap(row: 1)
    shown(OnGoingTravelScreen.self)?.swipeToNextDay()
  }

  /// Writes a post about a travel that is over, and begins a second look back at it.
  private func lookBack() {
    selectTab(.travelLog)
    shown(TravelLogScreen.self)?.tap(row: 0)
    shown(DetailTravelLogScreen.self)?.tapPosts()
    shown(PostScreen.self)?.tapSend("Snow on the beach.")
    shown(PostScreen.self)?.tapRewind()
    shown(CreateRewindScreen.self)?.tapSave(bestMoment: "The fish market at dawn.")
    shown(PostScreen.self)?.tapRewind()
  }

  func selectTab(_ page: TabbarPage) {
    let tabs = window.topViewController as? PlatformTabs
    tabs?.selectedIndex = TabbarPage.allCases.firstIndex(of: page) ?? 0
  }

  /// The screen on top, if it is of that kind.
  func shown<Kind>(_ kind: Kind.Type) -> Kind? {
    let tabs = window.topViewController as? PlatformTabs
    let tab = tabs?.selectedViewController as? PlatformNavigation
    return (tab?.topViewController ?? window.topViewController) as? Kind
  }
}
