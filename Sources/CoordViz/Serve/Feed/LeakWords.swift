import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorPages

/// What people read of a leak: in English, and under the name of each other language what differs there.
struct LeakWords: Encodable {
  let severity: String
  let message: String
  let advice: String?
  let mend: String?
  let details: [String]
  let ko: KoreanLeakWords

  init(_ leak: Leak) {
    let finding = leak.finding
    severity = finding.severity.rawValue
    message = finding.message
    advice = finding.advice
    mend = finding.mend
    details = finding.details
    ko = KoreanLeakWords(leak)
  }
}
