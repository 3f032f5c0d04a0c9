import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseNumbersScreen } from './CaseNumbersScreen.tsx'

afterEach(cleanup)

it('leads from each number to the cases behind it, and from none to an empty list', async () => {
  const numbers = {
    open: 9,
    hasMore: false,
    late: 2,
    dueWithinHour: 1,
    byImpact: [
      { value: 'Total Failure', count: 3 },
      { value: 'Minor Degradation', count: 0 },
    ],
    byTier: [{ value: 'Prime', count: 9 }],
    byAge: [{ value: 'week', count: 9 }],
    mine: { open: 3, late: 1, byImpact: [] },
    answers: [
      { tier: null, count: 4, medianMinutes: 41, inTime: 3, weekBefore: { count: 6, medianMinutes: 75, inTime: 2 } },
    ],
  }
  const { fetch } = scriptedService({ 'apex/v65.0/CaseController/getWorkNumbers': ok(numbers) })
  renderScreen(CaseNumbersScreen, { path: '/agent/numbers', at: '/agent/numbers', profile: 'Agent', fetch })
  const linksIn = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(await linksIn('By impact')).toEqual([['Total Failure', '/agent?queue=open&impact=Total+Failure']])
  expect(await linksIn('By support tier')).toEqual([['Prime', '/agent?queue=open&tier=Prime']])
  expect(await linksIn('By age')).toEqual([['1 to 7 days', '/agent?queue=open&age=week']])
  expect(screen.getByRole('link', { name: '9' }).getAttribute('href')).toBe('/agent?queue=open')
  // The trend: the same numbers of the week before.
  expect(screen.getByText('Week before: 1 h 15 min, 2 of 6 on time', { exact: false })).toBeTruthy()
  const [row] = within(screen.getByRole('table', { name: 'First answers of the last 7 days' }))
    .getAllByRole('row')
    .slice(1)
  expect(Array.from(row?.querySelectorAll('td') ?? [], (cell) => cell.textContent)).toEqual([
    'All tiers',
    '41 min',
    '3 of 4 on time',
    '1 h 15 min',
    '2 of 6 on time',
  ])
})
