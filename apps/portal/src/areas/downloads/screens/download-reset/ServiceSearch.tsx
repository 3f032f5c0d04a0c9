import { limits } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { ChipChoice, SearchInput } from 'ui'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { readSearchedBy, type SearchedBy } from './service-query.ts'
import type { Services } from './use-services.ts'

const options = [
  { value: 'service', label: messages.byService },
  { value: 'tail', label: messages.byTail },
]

/** Pause in typing that starts the search. */
const PAUSE_MS = 300

/** Searches services by part of their number or of a tail number while typing. Before hydration the form submits normally. */
export function ServiceSearch({ services: { query, show } }: { services: Services }) {
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
    show({ term, by: chosen })
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
            const chosen = readSearchedBy(value)
            setBy(chosen)
            find(text, chosen)
          }}
        />
      </form>
    </search>
  )
}
