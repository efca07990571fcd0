import Foundation

extension Pipe {
  /// Writes to the program that reads from the pipe, and closes it. A program that ends, or closes its input, before it has
  /// read everything is no error, and ends nobody else.
  public func feed(_ data: Data) throws {
    _ = Self.isWithoutSignal
    // Who reads no more does not want the rest.
    try? fileHandleForWriting.write(contentsOf: data)
    try fileHandleForWriting.close()
  }

  /// To write to a pipe that nobody reads ends a process, unless it has said that it wants the error only.
  private static let isWithoutSignal: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()
}
