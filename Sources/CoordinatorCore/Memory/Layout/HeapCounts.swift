/// The reference counts of an object in memory.
enum HeapCounts {
  private typealias Count = @convention(c) (UnsafeRawPointer) -> UInt

  private static let countOfSwift = count(by: "swift_retainCount")
  /// Calls no method of the object, which could be the app's.
  private static let countOfObjectiveC = count(by: "_objc_rootRetainCount")

  private static func count(by name: String) -> Count? {
    runtimeSymbol(name).map { unsafeBitCast($0, to: Count.self) }
  }

  /// More than any program has; immortal objects have higher counts.
  private static let most: UInt = 1 << 30

  /// The number of strong references to a closure's context, a box or storage; nil if unknown.
  static func strongReferences(to address: UnsafeRawPointer, _ abilities: Abilities) -> Int? {
    guard abilities.counts else { return nil }
    return told(countOfSwift?(address), abilities)
  }

  /// The number of strong references to an object. The class that all those above inherit from counts.
  static func strongReferences(to address: UnsafeRawPointer, of type: AnyClass, _ abilities: Abilities)
    -> Int?
  {
    let isOfSwift = superclassChain(of: type).last.flatMap(ClassMetadata.init) != nil
    if isOfSwift { return strongReferences(to: address, abilities) }
    return abilities.countsOfObjectiveC ? told(countOfObjectiveC?(address), abilities) : nil
  }

  private static func told(_ count: UInt?, _ abilities: Abilities) -> Int? {
    guard let count, count < most else { return nil }
    return Int(count) + abilities.layout.missedReferences
  }
}
