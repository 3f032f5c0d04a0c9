import { type DateRangeProblems, dateRangeProblems } from 'contract'
import { useState } from 'react'
import { FilterPopover } from 'ui'
import { CaseFilterFields } from './CaseFilterFields.tsx'
import { type CaseFilters, filterCount } from './case-query.ts'
import { draftOf, type FilterDraft, filtersOf } from './filter-draft.ts'
import { messages } from './messages.ts'

/** The filters behind their button. Closing without Apply changes nothing. */
export function CaseFilterPanel(props: { filters: CaseFilters; onApply: (filters: CaseFilters) => void }) {
  const { filters, onApply } = props
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<FilterDraft>(() => draftOf(filters))
  const [problems, setProblems] = useState<DateRangeProblems>({})

  const change = (changed: Partial<FilterDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }))
    setProblems({})
  }
  const apply = (): void => {
    const found = draft.choice === 'custom' ? dateRangeProblems(draft.range) : {}
    setProblems(found)
    if (found.start || found.end) return
    onApply(filtersOf(draft))
    setOpen(false)
  }
  const clear = (): void => {
    onApply({ created: null, statuses: [] })
    setOpen(false)
  }
  return (
    <FilterPopover
      label={messages.filters}
      count={filterCount(filters)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) {
          setDraft(draftOf(filters))
          setProblems({})
        }
        setOpen(open)
      }}
      applyLabel={messages.apply}
      clearLabel={messages.clear}
      onApply={apply}
      onClear={clear}
    >
      <CaseFilterFields draft={draft} problems={problems} onChange={change} />
    </FilterPopover>
  )
}
