/// Finds children that a swipe takes off the screen but not out of their parent.
struct SwipeKeepsChild {
  static let rule = SourceRule(
    id: "swipe-keeps-child",
    severity: .warning,
    summary: "a child that stays when the user swipes its screen away",
    advice:
      "A swipe back or down calls no button, so the parent keeps the child. Remove it where the system tells of the swipe. The class that it tells has to be an NSObject."
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
    var label: Name?
    let words: String
  }

  private static let down = Swipe(
    kind: .present,
    method: "presentationControllerDidDismiss",
    words: "pulls its sheet down"
  )
  private static let back = Swipe(
    kind: .push,
    method: "navigationController",
    label: "didShow",
    words: "swipes back"
  )

  /// Members and cases that keep the user from swiping, or tell of it.
  private static let answers: Set<Name> = [
    "isModalInPresentation", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
    "presentationController", "interactivePopGestureRecognizer", "hidesBackButton", "transitioningDelegate",
    "interactiveDismissDisabled", "onDisappear", "onDismiss",
  ]

  var violations: [RuleViolation] {
    // Nearly no app hears of a swipe back, so only those are told of it that do so elsewhere.
    let swipes =
      lifecycles.methods.contains { hears($0, of: Self.back) } ? [Self.down, Self.back] : [Self.down]
    var seen: Set<Place> = []
    let tenures = waysOut.tenures.filter { !waysOut.removals($0).isEmpty }
    return
      (swipes.flatMap { swipe in tenures.compactMap { violation($0, swipe) } }
      + tenures.flatMap(ofSheets))
      .filter { seen.insert($0.place).inserted }
  }

  /// Sheets of SwiftUI that are pulled down without clearing the property of their child.
  private func ofSheets(_ tenure: Tenure) -> [RuleViolation] {
    let sheets = waysOut.sheets(of: tenure).filter(\.isSwipedSilently)
    guard let slot = tenure.property, !sheets.isEmpty,
      // Where nothing hides the sheet otherwise, clearing the property does.
      sheets.contains(where: { $0.flag == nil })
        || waysOut.ways(out: tenure).contains(where: { waysOut.removes($0, tenure) })
    else { return [] }
    let (child, owner) = (lifecycles.name(tenure.child.type), lifecycles.name(tenure.owner))
    return sheets.map { sheet in
      RuleViolation(
        place: sheet.place,
        type: tenure.child.type,
        message:
          "\(owner) keeps \(child) when the user \(Self.down.words), because nothing hears of it; pass `onDismiss`, and set `\(slot)` to nil there"
      )
    }
  }

  private func hears(_ method: Method, of swipe: Swipe) -> Bool {
    method.name == swipe.method && !method.statements.isEmpty
      && swipe.label.map { label in method.parameters.contains { $0.label == label } } ?? true
  }

  private func violation(_ tenure: Tenure, _ swipe: Swipe) -> RuleViolation? {
    let type = tenure.child.type
    let shows = OwnExits(lifecycles: lifecycles, type: type).shows
    guard
      let shown = shows.first(where: {
        $0.kind == swipe.kind && $0.isAtStart && !$0.isOfSystem && isSwiped($0, swipe)
      }),
      isRemovedOtherwise(tenure), swipe.kind != .push || showsScreens(tenure.owner), !answers(tenure, swipe),
      !waysOut.screensHearOfTheirEnd(type)
    else { return nil }
    let (child, owner) = (lifecycles.name(type), lifecycles.name(tenure.owner))
    return RuleViolation(
      place: shown.place,
      type: type,
      message:
        "\(owner) keeps \(child) when the user \(swipe.words), because nothing hears of it; \(fix(tenure, swipe))"
    )
  }

  /// How the child tells of the swipe: by the call that also tells of its other ends.
  private func fix(_ tenure: Tenure, _ swipe: Swipe) -> String {
    let end = waysOut.ways(out: tenure).first { waysOut.removes($0, tenure) }
    let call =
      end.map { "tell \(lifecycles.name(tenure.owner)) by `\($0.called)` there" } ?? "remove it there"
    return swipe.kind == .push
      ? "conform to UINavigationControllerDelegate, implement `\(swipe.method)(_:didShow:animated:)`, and \(call)"
      : "conform to UIAdaptivePresentationControllerDelegate, set `presentationController?.delegate` of the screen, implement `\(swipe.method)`, and \(call)"
  }

  /// Whether a coordinator shows screens. Otherwise, that of its child may be the first, which stays.
  private func showsScreens(_ type: TypeID) -> Bool {
    lifecycles.methods(of: type).flatMap(\.own).contains { effect in
      Presentation(effect) != nil && !effect.subject.types.contains(where: lifecycles.nodes.contains)
    }
  }

  /// Whether the child is removed when it is done. Otherwise, the swipe is not the cause.
  private func isRemovedOtherwise(_ tenure: Tenure) -> Bool {
    let ways = waysOut.ways(out: tenure)
    return ways.contains { waysOut.removes($0, tenure) } || ways.isEmpty && returnsStream(tenure.child.type)
  }

  /// Whether the start of a coordinator returns its end.
  private func returnsStream(_ type: TypeID) -> Bool {
    lifecycles.methods(of: type).contains { method in
      guard CoordinatorNaming.isStarting(method.name), let function = method.function else { return false }
      return lifecycles.program[function].fact.returns != nil
    }
  }

  /// Whether a line shows a screen that the user can swipe away, without a closure for the end.
  private func isSwiped(_ show: OwnExits.Show, _ swipe: Swipe) -> Bool {
    lifecycles.methods.contains { method in
      method.file == show.place.file
        && method.sites.contains { site in
          guard show.place.isOf(site.expression), case .call(let callee, _) = site.expression.kind,
            let name = callee.name
          else { return false }
          return Presentation(method: name) == swipe.kind && site.expression.closuresOfShow.isEmpty
        }
    }
  }

  /// Whether something that the start of a child runs, or the child or its owner themselves, care about the swipe. The
  /// owner may hear of its own screen, too.
  private func answers(_ tenure: Tenure, _ swipe: Swipe) -> Bool {
    let type = tenure.child.type
    let started = graph.reach(from: graph.bodies(of: type) + graph.bodies(named: "init", of: type))
    return started.contains { hears(graph.methods[$0.method], of: swipe) }
      || waysOut.ownerRemoves(tenure, in: swipe.method)
      || started.contains { graph.content(of: $0).sites.contains { answers($0.expression) } }
  }

  private func answers(_ expression: Expression) -> Bool {
    guard let name = expression.name else { return false }
    if Self.answers.contains(name) { return true }
    return !Self.gone.isDisjoint(with: ExitNaming.words(of: name.text))
  }

  private static let gone: Set = [
    "popped", "disappear", "disappeared", "dismissed", "deallocated", "gone", "removed",
  ]
}
