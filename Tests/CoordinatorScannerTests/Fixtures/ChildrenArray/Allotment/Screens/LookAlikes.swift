// swift-format-ignore-file
import SwiftUI
import WebKit

struct AlmanacView: UIViewRepresentable {
  // look-alike: the helper object of a representable view
  class Coordinator: NSObject, WKNavigationDelegate {
    var parent: AlmanacView

    init(_ parent: AlmanacView) {
      self.parent = parent
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// Sends what was written offline, in order.
// look-alike: a service
final class SyncCoordinator {
  static let shared = SyncCoordinator()
  private var queue: [() -> Void] = []

  func start() {
    queue.forEach { $0() }
  }
}

/// Lets files be read by several processes at once.
// look-alike: Foundation's file coordinator
final class DiaryFile {
  private let coordinator = NSFileCoordinator()

  func read() {
    coordinator.coordinate(readingItemAt: URL(fileURLWithPath: "diary"), options: [], error: nil) { _ in }
  }
}

#Preview {
  AlmanacView()
}
