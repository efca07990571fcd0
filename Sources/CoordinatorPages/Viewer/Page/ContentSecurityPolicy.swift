import Foundation

/// The policy of a page: it allows the page's own script and style sheet by their hashes, and nothing else. No
/// network, no inline handlers, no `eval`.
enum ContentSecurityPolicy {
  /// The policy as an element of the page's head. It holds for what comes after it.
  ///
  /// - Parameters:
  ///   - script: The hash of its `<script>` element, as ``source(_:)`` writes it.
  ///   - style: The same of its `<style>` element.
  ///   - hasImages: Whether the page itself contains images.
  static func element(script: String, style: String, hasImages: Bool) -> String {
    let images = hasImages ? " img-src data:;" : ""
    return
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src \(script); "
      + "style-src \(style);\(images) base-uri 'none'; form-action 'none'\">"
  }

  /// How a policy names an element with this text, to the byte: `'sha256-…'`.
  static func source(_ text: String) -> String {
    "'sha256-\(Data(SHA256.hash(text.utf8)).base64EncodedString())'"
  }
}
