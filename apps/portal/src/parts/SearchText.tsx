import { limits } from 'contract'
import { useEffect, useState } from 'react'
import { SearchInput } from 'ui'

type Props = {
  label: string
  placeholder: string
  /** What is searched for now, by the address. */
  term: string
  onSearch: (term: string) => void
  className: string | undefined
}

/** The words that a list is searched for: they count once they are sent, and at once when they are emptied. */
export function SearchText({ label, placeholder, term, onSearch, className }: Props) {
  const [text, setText] = useState(term)
  // Back and forward change the address, and with it what was searched for.
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
