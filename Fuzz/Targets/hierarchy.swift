import CoordinatorAnalysis
import CoordinatorGraph

/// Any text is a hierarchy or a named error; the text that is written of a hierarchy is read as the same one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(HierarchyTextError) {
    let snapshot = try Snapshot(hierarchyText: text)
    let again = try? Snapshot(hierarchyText: snapshot.hierarchyText())
    precondition(again?.hierarchyText() == snapshot.hierarchyText(), "what was written is read as something else")
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
