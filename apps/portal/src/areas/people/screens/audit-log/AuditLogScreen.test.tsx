import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { AuditLogScreen } from './AuditLogScreen.tsx'

afterEach(cleanup)

const THEO = '005000000000002AAA'
const MARA = '005000000000001AAA'

const event = (id: number, kind: string, targetId: string) =>
  record('AuditEvent__c', `a0D00000000000${id}AAA`, {
    Kind__c: kind,
    Time__c: '2026-11-19T12:00:00.000Z',
    ActorId__c: THEO,
    TargetId__c: targetId,
    Actor__r: record('User', THEO, { Name: 'Theo Lindqvist' }),
    Account__r: record('Account', '001000000000001AAA', { Name: 'Osprey Ridge Aviation' }),
  })

function show(list: CacheResponse | (() => CacheResponse), profile = 'AccountAdmin') {
  const service = scriptedService({
    'list-records/AuditEvent__c/AuditEvents': list,
    [`records/batch/${MARA}`]: ok({
      hasErrors: false,
      results: [{ statusCode: 200, result: record('User', MARA, { Name: 'Mara Okafor' }) }],
    }),
  })
  renderScreen(AuditLogScreen, { path: '/audit-log', at: '/audit-log', profile, fetch: service.fetch })
  return service
}

const events = ok(listOf('AuditEvent__c', 'AuditEvents', [event(1, 'User.Profile', MARA), event(2, 'SignIn', THEO)]))

it('says what happened, who did it and to whom', async () => {
  show(events)
  const row = (await screen.findByText('Changed a role')).closest('tr')
  await waitFor(() => expect(row?.textContent).toContain('Mara Okafor'))
  expect(row?.textContent).toContain('Theo Lindqvist')
  expect(row?.textContent).not.toContain('Osprey Ridge')
  expect(screen.getByText('Signed in').closest('tr')?.textContent).not.toContain(THEO)
})

it('shows agents the account, and reads only the chosen events', async () => {
  const service = show(events, 'Agent')
  expect((await screen.findAllByText('Osprey Ridge Aviation')).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'signIns' } })
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'Theo' } })
  fireEvent.keyDown(screen.getByLabelText('Who'), { key: 'Enter' })
  await waitFor(() => {
    const { where } = (service.asked.at(-1)?.body ?? {}) as { where?: string }
    expect(where).toContain('"SignInFailed"')
    expect(where).toContain('"Theo%"')
  })
})

it('says that no event was found, and that the events could not be loaded', async () => {
  show(ok(listOf('AuditEvent__c', 'AuditEvents', [])))
  expect((await screen.findAllByText('Sorry, there were no results found')).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Show all events' }).getAttribute('href')).toBe('/audit-log')
  cleanup()
  let isUp = false
  show(() => (isUp ? events : refused(503, 'SERVICE_UNAVAILABLE')))
  expect(await screen.findByText('The events could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Signed in')).toBeTruthy()
})
