// What a configuration says of data.

extension Configuration {
  package var namesData: Bool { !dataPaths.isEmpty }

  /// Every file and folder that is named as data, with the place of its name.
  var dataPaths: [(name: String, steps: [JSONStep])] {
    whoop.enumerated().map { ($1, [.key("whoop"), .index($0)]) }
      + calendars.enumerated().map { index, calendar in
        let element: [JSONStep] = [.key("calendars"), .index(index)]
        return (calendar.path, calendar.isBare ? element : element + [.key(calendar.keyOfPlace)])
      }
  }

  /// The same without what is fetched: that need not be there.
  var localPaths: [(name: String, steps: [JSONStep])] {
    dataPaths.filter { fetchedCalendar(at: $0.name) == nil }
  }

  /// Where the file names `path` as data; nil if it does not.
  package func place(ofData path: String) -> String? {
    dataPaths.first { $0.name == path }.map { place(of: $0.steps) }
  }

  /// A key's value as messages name it: `~/config.json5:3:14: calendars[0].path`.
  package func place(of path: [JSONStep]) -> String {
    let value = JSONReader.place(of: path, in: text.span.bytes, .json5).value
    let (line, column) = JSONReader.position(of: value.lowerBound, in: text.span.bytes)
    return "\(origin ?? ""):\(line):\(column): \(path.text)"
  }
}

extension Configuration.Calendar {
  /// The key that says where it is.
  fileprivate var keyOfPlace: String {
    switch feed?.address {
    case nil: "path"
    case .written: "url"
    case .printed: "url_command"
    }
  }
}

extension Configuration {
  /// `calendars` with a number behind each name that is taken: two of one server are called by it.
  package static func distinct(_ calendars: [JSON], from taken: [String]) -> [JSON] {
    var taken = Set(taken)
    return calendars.map { calendar in
      guard case .object(var members) = calendar, members["url"] != nil,
        case .string(let name)? = members["name"]
      else { return calendar }
      let free = ([name] + (2...taken.count + 2).map { "\(name) \($0)" }).first {
        !taken.contains($0)
      }
      taken.insert(free ?? name)
      members["name"] = .string(free ?? name)
      return .object(members)
    }
  }
}
