/// The ways in which screens are shown, line by line.
///
/// A helper may show what it is given in one of several ways: `attach(child, style: .present)`. The analysis follows the
/// way that the case among the arguments tells. Where it tells none, the name of the helper decides.
struct PresentationSites {
  /// A line that shows a screen.
  struct Spot: Hashable {
    let shower: TypeID
    let place: Place
    let screen: TypeID
  }

  fileprivate struct Ways {
    /// What the line itself says.
    var own: Set<Presentation> = []
    /// The presentations inside the helper.
    var inner: Set<Presentation> = []
    /// Whether the helper sets up a sheet for what it is given.
    var setsUpSheet = false
  }

  private var ways: [Spot: Ways] = [:]

  mutating func add(_ label: Presentation, _ effect: Effect, of screen: TypeID, by shower: TypeID) {
    let spot = Spot(shower: shower, place: effect.place, screen: screen)
    if effect.places.count == 1 {
      ways[spot, default: Ways()].own.insert(label)
    } else {
      ways[spot, default: Ways()].inner.insert(label)
      if effect.kind.setsUpSheet { ways[spot]?.setsUpSheet = true }
    }
  }

  /// For each line whose helper has several ways, the one that is meant; nil where nothing tells.
  var resolved: [Spot: Presentation?] {
    ways.filter { $0.value.inner.count > 1 || $0.value.setsUpSheet }.mapValues(\.meant)
  }
}

extension PresentationSites.Ways {
  /// To be shown, a sheet is presented, too.
  fileprivate var meant: Presentation? {
    if let own = own.min() { return setsUpSheet && own == .present ? .sheet : own }
    let others = setsUpSheet ? inner.subtracting([.sheet]) : inner
    return setsUpSheet && others.isSubset(of: [.present]) ? .sheet : others.only
  }
}
