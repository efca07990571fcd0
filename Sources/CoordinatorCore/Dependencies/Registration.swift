public import CoordinatorGraph

/// What a container can make.
public struct Registration: Hashable, Sendable {
  /// The name of the type, as Swift writes it.
  public let typeName: String
  /// How long the container keeps what it has made.
  public let scope: Scope
  /// Where it was registered, as `#fileID` and line.
  public let location: SourceLocation
  /// How often it was resolved.
  public let resolvedCount: Int
}

/// Who asked a container for what.
public struct Resolution: Hashable, Sendable {
  /// The name of the type that was asked for.
  public let typeName: String
  /// The type of who asked, where that is known: who was named in the call, else the type whose factory asked.
  public let resolver: String?
  /// Where it was asked, as `#fileID` and line.
  public let location: SourceLocation
  /// Whether the type was registered.
  public let isRegistered: Bool
  /// How often it was asked.
  public let count: Int
}
