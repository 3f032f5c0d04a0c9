import { type DateRangeProblems, dateRangeProblems } from 'contract'
import { FilterPopover, usePopoverDraft } from 'ui'
import { CaseFilterFields } from './CaseFilterFields.tsx'
import { type CaseFilters, filterCount } from './case-query.ts'
import { draftOf, type FilterDraft, filtersOf } from './filter-draft.ts'
import { messages } from './messages.ts'

/** The filters behind their button. Closing without Apply changes nothing. */
export function CaseFilterPanel(props: { filters: CaseFilters; onApply: (filters: CaseFilters) => void }) {
  const { filters, onApply } = props
  const { isOpen, onOpenChange, draft, setDraft, close } = usePopoverDraft(
    (): FilterDraft & { problems: DateRangeProblems } => ({ ...draftOf(filters), problems: {} }),
  )
  const { problems } = draft
  const apply = (): void => {
    const found = draft.choice === 'custom' ? dateRangeProblems(draft.range) : {}
    setDraft({ ...draft, problems: found })
    if (found.start || found.end) return
    onApply(filtersOf(draft))
    close()
  }
  const clear = (): void => {
    onApply({ created: null, statuses: [] })
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
