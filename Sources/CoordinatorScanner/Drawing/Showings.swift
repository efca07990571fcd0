/// The ways in which screens are shown, line by line.
///
/// A helper may show what it is given in one of several ways: `attach(child, style: .present)`. There only what the line
/// says itself tells which one: the helper's name, or the case that it is given.
struct Showings {
  /// A line that shows a screen.
  struct Spot: Hashable {
    let shower: TypeID
    let place: Place
    let screen: TypeID
  }

  private struct Ways {
    /// What the line itself says.
    var own: Set<String> = []
    /// What is said further inside, and the lines of the helper that lead there.
    var inner: [String: Set<Place>] = [:]
  }

  private var ways: [Spot: Ways] = [:]

  mutating func add(_ label: String, _ effect: Effect, of screen: TypeID, by shower: TypeID) {
    let spot = Spot(shower: shower, place: effect.place, screen: screen)
    if effect.places.count == 1 {
      ways[spot, default: Ways()].own.insert(label)
    } else {
      ways[spot, default: Ways()].inner[label, default: []].insert(effect.places[effect.places.count - 2])
    }
  }

  /// For each line whose helper has several ways, the one that is meant; nil where nothing tells.
  func settled(in flow: Flow) -> [Spot: String?] {
    var settled: [Spot: String?] = [:]
    for (spot, ways) in ways where ways.inner.count > 1 {
      let asked = ways.own.isEmpty ? spot.helperLines(in: flow) : []
      let labels =
        ways.own.isEmpty
        ? ways.inner.filter { !$0.value.isDisjoint(with: asked) }.map(\.key)
        : [ways.own.min(by: Presentation.isStronger)].compactMap { $0 }
      settled[spot] = .some(labels.count == 1 ? labels[0] : nil)
    }
    return settled
  }
}

extension Showings.Spot {
  /// The lines that helpers of the shower are led to by what this line gives them.
  fileprivate func helperLines(in flow: Flow) -> Set<Place> {
    var lines = BuilderLines(flow, shower)
    for name in flow.functionNames(at: place, of: shower) {
      for id in flow.functions(named: name, on: shower) where flow.program[id].file == place.file {
        let sites = SiteReader.sites(of: flow.program[id].fact.body ?? [])
        for site in sites where site.expression.line == place.line {
          guard case .call(let callee, let arguments) = site.expression.kind else { continue }
          if let helper = callee.name { lines.read(helper, arguments) }
        }
      }
    }
    return Set(lines.all.keys)
  }
}
