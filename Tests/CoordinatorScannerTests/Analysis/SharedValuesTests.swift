import Testing

@testable import CoordinatorScanner

/// Sets and traces share memory. No change of one may show in another.
@Suite("Shared values")
struct SharedValuesTests {
  private static func objects(_ count: Int) -> [AbstractValue] {
    (0..<count).map { place in
      .object(AllocationSite(type: TypeID(index: place % 9), place: Place(file: 1, line: place)))
    }
  }

  @Test("A copy of a set stays as it is when the set changes", arguments: [0, 1, 2, 13, 64, 100])
  func copies(_ count: Int) {
    let all = Self.objects(count)
    var set = PointsToSet(all)
    let copy = set
    set.insert(.this)
    set.insert(.elements([.parameter(0)]))
    #expect(copy == PointsToSet(all))
    #expect(Array(copy.all) == all)
    #expect(!copy.isOpen && !copy.hasParameter && copy.depth == 0)
    #expect(Array(set.all) == all + [.this, .elements([.parameter(0)])])
    #expect(set.isOpen && set.hasParameter && set.depth == 1)
    #expect(set != copy)
  }

  @Test("Widening a copy leaves the set", arguments: [0, 1, 20])
  func widened(_ count: Int) {
    let set = PointsToSet(Self.objects(count))
    #expect(set.widened.isWidened && !set.isWidened)
    #expect(set.widened == set)
  }

  @Test("Merging in a large copy leaves the set")
  func merged() {
    let lists = (0..<80).map { AbstractValue.elements([.parameter($0)]) }
    let set = PointsToSet(Array(lists[..<64]))
    let more = set.union(PointsToSet(Array(lists[64...])))
    #expect(Array(set.all) == Array(lists[..<64]))
    #expect(more.all.count == 64 && more.all[0] != lists[0])
    #expect(more.contains(more.all[0]) && !more.contains(lists[0]))
    #expect(set.contains(lists[0]) && !set.contains(more.all[0]))
  }

  @Test("Sets made in different ways are equal where they have the same values in the same order")
  func equality() {
    let all = Self.objects(40)
    let halves = PointsToSet(Array(all[..<20])).union(PointsToSet(Array(all[20...])))
    #expect(halves == PointsToSet(all))
    #expect(halves != PointsToSet(all.reversed()) && halves.isSame(as: PointsToSet(all.reversed())))
    #expect(PointsToSet(all).filter { $0 != all[3] } == PointsToSet(all.filter { $0 != all[3] }))
  }

  // MARK: Traces

  private static let places = (1...5).map { Place(file: 0, line: $0) }

  private static func trace(_ places: [Place]) -> Trace {
    places.dropFirst().reduce(Trace(at: places[0])) { Trace(at: $1, after: $0) }
  }

  @Test("A trace has its places, innermost first")
  func trace() {
    let trace = Self.trace(Self.places)
    #expect(Array(trace) == Self.places)
    #expect(trace.origin == Self.places[0] && trace.place == Self.places[4])
    #expect(trace == Self.trace(Self.places) && trace.hashNumber == Self.trace(Self.places).hashNumber)
  }

  @Test("Traces differ by any place and by their length")
  func differentTraces() {
    let trace = Self.trace(Self.places)
    for position in Self.places.indices {
      var places = Self.places
      places[position] = Place(file: 1, line: 1)
      #expect(Self.trace(places) != trace)
      #expect(position == 0 || Self.trace(Array(Self.places[..<position])) != trace)
      #expect(position == 0 || Self.trace(Array(Self.places[position...])) != trace)
    }
  }

  @Test("A trace comes back by a call that it passed twice after its start")
  func comesBack() {
    let (start, call) = (Self.places[0], Self.places[1])
    #expect(!Self.trace([call, call]).comesBack(by: call))
    #expect(!Self.trace([start, call]).comesBack(by: call))
    #expect(Self.trace([start, call, call]).comesBack(by: call))
  }
}
