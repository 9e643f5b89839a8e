/// A completion function for bash, also for the old one of macOS.
struct BashCompletion {
  private let completions: Completions

  init(_ completions: Completions) {
    self.completions = completions
  }

  var script: String {
    """
    \(Completions.headline(of: .bash))

    # What stands behind an option of a command: sets takes, offered and place.
    _readyday_value() {
      takes='' offered='' place=''
      case "$1 $2" in
    \(values)
      esac
    }

    # What the command takes beside options, at a position: sets offered and place.
    _readyday_operand() {
      offered='' place=''
      case "$1 $2" in
    \(operands)
      esac
    }

    # The options of a command.
    _readyday_options() {
      case "$1" in
    \(options)
      esac
    }
    \(Self.machine.replacing("@COMMANDS@", with: names).replacing("@USUAL@", with: completions.usual))
    """
  }
}

extension BashCompletion {
  private var names: String { completions.commands.map(\.command).joined(separator: " ") }

  private var values: String {
    completions.uses.filter { $0.option.value != .none }.map { use in
      let patterns = use.commands.map { "'\($0) \(use.option.flag)'" }.joined(separator: " | ")
      let takes = use.option.takesSeveral ? "several" : "one"
      return "    \(patterns)) takes=\(takes)\(offer(Candidates(use.option.value))) ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    completions.commands.flatMap { syntax in
      syntax.operands.enumerated().map { index, operand in
        let position = operand.repeats ? "'\(syntax.command) '*" : "'\(syntax.command) \(index)'"
        return "    \(position))\(offer(operand.candidates)) ;;"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    completions.commands.map { syntax in
      let flags = syntax.options.flatMap(\.flags).joined(separator: " ")
      return "    \(syntax.command)) offered='\(flags)' ;;"
    }.joined(separator: "\n")
  }

  private func offer(_ candidates: Candidates) -> String {
    var text = ""
    if !candidates.words.isEmpty {
      text += " offered=\(Completions.quoted(candidates.words.joined(separator: " ")))"
    }
    switch candidates.place {
    case .files: text += " place=files"
    case .folders: text += " place=folders"
    case .zones: text += " place=zones"
    case nil where candidates.isList: text += " place=list"
    case nil: break
    }
    return text
  }

  /// Readline takes "=" for a word of its own, and bash 3.2 knows neither mapfile nor compopt.
  private static let machine = #"""

    _readyday() {
      local word=${COMP_WORDS[COMP_CWORD]} command=@USUAL@ option='' position=0 ended=''
      local takes='' offered='' place='' index each
      local -a before=()
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} == '=' ]] || before+=("${COMP_WORDS[index]}")
      done
      [[ $word != '=' ]] || word=''
      if ((${#before[@]} == 0)) && [[ $word != -* ]]; then
        COMPREPLY=($(compgen -W '@COMMANDS@' -- "$word"))
        return
      fi
      if ((${#before[@]} > 0)) && [[ ${before[0]} != -* ]]; then
        command=${before[0]}
        before=("${before[@]:1}")
      fi
      for each in "${before[@]}"; do
        if [[ -z $ended && $each == -- ]]; then
          ended=1 option=''
        elif [[ -z $ended && $each == -?* ]]; then
          option=${each%%=*}
          _readyday_value "$command" "$option"
          [[ -n $takes && $each != *=* ]] || option=''
        elif [[ -n $option ]]; then
          [[ $takes == several ]] || option=''
        else
          position=$((position + 1))
        fi
      done
      if [[ -n $option && ($takes == one || $word != -?*) ]]; then
        _readyday_value "$command" "$option"
      elif [[ -z $ended && $word == -* ]]; then
        _readyday_options "$command"
        place=''
        ((COMP_CWORD > 1)) || offered+=' --version'
      else
        _readyday_operand "$command" "$position"
      fi
      _readyday_offer
    }

    _readyday_offer() {
      local folder IFS=$' \t\n'
      COMPREPLY=($(compgen -W "$offered" -- "$word"))
      case $place in
        list)
          folder=''
          [[ $word != *,* ]] || folder=${word%,*},
          COMPREPLY=($(compgen -P "$folder" -W "$offered" -- "${word##*,}"))
          ;;
        files | folders)
          compopt -o filenames 2>/dev/null
          IFS=$'\n'
          [[ $place == files ]] && COMPREPLY+=($(compgen -f -- "$word")) ||
            COMPREPLY+=($(compgen -d -- "$word"))
          ;;
        zones)
          folder=${TZDIR:-/usr/share/zoneinfo}
          COMPREPLY=($(cd "$folder" 2>/dev/null && compgen -f -- "$word"))
          if ((${#COMPREPLY[@]} == 1)) && [[ -d $folder/${COMPREPLY[0]} ]]; then
            COMPREPLY[0]+=/
            compopt -o nospace 2>/dev/null
          fi
          ;;
      esac
    }

    complete -F _readyday readyday

    """#
}
