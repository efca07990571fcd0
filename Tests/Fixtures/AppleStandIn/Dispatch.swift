// What the libraries for apps use of Dispatch, for type checks only.
public final class DispatchSpecificKey<Value>: @unchecked Sendable {
  public init() {}
}

public struct DispatchQoS: Sendable {
  public static let utility = DispatchQoS()
}

public enum DispatchTimeInterval: Sendable { case milliseconds(Int), seconds(Int) }

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "main")
  public init(label: String, qos: DispatchQoS = .utility) {}
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
