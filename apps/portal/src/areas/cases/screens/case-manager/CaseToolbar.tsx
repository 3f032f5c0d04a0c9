import { type DateRangeProblems, dateRangeProblems, type ListInfo } from 'contract'
import { useRef, useState } from 'react'
import {
  Button,
  CheckboxGroup,
  Chip,
  ChipRow,
  ColumnsIcon,
  DownloadIcon,
  FilterPopover,
  Late,
  LinkButton,
  latePart,
  useLoadAhead,
  usePopoverDraft,
} from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { isSavedListName, type SavedListName } from '../../../../parts/cases/case-work.ts'
import type { ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { usePage } from '../../../../site/page.tsx'
import { CaseFilterFields, draftOf, type FilterDraft, filtersOf } from './CaseFilterFields.tsx'
import styles from './CaseManagerScreen.module.css'
import { type CaseFilters, type CaseQuery, type CreatedFilter, filterCount, noFilters } from './case-query.ts'
import { messages } from './messages.ts'
import { type CaseColumns, isRemovable } from './use-case-columns.ts'

type Props = {
  query: CaseQuery
  show: ShownQuery<CaseQuery>['show']
  columns: CaseColumns
  info: ListInfo | undefined
  csvHref: string
}

/** Search, filters, a chip per active filter, and the choice of columns. */
export function CaseToolbar({ query, show, columns, info, csvHref }: Props) {
  const toolbar = useRef<HTMLDivElement>(null)
  const removeFilter = (filters: CaseFilters): void => {
    // The pressed chip disappears, and the focus with it.
    toolbar.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus()
    show(filters)
  }
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <SearchText
        label={messages.search}
        placeholder={messages.searchHint}
        term={query.searchTerm}
        onSearch={(searchTerm, options) => show({ searchTerm }, options)}
        className={styles.search}
        opensCases
      />
      <CaseFilterPanel filters={query} onApply={show} />
      <div className={styles.tools}>
        <SavedListButton query={query} info={info} show={show} />
        <div className={styles.columns}>
          <CaseColumnsPanel columns={columns} />
        </div>
        <LinkButton variant="line" icon={DownloadIcon} href={csvHref} download>
          {messages.csv}
        </LinkButton>
      </div>
      <FilterChips filters={query} onChange={removeFilter} />
    </div>
  )
}

function FilterChips({ filters, onChange }: { filters: CaseFilters; onChange: (filters: CaseFilters) => void }) {
  const { created, statuses } = filters
  if (!created && statuses.length === 0) return null
  return (
    <ChipRow className={styles.chips}>
      {created ? <Chip onRemove={() => onChange({ statuses, created: null })}>{createdLabel(created)}</Chip> : null}
      {statuses.length > 0 ? (
        <Chip onRemove={() => onChange({ created, statuses: [] })}>{statusesLabel(statuses)}</Chip>
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

/** The panel that chooses columns. Closing without Apply changes nothing. */
function CaseColumnsPanel({ columns }: { columns: CaseColumns }) {
  const { isOpen, onOpenChange, draft, setDraft, close } = usePopoverDraft((): readonly string[] => columns.shown)
  return (
    <FilterPopover
      label={messages.columns}
      icon={ColumnsIcon}
      count={0}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      applyLabel={messages.apply}
      clearLabel={messages.resetColumns}
      onApply={() => {
        columns.choose(['CaseNumber', ...draft])
        close()
      }}
      onClear={() => {
        columns.reset()
        close()
      }}
    >
      <CheckboxGroup
        legend={messages.shownColumns}
        isStacked
        options={columns.offered.filter(isRemovable).map((field) => ({ value: field, label: columns.labelOf(field) }))}
        values={draft}
        onChange={setDraft}
      />
    </FilterPopover>
  )
}

/** The panel of filters. Closing without Apply changes nothing. */
function CaseFilterPanel(props: { filters: CaseFilters; onApply: (filters: CaseFilters) => void }) {
  const { filters, onApply } = props
  const { isOpen, onOpenChange, draft, setDraft, close } = usePopoverDraft(
    (): FilterDraft & { problems: DateRangeProblems } => ({ ...draftOf(filters), problems: {} }),
  )
  const { problems } = draft
  const apply = (): void => {
    const problems = draft.choice === 'custom' ? dateRangeProblems(draft.range) : {}
    setDraft({ ...draft, problems })
    if (problems.start || problems.end) return
    onApply(filtersOf(draft))
    close()
  }
  const clear = (): void => {
    onApply(noFilters)
    close()
  }
  return (
    <FilterPopover
      label={messages.filters}
      count={filterCount(filters)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      applyLabel={messages.apply}
      clearLabel={messages.clear}
      onApply={apply}
      onClear={clear}
    >
      <CaseFilterFields
        draft={draft}
        problems={problems}
        onChange={(changed) => setDraft({ ...draft, ...changed, problems: {} })}
      />
    </FilterPopover>
  )
}

// Loaded once the page has settled.
const dialog = latePart(async () => (await import('./SavedListDialog.tsx')).SavedListDialog)

type SavedListButtonProps = {
  query: CaseQuery
  info: ListInfo | undefined
  show: (changed: Partial<CaseQuery>) => void
}

/** Saves the active filters as a list, or edits the saved list; renders nothing where neither applies. */
function SavedListButton({ query, info, show }: SavedListButtonProps) {
  const [subject, setSubject] = useState<{ name: SavedListName; query: CaseQuery; info: ListInfo | null } | null>(null)
  const reader = usePage().session?.user
  useLoadAhead(dialog)
  const { list } = query
  const isSaved = isSavedListName(list)
  const isOffered = isSaved ? info : filterCount(query) > 0
  const open = (): void =>
    setSubject(isSaved && info ? { name: list, query, info } : { name: newName(), query, info: null })
  if (!reader) return null
  return (
    <>
      {isOffered ? (
        <Button variant="line" onClick={open}>
          {isSaved ? messages.saved.edit : messages.saved.save}
        </Button>
      ) : null}
      {subject ? (
        <Late key={subject.name} part={dialog} props={{ ...subject, reader, show, onClose: () => setSubject(null) }} />
      ) : null}
    </>
  )
}

const newName = (): SavedListName => `Saved_${crypto.randomUUID().replaceAll('-', '')}`
