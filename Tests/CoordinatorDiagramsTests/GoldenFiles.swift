import TestSupport

/// Compares text with a file of the folder Goldens beside this file, whatever folder the test is in.
func differenceFromGolden(_ text: String, _ name: String) -> String? {
  Golden.difference(text, name: name)
}
