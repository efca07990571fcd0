/// The functions of the Swift runtime that list the stored properties of a type.
///
/// `Mirror` uses the same functions, but it ignores ownership and reads every value, which traps on an
/// `unowned` reference to a released object.
///
/// The functions are newer than Swift 5.1, and an app must also load on an older system. So they are looked
/// up at run time. If they are missing, every type is reported as blind.
struct ReflectionFunctions: Sendable {
  typealias Count = @convention(c) (UnsafeRawPointer) -> Int
  typealias Offset = @convention(c) (UnsafeRawPointer, Int) -> Int
  typealias Metadata = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer

  /// The runtime's description of one field. `free` releases the memory of the name, if it was copied.
  struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  let count: Count
  let offset: Offset
  let metadata: Metadata

  /// The functions of the running program, if its runtime has them.
  static let ofThisProgram = ReflectionFunctions()

  private init?() {
    guard
      let count = runtimeSymbol("swift_reflectionMirror_recursiveCount"),
      let offset = runtimeSymbol("swift_reflectionMirror_recursiveChildOffset"),
      let metadata = runtimeSymbol("swift_reflectionMirror_recursiveChildMetadata")
    else { return nil }
    self.count = unsafeBitCast(count, to: Count.self)
    self.offset = unsafeBitCast(offset, to: Offset.self)
    self.metadata = unsafeBitCast(metadata, to: Metadata.self)
  }
}
