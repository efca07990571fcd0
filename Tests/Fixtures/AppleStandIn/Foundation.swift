// What the libraries for apps use of Foundation, for type checks only.
public struct URL {
  public init(fileURLWithPath path: String) {}
}

public struct Data {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }

  public init() {}
  public init(_ bytes: [UInt8]) {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public final class FileHandle: @unchecked Sendable {
  public init(forWritingTo url: URL) throws {}
  public func write(_ data: Data) {}
  @available(iOS 13.4, *) public func write(contentsOf data: Data) throws {}
}
