import { limits } from 'contract'
import { useEffect, useState } from 'react'
import { ChipChoice, SearchInput } from 'ui'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { readSearchedBy } from './service-query.ts'
import type { Services } from './use-services.ts'

const options = [
  { value: 'service', label: messages.byService },
  { value: 'tail', label: messages.byTail },
]

/** Finds services by a part of their number or of a tail number. The browser sends it by itself where the code does not run yet. */
export function ServiceSearch({ services: { query, show } }: { services: Services }) {
  const [text, setText] = useState(query.term)
  // The address may not have followed the last choice yet.
  const [by, setBy] = useState(query.by)
  // Back and forward change the address, and with it what was searched for.
  useEffect(() => setText(query.term), [query.term])
  useEffect(() => setBy(query.by), [query.by])
  return (
    <search>
      <form
        action={paths.downloadReset()}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          show({ term: text.trim(), by })
        }}
      >
        <SearchInput
          label={messages.search}
          name="q"
          value={text}
          maxLength={limits.searchTermCharacters}
          className={styles.term}
          onChange={(typed) => {
            setText(typed)
            if (typed === '' && query.term !== '') show({ term: '', by })
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
            show({ by: chosen, term: text.trim() })
          }}
        />
      </form>
    </search>
  )
}
