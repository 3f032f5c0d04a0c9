import { caseStatuses, type DateRange, type DateRangeProblems, datePresets } from 'contract'
import { CheckboxGroup, ChipChoice, DateRangeFields, StatusGlyph } from 'ui'
import styles from './CaseManagerScreen.module.css'
import { type CaseFilters, dayLimits } from './case-query.ts'
import { messages } from './messages.ts'

const createdChoices = [
  ...datePresets.map((value) => ({ value, label: messages.presets[value] })),
  { value: 'custom', label: messages.custom },
]

const statusChoices = caseStatuses.map((value) => ({ value, label: <StatusGlyph status={value} /> }))

type Props = {
  draft: FilterDraft
  problems: DateRangeProblems
  onChange: (changed: Partial<FilterDraft>) => void
  /** Label of an additional first option: any day. */
  anyDay?: string
}

/** The filter fields: created date by preset or range, and status. */
export function CaseFilterFields({ draft, problems, onChange, anyDay }: Props) {
  return (
    <div className={styles.fields}>
      <ChipChoice
        legend={messages.created}
        options={anyDay === undefined ? createdChoices : [{ value: '', label: anyDay }, ...createdChoices]}
        value={anyDay === undefined ? draft.choice : (draft.choice ?? '')}
        onChange={(choice) => onChange({ choice: choice === '' ? null : choice })}
      />
      {draft.choice === 'custom' ? (
        <DateRangeFields
          startLabel={messages.startDate}
          endLabel={messages.endDate}
          {...draft.range}
          min={dayLimits.first}
          max={dayLimits.last}
          onChange={(range) => onChange({ range })}
          startError={problems.start && messages.dateProblems[problems.start]}
          endError={problems.end && messages.dateProblems[problems.end]}
        />
      ) : null}
      <CheckboxGroup
        legend={messages.status}
        options={statusChoices}
        values={draft.statuses}
        onChange={(values) => onChange({ statuses: caseStatuses.filter((status) => values.includes(status)) })}
      />
    </div>
  )
}

/** Filters while being edited: a range may be incomplete. */
export type FilterDraft = { choice: string | null; range: DateRange; statuses: CaseFilters['statuses'] }

export function draftOf({ created, statuses }: CaseFilters): FilterDraft {
  const noRange = { start: '', end: '' }
  if (created === null) return { choice: null, range: noRange, statuses }
  return 'preset' in created
    ? { choice: created.preset, range: noRange, statuses }
    : { choice: 'custom', range: created.range, statuses }
}

export function filtersOf({ choice, range, statuses }: FilterDraft): CaseFilters {
  const preset = datePresets.find((name) => name === choice)
  if (preset) return { created: { preset }, statuses }
  return { created: choice === 'custom' ? { range } : null, statuses }
}
