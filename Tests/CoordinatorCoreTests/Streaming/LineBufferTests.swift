import Testing

@testable import CoordinatorCore

@Suite("Lines that wait to be sent")
struct LineBufferTests {
  private func line(_ number: Int) -> [UInt8] { Array("line \(number)\n".utf8) }

  private func buffer(_ numbers: ClosedRange<Int>, limit: Int = 1000) -> LineBuffer {
    var buffer = LineBuffer(limit: limit)
    for number in numbers { buffer.append(line(number)) }
    return buffer
  }

  @Test func theyAreSentInOrderAndInParts() {
    var buffer = buffer(1...5)
    let first = buffer.batch(upTo: 14)
    #expect(first.first == 1 && first.count == 2 && first.bytes == line(1) + line(2))
    buffer.serverHas(2)
    #expect(buffer.batch(upTo: 1000).first == 3 && buffer.batch(upTo: 1000).count == 3)
    buffer.serverHas(5)
    #expect(!buffer.hasUnsent && buffer.batch(upTo: 1000).count == 0)
  }

  @Test func aLineThatIsLongerThanAPartIsSentAlone() {
    #expect(buffer(1...2).batch(upTo: 1).count == 1)
  }

  @Test func theOldestAreDroppedAndOnlyUnsentOnesAreLost() {
    var buffer = buffer(1...4, limit: 28)
    #expect(buffer.oldest == 1)
    buffer.serverHas(2)
    buffer.append(line(5))
    buffer.append(line(6))
    #expect(buffer.oldest == 3 && buffer.lostCount == 0)
    buffer.append(line(7))
    #expect(buffer.oldest == 4 && buffer.lostCount == 1 && buffer.next == 4)
  }

  @Test func aServerThatWasStartedAgainGetsWhatIsStillThere() {
    var buffer = buffer(1...10, limit: 28)
    buffer.serverHas(10)
    buffer.serverHas(0)
    #expect(buffer.next == buffer.oldest && buffer.hasUnsent)
    buffer.serverHas(99)
    #expect(!buffer.hasUnsent)
  }

  @Test func tenThousandLinesKeepTheirNumbers() {
    var buffer = LineBuffer(limit: 100)
    for number in 1...10_000 { buffer.append(line(number)) }
    #expect(buffer.last == 10_000)
    let rest = buffer.batch(upTo: 10_000)
    #expect(rest.bytes.starts(with: line(rest.first)))
  }
}
