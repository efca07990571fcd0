import CoordinatorScanner
import Testing

@Test func parserIsLinked() {}
