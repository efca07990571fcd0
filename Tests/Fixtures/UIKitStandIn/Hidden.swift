// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of an object, where no reflection finds it: UIKit's own state is in Objective-C.
struct Hidden<State: AnyObject>: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer

  init(_ state: State) {
    address = Unmanaged.passRetained(state).toOpaque()
  }

  var state: State { Unmanaged<State>.fromOpaque(address).takeUnretainedValue() }

  /// Gives the state back, in the `deinit` of its owner.
  func release() { Unmanaged<State>.fromOpaque(address).release() }
}

public struct CGRect: Sendable {
  public static let zero = CGRect()
  public init() {}
}

open class NSCoder {
  public init() {}
}

@MainActor
open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
}
