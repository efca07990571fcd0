import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorPages

/// The text of a leak for the live page, in English. `ko` holds the parts that differ in Korean.
struct LeakWords: Encodable {
  let severity: String
  let message: String
  let advice: String?
  let fix: String?
  let details: [String]
  let ko: KoreanLeakWords

  init(_ leak: Leak) {
    let finding = leak.finding
    severity = finding.severity.rawValue
    message = finding.message
    advice = finding.advice
    fix = finding.fix
    details = finding.details
    ko = KoreanLeakWords(leak)
  }
}
