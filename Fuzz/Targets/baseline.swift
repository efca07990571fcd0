import CoordinatorAnalysis

/// Any text is a baseline or a named error; the text that is written of a baseline is read as the same one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(BaselineError) {
    let baseline = try Baseline(text: text)
    let again = try? Baseline(text: baseline.text())
    precondition(again?.text() == baseline.text(), "what was written is read as something else")
  } catch {
    precondition(!error.description.isEmpty, "an error without words")
  }
  return 0
}
