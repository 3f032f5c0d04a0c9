import { limits } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { Chip, ChipRow, SearchInput } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { CaseFilterPanel } from './CaseFilterPanel.tsx'
import styles from './CaseToolbar.module.css'
import type { CaseFilters, CaseQuery, CreatedFilter } from './case-query.ts'
import { messages } from './messages.ts'

type Props = { query: CaseQuery; show: (changed: Partial<CaseQuery>) => void }

/** Search, filters, and a chip for each of them that is in force. */
export function CaseToolbar({ query, show }: Props) {
  const setFilters = (filters: CaseFilters): void => show({ filters })
  const toolbar = useRef<HTMLDivElement>(null)
  const removeFilter = (filters: CaseFilters): void => {
    // The chip goes, and the focus would go with it.
    toolbar.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus()
    setFilters(filters)
  }
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <CaseSearch term={query.searchTerm} onSearch={(searchTerm) => show({ searchTerm })} />
      <CaseFilterPanel filters={query.filters} onApply={setFilters} />
      <FilterChips filters={query.filters} onChange={removeFilter} />
    </div>
  )
}

function CaseSearch({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const [text, setText] = useState(term)
  // Back and forward change the address, and with it what was searched for.
  useEffect(() => setText(term), [term])
  return (
    <search className={styles.search}>
      <SearchInput
        label={messages.search}
        placeholder={messages.searchHint}
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

function FilterChips({ filters, onChange }: { filters: CaseFilters; onChange: (filters: CaseFilters) => void }) {
  const { created, statuses } = filters
  if (!created && statuses.length === 0) return null
  return (
    <ChipRow className={styles.chips}>
      {created ? <Chip onRemove={() => onChange({ ...filters, created: null })}>{createdLabel(created)}</Chip> : null}
      {statuses.length > 0 ? (
        <Chip onRemove={() => onChange({ ...filters, statuses: [] })}>{statusesLabel(statuses)}</Chip>
      ) : null}
    </ChipRow>
  )
}

function createdLabel(created: CreatedFilter): string {
  if ('preset' in created) return messages.presets[created.preset]
  const { start, end } = created.range
  return messages.range(formatCalendarDay(start, true), formatCalendarDay(end, true))
}

function statusesLabel(statuses: CaseFilters['statuses']): string {
  const [only] = statuses
  return statuses.length === 1 && only ? only.replaceAll('-', ' ') : messages.statusCount(statuses.length)
}
