import { useEffect, useRef, useState } from 'react'

/** Pause in typing that starts the search. */
const PAUSE_MS = 300

type TypedSearch = {
  text: string
  /** Takes the typed text, and searches after a pause, or immediately when it is cleared. */
  type: (text: string) => void
  /** Searches immediately; ends a started pause. */
  search: (text: string) => void
  /** Ends a started pause without a search. */
  cancel: () => void
}

/**
 * The text of a field that searches a list while the user types.
 *
 * @param term - the search term of the shown list, from the URL.
 * @param onSearch - gets each new term. `replace` is for the history: after a first term, so that back returns to the list without a search.
 */
export function useTypedSearch(
  term: string,
  onSearch: (term: string, options: { replace: boolean }) => void,
): TypedSearch {
  const [text, setText] = useState(term)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Searched terms that the URL has not shown yet. When it shows one of them, the field may contain newer text.
  const coming = useRef<string[]>([])
  useEffect(() => {
    const at = coming.current.indexOf(term)
    coming.current = coming.current.slice(at + 1)
    // Back and forward change the term too.
    if (at < 0) setText(term)
  }, [term])
  const cancel = (): void => clearTimeout(pause.current)
  useEffect(() => () => clearTimeout(pause.current), [])
  const search = (typed: string): void => {
    cancel()
    const next = typed.trim()
    if (next === (coming.current.at(-1) ?? term)) return
    coming.current.push(next)
    onSearch(next, { replace: term !== '' && next !== '' })
  }
  const type = (typed: string): void => {
    setText(typed)
    cancel()
    if (typed === '') search(typed)
    else pause.current = setTimeout(search, PAUSE_MS, typed)
  }
  return { text, type, search, cancel }
}
