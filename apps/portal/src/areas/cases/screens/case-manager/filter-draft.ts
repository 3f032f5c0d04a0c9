import { type DateRange, datePresets } from 'contract'
import type { CaseFilters } from './case-query.ts'

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
