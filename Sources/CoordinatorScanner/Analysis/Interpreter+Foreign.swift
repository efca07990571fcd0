/// What methods give that are not in the sources, as far as their kind tells.
extension Interpreter {
  /// What a method from elsewhere gives; nil where nothing tells.
  mutating func foreignResult(
    of name: Name,
    on receiver: AbstractValue?,
    _ given: [EvaluatedArgument],
    at site: ExpressionID
  ) -> PointsToSet? {
    let traits = flow.traits(of: name)
    if traits.contains(.instantiates) {
      // What a storyboard has a closure make, with the coder that it gives it.
      let made = join(given).called
      if !made.isEmpty { return made }
    }
    if let made = factory(name, on: receiver, given) { return made }
    if let made = streamed(name, given, at: site) { return made }
    if let lent = lendOwner(to: name, on: receiver, given) { return lent }
    guard let receiver else { return nil }
    if traits.contains(.setsUp), given.count == 1, let closure = given[0].closure {
      readAgain(closure, [[receiver]])
      return [receiver]
    }
    // A modifier of SwiftUI dresses the view; whatever it returns shows it.
    return isView(receiver) ? [receiver] : nil
  }

  private func isView(_ value: AbstractValue) -> Bool {
    guard let type = type(of: value) else { return false }
    return program[type].kind == .struct && flow.classification.isScreen(type)
  }

  /// Reads a closure that was read as a value once more, with what it is known to be given; tells only what is new.
  ///
  /// A closure within two that are read again, or deeper than six closures, is read only once. Otherwise each level would
  /// double the cost.
  mutating func readAgain(_ closure: Closure, _ arguments: [PointsToSet], result expected: Expected? = nil) {
    guard rereadings < 2, closureDepth < Self.deepestReread else { return }
    rereadings += 1
    defer { rereadings -= 1 }
    let known = effects
    _ = read(closure, arguments, result: expected)
    var fresh = Set(effects[known.count...])
    for effect in known { fresh.remove(effect) }
    effects = known + effects[known.count...].filter(fresh.contains)
  }

  private static let deepestReread = 6
}

extension Interpreter {
  /// Whoever sets up the sheet of a screen shows it as one.
  mutating func setUpSheet(of base: Expression, at site: ExpressionID) -> PointsToSet {
    let screens = values(of: base)
    note(.calls(UIKit.sheet), [], screens.filter { isScreen($0) || $0.isParameter }, at: site)
    return screens.flatMap { read(UIKit.sheet, of: $0) }
  }

  /// A screen that a storyboard makes is made where it is cast to its type.
  mutating func instantiated(_ value: Expression, _ values: PointsToSet, at site: ExpressionID) -> PointsToSet
  {
    // What a static method of a screen gives is made by whoever calls that.
    guard !isStatic, value.isInstantiation, case .typed(let type)? = values.all.first, values.all.count == 1,
      flow.classification.isScreen(type)
    else { return values }
    let made = AbstractValue.object(AllocationSite(type: type, place: Place(file: scope.file, at: site)))
    note(.creates, [], [made], at: site)
    return [made]
  }
}

extension AbstractValue {
  fileprivate var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }
}

extension Expression {
  /// Whether a storyboard is asked for a screen.
  fileprivate var isInstantiation: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.member?.hasPrefix("instantiate") ?? false
  }
}
