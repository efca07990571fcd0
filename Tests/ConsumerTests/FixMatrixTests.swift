import Foundation
import TestSupport
import Testing

/// Small apps with a leak each. The fixes that coordviz reports are applied to their source, which is compiled and run again.
@Suite("Fixes that mend") struct FixMatrixTests {
  #if os(Linux)
    @Test func theTableIsAsKnown() throws {
      let modules = try SharedModules.withUIKit.get().path
      let script = (projectFolder / "Scripts/check-fixes.py").path
      let outcome = try Command("python3", [script, "--tool", Tool.path, "--modules", modules]).run()
      #expect(outcome.status == 0, "\(outcome.words)")
      let difference = Golden.difference(outcome.output, name: "fixes.txt")
      #expect(difference == nil, "\(difference ?? "")")
    }
  #endif
}
