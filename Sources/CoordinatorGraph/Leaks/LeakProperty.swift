extension Leak {
  /// The property to change, for leaks that a property causes.
  public struct Property: Hashable, Sendable {
    /// The type of the object with the property.
    public var owner: String
    /// Its name.
    public var name: String
    /// The line that declares it, if the source is known.
    public var location: SourceLocation?

    /// The property of the given name.
    public init(owner: String, name: String, location: SourceLocation? = nil) {
      self.owner = owner
      self.name = name
      self.location = location
    }
  }

  /// The property that the fix is about: the one of the verdict, or else the one on the path.
  package var propertyToFix: Property? {
    if let property { return property }
    guard let hint = explanation?.hint, !hint.owner.isEmpty else { return nil }
    switch hint.action {
    case .weakProperty, .clearReference, .endOutside:
      let name = hint.reference.propertyName
      return name.isEmpty ? nil : Property(owner: hint.owner, name: name)
    case .weakCapture, .removeChild: return nil
    }
  }
}

extension Leak.Property {
  static let shape = JSONShape(required: ["name", "owner"], optional: ["location"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var read = Leak.Property(owner: "", name: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "location": read.location = try SourceLocation(from: &reader)
      case "name": read.name = try reader.string()
      default: read.owner = try reader.string()
      }
    }
    self = read
  }

  // Members are written in the order of their keys.
  func write(to writer: inout JSONWriter) {
    location?.write(to: &writer)
    writer.member("name", name)
    writer.member("owner", owner)
  }
}
