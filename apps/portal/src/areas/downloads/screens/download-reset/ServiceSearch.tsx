import { limits } from 'contract'
import { useEffect, useState } from 'react'
import { ChipChoice, SearchInput } from 'ui'
import type { ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import { useTypedSearch } from '../../../../parts/lists/use-typed-search.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { type ServiceQuery, searchedBy } from './service-query.ts'

const options = [
  { value: 'service', label: messages.byService },
  { value: 'tail', label: messages.byTail },
]

/** Searches services by part of their number or of a tail number while typing. Before hydration the form submits normally. */
export function ServiceSearch({ query, show }: ShownQuery<ServiceQuery>) {
  // The address may lag behind the latest choice.
  const [by, setBy] = useState(query.by)
  useEffect(() => setBy(query.by), [query.by])
  const { text, type, search, cancel } = useTypedSearch(query.term, (term, options) => show({ term, by }, options))
  return (
    <search>
      <form
        action={paths.downloadReset()}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(text)
        }}
      >
        <SearchInput
          label={messages.search}
          placeholder={messages.searchHint}
          name="q"
          value={text}
          maxLength={limits.searchTermCharacters}
          className={styles.term}
          onChange={type}
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
            cancel()
            show({ term: text.trim(), by: chosen })
          }}
        />
      </form>
    </search>
  )
}
