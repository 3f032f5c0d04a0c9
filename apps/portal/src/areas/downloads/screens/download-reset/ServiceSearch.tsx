import { limits } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { ChipChoice, SearchInput } from 'ui'
import type { ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { type SearchedBy, type ServiceQuery, searchedBy } from './service-query.ts'

const options = [
  { value: 'service', label: messages.byService },
  { value: 'tail', label: messages.byTail },
]

/** Pause in typing that starts the search. */
const PAUSE_MS = 300

/** Searches services by part of their number or of a tail number while typing. Before hydration the form submits normally. */
export function ServiceSearch({ query, show }: ShownQuery<ServiceQuery>) {
  const [text, setText] = useState(query.term)
  // The address may lag behind the latest choice.
  const [by, setBy] = useState(query.by)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The last searched term: the field may contain newer text.
  const shown = useRef(query.term)
  // Back and forward change the term in the address.
  useEffect(() => {
    if (query.term === shown.current) return
    shown.current = query.term
    setText(query.term)
  }, [query.term])
  useEffect(() => setBy(query.by), [query.by])
  useEffect(() => () => clearTimeout(pause.current), [])
  const find = (typed: string, chosen: SearchedBy): void => {
    clearTimeout(pause.current)
    const term = typed.trim()
    if (term === shown.current && chosen === query.by) return
    shown.current = term
    // While typing the history entry is replaced, so that back returns to the list without a search.
    show({ term, by: chosen }, { replace: query.term !== '' && term !== '' })
  }
  return (
    <search>
      <form
        action={paths.downloadReset()}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          find(text, by)
        }}
      >
        <SearchInput
          label={messages.search}
          placeholder={messages.search}
          name="q"
          value={text}
          maxLength={limits.searchTermCharacters}
          className={styles.term}
          onChange={(typed) => {
            setText(typed)
            clearTimeout(pause.current)
            if (typed === '') find(typed, by)
            else pause.current = setTimeout(() => find(typed, by), PAUSE_MS)
          }}
        />
        <ChipChoice
          legend={messages.searchBy}
          isLegendHidden
          name="by"
          options={options}
          value={by}
          onChange={(value) => {
            const chosen = searchedBy.read(value)
            setBy(chosen)
            find(text, chosen)
          }}
        />
      </form>
    </search>
  )
}
