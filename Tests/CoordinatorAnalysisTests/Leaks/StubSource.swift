import CoordinatorGraph

/// Source that has exactly the lines which a test gives it.
struct StubSource: LeakSource {
  var types: [String: SourceLocation] = [:]
  var properties: [String: SourceProperty] = [:]
  var lists: [String: String] = [:]
  var links: [String: SourceReference] = [:]
  var ends: [String: SourceName] = [:]
  var children: [SourceLocation: SourceChild] = [:]
  var removal: SourceRemoval?
  var callToParent: String?
  var clearing: SourceLocation?
  var captures: [SourceLocation: SourceClosure] = [:]
  var kept: [String: SourceClosure] = [:]
  var entries: SourceEntries?

  func place(ofType name: String) -> SourceLocation? { types[name] }
  func property(_ name: String, of type: String) -> SourceProperty? { properties["\(type).\(name)"] }
  func childList(of type: String) -> String? { lists[type] }
  func link(from screen: String, to coordinator: String) -> SourceReference? { links[screen] }
  func end(of type: String) -> SourceName? { ends[type] }
  func child(at place: SourceLocation, in owner: String) -> SourceChild? { children[place] }
  func removal(of child: String, from owner: String, slot: String?) -> SourceRemoval? { removal }
  func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String? {
    callToParent
  }
  func clearing(of property: String, in type: String) -> SourceLocation? { clearing }
  func closure(at place: SourceLocation, capturing type: String) -> SourceClosure? { captures[place] }
  func closure(keptBy property: String, of type: String) -> SourceClosure? { kept["\(type).\(property)"] }
  func entries(of property: String, in type: String, key: String?, for user: String) -> SourceEntries? {
    entries
  }
}
