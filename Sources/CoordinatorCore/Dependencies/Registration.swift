public import CoordinatorGraph

/// A type that a container can create.
public struct Registration: Hashable, Sendable {
  /// The name of the type, as Swift writes it.
  public let typeName: String
  /// How long the container keeps the instance.
  public let scope: Scope
  /// The place of the registration, as `#fileID` and line.
  public let location: SourceLocation
  /// How often it was resolved.
  public let resolvedCount: Int
}

/// A request to a container for an instance.
public struct Resolution: Hashable, Sendable {
  /// The name of the requested type.
  public let typeName: String
  /// The type that requested it, if known: the type named in the call, or else the type whose factory
  /// resolves.
  public let resolver: String?
  /// The place of the request, as `#fileID` and line.
  public let location: SourceLocation
  /// Whether the type was registered.
  public let isRegistered: Bool
  /// The number of requests.
  public let count: Int
}
