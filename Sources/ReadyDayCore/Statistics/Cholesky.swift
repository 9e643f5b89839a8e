/// A symmetric, positive definite matrix as `L` times its transpose, `L` lower triangular (Golub and Van
/// Loan, *Matrix Computations*, §4.2).
struct Cholesky: Hashable, Sendable {
  /// The rows of `L`, each up to its diagonal.
  private let rows: [[Double]]

  /// A pivot below this share of the largest diagonal element leaves too few digits.
  static let smallestPivot = 1e-8

  /// Nil if a pivot is too small: a column is nearly a combination of the others.
  ///
  /// - Parameter matrix: its rows; entries after the diagonal are ignored.
  init?(_ matrix: [[Double]]) {
    let largest = matrix.indices.map { matrix[$0][$0] }.max() ?? 0
    var rows: [[Double]] = []
    for (row, values) in matrix.enumerated() {
      var own: [Double] = []
      for column in 0..<row {
        let rest = zip(own, rows[column]).reduce(values[column]) { $0 - $1.0 * $1.1 }
        own.append(rest / rows[column][column])
      }
      let pivot = own.reduce(values[row]) { $0 - $1 * $1 }
      guard pivot > Self.smallestPivot * largest else { return nil }
      rows.append(own + [pivot.squareRoot()])
    }
    self.rows = rows
  }

  /// Solves matrix · x = `values`.
  func solution(of values: [Double]) -> [Double] {
    var forward: [Double] = []
    for (row, value) in zip(rows, values) {
      let rest = zip(forward, row).reduce(value) { $0 - $1.0 * $1.1 }
      forward.append(rest / row[forward.count])
    }
    var found = forward
    for place in rows.indices.reversed() {
      for later in rows.indices.dropFirst(place + 1) {
        found[place] -= rows[later][place] * found[later]
      }
      found[place] /= rows[place][place]
    }
    return found
  }
}
