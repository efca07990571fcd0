// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shape of the part of SwiftUI that templates use, for machines without it. Nothing here does anything.

public protocol ObservableObject: AnyObject {}

@MainActor @propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
}

@MainActor @propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      Binding {
        object[keyPath: path]
      } set: {
        object[keyPath: path] = $0
      }
    }
  }
}

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> some View {
    first
  }
  public static func buildEither<Content: View>(first content: Content) -> Content { content }
  public static func buildEither<Content: View>(second content: Content) -> Content { content }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("never drawn") }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { fatalError("never drawn") }
}

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("never drawn") }
}

public struct NavigationStack<Route, Root: View>: View {
  public init(path: Binding<[Route]>, @ViewBuilder root: () -> Root) {}
  public var body: Never { fatalError("never drawn") }
}

public struct WithDestination: View {
  public var body: Never { fatalError("never drawn") }
}

extension View {
  public func navigationDestination<Route: Hashable, Destination: View>(
    for route: Route.Type,
    @ViewBuilder destination: @escaping (Route) -> Destination
  ) -> some View {
    WithDestination()
  }
}
