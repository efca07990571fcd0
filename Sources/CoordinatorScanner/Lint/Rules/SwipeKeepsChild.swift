/// Finds children that a swipe takes off the screen but not out of their parent, in apps that care about swipes elsewhere.
struct SwipeKeepsChild {
  static let rule = SourceRule(
    id: "swipe-keeps-child",
    severity: .note,
    summary: "a child that stays when the user swipes its screen away",
    advice:
      "A swipe back or down calls no button, so the parent keeps the child. Remove it where the system tells of the swipe."
  )

  let lifecycles: Lifecycles

  private var graph: CallGraph { lifecycles.graph }
  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }

  /// A way in which the user takes a screen away.
  private struct Swipe {
    let kind: Presentation
    /// The method by which the system tells of it.
    let method: Name
    /// The label by which methods of one name differ.
    let label: Name?
    let words: String
  }

  private static let swipes = [
    Swipe(kind: .present, method: "presentationControllerDidDismiss", label: nil, words: "pulls its sheet down"),
    Swipe(kind: .push, method: "navigationController", label: "didShow", words: "swipes back"),
  ]

  /// Properties and cases that say that a screen cannot be swiped away, or who hears of it.
  private static let answers: Set<Name> = [
    "isModalInPresentation", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
    "presentationController", "interactivePopGestureRecognizer", "hidesBackButton", "transitioningDelegate",
  ]

  var violations: [RuleViolation] {
    var seen: Set<Place> = []
    return Self.swipes.filter { swipe in lifecycles.methods.contains { hears($0, of: swipe) } }
      .flatMap { swipe in waysOut.tenures.compactMap { violation($0, swipe) } }
      .filter { seen.insert($0.place).inserted }
  }

  private func hears(_ method: Method, of swipe: Swipe) -> Bool {
    method.name == swipe.method && !method.statements.isEmpty
      && swipe.label.map { label in method.parameters.contains { $0.label == label } } ?? true
  }

  private func violation(_ tenure: Tenure, _ swipe: Swipe) -> RuleViolation? {
    let type = tenure.child.type
    let exits = OwnExits(lifecycles: lifecycles, type: type)
    let involved = [type, tenure.owner]
    guard let shown = exits.shows.first(where: { $0.kind == swipe.kind && exits.isAtStart($0.place) }),
      !involved.contains(where: { answers($0, swipe) }), !screens(of: type).contains(where: hearsItself),
      waysOut.ways(out: tenure).contains(where: { waysOut.removes($0.bodies, tenure) })
    else { return nil }
    let (child, owner) = (lifecycles.name(type), lifecycles.name(tenure.owner))
    return RuleViolation(
      place: shown.place,
      type: type,
      message:
        "\(owner) keeps \(child) when the user \(swipe.words), because nothing hears of it; implement `\(swipe.method)` and remove it there"
    )
  }

  private func answers(_ type: TypeID, _ swipe: Swipe) -> Bool {
    lifecycles.methods(of: type).contains { method in
      hears(method, of: swipe)
        || method.sites.contains { site in
          guard let name = site.expression.name else { return false }
          if Self.answers.contains(name) { return true }
          guard case .assignment(let left, _) = site.expression.kind else { return false }
          return left.name == "delegate" && left.names.contains { $0.lowercased().contains("navigation") }
        }
    }
  }

  private func screens(of type: TypeID) -> [TypeID] {
    lifecycles.methods(of: type).flatMap(\.effects).filter { Presentation($0) != nil }.flatMap(\.subject.types)
  }

  /// Whether a screen hears itself that it is gone.
  private func hearsItself(_ screen: TypeID) -> Bool {
    lifecycles.methods(of: screen).contains {
      ["viewDidDisappear", "viewWillDisappear", "deinit", "didMove", "willMove", "dismiss"].contains($0.name)
        && !$0.statements.isEmpty
    }
  }
}
