import { limits } from 'contract'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { classNames, SearchInput } from 'ui'
import { caseNumberIn } from './cases/case-number.ts'
import { useTypedSearch } from './lists/use-typed-search.ts'
import styles from './SearchText.module.css'

type Props = {
  label: string
  placeholder: string
  /** Current search term from the URL. */
  term: string
  onSearch: (term: string, options: { replace: boolean }) => void
  className: string | undefined
  /** The list is of cases: Enter after the number of a case opens it. */
  opensCases?: boolean
}

/** Search field of a list, which the key / focuses: searches while the user types. */
export function SearchText({ label, placeholder, term, onSearch, className, opensCases = false }: Props) {
  const { text, type, search, cancel } = useTypedSearch(term, onSearch)
  const cache = useRecordCache()
  const navigate = useNavigate()
  const submit = async (typed: string): Promise<void> => {
    cancel()
    const number = opensCases ? caseNumberIn(typed) : null
    const href =
      number === null
        ? null
        : await import('./cases/numbered-case.ts')
            .then(({ numberedCase }) => numberedCase(cache, number))
            .catch(() => null)
    if (href === null) search(typed)
    else void navigate(href)
  }
  return (
    <search className={classNames(styles.search, className)}>
      <SearchInput
        label={label}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        value={text}
        maxLength={limits.searchTermCharacters}
        onChange={type}
        onSearch={(typed) => void submit(typed)}
      />
    </search>
  )
}
