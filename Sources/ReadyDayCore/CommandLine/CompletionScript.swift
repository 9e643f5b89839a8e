package enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// The bash that macOS includes has neither mapfile nor compopt.
  private static let bashText = #"""
    # bash completion for readyday; the candidates come from the program.
    _readyday() {
      local line names='' word=${COMP_WORDS[COMP_CWORD]}
      [[ $word != '=' ]] || word=''
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) names=-f ;;
          :folders) names=-d ;;
          *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
      done < <("${COMP_WORDS[0]}" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      [[ -n $names ]] || return 0
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen $names -- "$word")
    }
    complete -F _readyday readyday

    """#

  private static let zshText = #"""
    #compdef readyday
    # zsh completion for readyday; the candidates come from the program.
    _readyday() {
      local line place
      local -a offers
      for line in ${(f)"$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
        case $line in
          :files) place=_files ;;
          :folders) place='_files -/' ;;
          *$'\t'*) offers+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          *) offers+=("${line//:/\\:}") ;;
        esac
      done
      (( ! $#offers )) || _describe 'readyday' offers
      [[ -z $place ]] || { compset -P '--*='; $=place }
    }
    if [[ $funcstack[1] == _readyday ]]; then _readyday "$@"; else compdef _readyday readyday; fi

    """#

  private static let fishText = #"""
    # fish completion for readyday; the candidates come from the program.
    function __readyday_complete
        set -l word (commandline -ct)
        set -l words (commandline -opc)
        set -l lead (string match -r -- '^--[^=]*=' "$word")
        for line in ($words[1] __complete $words[2..] "$word" 2>/dev/null)
            switch $line
                case ':files'
                    printf "$lead%s\n" (__fish_complete_path (string replace -- "$lead" '' "$word"))
                case ':folders'
                    printf "$lead%s\n" (__fish_complete_directories (string replace -- "$lead" '' "$word"))
                case '*'
                    echo $line
            end
        end
    end
    complete -c readyday -f -a '(__readyday_complete)'

    """#
}
