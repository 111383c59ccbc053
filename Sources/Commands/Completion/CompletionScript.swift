/// ArgumentParser's completion scripts, with what they lack.
public enum CompletionScript {
  /// The call for the drafts that the composer opens.
  private static let call = "---completion compose -- positional@0"

  /// With drafts where a verb may be, because `pushwright DRAFT` opens the composer; in zsh without a space behind a directory.
  ///
  /// A script of another form stays as it is: then only this is missing.
  public static func extended(_ script: String) -> String {
    changes.reduce(script) { script, change in
      script.replacing(change.old, with: change.new, maxReplacements: 1)
    } + (script.hasPrefix("function ") ? fish : "")
  }

  private static let changes: [(old: String, new: String)] = [
    (
      // bash takes --option=value apart at its sign: here they are two words, as with a space.
      #"""
          local -r cur="${2}"
          local -r prev="${3}"

      """#,
      #"""
          local -r cur="${2#=}"
          if [[ " ${COMP_WORDS[*]} " = *' = '* ]]; then
              local -a whole_words=()
              local -i whole_count=0 word_index
              for word_index in "${!COMP_WORDS[@]}"; do
                  if [[ "${COMP_WORDS[${word_index}]}" != '=' ]]; then
                      whole_words+=("${COMP_WORDS[${word_index}]}")
                      [[ "${word_index}" -gt "${COMP_CWORD}" ]] || whole_count+=1
                  elif [[ "${word_index}" -eq "${COMP_CWORD}" ]]; then
                      whole_words+=('')
                      whole_count+=1
                  fi
              done
              local -a COMP_WORDS=("${whole_words[@]}")
              local -i COMP_CWORD=$((whole_count - 1))
              local COMP_LINE="${COMP_LINE:0:${COMP_POINT}}"
              COMP_LINE="${COMP_LINE//=/ }"
          fi
          local -r prev="${COMP_WORDS[$((COMP_CWORD - 1))]}"

      """#
    ),
    (
      // bash
      """
              # Offer subcommand completions

      """,
      """
              __pushwright_add_completions -W "$(__pushwright_custom_complete \(call) "${COMP_CWORD}" "$(__pushwright_cursor_index_in_current_word)")"
              # Offer subcommand completions

      """
    ),
    (
      // zsh
      """
              _describe -V subcommand subcommands && ret=0

      """,
      """
              _describe -V subcommand subcommands && ret=0
              __pushwright_custom_complete \(call) "${current_word_index}" "$(__pushwright_cursor_index_in_current_word)" && ret=0

      """
    ),
    (
      """
          local -ar non_empty_completions=("${@:#(|:*)}")

      """,
      """
          local -ar directories=("${(M)@:#*/}")
          _describe -V '' directories -S ''
          set -- "${@:#*/}"
          local -ar non_empty_completions=("${@:#(|:*)}")

      """
    ),
  ]

  private static let fish = """

    complete -c 'pushwright' -n '__pushwright_should_offer_completions_for_positional "pushwright" -eq 1' -fka '(__pushwright_custom_completion \(call) (count (__pushwright_tokens -pc)) (__pushwright_tokens -tC))'
    """
}
