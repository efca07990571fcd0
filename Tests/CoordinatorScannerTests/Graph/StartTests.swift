import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("What a start leads to")
struct StartTests {
  @Test("What start leads to only through something that is kept is no tab")
  func laterChildren() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Cart", "Link", "Deal", "Hint", "News", "Menu", "Sale") + """
        final class Tabs: Coordinator {
          var childCoordinators: [Coordinator] = []
          let tabs = UITabBarController()
          var onLink: (() -> Void)?
          func start() {
            tabs.viewControllers = [0].map { _ in self.addHome() }
            DispatchQueue.main.async { self.addCart() }
            onLink = { [weak self] in self?.openLink() }
            offers.subscribe(onNext: { [weak self] in self?.openDeal() })
            hints.sink { [weak self] in self?.add(child: Hint()) }
            news.sink { [weak self] in self?.addNews() }
            addNews()
            each { self.addMenu() }
            keep { self.addSale() }
          }
          private func each(_ work: () -> Void) { work() }
          private func keep(_ work: @escaping () -> Void) { onLink = work }
          private func addMenu() { add(child: Menu()) }
          private func addSale() { add(child: Sale()) }
          private func addHome() { add(child: Home()) }
          private func addCart() { add(child: Cart()) }
          private func openLink() { add(child: Link()) }
          private func openDeal() { add(child: Deal()) }
          private func addNews() { add(child: News()) }
        }
        """
    )
    let tabs = scanned.snapshot.graph.nodes.filter { $0.role == .tab }.map(\.id)
    #expect(tabs == ["Cart", "Home", "Menu", "News"])
  }

  @Test("A method that is called for each of some elements is called there and then")
  func methodForElements() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Late") + """
        enum Tab: CaseIterable { case home }
        final class Tabs: Coordinator {
          var childCoordinators: [Coordinator] = []
          let tabs = UITabBarController()
          func start() {
            tabs.viewControllers = Tab.allCases.map(make)
            keep(late)
          }
          private func make(_ tab: Tab) -> UIViewController { add(child: Home()); return UIViewController() }
          private func late(_ tab: Tab) { add(child: Late()) }
        }
        """
    )
    #expect(scanned.snapshot.graph.nodes.filter { $0.role == .tab }.map(\.id) == ["Home"])
  }
}
