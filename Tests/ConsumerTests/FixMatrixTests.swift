import Foundation
import TestSupport
import Testing

/// Small apps with a leak each. The fixes that coordviz reports are applied to their source, which is compiled and run again.
@Suite("Fixes that mend", .serialized) struct FixMatrixTests {
  #if os(Linux)
    @Test(arguments: ["linux", "apple"]) func theTableIsAsKnown(system: String) throws {
      let modules = try SharedModules.withUIKit.get().path
      let script = (projectFolder / "Scripts/check-fixes.py").path
      let options = ["--tool", Tool.path, "--modules", modules] + (system == "apple" ? ["--apple"] : [])
      let outcome = try Command("python3", [script] + options).run()
      #expect(outcome.status == 0, "\(outcome.words)")
      let difference = Golden.difference(outcome.output, name: "fixes.\(system).txt")
      #expect(difference == nil, "\(difference ?? "")")
    }
  #endif
}
