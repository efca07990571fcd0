/// The types of the system. Their memory may differ from their properties.
enum SystemTypes {
  private static let modules: Set<String> = [
    "Combine", "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "SwiftUI", "SwiftUICore", "Synchronization",
    "UIKit",
    "_Concurrency",
  ]

  /// Types that hold no object of an app's, and base classes without properties.
  static let harmless: Set<String> = [
    "AffineTransform", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval",
    "Decimal", "IndexPath",
    "IndexSet", "Locale", "Measurement", "NSNumber", "NSObject", "NSString", "NSUUID", "SwiftObject",
    "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "URLRequest", "UUID", "_SwiftObject", "_SwiftNativeNSObject",
  ]

  /// What `@Published` consists of. Its value moves behind the subject as soon as somebody observes it.
  private static let published: Set<String> = ["Published", "Storage", "Publisher", "PublishedSubject"]

  /// The system's module that has a type; nil for types of the app and its libraries.
  static func module(of type: Any.Type, readingPublished: Bool) -> String? {
    // Classes of Objective-C have no module in their names, and no properties that Swift could list.
    guard let module = moduleName(type) else { return isObjectiveC(type) ? "Objective-C" : nil }
    if module == "Combine", readingPublished, published.contains(baseName(type)) { return nil }
    if modules.contains(module) { return module }
    return module == "Swift" && MetadataKind(of: type) == .class ? module : nil
  }

  private static func isObjectiveC(_ type: Any.Type) -> Bool {
    (type as? AnyClass).map { ClassMetadata(of: $0) == nil } ?? false
  }

  /// Whether an object is where `@Published` keeps an observed value.
  static func isSubjectOfPublished(_ type: AnyClass) -> Bool { baseName(type) == "PublishedSubject" }
}

/// Whether values of a type are a library's own: strings, numbers and the like, which hold no coordinator.
func isOfLibrary(_ type: Any.Type) -> Bool {
  switch MetadataKind(of: type) {
  case .existential, .optional, .tuple, .function: return false
  default: break
  }
  if type is any CollectionReading.Type || seenThrough.contains(baseName(type)) { return false }
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials.")
}

/// Types of the standard library that may hold anything.
private let seenThrough: Set<String> = ["AnyHashable", "Result", "_ConcreteHashableBox"]

/// Whether a property of this type may be the storage of a property wrapper.
func mayBeWrapper(_ type: Any.Type) -> Bool {
  guard collectionReading(of: type) == nil, let kind = MetadataKind(of: type) else { return false }
  return kind == .structure || kind == .class
}
