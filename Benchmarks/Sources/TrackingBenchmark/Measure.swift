#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Nanoseconds of processor time that one of `count` steps takes, the median of `runs` after one that is not counted.
func nanoseconds(each count: Int, runs: Int = 7, _ work: () -> Void) -> Double {
  work()
  return median((0..<runs).map { _ in processorTime(of: work) }) / Double(count)
}

/// Nanoseconds that this thread had the processor for.
func processorTime(of work: () -> Void) -> Double {
  let start = processorTime
  work()
  return processorTime - start
}

private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

/// A line of a Markdown table.
func row(_ cells: String...) {
  print("| " + cells.joined(separator: " | ") + " |")
}

func row(_ name: String, cells: [String]) {
  print("| " + ([name] + cells).joined(separator: " | ") + " |")
}

func rounded(_ number: Double) -> String {
  number < 10 ? String((number * 100).rounded() / 100) : String(Int(number.rounded()))
}

/// Bytes that the process has in memory, where the system tells.
func residentBytes() -> Int? {
  guard let file = fopen("/proc/self/statm", "r") else { return nil }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 256)
  guard fgets(&buffer, 256, file) != nil else { return nil }
  let words = buffer.prefix { $0 != 0 }.map { Character(UnicodeScalar(UInt8($0))) }.split(separator: " ")
  return words.count > 1 ? Int(String(words[1])).map { $0 * Int(getpagesize()) } : nil
}
