import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, scriptedService } from '../../../../testing/scripted-service.ts'
import { UserManagementScreen } from './UserManagementScreen.tsx'

afterEach(cleanup)

const DARIO = '003000000000002AAA'
const LOGIN = '005000000000002AAA'
const OWN = '003000000000001AAA'

const login = record('User', LOGIN, { Profile: 'Customer', IsActive: true, LastLoginDate: '2026-11-19T12:00:00.000Z' })
const person = (id: string, values: object) =>
  record('Contact', id, {
    Name: 'Dario Bellini',
    Email: 'd.bellini@osprey-ridge.example',
    Role__c: 'Dispatcher',
    PortalAccess__c: 'Active',
    LoginId__c: LOGIN,
    MailProblem__c: null,
    Login__r: login,
    ...values,
  })

const people = [
  person(DARIO, {}),
  person(OWN, { Name: 'Mara Okafor', Email: 'mara.okafor@osprey-ridge.example', LoginId__c: null, Login__r: null }),
  person('003000000000003AAA', {
    Name: 'Tove Sandell',
    PortalAccess__c: 'Invited',
    LoginId__c: null,
    MailProblem__c: 'Refused',
    Login__r: null,
  }),
]

const actions = (names: Readonly<Record<string, readonly string[]>>) => ({
  actions: Object.fromEntries(
    Object.entries(names).map(([id, apiNames]) => [
      id,
      { actions: apiNames.map((apiName) => ({ apiName, label: apiName.split('.')[1] })), links: [], url: '' },
    ]),
  ),
  eTag: '',
  url: '',
})

const offeredNow = actions({
  [DARIO]: ['Contact.Remove'],
  [LOGIN]: ['User.ChangeRole', 'User.ResetFactors', 'User.Deactivate'],
  '003000000000003AAA': ['Contact.ResendInvite', 'Contact.RevokeInvite'],
})

const done = ok({
  contextId: DARIO,
  feedItemId: null,
  id: DARIO,
  isCreated: false,
  isSuccess: true,
  successMessage: 'Done.',
})

const refusal = (status: number, body: unknown): CacheResponse => ({ status, statusText: 'refused', body })

function show(
  perform: (request: CacheRequest) => CacheResponse,
  list: CacheResponse | (() => CacheResponse) = ok(listOf('Contact', 'AccountContacts', people)),
  others: {
    at?: string
    count?: CacheResponse
    cases?: CacheResponse
    offers?: CacheResponse | Promise<CacheResponse>
  } = {},
) {
  const isAction = ({ path }: CacheRequest) => path.includes('perform-quick-action')
  const service = scriptedService({
    'list-records/Contact/AccountContacts': list,
    'related-list-count/001000000000001AAA/Contacts': others.count ?? ok({ count: 3, hasMore: false }),
    'list-records/Case/AllCases':
      others.cases ??
      ok(
        listOf('Case', 'AllCases', [
          record('Case', '500000000000001AAA', { CaseNumber: '00418273', Subject: 'Terrain' }),
        ]),
      ),
  })
  const asked: CacheRequest[] = []
  renderScreen(UserManagementScreen, {
    path: '/user-management',
    at: others.at ?? '/user-management',
    profile: 'AccountAdmin',
    fetch: async (request) => {
      asked.push(request)
      if (isAction(request)) return perform(request)
      if (request.path.includes('/actions/record/')) return structuredClone(await (others.offers ?? ok(offeredNow)))
      return service.fetch(request)
    },
  })
  return { performed: () => asked.filter(isAction).map(({ path, body }) => [path.split('/').at(-1), body]) }
}

const unused = (): never => {
  throw new Error('nothing is done here')
}

async function openActions(name: string): Promise<void> {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: `Actions for ${name}` })
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.click(button())
}

it('shows the permissions of each user and the actions that the server offers, and no actions for the reader', async () => {
  show(unused)
  const row = (await screen.findByText('Dario Bellini')).closest('tr')
  expect(row?.textContent).toContain('Dispatcher')
  expect(row?.textContent).toContain('Nov 19, 2026')
  expect(screen.getByText('Tove Sandell').closest('tr')?.textContent).toMatch(/Invited.*Refused/)
  expect(screen.getByText('Mara Okafor').closest('tr')?.textContent).toContain('You')
  await openActions('Dario Bellini')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Make account admin', 'ResetFactors', 'Deactivate', 'Remove'])
  expect(screen.queryByRole('button', { name: 'Actions for Mara Okafor' })).toBeNull()
})

