import {
  type CaseStatus,
  caseStatuses,
  caseStatusTable,
  type DatePreset,
  datePresets,
  dayIn,
  hasCaseEnded,
  type ListInfo,
  presetDates,
  rangeInstants,
} from 'contract'
import type { CaseFilters, CaseQuery } from './case-query.ts'

/** A saved list of cases: its name and filters. */
export type SavedList = {
  label: string
  /** Only the reader's own cases, instead of all visible ones. */
  isMine: boolean
  /** Only cases in which support waits for the customer. */
  isWaiting: boolean
  filters: CaseFilters
  /** Conditions set by other programs, preserved. */
  others: readonly Condition[]
}

/** A condition of a list view in the API. */
type Condition = { fieldApiName: string; operator: string; operandLabels: readonly string[] }

/** The owner of the list: customers own cases as contacts, agents as owners. Days are in this time zone. */
export type Reader = { id: string; contactId: string | null; timeZone: string }

/** A saved list with the filters of this query; search and order are not saved. */
export function savedListOf({ list, created, statuses }: CaseQuery): SavedList {
  const ofOpenCases = list === 'recent' || list === 'open'
  const stillOpen = caseStatuses.filter((status) => !hasCaseEnded(status))
  return {
    label: '',
    isMine: list !== 'all' && list !== 'open',
    isWaiting: list === 'waiting',
    filters: { created, statuses: ofOpenCases && statuses.length === 0 ? stillOpen : statuses },
    others: [],
  }
}

/** The list view of a saved list, for the service. */
export function listViewOf({ label, isMine, isWaiting, filters, others }: SavedList, reader: Reader) {
  const { created, statuses } = filters
  const conditions: Condition[] = [...others]
  if (isMine) conditions.push(ofReader(reader))
  if (statuses.length > 0) conditions.push({ ...equals('Status'), operandLabels: [...statuses] })
  if (isWaiting) conditions.push({ ...equals('AwaitingCustomer__c'), operandLabels: ['true'] })
  if (created !== null && 'preset' in created) {
    conditions.push({ ...equals('CreatedDate'), operandLabels: [presetDates[created.preset]] })
  } else if (created !== null) {
    const { from, before } = rangeInstants(created.range, reader.timeZone)
    conditions.push(
      { fieldApiName: 'CreatedDate', operator: 'GreaterOrEqual', operandLabels: [from] },
      { fieldApiName: 'CreatedDate', operator: 'LessThan', operandLabels: [before] },
    )
  }
  return {
    label: label.trim(),
    filteredByInfo: conditions.map((condition) => ({ ...condition, operandLabels: [...condition.operandLabels] })),
  }
}

/** A saved list from its list view. */
export function readSavedList({ label, filteredByInfo }: ListInfo, reader: Reader): SavedList {
  const find = (fieldApiName: string, operator: string, fits: (operands: readonly string[]) => boolean) =>
    filteredByInfo.find(
      (condition) =>
        condition.fieldApiName === fieldApiName && condition.operator === operator && fits(condition.operandLabels),
    )
  const isInstant = ([operand]: readonly string[]): boolean => !Number.isNaN(Date.parse(operand ?? ''))
  const own = ofReader(reader)
  const mine = find(own.fieldApiName, own.operator, (operands) => operands.join() === own.operandLabels.join())
  const waiting = find('AwaitingCustomer__c', 'Equals', ([flag]) => flag === 'true')
  const statuses = find('Status', 'Equals', (labels) => labels.every((label) => statusLabelled(label) !== undefined))
  const preset = find('CreatedDate', 'Equals', ([date]) => presetDated(date) !== undefined)
  const from = find('CreatedDate', 'GreaterOrEqual', isInstant)
  const before = find('CreatedDate', 'LessThan', isInstant)
  const range = !preset && from && before ? [from, before] : []
  const understood: readonly unknown[] = [mine, waiting, statuses, preset, ...range]
  return {
    label: label ?? '',
    isMine: mine !== undefined,
    isWaiting: waiting !== undefined,
    filters: {
      created: createdOf(preset, range, reader.timeZone),
      statuses: caseStatuses.filter((status) =>
        statuses?.operandLabels.some((label) => statusLabelled(label) === status),
      ),
    },
    others: filteredByInfo
      .filter((condition) => !understood.includes(condition))
      .map(({ fieldApiName, operator, operandLabels }) => ({ fieldApiName, operator, operandLabels })),
  }
}

function createdOf(
  preset: Condition | undefined,
  range: readonly Condition[],
  timeZone: string,
): CaseFilters['created'] {
  const name = presetDated(preset?.operandLabels[0])
  if (name) return { preset: name }
  const [from, before] = range.map(({ operandLabels: [instant] }) => Date.parse(instant ?? ''))
  if (from === undefined || before === undefined) return null
  return { range: { start: dayIn(timeZone, from), end: dayIn(timeZone, before - 1) } }
}

const equals = (fieldApiName: string) => ({ fieldApiName, operator: 'Equals' })

const ofReader = ({ id, contactId }: Reader): Condition =>
  contactId === null
    ? { ...equals('OwnerId'), operandLabels: [id] }
    : { ...equals('ContactId'), operandLabels: [contactId] }

const presetDated = (date: string | undefined): DatePreset | undefined =>
  datePresets.find((name) => presetDates[name] === date)

const statusLabelled = (label: string): CaseStatus | undefined =>
  caseStatusTable.find((row) => row.label === label)?.value
