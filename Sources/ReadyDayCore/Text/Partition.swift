extension RandomAccessCollection where Index == Int {
  /// The first place whose element is one of the later ones, found by halving; the end where none is.
  ///
  /// - Parameter isLater: holds of every element behind the first one of which it holds.
  func partition(_ isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
