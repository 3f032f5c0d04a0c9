import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { GuestCaseScreen } from './GuestCaseScreen.tsx'

const EMAIL = 'ada@elsewhere.example'
const AT_LINK = '/guest-case#token=secret'
const owner = { emailAddress: EMAIL, firstName: 'Ada', lastName: 'Visitor' }
const toForm = ok({
  purpose: 'OpenCase',
  ...owner,
  products: [{ value: 'TN-2100', label: 'Tarn NavData' }],
  impacts: [{ value: 'Total Failure', label: 'Total Failure' }],
  issueTypes: [
    { value: 'Product', label: 'Product' },
    { value: 'Data', label: 'Data' },
  ],
})

beforeEach(() => localStorage.clear())
afterEach(cleanup)

type Answers = Readonly<Record<string, CacheResponse | (() => CacheResponse)>>

function openAt(at: string, answers: Answers) {
  const service = scriptedService(answers)
  renderScreen(GuestCaseScreen, { path: '/guest-case', at, fetch: service.fetch, isSignedIn: false })
  return service
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))

async function fillIn(): Promise<void> {
  await screen.findByLabelText('First name')
  type('Subject', 'Blank display')
  type('Description', 'Since yesterday')
  type(/Tail number/, ' N014KT ')
  fireEvent.click(screen.getByRole('radio', { name: /Total Failure/ }))
}

it('asks for nothing that the link tells, and sends the rest with the confirmed notice', async () => {
  const service = openAt(AT_LINK, { readLink: toForm, createCase: ok({ CaseNumber: '00419015' }) })
  await fillIn()
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Visitor'],
    ['E-mail', EMAIL],
  ] as const) {
    expect([label, field(label).value, field(label).readOnly]).toEqual([label, value, true])
  }
  submit()
  expect((await screen.findAllByText('Confirm the export-control notice.')).length).toBeGreaterThan(0)
  expect(service.asked).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  submit()
  const heading = await screen.findByRole('heading', { name: 'Your case is open' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('00419015')).toBeTruthy()
  expect(service.asked.at(-1)?.body).toEqual({
    token: 'secret',
    subject: 'Blank display',
    description: 'Since yesterday',
    impact: 'Total Failure',
    issueType: 'Product',
    tailOrService: 'N014KT',
    confirmedNotice: '1',
  })
})

it('says why a case was not opened, and keeps what was typed', async () => {
  const answers = [refused(500, 'UNKNOWN'), refused(400, 'LINK_INVALID')]
  openAt(AT_LINK, { readLink: toForm, createCase: () => answers.shift() ?? ok({ CaseNumber: '1' }) })
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  for (const text of [
    'The service did not answer as it should.',
    'Could not create support case for the raised issue.',
  ]) {
    submit()
    const alert = await screen.findByText(text, { exact: false })
    expect(alert.closest('[role="alert"]')?.textContent).toContain('Sorry, We Were Unable to Create Your Case')
    expect([field('Subject').value, field('Description').value]).toEqual(['Blank display', 'Since yesterday'])
  }
})

it('restores what was typed after a reload, and keeps nothing once the case is open', async () => {
  const service = { readLink: toForm, createCase: ok({ CaseNumber: '00419015' }) }
  openAt(AT_LINK, service)
  await fillIn()
  cleanup()
  openAt(AT_LINK, service)
  expect(await screen.findByText('We restored your unsent case.')).toBeTruthy()
  expect([field('Subject').value, field(/Tail number/).value]).toEqual(['Blank display', ' N014KT '])
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  submit()
  await screen.findByRole('heading', { name: 'Your case is open' })
  cleanup()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('guest-case'))).toEqual([])
})

it('shows the case of a link to read, and nothing to write', async () => {
  openAt(AT_LINK, {
    readLink: ok({
      purpose: 'ReadCase',
      ...owner,
      CaseNumber: '00419015',
      Subject: 'Blank display',
      Description: 'Since yesterday',
      Status: 'Open',
      StatusLabel: 'Open',
      Impact: 'Total Failure',
      IssueType: 'Product',
      ProductName: 'Tarn NavData',
      TailOrService: 'N014KT',
      Resolution: null,
      CreatedDate: '2026-11-19T10:00:00.000Z',
      comments: [
        { Id: '00a1', CommentBody: 'Load it again.', CreatedDate: '2026-11-19T11:00:00.000Z', IsFromSupport: true },
      ],
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Blank display', level: 1 })).toBeTruthy()
  expect(screen.getByText('Load it again.').closest('article')?.textContent).toContain('Support')
  for (const text of ['Case 00419015', 'Since yesterday', 'Tarn NavData', 'N014KT'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of a dead link how to get another one, and tries again where no answer came', async () => {
  openAt(AT_LINK, { readLink: refused(400, 'LINK_INVALID') })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is no longer valid. It was used, or its time is over.',
  )
  expect(screen.getByRole('link', { name: 'Request a link to it' }).getAttribute('href')).toBe('/guest-case-link')
  cleanup()
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), toForm]
  openAt(AT_LINK, { readLink: () => answers.shift() ?? toForm })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('First name')).toBeTruthy()
})

it('mails a link to the form without the modal, and says where an address is known', async () => {
  const answers = [ok({ result: 'User_Present', AccountName: 'Osprey' }), ok({ result: 'Success', AccountName: null })]
  const service = openAt('/guest-case', { sendVerificationEmail: () => answers.shift() ?? refused(500, 'UNKNOWN') })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  send()
  expect(screen.getByText('Enter your name.')).toBeTruthy()
  type('Name', 'Ada Visitor')
  type('E-mail', EMAIL)
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('belongs to a user of Osprey')
  send()
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
  await waitFor(() => expect(service.asked).toHaveLength(2))
})
