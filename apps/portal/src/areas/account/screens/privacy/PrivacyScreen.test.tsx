import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { PrivacyScreen } from './PrivacyScreen.tsx'

afterEach(cleanup)

const owner = record('User', '005000000000009AAA', { Name: 'Wren Castell' })
const account = record('Account', '001000000000001AAA', { Owner: owner })
const manager = ok(record('Contact', '003000000000001AAA', { Id: '003000000000001AAA', Account: account }))
const none = ok(listOf('Case', 'MyCases', []))

function show(at: string, answers: { manager?: () => CacheResponse; request?: () => CacheResponse } = {}) {
  const service = scriptedService({
    'records/003000000000001AAA': () => answers.manager?.() ?? manager,
    'Case/MyCases': none,
    requestRemoval: () => answers.request?.() ?? refused(500, 'UNKNOWN'),
  })
  renderScreen(PrivacyScreen, { path: '/account/privacy', at, fetch: service.fetch })
  return service
}

it('keeps the reason where the request for removal is not answered, and sends the same request again', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok({ caseId: '500000000000001AAA' })]
  const { asked } = show('/account/privacy?remove=1', { request: () => answers.shift() ?? refused(500, 'UNKNOWN') })
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Why do you want to leave/)
  fireEvent.change(reason, { target: { value: 'We changed the provider.' } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Your request was not sent. Try again.')
  expect(reason.value).toBe('We changed the provider.')
  send()
  expect(await screen.findByRole('link', { name: 'Request removal' })).toBeTruthy()
  const keys = asked
    .filter(({ path }) => path.endsWith('requestRemoval'))
    .map(({ headers }) => headers?.['Idempotency-Key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

it('says when the account manager could not be loaded, and loads the name again', async () => {
  let isUp = false
  show('/account/privacy', { manager: () => (isUp ? manager : refused(503, 'SERVICE_UNAVAILABLE')) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Your account manager could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(again)
  expect(await screen.findByText(/your account manager, Wren Castell, who contacts you first/)).toBeTruthy()
})
