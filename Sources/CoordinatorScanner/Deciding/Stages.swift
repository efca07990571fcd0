/// Coordinators that publish which screen or which flow is seen, and leave it to views of SwiftUI to show it.
struct Stages {
  private(set) var reasons: [(type: TypeID, reason: String)] = []

  /// - Parameter candidates: Types that are named like coordinators, and are none so far.
  init(_ program: Program, of candidates: [TypeID]) {
    let observed = candidates.filter(program.isObserved)
    if observed.isEmpty { return }
    let showings = FlowViews(program, of: Set(observed)).showings
    for type in observed {
      let own = showings.filter { $0.spot.coordinator == type }
      if let reason = Self.reason(by: own, program, type) ?? program.viewReason(of: type) {
        reasons.append((type, "is named so, and \(reason)"))
      }
    }
  }

  /// Why what views show by the states of an object makes it a coordinator.
  private static func reason(by showings: [FlowViews.Showing], _ program: Program, _ type: TypeID) -> String?
  {
    if let push = showings.first(where: { $0.spot.label == "push" }) {
      return "has the path \(push.spot.state) of a stack"
    }
    let states = program[type].properties.map(\.fact.name).filter { program.isStage($0, of: type) }
    // A view for one case alone may be a detail of a screen; one for each of several is what there is to see.
    let stage = states.first { state in
      let screens = showings.filter { ["root", "tab"].contains($0.spot.label) && $0.spot.state == state }.map(
        \.screen
      )
      return Set(screens).count > 1
    }
    return stage.map { "says by \($0) which view is seen" }
  }
}

extension Program {
  /// Whether a property says which screen or flow is seen: one of several cases, by a name for such.
  func isStage(_ name: Name, of type: TypeID) -> Bool {
    guard let (owner, position) = property(name, on: type) else { return false }
    let property = self[owner].properties[position]
    guard property.fact.getter == nil, !property.fact.isStatic, let cases = property.fact.caseType,
      let cases = resolve(cases, in: Scope(file: property.file, type: owner)), self[cases].kind == .enum
    else { return false }
    return Words.isStage(name) || Words.isStage(self[cases].name)
  }

  /// Why an object that makes views is a coordinator: it chooses one of several screens.
  fileprivate func viewReason(of type: TypeID) -> String? {
    for property in self[type].properties where property.fact.type?.isView == true {
      if choosesScreen(property.fact.getter ?? [], type, property.file) {
        return "chooses a screen in \(property.fact.name)"
      }
    }
    for id in self[type].functions where self[id].fact.returns?.isView == true {
      if choosesScreen(self[id].fact.body ?? [], type, self[id].file) {
        return "chooses a screen in \(self[id].fact.name)"
      }
    }
    return nil
  }

  private func choosesScreen(_ body: [Statement], _ type: TypeID, _ file: Int) -> Bool {
    let made = SiteReader.sites(of: body).compactMap { $0.expression.madeType }
    let screens = made.compactMap { resolve($0, in: Scope(file: file, type: type)) }.filter(isScreen)
    return Set(screens).count > 1
  }
}

extension TypeReference {
  /// Whether it is a view of SwiftUI, whichever.
  fileprivate var isView: Bool { name == "View" || name == "AnyView" }
}
