import CoordinatorGraph

/// A type that a container can create.
package struct Registration: Hashable, Sendable {
  /// The name of the type, as Swift writes it.
  package let typeName: String
  /// How long the container keeps the instance.
  package let scope: Scope
  /// The place of the registration, as `#fileID` and line.
  package let location: SourceLocation
  /// How often it was resolved.
  package let resolvedCount: Int
}

/// A request to a container for an instance.
package struct Resolution: Hashable, Sendable {
  /// The name of the requested type.
  package let typeName: String
  /// The type that requested it, if known: the type named in the call, or else the type whose factory
  /// resolves.
  package let resolver: String?
  /// The place of the request, as `#fileID` and line.
  package let location: SourceLocation
  /// Whether the type was registered.
  package let isRegistered: Bool
  /// The number of requests.
  package let count: Int
}
