/// How coordinators reach the screens in their navigation controllers.
struct NavigationPaths: Sendable {
  /// A coordinator's link to a navigation object, and that object's link to a screen.
  typealias Way = (navigation: WalkRecord.Link, screen: WalkRecord.Link)

  private var navigations: [Int32: [WalkRecord.Link]] = [:]
  private var screens: [Int32: [WalkRecord.Link]] = [:]
  /// For each navigation object, the first link from a coordinator to it.
  private(set) var holders: [Int32: WalkRecord.Link] = [:]

  init(of record: WalkRecord) {
    for link in record.links {
      let (owner, target) = (
        record.objects[Int(link.owner)].category, record.objects[Int(link.target)].category
      )
      if owner == .coordinator, target.isNavigation {
        navigations[link.owner, default: []].append(link)
        if holders[link.target] == nil { holders[link.target] = link }
      }
      if owner.isNavigation, target == .screen { screens[link.target, default: []].append(link) }
    }
  }

  /// The first way from a coordinator to a screen, if there is one.
  func way(from coordinator: Int32, to screen: Int32) -> Way? {
    for shown in screens[screen] ?? [] {
      if let kept = navigations[coordinator]?.first(where: { $0.target == shown.owner }) {
        return (kept, shown)
      }
    }
    return nil
  }
}
