// The least a Swift program that reads JSON can cost: decode one value, print it.
import FoundationEssentials

struct Value: Decodable {
  let score: Int
}

let value = try JSONDecoder().decode(Value.self, from: Data(#"{"score": 28}"#.utf8))
print(value.score)
