extension Program {
  /// The number of expressions.
  var size: Int { files.reduce(0) { $0 + $1.size } }

  /// How often each name is used in functions and properties. O(size).
  func nameUses() -> [Name: Int] {
    var uses: [Name: Int] = [:]
    let bodies =
      functions.compactMap(\.fact.body) + types.flatMap { $0.properties.map(\.fact.statements) }
      + globals.map(\.fact.statements) + files.map(\.statements)
    for body in bodies {
      for site in SiteReader.sites(of: body) {
        if let name = site.expression.name { uses[name, default: 0] += 1 }
      }
    }
    return uses
  }
}
