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
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public let (x, y, width, height): (Double, Double, Double, Double)
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

open class NSCoder {
  public init() {}
}

@MainActor
open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