it('keeps what was typed when a user cannot be added, with the specified words, and sends a second click once', async () => {
  let answer: CacheResponse = refusal(500, [{ errorCode: 'INTERNAL_SERVER_ERROR', message: 'x' }])
  const { performed } = show(() => answer)
  await screen.findByText('Dario Bellini')
  fireEvent.click(screen.getByRole('button', { name: 'Add user' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }))
  const button = dialog.getByRole('button', { name: 'Add user' })
  const send = () => fireEvent.click(button)
  send()
  expect(dialog.getAllByText('Enter a first name.').length).toBeGreaterThan(0)
  expect(performed()).toEqual([])
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('First name', ' Emil ')
  type('Last name', 'Sandell')
  type('E-mail', 'emil@osprey-ridge.example')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Account admin' }))
  send()
  send()
  expect(await dialog.findByText('Unable to Create Contact')).toBeTruthy()
  expect(
    dialog.getByText('The user could not be added. Try again later, and contact support if it still fails.'),
  ).toBeTruthy()
  const fields = {
    FirstName: 'Emil',
    LastName: 'Sandell',
    Email: 'emil@osprey-ridge.example',
    InvitedProfile__c: 'AccountAdmin',
  }
  expect(performed()).toMatchObject([['AddUser', { fields }]])
  answer = refusal(400, [
    { errorCode: 'EMAIL_TAKEN', message: 'Email is being used by another user', fields: ['Email'] },
  ])
  send()
  await waitFor(() => expect(performed()).toHaveLength(2))
  expect(await dialog.findByText('Email is being used by another user')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('emil@osprey-ridge.example')
})

it('says before a removal which cases it concerns, and why it was not done', async () => {
  const { performed } = show(() =>
    refusal(400, [{ errorCode: 'LAST_ADMIN', message: 'This is the last account admin.' }]),
  )
  await openActions('Dario Bellini')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Dario Bellini?' }))
  expect(await dialog.findByText('This concerns one open case:')).toBeTruthy()
  expect(dialog.getByRole('listitem').textContent).toBe('00418273 Terrain')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Keep on the e-mails of their cases' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove contact' }))
  expect(await dialog.findByText('Dario Bellini: This is the last account admin.')).toBeTruthy()
  expect(performed()).toMatchObject([['Contact.Remove', { contextId: DARIO, fields: { CaseMailsStay__c: true } }]])
})

it('performs an action once, and says when it is not answered', async () => {
  let fails = true
  const { performed } = show(() => (fails ? refusal(500, []) : done))
  await openActions('Dario Bellini')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make account admin' }))
  expect(
    await screen.findByText(
      'Dario Bellini: The service did not answer as it should. The change may not be made. Try again shortly.',
    ),
  ).toBeTruthy()
  fails = false
  await openActions('Dario Bellini')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make account admin' }))
  expect(await screen.findByText('Dario Bellini: Done.')).toBeTruthy()
  expect(performed()).toMatchObject([
    ['User.ChangeRole', { contextId: LOGIN, fields: { Profile: 'AccountAdmin' } }],
    ['User.ChangeRole', { contextId: LOGIN, fields: { Profile: 'AccountAdmin' } }],
  ])
})

it('says that no user was found, and that the list could not be loaded', async () => {
  show(unused, ok(listOf('Contact', 'AccountContacts', [])))
  expect((await screen.findAllByText('No items to display.')).length).toBeGreaterThan(0)
  cleanup()
  let isUp = false
  show(unused, () => (isUp ? ok(listOf('Contact', 'AccountContacts', people)) : refusal(503, [])))
  expect(await screen.findByText('The users could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dario Bellini')).toBeTruthy()
})

it('shows the users although their number is not known, or what may be done with them', async () => {
  show(unused, undefined, { count: refusal(503, []), offers: refusal(503, []) })
  expect(await screen.findByText('Dario Bellini')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Actions for Dario Bellini' })).toBeNull()
})

it('says that the cases of a removal could not be loaded, and removes all the same', async () => {
  const { performed } = show(() => done, undefined, { cases: refusal(503, []) })
  await openActions('Dario Bellini')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Dario Bellini?' }))
  expect(await dialog.findByText('Their open cases could not be loaded.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove contact' }))
  await waitFor(() => expect(performed()).toHaveLength(1))
})

it('keeps the place of what can be done with users until it is known', async () => {
  const offers = Promise.withResolvers<CacheResponse>()
  show(unused, undefined, { offers: offers.promise })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Actions for Dario Bellini' })
  expect(button.disabled).toBe(true)
  offers.resolve(ok(offeredNow))
  await waitFor(() => expect(button.isConnected).toBe(false))
  await openActions('Dario Bellini')
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy()
})

it('leads from the last page that there is to no other', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) =>
    person(`003${String(index).padStart(12, '0')}AAA`, { Name: `Person ${index}`, LoginId__c: null, Login__r: null }),
  )
  const page = { ...listOf('Contact', 'AccountContacts', many), nextPageToken: 'more' }
  show(unused, ok(page), { at: '/user-management?page=79' })
  expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toBe('/user-management?page=80')
  cleanup()
  show(unused, ok(page), { at: '/user-management?page=80' })
  await screen.findByText('Person 1999')
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})
