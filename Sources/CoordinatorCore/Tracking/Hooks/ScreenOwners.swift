/// Caches which classes of coordinators have no screen. A conformance check for each object costs as much as
/// the rest of an event.
@MainActor
enum ScreenOwners {
  private static let places = 16
  // A few classes at a time, each in a slot that its address determines.
  private static var ruledOut = [ObjectIdentifier?](repeating: nil, count: places)

  static func mayOwn(_ coordinator: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: coordinator))
    return ruledOut[place(of: type)] != type
  }

  static func rule(out coordinator: AnyObject) {
    // A coordinator with a screen may not have it yet.
    guard !(coordinator is any ViewableCoordinating) else { return }
    let type = ObjectIdentifier(type(of: coordinator))
    ruledOut[place(of: type)] = type
  }

  private static func place(of type: ObjectIdentifier) -> Int { (Int(bitPattern: type) >> 4) & (places - 1) }
}
