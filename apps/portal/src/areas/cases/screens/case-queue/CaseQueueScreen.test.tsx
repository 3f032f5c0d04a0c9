import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseQueueScreen } from './CaseQueueScreen.tsx'

afterEach(cleanup)

/** The screens of tests are drawn at noon, 2026-11-20. */
const supportCase = (id: number, fields: Record<string, unknown> = {}) =>
  record('Case', `50000000000000${id}AAA`, {
    CaseNumber: `0040000${id}`,
    Subject: `Case ${id}`,
    Status: 'Open',
    Impact__c: 'Total Failure',
    AwaitingCustomer__c: false,
    ContactId: '003000000000001AAA',
    IsEscalated: false,
    CreatedDate: '2026-11-19T12:00:00.000Z',
    SystemModstamp: '2026-11-19T12:00:00.000Z',
    NextDue__c: '2026-11-20T11:48:00.000Z',
    FirstAnswered__c: null,
    WaitingSince__c: null,
    ...fields,
  })

function show(cases: CacheResponse | (() => CacheResponse), at = '/agent') {
  const service = scriptedService({
    'list-records/Case/MyWork': cases,
    'list-records/Case/Unassigned': cases,
    'apex/v65.0/CaseController/countCases': ok({ count: 3, hasMore: false }),
  })
  renderScreen(CaseQueueScreen, { path: '/agent', at, profile: 'Agent', fetch: service.fetch })
  return service
}

it('says in words what is late, what is left and for what', async () => {
  show(
    ok(
      listOf('Case', 'MyWork', [
        supportCase(1),
        supportCase(2, { NextDue__c: '2026-11-20T12:26:00.000Z', FirstAnswered__c: '2026-11-19T13:00:00.000Z' }),
        supportCase(3, { NextDue__c: null, WaitingSince__c: '2026-11-18T12:00:00.000Z', AwaitingCustomer__c: true }),
      ]),
    ),
  )
  const rows = within(await screen.findByRole('table', { name: 'My Cases' })).getAllByRole('row')
  const texts = rows.slice(1).map((row) => row.textContent)
  expect(texts[0]).toContain('12 min lateFirst answer')
  expect(texts[1]).toContain('26 min leftSolution')
  expect(texts[2]).toContain('Waiting 2 days')
  expect(screen.getByRole('link', { name: /^Unassigned/ }).getAttribute('href')).toBe('/agent?queue=unassigned')
})

it('asks for what was chosen, and says what to do where nothing is found', async () => {
  const service = show(ok(listOf('Case', 'Unassigned', [])), '/agent?queue=unassigned&tier=Prime&q=N714')
  expect((await screen.findAllByText('Sorry, there were no results found')).length).toBeGreaterThan(0)
  const asked = service.asked.find(({ path }) => path.includes('list-records/Case/Unassigned'))
  expect(asked?.body).toMatchObject({
    searchTerm: 'N714',
    where: JSON.stringify({ and: [{ Account: { SupportTier__c: { in: ['Prime'] } } }] }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(screen.getByText('Every case has an owner.')).toBeTruthy())
})

it('offers to try again where the cases could not be loaded', async () => {
  let isUp = false
  show(() => (isUp ? ok(listOf('Case', 'MyWork', [supportCase(1)])) : refused(503, 'SERVICE_UNAVAILABLE')))
  expect(await screen.findByText('The cases could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Case 1')).toBeTruthy()
})
