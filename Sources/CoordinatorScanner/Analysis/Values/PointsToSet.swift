/// The abstract values that an expression or a property may have, each once, in the order in which the analysis found them.
///
/// Its size is bounded. A value enters only through ``insert(_:)``, which widens values that nest deeper than ``deepest``,
/// and ignores values beyond ``limit``. So all sets stay small, however a program nests lists and closures (k-limiting
/// after Jones and Muchnick, 1982).
struct PointsToSet: Hashable, Sendable {
  private(set) var all = ValueList()

  /// A sum over the values. Different sets nearly always have different sums.
  var fingerprint: UInt64 { all.fingerprint }
  /// The number of values, with those that they hold.
  var size: Int32 { all.size }
  /// How deep values nest; 0 where none holds others.
  var depth: Int8 { all.depth }
  /// Whether some values were widened: the lists or closures around them are lost.
  var isWidened: Bool { all.isWidened }
  /// Whether it has `self` or a parameter, which only a caller knows.
  var isOpen: Bool { all.isOpen }
  /// Whether it has a parameter.
  var hasParameter: Bool { all.hasParameter }

  /// The most values of a set.
  static let limit = 512
  /// The most values, with those that they hold.
  static let mostInAll = 8_192
  /// The deepest nesting. A table of closures that return pairs of lists has 5.
  static let deepest = 6
  /// The most objects of one type. The set keeps those of the first lines, so that no type crowds others out.
  static let mostOfOneType = 64
  /// Beyond so many values, values of the same shape are merged.
  static let mostApart = 64

  init(_ values: [AbstractValue] = []) {
    for value in values { insert(value) }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether values may be missing because of the limits.
  var isFull: Bool { all.count >= Self.limit || size >= Self.mostInAll }

  func contains(_ value: AbstractValue) -> Bool { all.contains(value) }

  /// Adds a value; returns whether the set changes.
  @discardableResult
  mutating func insert(_ value: AbstractValue) -> Bool {
    let value = value.bounded
    if value.isWidened { all.isWidened = true }
    if contains(value) { return false }
    if all.count >= Self.mostApart { return insertAmongMany(value) }
    all.append(value)
    return true
  }

  private mutating func insertAmongMany(_ value: AbstractValue) -> Bool {
    if let place = place(insteadOf: value) { return merge(value, at: place) }
    if isFull { return false }
    all.append(value)
    return true
  }

  /// Adds values; returns whether the set changes.
  @discardableResult
  mutating func formUnion(_ other: PointsToSet) -> Bool {
    if other.all.isEmpty { return false }
    if all.isEmpty {
      self = other
      return true
    }
    if other.isWidened { all.isWidened = true }
    if other.all == all { return false }
    var isChanged = false
    for value in other.all where insert(value) { isChanged = true }
    return isChanged
  }

  /// The value that a new value replaces or joins in a large set: the last object of the same type, or a value of the same
  /// shape.
  private func place(insteadOf value: AbstractValue) -> Int? {
    if case .object(let object) = value { return placeOfLast(of: object.type) }
    return value.holdsOthers ? all.firstIndex { $0.isShaped(like: value) } : nil
  }

  private func placeOfLast(of type: TypeID) -> Int? {
    guard all.objects(of: type) >= Self.mostOfOneType else { return nil }
    var last: (place: Int, line: Place)?
    for (place, value) in all.enumerated() {
      guard case .object(let object) = value, object.type == type else { continue }
      if let known = last, object.place < known.line { continue }
      last = (place, object.place)
    }
    return last?.place
  }

  private mutating func merge(_ value: AbstractValue, at place: Int) -> Bool {
    let before = all[place]
    var after = value
    if case (.object(let known), .object(let new)) = (before, value) {
      if known.place < new.place { return false }
    } else {
      after = before.flat.together(with: value.flat)
      if after.isWidened { all.isWidened = true }
      if after == before { return false }
    }
    all.replace(at: place, with: after)
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The same values, marked as widened.
  var widened: PointsToSet {
    var values = self
    values.all.isWidened = true
    return values
  }

  /// Whether both have the same values, in any order.
  func isSame(as other: PointsToSet) -> Bool {
    all.count == other.all.count && fingerprint == other.fingerprint
      && (all == other.all || all.allSatisfy(other.contains))
  }

  func union(_ other: PointsToSet) -> PointsToSet {
    var union = self
    union.formUnion(other)
    return union
  }

  func flatMap(_ transform: (AbstractValue) -> PointsToSet) -> PointsToSet {
    if all.count == 1 { return transform(all[0]) }
    var found = PointsToSet()
    for value in all { found.formUnion(transform(value)) }
    return found
  }

  func filter(_ isIncluded: (AbstractValue) -> Bool) -> PointsToSet {
    if all.allSatisfy(isIncluded) { return self }
    var kept = PointsToSet()
    for value in all where isIncluded(value) { kept.all.append(value) }
    kept.all.isWidened = isWidened
    return kept
  }
}

extension PointsToSet: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: AbstractValue...) { self.init(elements) }
}
