import { limits } from 'contract'
import { useEffect, useState } from 'react'
import { SearchInput } from 'ui'

type Props = {
  label: string
  placeholder: string
  /** Current search term from the URL. */
  term: string
  onSearch: (term: string) => void
  className: string | undefined
}

/** Search field of a list: searches on submit, and immediately when cleared. */
export function SearchText({ label, placeholder, term, onSearch, className }: Props) {
  const [text, setText] = useState(term)
  // Back and forward change the URL, and with it the search term.
  useEffect(() => setText(term), [term])
  return (
    <search className={className}>
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={text}
        maxLength={limits.searchTermCharacters}
        onChange={(typed) => {
          setText(typed)
          if (typed === '' && term !== '') onSearch('')
        }}
        onSearch={(typed) => onSearch(typed.trim())}
      />
    </search>
  )
}
