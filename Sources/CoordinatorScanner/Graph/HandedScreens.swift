/// Screens that a coordinator shows and also passes to another coordinator, which presents its own screens on them.
struct HandedScreens {
  /// A screen that a coordinator hands to another one.
  private struct Handing: Hashable {
    let screen: AllocationSite
    let giver: TypeID
    let taker: TypeID
  }

  private let flow: DataFlow
  private let coordinators: Set<TypeID>
  private var handings: Set<Handing> = []
  /// The coordinators that show each screen that is handed on.
  private var showers: [AllocationSite: Set<TypeID>] = [:]
  /// The coordinators that keep each screen.
  private var keepers: [AllocationSite: Set<TypeID>] = [:]
  /// The lines of the coordinators that take screens.
  private var lines: [Place: TypeID] = [:]

  /// - Parameter isShowing: Whether an effect of a coordinator says how something is shown.
  init(_ flow: DataFlow, _ coordinators: Set<TypeID>, _ isShowing: (Effect, TypeID) -> Bool) {
    (self.flow, self.coordinators) = (flow, coordinators)
    for attributed in flow.attributedEffects { hand(attributed) }
    if handings.isEmpty { return }
    for taker in Set(handings.map(\.taker)).sorted() {
      for member in flow.program.members(of: taker) {
        for site in SiteReader.sites(of: member.statements) {
          lines[Place(file: member.file, at: site.expression.id)] = taker
        }
      }
    }
    let screens = Set(handings.map(\.screen))
    for (field, values) in flow.fields where field.objects == .all && coordinators.contains(field.type) {
      for case .object(let made) in values.all where screens.contains(made) {
        keepers[made, default: []].insert(field.type)
      }
    }
    for attributed in flow.attributedEffects { show(attributed, screens, isShowing) }
  }

  /// Whether a screen stays with the coordinator that passes it on. It stays if the giver keeps or shows the screen,
  /// and the receiver does not show it.
  func staysWith(_ giver: TypeID?, _ screen: AllocationSite, handedTo taker: TypeID) -> Bool {
    guard let giver, handings.contains(Handing(screen: screen, giver: giver, taker: taker)) else {
      return false
    }
    let showers = showers[screen] ?? []
    let isOwn = showers.contains(giver) || keepers[screen]?.contains(giver) == true
    return isOwn && !showers.contains(taker)
  }

  private mutating func hand(_ attributed: AttributedEffect) {
    guard let giver = attributed.type, coordinators.contains(giver) else { return }
    switch attributed.effect.kind {
    case .sets, .hands: break
    default: return
    }
    guard case .object(let owner)? = attributed.effect.target.all.first, owner.type != giver,
      coordinators.contains(owner.type)
    else { return }
    for case .object(let made) in attributed.effect.subject.all where flow.classification.isScreen(made.type)
    {
      handings.insert(Handing(screen: made, giver: giver, taker: owner.type))
    }
  }

  private mutating func show(
    _ attributed: AttributedEffect,
    _ screens: Set<AllocationSite>,
    _ isShowing: (Effect, TypeID) -> Bool
  ) {
    guard let type = attributed.type, coordinators.contains(type) else { return }
    for case .object(let made) in attributed.effect.subject.flattened.all where screens.contains(made) {
      guard isShowing(attributed.effect, type) else { return }
      showers[made, default: []].insert(shower(attributed.effect, by: type))
    }
  }

  /// The coordinator that shows something: the receiver of the call, or the type that contains the line.
  private func shower(_ effect: Effect, by type: TypeID) -> TypeID {
    if let receiver = effect.target.types.first(where: coordinators.contains) { return receiver }
    guard effect.places.count > 1 else { return type }
    return lines[effect.places[effect.places.count - 2]] ?? type
  }
}
