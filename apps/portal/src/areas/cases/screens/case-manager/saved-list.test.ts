import type { ListInfo } from 'contract'
import { expect, it } from 'vitest'
import { listInfoOf } from '../../../../testing/records.ts'
import type { CaseQuery } from './case-query.ts'
import { listViewOf, readSavedList, type SavedList, savedListOf } from './saved-list.ts'

const customer = { id: '005000000000001AAA', contactId: '003000000000001AAA', timeZone: 'America/Denver' }
const agent = { id: '005000000000002AAA', contactId: null, timeZone: 'UTC' }

const plain: SavedList = {
  label: 'Mine',
  isMine: false,
  isWaiting: false,
  filters: { created: null, statuses: [] },
  others: [],
}

/** The list view as the service describes it, by labels. */
const described = ({ label, filteredByInfo }: ReturnType<typeof listViewOf>): ListInfo => ({
  ...listInfoOf('Case', 'Saved_1', []),
  label,
  filteredByInfo: filteredByInfo.map((filter) => ({
    ...filter,
    label: filter.fieldApiName,
    operandLabels: filter.operandLabels.map((operand) => (operand === 'In-Progress' ? 'In Progress' : operand)),
  })),
})

it('reads a saved list as it was written', () => {
  const lists: SavedList[] = [
    plain,
    { ...plain, isMine: true, isWaiting: true },
    { ...plain, filters: { created: { preset: 'last7' }, statuses: ['Open', 'In-Progress'] } },
    { ...plain, filters: { created: { preset: 'previousYear' }, statuses: [] } },
    { ...plain, filters: { created: { range: { start: '2026-11-01', end: '2026-11-03' } }, statuses: [] } },
    { ...plain, others: [{ fieldApiName: 'Subject', operator: 'Contains', operandLabels: ['chart'] }] },
    { ...plain, others: [{ fieldApiName: 'CreatedDate', operator: 'LessThan', operandLabels: ['LAST_YEAR'] }] },
    {
      ...plain,
      others: [{ fieldApiName: 'CreatedDate', operator: 'GreaterOrEqual', operandLabels: ['2026-11-01T07:00:00Z'] }],
    },
  ]
  for (const list of lists) {
    for (const reader of [customer, agent]) {
      expect(readSavedList(described(listViewOf(list, reader)), reader)).toEqual(list)
    }
  }
})

it('names the days before today, and the midnights of the reader', () => {
  const conditions = (created: SavedList['filters']['created']) =>
    listViewOf({ ...plain, filters: { created, statuses: [] } }, customer).filteredByInfo
  expect(conditions({ preset: 'last30' })).toEqual([
    { fieldApiName: 'CreatedDate', operator: 'Equals', operandLabels: ['LAST_N_DAYS:29'] },
  ])
  expect(
    conditions({ range: { start: '2026-11-10', end: '2026-11-10' } }).map(({ operandLabels }) => operandLabels),
  ).toEqual([['2026-11-10T07:00:00.000Z'], ['2026-11-11T07:00:00.000Z']])
})

it('starts from what is shown', () => {
  const plainQuery: CaseQuery = { list: 'my', created: null, statuses: [], searchTerm: '', sort: null, page: 1 }
  const savedFrom = (list: 'my' | 'recent' | 'waiting' | 'open' | 'all') => {
    const { isMine, isWaiting, filters } = savedListOf({ ...plainQuery, list })
    return [isMine, isWaiting, filters.statuses.length > 0]
  }
  expect(savedFrom('my')).toEqual([true, false, false])
  expect(savedFrom('recent')).toEqual([true, false, true])
  expect(savedFrom('waiting')).toEqual([true, true, false])
  expect(savedFrom('open')).toEqual([false, false, true])
  expect(savedFrom('all')).toEqual([false, false, false])
  expect(savedListOf({ ...plainQuery, list: 'recent', statuses: ['Closed'] }).filters).toEqual({
    created: null,
    statuses: ['Closed'],
  })
})
