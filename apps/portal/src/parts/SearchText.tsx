import { limits } from 'contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { classNames, SearchInput } from 'ui'
import { caseNumberIn } from './cases/case-number.ts'
import styles from './SearchText.module.css'

type Props = {
  label: string
  placeholder: string
  /** Current search term from the URL. */
  term: string
  onSearch: (term: string) => void
  className: string | undefined
  /** The list is of cases: Enter after the number of a case opens it. */
  opensCases?: boolean
}

/** Search field of a list, which the key / focuses: searches on submit, and immediately when cleared. */
export function SearchText({ label, placeholder, term, onSearch, className, opensCases = false }: Props) {
  const [text, setText] = useState(term)
  const cache = useRecordCache()
  const navigate = useNavigate()
  const search = async (typed: string): Promise<void> => {
    const number = opensCases ? caseNumberIn(typed) : null
    const href =
      number === null
        ? null
        : await import('./cases/numbered-case.ts')
            .then(({ numberedCase }) => numberedCase(cache, number))
            .catch(() => null)
    if (href === null) onSearch(typed.trim())
    else void navigate(href)
  }
  // Back and forward change the URL, and with it the search term.
  useEffect(() => setText(term), [term])
  return (
    <search className={classNames(styles.search, className)}>
      <SearchInput
        label={label}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        value={text}
        maxLength={limits.searchTermCharacters}
        onChange={(typed) => {
          setText(typed)
          if (typed === '' && term !== '') onSearch('')
        }}
        onSearch={(typed) => void search(typed)}
      />
    </search>
  )
}
