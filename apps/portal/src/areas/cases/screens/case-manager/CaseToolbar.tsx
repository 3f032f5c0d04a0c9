import type { ListInfo } from 'contract'
import { useRef } from 'react'
import { Chip, ChipRow, DownloadIcon, LinkButton } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { CaseColumnsPanel } from './CaseColumnsPanel.tsx'
import { CaseFilterPanel } from './CaseFilterPanel.tsx'
import styles from './CaseToolbar.module.css'
import type { CaseFilters, CaseQuery, CreatedFilter } from './case-query.ts'
import { messages } from './messages.ts'
import { SavedListButton } from './SavedListButton.tsx'
import type { CaseColumns } from './use-case-columns.ts'

type Props = {
  query: CaseQuery
  show: (changed: Partial<CaseQuery>) => void
  columns: CaseColumns
  info: ListInfo | undefined
  csvHref: string
}

/** Search, filters, a chip for each of them that is in force, and the columns. */
export function CaseToolbar({ query, show, columns, info, csvHref }: Props) {
  const setFilters = (filters: CaseFilters): void => show({ filters })
  const toolbar = useRef<HTMLDivElement>(null)
  const removeFilter = (filters: CaseFilters): void => {
    // The chip goes, and the focus would go with it.
    toolbar.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus()
    setFilters(filters)
  }
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <SearchText
        label={messages.search}
        placeholder={messages.searchHint}
        term={query.searchTerm}
        onSearch={(searchTerm) => show({ searchTerm })}
        className={styles.search}
      />
      <CaseFilterPanel filters={query.filters} onApply={setFilters} />
      <div className={styles.tools}>
        <SavedListButton query={query} info={info} show={show} />
        <div className={styles.columns}>
          <CaseColumnsPanel columns={columns} />
        </div>
        <LinkButton variant="line" icon={DownloadIcon} href={csvHref} download>
          {messages.csv}
        </LinkButton>
      </div>
      <FilterChips filters={query.filters} onChange={removeFilter} />
    </div>
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
