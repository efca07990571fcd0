// swift-format-ignore-file
import UIKit

struct Patient {
  let name: String
}

struct Visit {
  let isVideo: Bool
}

enum Topic: Hashable {
  case medicine, times
}

final class SignInViewController: UIViewController {
  var onCode: (() -> Void)?
}

final class HomeViewController: UIViewController {
  var onRecords: (() -> Void)?
  var onHelp: ((Topic) -> Void)?
}

final class RecordsViewController: UIViewController {
  var onClose: (() -> Void)?
  var onPhoto: (() -> Void)?
}

final class CodeViewController: UIViewController {}
final class WaitingViewController: UIViewController {}
final class TalkViewController: UIViewController {}
final class ChatViewController: UIViewController {}
final class PhotoViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class BillingViewController: UIViewController {}
