import BanyanGraph

/// A finding of the doctor in the form that is sent to the tool.
struct ReportedFinding: Encodable {
  let rule: String
  let severity: String
  let path: String
  let view: String
  let subject: String
  let message: String
  let advice: String

  init(_ finding: Finding) {
    rule = finding.rule.rawValue
    severity = "\(finding.severity)"
    path = finding.path
    view = finding.view
    subject = finding.subject
    message = finding.message
    advice = finding.advice
  }
}
