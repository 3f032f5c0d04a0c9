import { afterAll, expect, it, vi } from 'vitest'
import type { SupportCase } from './support-case.ts'

const table = '../../../../../../../packages/contract/src/rules/case-status-table.ts'

// Test files of a worker share modules: this copy is for this file only.
vi.resetModules()
vi.doMock(table, async (original) => {
  const { caseStatusTable } = await original<{ caseStatusTable: object[] }>()
  const onHold = { value: 'On-Hold', label: 'Waiting on parts', phase: 'work', moves: { customer: [], agent: [] } }
  return { caseStatusTable: [...caseStatusTable, onHold] }
})

afterAll(() => {
  vi.doUnmock(table)
  vi.resetModules()
})

const { timelineOf } = await import('./timeline.ts')

it('words a status of the timeline as the table does', () => {
  const supportCase = { id: '1', created: '2026-06-19T10:02:00.000Z', createdBy: 'Mara Okafor' } as SupportCase
  const change = {
    id: '2',
    field: 'Status',
    newValue: 'On-Hold',
    author: 'Jonas Weil',
    created: '2026-06-20T10:02:00.000Z',
  }
  const stops = timelineOf({
    supportCase,
    changes: [change],
    comments: [],
    files: [],
    commentFiles: new Map(),
    followUps: [],
  })
  expect(stops.map(({ title }) => title)).toEqual(['Waiting on parts', 'Open'])
})
