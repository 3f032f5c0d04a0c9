import { caseStatuses, type DateRange, type DateRangeProblems, datePresets, dateRangeProblems } from 'contract'
import { useState } from 'react'
import { CheckboxGroup, ChipChoice, DateRangeFields, FilterPopover, StatusGlyph } from 'ui'
import styles from './CaseFilterPanel.module.css'
import { type CaseFilters, dayLimits, filterCount } from './case-query.ts'
import { messages } from './messages.ts'

/** What is being chosen before it is applied. */
type Draft = { choice: string | null; range: DateRange; statuses: CaseFilters['statuses'] }

const createdChoices = [
  ...datePresets.map((value) => ({ value, label: messages.presets[value] })),
  { value: 'custom', label: messages.custom },
]

const statusChoices = caseStatuses.map((value) => ({ value, label: <StatusGlyph status={value} /> }))

/** The filters behind their button: created date by preset or range, and status. Closing without Apply changes nothing. */
export function CaseFilterPanel(props: { filters: CaseFilters; onApply: (filters: CaseFilters) => void }) {
  const { filters, onApply } = props
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<Draft>(() => draftOf(filters))
  const [problems, setProblems] = useState<DateRangeProblems>({})

  const change = (changed: Partial<Draft>): void => {
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
      <div className={styles.panel}>
        <ChipChoice
          legend={messages.created}
          options={createdChoices}
          value={draft.choice}
          onChange={(choice) => change({ choice })}
        />
        {draft.choice === 'custom' ? (
          <DateRangeFields
            startLabel={messages.startDate}
            endLabel={messages.endDate}
            {...draft.range}
            min={dayLimits.first}
            max={dayLimits.last}
            onChange={(range) => change({ range })}
            startError={problems.start && messages.dateProblems[problems.start]}
            endError={problems.end && messages.dateProblems[problems.end]}
          />
        ) : null}
        <CheckboxGroup
          legend={messages.status}
          options={statusChoices}
          values={draft.statuses}
          onChange={(values) => change({ statuses: caseStatuses.filter((status) => values.includes(status)) })}
        />
      </div>
    </FilterPopover>
  )
}

function draftOf({ created, statuses }: CaseFilters): Draft {
  const noRange = { start: '', end: '' }
  if (created === null) return { choice: null, range: noRange, statuses }
  return 'preset' in created
    ? { choice: created.preset, range: noRange, statuses }
    : { choice: 'custom', range: created.range, statuses }
}

function filtersOf({ choice, range, statuses }: Draft): CaseFilters {
  const preset = datePresets.find((name) => name === choice)
  if (preset) return { created: { preset }, statuses }
  return { created: choice === 'custom' ? { range } : null, statuses }
}
