import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { failureTexts } from 'contract'
import type { CacheRequest } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { PersonalScreen } from './PersonalScreen.tsx'

afterEach(cleanup)

const user = record('User', '005000000000001AAA', {
  Name: 'Mara Okafor',
  Email: 'mara.okafor@osprey-ridge.example',
  Profile: 'Customer',
  TimeZone: 'America/Chicago',
})
const account = record('Account', '001000000000001AAA', {
  Name: 'Osprey Ridge Aviation',
  AccountNumber: 'A-10482',
  CustomerNumber__c: 'C-77310',
})
const contact = record('Contact', '003000000000001AAA', {
  FirstName: 'Mara',
  LastName: 'Okafor',
  Phone: '+1 555 0142',
  MobilePhone: null,
  Role__c: 'Director of Maintenance',
  ContactNumber__c: 'P-20915',
  Account: account,
})

function show(change: () => ReturnType<typeof ok>, at = '/account/personal', profile = 'Customer') {
  const service = scriptedService({
    'records/005000000000001AAA': ok(user),
    'records/003000000000001AAA': (request) => (request.method === 'PATCH' ? change() : ok(contact)),
  })
  renderScreen(PersonalScreen, { path: '/account/personal', at, fetch: service.fetch, profile })
  return service
}

const changesIn = (asked: readonly CacheRequest[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

const unused = (): never => {
  throw new Error('nothing is changed here')
}

it('offers to edit what people change themselves, and says who changes the rest', async () => {
  show(unused)
  const edit = await screen.findAllByRole('link', { name: /^Edit/ })
  expect(edit.map((link) => link.textContent)).toEqual([
    'Edit first name',
    'Edit last name',
    'Edit phone number',
    'Edit mobile phone',
    'Edit role',
    'Edit time zone',
  ])
  expect(screen.getByText('To change these details, contact your account admin.')).toBeTruthy()
  for (const fact of ['mara.okafor@osprey-ridge.example', 'Customer', 'Osprey Ridge Aviation', 'A-10482', 'P-20915']) {
    expect(screen.getByText(fact)).toBeTruthy()
  }
})

it('shows people of support, who have no contact, their name and their time zone', async () => {
  show(unused, '/account/personal', 'Agent')
  expect(await screen.findByText('Mara Okafor')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1)
})

it('saves one detail, without the spaces around it, and gives the focus back to its link', async () => {
  const { asked } = show(() => ok(record('Contact', contact.id, { Phone: '+1 555 0199' })))
  fireEvent.click(await screen.findByRole('link', { name: 'Edit phone number' }))
  const field = await screen.findByLabelText('Phone number')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: ' +1 555 0199 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText('Phone number')).toBeNull())
  expect(changesIn(asked)).toEqual([{ apiName: 'Contact', fields: { Phone: '+1 555 0199' } }])
  const link = screen.getByRole('link', { name: 'Edit phone number' })
  await waitFor(() => expect(document.activeElement).toBe(link))
})

it('keeps what was typed when the change is not answered, and empties a detail that may be empty', async () => {
  let fails = true
  const { asked } = show(() => {
    if (fails) throw new Error('no connection')
    return ok(record('Contact', contact.id, { Role__c: null }))
  }, '/account/personal?edit=Role__c')
  const field = await screen.findByLabelText<HTMLInputElement>('Role')
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(failureTexts.NO_ANSWER)).toBeTruthy()
  expect(field.value).toBe('')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText('Role')).toBeNull())
  expect(changesIn(asked).at(-1)).toEqual({ apiName: 'Contact', fields: { Role__c: null } })
})

it('asks for a last name, and for one that is not too long, without a call', async () => {
  const { asked } = show(unused, '/account/personal?edit=LastName')
  const field = await screen.findByLabelText('Last name')
  fireEvent.change(field, { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a last name.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'x'.repeat(81) } })
  expect(await screen.findByText('Last name: enter at most 80 characters.')).toBeTruthy()
  expect(changesIn(asked)).toEqual([])
})

it('keeps a time zone that was typed in full when Tab leaves the field', async () => {
  show(unused, '/account/personal?edit=TimeZone')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
  expect(field.value).toBe('America/Chicago')
  fireEvent.change(field, { target: { value: 'Asia/Tokyo' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Asia/Tokyo'])
  fireEvent.keyDown(field, { key: 'Tab' })
  fireEvent.blur(field)
  expect(field.value).toBe('Asia/Tokyo')
})

it('says when the details could not be loaded, and loads them again', async () => {
  let isUp = false
  const answer = (saved: ReturnType<typeof record>) => () => (isUp ? ok(saved) : refused(503, 'SERVICE_UNAVAILABLE'))
  const service = scriptedService({
    'records/005000000000001AAA': answer(user),
    'records/003000000000001AAA': answer(contact),
  })
  renderScreen(PersonalScreen, { path: '/account/personal', at: '/account/personal', fetch: service.fetch })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Your details could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(again)
  expect(await screen.findByText('Director of Maintenance')).toBeTruthy()
})
