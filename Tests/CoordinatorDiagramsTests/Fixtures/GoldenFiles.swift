import TestSupport

/// Compares text with a file of the folder Goldens beside this one's.
func differenceFromGolden(_ text: String, _ name: String) -> String? {
  Golden.difference(text, name: name, testFile: "\(#filePath)/../../x")
}
