extension Int: Stored {
  func write(to writer: inout FactWriter) { writer.write(number: UInt64(bitPattern: Int64(self))) }

  /// All numbers in facts count something in a file. Larger ones would overflow in sums.
  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    guard let number = Int32(exactly: try bytes.number()) else { throw SpoiledFacts() }
    self = Int(number)
  }
}

extension Bool: Stored {
  func write(to writer: inout FactWriter) { writer.write(number: self ? 1 : 0) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.number() == 1 }
}

extension String: Stored {
  func write(to writer: inout FactWriter) { writer.write(text: self) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.text() }
}

extension Name: Stored {
  func write(to writer: inout FactWriter) { writer.write(name: self) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.name() }
}

extension ClosedRange<Int>: Stored {
  func write(to writer: inout FactWriter) { writer.write(lowerBound, upperBound) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    let (first, last): (Int, Int) = (try bytes.next(), try bytes.next())
    guard first <= last else { throw SpoiledFacts() }
    self = first...last
  }
}

extension Optional: Stored where Wrapped: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(number: self == nil ? 0 : 1)
    self?.write(to: &writer)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    // The type is named, because it would be inferred as an optional otherwise.
    self = try bytes.number() == 0 ? nil : try Wrapped(from: &bytes)
  }
}

extension Array: Stored where Element: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(number: UInt64(count))
    for element in self { element.write(to: &writer) }
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self = []
    for _ in 0..<(try bytes.number()) { append(try bytes.next()) }
  }
}

/// Writes cases as their numbers.
extension Stored where Self: RawRepresentable, RawValue == UInt8 {
  func write(to writer: inout FactWriter) { writer.write(number: UInt64(rawValue)) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    let number = try bytes.number()
    guard let value = UInt8(exactly: number).flatMap(Self.init) else { throw SpoiledFacts() }
    self = value
  }
}

extension ReferenceStrength: Stored {}
extension TypeFact.Kind: Stored {}
