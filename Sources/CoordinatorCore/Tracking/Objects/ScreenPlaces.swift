import CoordinatorGraph

/// Which screens are on screen, or only covered.
struct ScreenPlaces {
  private let situation: TrackedTree
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The screens that contain or present others.
  private let outer: Set<Int32>

  init(of situation: TrackedTree) {
    self.situation = situation
    outer = Set(situation.containers.values)
    for (number, tracked) in situation.tracked.enumerated() {
      guard let tracked, !tracked.isCoordinator else { continue }
      numbers[ObjectIdentifier(situation.objects[number])] = number
      tracked.wasPlaced = tracked.wasPlaced || isPlaced(number)
    }
  }

  private func isPlaced(_ number: Int) -> Bool {
    if situation.containers[Int32(truncatingIfNeeded: number)] != nil { return true }
    switch ScreenPlace(of: situation.objects[number]) {
    case .within, .shown: return true
    case .nowhere, .unknown: return false
    }
  }

  /// Climbs to the outermost screen. If a screen was placed before and is not any more, it is gone with all
  /// its content.
  func isShown(_ number: Int) -> Bool { isShown(situation.objects[number], number: number) }

  /// The same of a screen that the walk did not reach. Where the platform does not tell, it counts as gone: nothing shows that
  /// it is still there.
  func isShown(unreached screen: Tracked) -> Bool {
    guard screen.isShown, let object = screen.object else { return false }
    if case .unknown = ScreenPlace(of: object) { return false }
    if case .nowhere = ScreenPlace(of: object) { return false }
    return isShown(object, number: nil)
  }

  private func isShown(_ screen: AnyObject, number: Int?) -> Bool {
    var (object, seen) = (screen, Set<ObjectIdentifier>())
    repeat {
      switch ScreenPlace(of: object) {
      case .within(let outer): object = outer
      case .shown: return true
      case .nowhere: return isOutermost(object, from: number)
      case .unknown:
        guard let outer = container(of: object) else { return isOutermost(object, from: number) }
        object = outer
      }
    } while seen.insert(ObjectIdentifier(object)).inserted
    return true
  }

  private func container(of object: AnyObject) -> AnyObject? {
    numbers[ObjectIdentifier(object)].flatMap { situation.containers[Int32(truncatingIfNeeded: $0)] }
      .map { situation.objects[Int($0)] }
  }

  private func isOutermost(_ object: AnyObject, from number: Int?) -> Bool {
    guard let known = numbers[ObjectIdentifier(object)], let outermost = situation.tracked[known] else {
      return true
    }
    if outermost.wasPlaced { return false }
    // A single screen may not be visible yet; a container of screens belongs to a window.
    return known != number || outer.contains(Int32(truncatingIfNeeded: known))
  }
}
