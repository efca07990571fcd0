import CoordinatorGraph

extension Program {
  /// The line that declares a stored property of a type, or of a class that the type inherits from.
  ///
  /// - Returns: Nil if there is none, or if several types of that name declare one.
  public func location(ofProperty name: String, ofType type: String) -> SourceLocation? {
    let plain = String(name.drop { $0 == "_" })
    let found = types(named: type).compactMap { self.property(Name(plain), on: $0) }
    guard found.count == 1, let (owner, position) = found.first else { return nil }
    let declared = self[owner].properties[position]
    guard declared.fact.getter == nil, !self[owner].isProtocol else { return nil }
    return SourceLocation(file: files[declared.file].path, line: declared.fact.line)
  }
}
