import CoordinatorGraph
import CoordinatorScanner

/// Source that has exactly the lines which a test gives it.
struct StubSource: LeakSource {
  var types: [String: SourceLocation] = [:]
  var properties: [String: SourceProperty] = [:]
  var lists: [String: String] = [:]
  var links: [String: SourceReference] = [:]
  var ends: [String: SourceName] = [:]
  var children: [SourceLocation: SourceChild] = [:]
  var attaching: SourceChild?
  var slot: String?
  var ending: String?
  var removal: SourceRemoval?
  var callToParent: String?
  var clearing: SourceLocation?
  var captures: [SourceLocation: SourceClosure] = [:]
  var kept: [String: SourceClosure] = [:]
  var stored: [String: SourceClosure] = [:]
  var ways: [String: String] = [:]
  var creators: [String: SourceName] = [:]
  var entries: SourceEntries?

  func place(ofType name: String) -> SourceLocation? { types[name] }
  func property(_ name: String, of type: String) -> SourceProperty? { properties["\(type).\(name)"] }
  func childList(of type: String) -> String? { lists[type] }
  func link(from screen: String, to coordinator: String) -> SourceReference? { links[screen] }
  func end(of type: String) -> SourceName? { ends[type] }
  func child(at place: SourceLocation, in owner: String) -> SourceChild? { children[place] }
  func attaching(_ child: String, in owner: String) -> SourceChild? { attaching }
  func slot(of child: String, in owner: String) -> String? { slot }
  func ending(of child: String, calling method: String) -> String? { ending }
  func removal(of child: String, from owner: String, slot: String?) -> SourceRemoval? { removal }
  func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String? {
    callToParent
  }
  func clearing(of property: String, in type: String) -> SourceLocation? { clearing }
  func closure(at place: SourceLocation, capturing type: String) -> SourceClosure? { captures[place] }
  func closure(storedIn property: String, capturing type: String) -> SourceClosure? { stored[property] }
  func way(from type: String, to other: String) -> String? { ways["\(type) \(other)"] }
  func creator(of type: String) -> SourceName? { creators[type] }
  func closure(keptBy property: String, of type: String) -> SourceClosure? { kept["\(type).\(property)"] }
  func entries(of property: String, in type: String, key: String?, for user: String) -> SourceEntries? {
    entries
  }
}
