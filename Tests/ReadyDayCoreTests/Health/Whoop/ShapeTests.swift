import Foundation
import Testing

@testable import ReadyDayCore

/// The same records as other programs leave them on disk.
@Suite("Shapes of WHOOP's records") struct ShapeTests {
  typealias Records = [String: [[String: Any]]]

  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: @Sendable (Records) -> [[UInt8]]
  }

  static let shapes = [
    Shape(testDescription: "an array a kind") { $0.values.map { json($0) } },
    Shape(testDescription: "oldest first") { $0.values.map { json(Array($0.reversed())) } },
    Shape(testDescription: "a list of pages") { records in
      records.values.map { rows in
        json(pages(of: rows).map { ["records": $0, "next_token": "x"] })
      }
    },
    Shape(testDescription: "the first page again and again") { records in
      records.values.map { json(Array(repeating: $0.prefix(10), count: 5).flatMap(\.self) + $0) }
    },
    Shape(testDescription: "JSON Lines") { records in
      records.values.map { rows in Array(rows.map { json($0) + [10] }.joined()) }
    },
    Shape(testDescription: "one record a file") { records in
      records.values.flatMap { rows in rows.map { json($0) } }
    },
    Shape(testDescription: "one object with all kinds") { records in
      [
        json([
          "last_updated": "2026-03-11T06:45:00Z", "profile": ["email": "a@example.org"],
          "recoveries": records["recovery"] ?? [], "sleeps": records["sleep"] ?? [],
          "cycles": records["cycle"] ?? [], "workouts": records["workout"] ?? [],
        ])
      ]
    },
    Shape(testDescription: "pages by kind, zeros where nothing is known (mywhoop)") { records in
      let kinds = records.map { kind, rows in
        (kind + "_collection", ["records": rows.map { zeroed($0) }])
      }
      return [json(Dictionary(uniqueKeysWithValues: kinds))]
    },
    Shape(testDescription: "names in camel case") { records in
      records.values.map { json($0.map { camelCased($0) }) }
    },
    Shape(testDescription: "a byte order mark in front") { records in
      records.values.map { [0xEF, 0xBB, 0xBF] + json(["records": $0]) }
    },
    Shape(testDescription: "version 1 of the API") { records in
      let old = versionOne(records)
      return old.values.map { json(["records": $0]) }
    },
  ]

  static var records: Records {
    Dictionary(uniqueKeysWithValues: WhoopFixture.kinds.map { ($0, WhoopFixture.objects($0)) })
  }

  @Test("each gives the mornings that WHOOP's own pages give", arguments: shapes)
  func same(_ shape: Shape) {
    var archive = WhoopArchive(mornings: WhoopFixture.mornings)
    for file in shape.files(Self.records) { archive.add(file, from: "any.json") }
    #expect(archive.diagnostics == [])
    #expect(archive.newest == date("2026-03-11"))
    let reports = archive.reports(on: WhoopFixture.mornings)
    #expect(reports == Self.reports)
  }

  private static let reports = WhoopFixture.archive().reports(on: WhoopFixture.mornings)

  @Test("one object with the latest record of each kind") func latest() {
    let records = Self.records
    let object: [String: Any] = [
      "recovery": records["recovery"]?[1] ?? [:], "sleep": records["sleep"]?[1] ?? [:],
      "cycle": records["cycle"]?[1] ?? [:], "workouts": Array(records["workout"]?.prefix(3) ?? []),
    ]
    var archive = WhoopArchive(mornings: WhoopFixture.mornings)
    archive.add(json(object), from: "latest.json")
    #expect(archive.recordCount == 6)
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 28)
  }
}

private func json(_ value: Any) -> [UInt8] {
  let data = try? JSONSerialization.data(withJSONObject: value)
  return data.map { Array($0) } ?? []
}

private func pages(of rows: [[String: Any]]) -> [[[String: Any]]] {
  stride(from: 0, to: rows.count, by: 25).map { Array(rows[$0..<min($0 + 25, rows.count)]) }
}

/// What a Go program writes for what is absent.
private func zeroed(_ record: [String: Any]) -> [String: Any] {
  var record = record
  if record["score"] is NSNull {
    record["score"] = ["recovery_score": 0, "strain": 0, "stage_summary": [String: Any]()]
  }
  if record["end"] is NSNull { record["end"] = "0001-01-01T00:00:00Z" }
  return record
}

private func camelCased(_ value: [String: Any]) -> [String: Any] {
  let pairs = value.map { key, value in
    let words = key.split(separator: "_")
    let name = (words.prefix(1).map { String($0) } + words.dropFirst().map(\.capitalized)).joined()
    return (name, (value as? [String: Any]).map { camelCased($0) } ?? value)
  }
  return Dictionary(uniqueKeysWithValues: pairs)
}

/// Integer ids, no `cycle_id` in sleeps, `zone_duration`: the API until 2025.
private func versionOne(_ records: ShapeTests.Records) -> ShapeTests.Records {
  let ids = records["sleep"]?.compactMap { $0["id"] as? String } ?? []
  let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, 1_300_000_000 + $0) })
  return records.mapValues { rows in
    rows.map { row in
      var row = row
      row["v1_id"] = nil
      if let id = row["id"] as? String { row["id"] = numbers[id] ?? 7 }
      if let id = row["sleep_id"] as? String { row["sleep_id"] = numbers[id] ?? 7 }
      if row["nap"] != nil { row["cycle_id"] = nil }
      if var score = row["score"] as? [String: Any], let zones = score["zone_durations"] {
        score["zone_durations"] = nil
        score["zone_duration"] = zones
        row["score"] = score
      }
      return row
    }
  }
}
