/// The element type of an array, from the class of its storage. It is needed when the array is a plain
/// object: in a slice, or as the only capture of a closure.
func elementType(ofArrayStorage type: AnyClass) -> Any.Type? {
  guard typeName(type).hasPrefix("_ContiguousArrayStorage<"), moduleName(type) == "Swift" else { return nil }
  guard let descriptor = ClassMetadata(of: type)?.descriptor else { return nil }
  // The arguments of a generic class come first among the words that it adds to its metadata.
  let words = descriptor.load(fromByteOffset: 28, as: UInt32.self)
  let ownWords = descriptor.load(fromByteOffset: 32, as: UInt32.self)
  guard words >= ownWords, ownWords > 0 else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return metadata.pointer(at: Int(words - ownWords) * 8).map { unsafeBitCast($0, to: Any.Type.self) }
}
