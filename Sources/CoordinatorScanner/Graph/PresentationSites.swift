/// The ways in which screens are shown, line by line.
///
/// A helper may show what it is given in one of several ways: `attach(child, style: .present)`. Then the name of the
/// helper, or the case in the arguments, decides.
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
    /// The presentations inside the helper, with its lines that lead there.
    var inner: [Presentation: Set<Place>] = [:]
    /// The lines that set up a sheet for what they are given.
    var sheets: Set<Place> = []
  }

  private var ways: [Spot: Ways] = [:]

  mutating func add(_ label: Presentation, _ effect: Effect, of screen: TypeID, by shower: TypeID) {
    let spot = Spot(shower: shower, place: effect.place, screen: screen)
    if effect.places.count == 1 {
      ways[spot, default: Ways()].own.insert(label)
    } else {
      ways[spot, default: Ways()].inner[label, default: []].insert(effect.places[effect.places.count - 2])
      if effect.kind == .calls(UIKit.sheet) { ways[spot]?.sheets.insert(effect.places[0]) }
    }
  }

  /// For each line whose helper has several ways, the one that is meant; nil where nothing tells.
  func resolved(in flow: DataFlow) -> [Spot: Presentation?] {
    var resolved: [Spot: Presentation?] = [:]
    for (spot, ways) in ways where ways.inner.count > 1 || !ways.sheets.isEmpty {
      let lines = ways.own.isEmpty || !ways.sheets.isEmpty ? spot.helperLines(in: flow) : nil
      resolved[spot] = .some(ways.resolved(by: lines))
    }
    return resolved
  }
}

extension PresentationSites.Ways {
  /// The presentation that the lines of the helper lead to; nil if they lead to none or several.
  ///
  /// Code that configures a sheet counts if every path reaches it. To be shown it is presented, too.
  fileprivate func resolved(by lines: BuilderLines?) -> Presentation? {
    let isSheet = sheets.contains { lines?.certain[$0]?.contains(UIKit.sheet) ?? false }
    if let own = own.min() { return isSheet && own == .present ? .sheet : own }
    var labels = inner.filter { label, places in
      (sheets.isEmpty || label != .sheet) && places.contains { lines?.all[$0] != nil }
    }.map(\.key)
    if isSheet, labels.isEmpty || labels == [.present] { labels = [.sheet] }
    return labels.count == 1 ? labels[0] : nil
  }
}

extension PresentationSites.Spot {
  /// The lines of helpers that this line leads to by its arguments.
  fileprivate func helperLines(in flow: DataFlow) -> BuilderLines {
    var lines = BuilderLines(flow, shower)
    for name in flow.functionNames(at: place, of: shower) {
      for id in flow.symbols.functions(named: name, on: shower) where flow.program[id].file == place.file {
        let sites = SiteReader.sites(of: flow.program[id].fact.body ?? [])
        for site in sites where place.isOf(site.expression) {
          guard case .call(let callee, let arguments) = site.expression.kind else { continue }
          if let helper = callee.name { lines.read(helper, arguments) }
        }
      }
    }
    return lines
  }
}
