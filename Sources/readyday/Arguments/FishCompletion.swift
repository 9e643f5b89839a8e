/// Completions for fish.
struct FishCompletion {
  private let completions: Completions

  init(_ completions: Completions) {
    self.completions = completions
  }

  var script: String {
    ([
      Self.machine.replacing("@TAKING@", with: taking).replacing("@SEVERAL@", with: several)
        .replacing("@USUAL@", with: completions.usual)
    ]
      + commands + options + operands)
      .joined(separator: "\n") + "\n"
  }
}

extension FishCompletion {
  private var taking: String { flags { $0.value != .none } }
  private var several: String { flags { $0.takesSeveral } }

  private func flags(where belongs: (CommandOption) -> Bool) -> String {
    Set(completions.uses.map(\.option).filter(belongs).map(\.flag)).sorted()
      .joined(separator: " ")
  }

  private var commands: [String] {
    completions.commands.map { syntax in
      line("__readyday_bare", "-a \(syntax.command)", syntax.summary)
    } + [line("__readyday_bare", "-l \(Help.version.name)", Help.version.help)]
  }

  private var options: [String] {
    completions.uses.flatMap { use -> [String] in
      let option = use.option
      let condition = "__readyday_in \(use.commands.joined(separator: " "))"
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let arguments = "-l \(option.name)\(letter)\(value(option))"
      return [line(condition, arguments, option.help)] + more(of: option, condition)
    }
  }

  /// The second word behind an option, and those after it.
  private func more(of option: CommandOption, _ condition: String) -> [String] {
    let offer = offer(Candidates(option.value))
    guard option.takesSeveral, !offer.isEmpty else { return [] }
    return [line("\(condition); and __readyday_behind \(option.flag)", offer, nil)]
  }

  private var operands: [String] {
    completions.commands.flatMap { syntax in
      syntax.operands.enumerated().compactMap { index, operand in
        let offer = offer(operand.candidates)
        guard !offer.isEmpty else { return nil }
        let place = operand.repeats ? "-ge \(index)" : "-eq \(index)"
        return line("__readyday_at \(syntax.command) \(place)", offer, nil)
      }
    }
  }

  private func value(_ option: CommandOption) -> String {
    guard option.value != .none else { return "" }
    let offer = offer(Candidates(option.value))
    return offer == "-F" ? " -r -F" : offer.isEmpty ? " -x" : " -x \(offer)"
  }

  private func offer(_ candidates: Candidates) -> String {
    let words = candidates.words.joined(separator: " ")
    if candidates.isList { return "-a '(__readyday_list \(words))'" }
    switch candidates.place {
    case .files: return words.isEmpty ? "-F" : "-F -a \(Completions.quoted(words))"
    case .folders: return "-a '(__fish_complete_directories)'"
    case .zones: return "-a '(__readyday_zones)'"
    case nil: return words.isEmpty ? "" : "-a \(Completions.quoted(words))"
    }
  }

  private func line(_ condition: String, _ arguments: String, _ help: String?) -> String {
    "complete -c readyday -n '\(condition)' \(arguments)"
      + (help.map { " -d \(Self.quoted($0))" } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private static let machine =
    Completions.headline(of: .fish) + #"""


      # Whether no word was typed yet.
      function __readyday_bare
          set -l words (commandline -opc)
          test (count $words) -eq 1
      end

      # Whether the command is one of these; a line that begins with an option means @USUAL@.
      function __readyday_in
          set -l words (commandline -opc)
          set -l command @USUAL@
          if set -q words[2]; and not string match -q -- '-*' $words[2]
              set command $words[2]
          end
          contains -- $command $argv
      end

      # Whether the last option is this one.
      function __readyday_behind
          set -l words (commandline -opc)
          set -l options (string match -- '-?*' $words)
          test "$options[-1]" = "$argv[1]"
      end

      # Whether the command is this, and the count of words that are no options as wanted.
      function __readyday_at
          set -l words (commandline -opc)
          test "$words[2]" = "$argv[1]"; or return 1
          set -l count 0
          set -l option ''
          for word in $words[3..]
              if string match -q -- '-?*' $word
                  set option ''
                  contains -- $word @TAKING@; and set option $word
              else if test -n "$option"
                  contains -- $option @SEVERAL@; or set option ''
              else
                  set count (math $count + 1)
              end
          end
          test -z "$option"; and test $count $argv[2..]
      end

      # Some of these, separated by commas.
      function __readyday_list
          set -l before (string match -r '.*,' -- (commandline -ct | string replace -r '^--[^=]*=' ''))
          printf '%s\n' $before$argv
      end

      function __readyday_zones
          set -l folder /usr/share/zoneinfo
          set -q TZDIR; and set folder $TZDIR
          string replace -- $folder/ '' $folder/*/* $folder/*/*/* $folder/UTC
      end

      complete -c readyday -f
      """#
}
