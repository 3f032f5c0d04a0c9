import { expect, it } from 'vitest'
import { caseMovesFrom, caseStatuses } from './case-status.ts'

it('lets customers resolve, close and reopen, and nothing else', () => {
  const moves = Object.fromEntries(caseStatuses.map((status) => [status, caseMovesFrom(status, 'customer')]))
  expect(moves).toEqual({
    Open: ['Resolved', 'Closed'],
    'In-Progress': ['Resolved', 'Closed'],
    'Pending Engineering': ['Resolved', 'Closed'],
    Resolved: ['Open', 'Closed'],
    Closed: ['Open'],
    'Not Actionable': [],
  })
})

it('reopens a closed case only to Open, for agents too', () => {
  expect(caseMovesFrom('Closed', 'agent')).toEqual(['Open'])
  for (const status of caseStatuses) expect(caseMovesFrom(status, 'agent')).not.toContain(status)
})
