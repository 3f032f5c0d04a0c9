import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

const opened = ok({ CaseNumber: '00419015', FileCount: 0, IsEarlier: false })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

it('asks for nothing that the link contains, and sends the rest with the confirmed notice', async () => {
  const service = openAt(AT_LINK, { readLink: toForm, createCase: opened })
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
    attemptKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

it('says why a case was not opened, and keeps what was typed', async () => {
  const answers = [refused(500, 'UNKNOWN'), refused(400, 'LINK_INVALID')]
  openAt(AT_LINK, { readLink: toForm, createCase: () => answers.shift() ?? ok({ CaseNumber: '1' }) })
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  for (const text of [
    'We are having technical difficulties. Our team has been notified. Please try again shortly.',
    'Could not create support case for the raised issue.',
  ]) {
    submit()
    const alert = await screen.findByText(text, { exact: false })
    expect(alert.closest('[role="alert"]')?.textContent).toContain('Sorry, We Were Unable to Create Your Case')
    expect([field('Subject').value, field('Description').value]).toEqual(['Blank display', 'Since yesterday'])
  }
})

it('restores what was typed after a reload, and keeps nothing once the case is open', async () => {
  const service = { readLink: toForm, createCase: opened }
  openAt(AT_LINK, service)
  await fillIn()
  cleanup()
  openAt(AT_LINK, service)
  expect(await screen.findByText('We restored your unsent case. Add your files again.')).toBeTruthy()
  expect([field('Subject').value, field(/Tail number/).value]).toEqual(['Blank display', ' N014KT '])
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  submit()
  await screen.findByRole('heading', { name: 'Your case is open' })
  cleanup()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('guest-case'))).toEqual([])
})

it('learns the number of its case when the answer was lost, by the next attempt and after a reload', async () => {
  const lost = (): never => {
    throw new TypeError('the connection was lost')
  }
  const answers: (() => CacheResponse)[] = [lost, () => opened]
  const service = openAt(AT_LINK, { readLink: toForm, createCase: () => (answers.shift() ?? lost)() })
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  submit()
  expect((await screen.findByRole('alert')).textContent).toContain('We are having technical difficulties.')
  submit()
  expect(await screen.findByRole('heading', { name: 'Your case is open' })).toBeTruthy()
  const attempts = service.asked.filter(({ path }) => path.endsWith('createCase')).map(({ body }) => body)
  expect(attempts).toHaveLength(2)
  expect(attempts[0]).toEqual(attempts[1])
  const { attemptKey } = attempts[0] as { attemptKey: string }
  cleanup()
  const openedLink = ok({ purpose: 'CaseOpened', ...owner, CaseNumber: '00419015', FileCount: 2 })
  const again = openAt(AT_LINK, { readLink: openedLink })
  expect(await screen.findByText('00419015')).toBeTruthy()
  expect(screen.getByText('2 files are attached.')).toBeTruthy()
  expect(screen.getByText(new RegExp(EMAIL))).toBeTruthy()
  expect(again.asked[0]?.body).toEqual({ token: 'secret', attemptKey })
})

it('keeps what was changed since an attempt that has opened the case, and names the case', async () => {
  openAt(AT_LINK, {
    readLink: toForm,
    createCase: ok({ CaseNumber: '00419015', FileCount: 0, IsEarlier: true }),
  })
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  submit()
  expect(await screen.findByText(/^Case 00419015 is open already/)).toBeTruthy()
  expect(field('Subject').value).toBe('Blank display')
})

it('uploads files by the link before the case is opened, after the notice was confirmed once', async () => {
  const uploads = tusServer()
  const service = openAt(AT_LINK, {
    readLink: toForm,
    confirmNotice: ok({ confirmedNotice: '1' }),
    createCase: ok({ CaseNumber: '00419015', FileCount: 1, IsEarlier: false }),
  })
  await fillIn()
  choose('log.txt')
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm and upload' }))
  expect(await screen.findByText(/· ready$/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I have read this notice/ }).checked).toBe(true)
  submit()
  expect(await screen.findByText('1 file is attached.')).toBeTruthy()
  const bodyOf = (name: string) => service.asked.find(({ path }) => path.endsWith(name))?.body
  expect(bodyOf('confirmNotice')).toEqual({ token: 'secret', confirmedNotice: '1' })
  expect(bodyOf('createCase')).toMatchObject({ files: ['069000000000001AAA'] })
  expect(uploads.map(({ method, headers }) => [method, headers['x-guest-link']])).toEqual([
    ['POST', 'secret'],
    ['PATCH', 'secret'],
  ])
})

it('sends the rest of a file after a lost connection, and opens no case without a file that failed', async () => {
  const uploads = tusServer({ losesFirstPatch: true })
  const service = openAt(AT_LINK, { readLink: toForm, confirmNotice: ok({ confirmedNotice: '1' }), createCase: opened })
  await fillIn()
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this notice/ }))
  choose('log.txt')
  expect(await screen.findByText(/· ready$/, {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm and upload' })).toBeNull()
  expect(uploads.map(({ method, headers }) => [method, headers['upload-offset']])).toEqual([
    ['POST', undefined],
    ['PATCH', '0'],
    ['HEAD', undefined],
    ['PATCH', '2'],
  ])
  cleanup()
  tusServer({ refusal: { status: 429, title: 'You have reached the limit of 20 File versions a day.' } })
  openAt(AT_LINK, { readLink: toForm, confirmNotice: ok({ confirmedNotice: '1' }), createCase: opened })
  await screen.findByText('We restored your unsent case. Add your files again.')
  choose('log.txt')
  expect(await screen.findByText('We restored your unsent case.')).toBeTruthy()
  const reason = 'Your document upload has been unsuccessful: You have reached the limit of 20 File versions a day.'
  expect(await screen.findByText(reason)).toBeTruthy()
  submit()
  expect(await screen.findByText(/^Not uploaded: log.txt\./)).toBeTruthy()
  expect(field('Subject').value).toBe('Blank display')
  expect(service.asked.some(({ path }) => path.endsWith('createCase'))).toBe(false)
})

it('says that a file is not uploaded where the confirmation of the notice cannot be stored', async () => {
  openAt(AT_LINK, { readLink: toForm, confirmNotice: refused(503, 'SERVICE_UNAVAILABLE') })
  await fillIn()
  choose('log.txt')
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm and upload' }))
  expect(await screen.findByText('Your confirmation could not be stored. Try again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/the export-control notice was not confirmed\.$/)).toBeTruthy()
  expect(field('Subject').value).toBe('Blank display')
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
  expect(screen.getByRole('link', { name: 'Get a new link to your case' }).getAttribute('href')).toBe(
    '/guest-case-link',
  )
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

it('keeps name and address where no link could be mailed, and says when it is not sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = [refused(500, 'UNKNOWN'), ok({ result: 'Success', AccountName: null })]
  openAt('/guest-case', { sendVerificationEmail: () => answers.shift() ?? refused(503, 'SERVICE_UNAVAILABLE') })
  type('Name', 'Ada Visitor')
  type('E-mail', EMAIL)
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  send()
  const noAnswer = 'The service did not answer as it should. Try again shortly: what you typed is still here.'
  expect((await screen.findByRole('alert')).textContent).toBe(noAnswer)
  expect([field('Name').value, field('E-mail').value]).toEqual(['Ada Visitor', EMAIL])
  send()
  const resend = await screen.findByRole('button', { name: 'Resend e-mail' })
  await vi.advanceTimersByTimeAsync(31_000)
  fireEvent.click(resend)
  expect((await screen.findByRole('alert')).textContent).toBe(noAnswer)
})

function choose(name: string): void {
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('there is no place for files')
  fireEvent.change(input, { target: { files: [new File(['bytes'], name, { type: 'text/plain' })] } })
}

type Refusal = { status: number; title: string }

/** Answers uploads like the server and records the requests. The first upload can be interrupted after two bytes. */
function tusServer({ losesFirstPatch = false, refusal }: { losesFirstPatch?: boolean; refusal?: Refusal } = {}) {
  const asked: { method: string; headers: Record<string, string> }[] = []
  let loses = losesFirstPatch
  class Request {
    readonly #headers: Record<string, string> = {}
    #method = ''
    #answer: Record<string, string> = {}
    readonly upload = {}
    status = 0
    responseText = ''
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    open(method: string): void {
      this.#method = method
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name.toLowerCase()] = value
    }
    getResponseHeader(name: string): string | null {
      return this.#answer[name.toLowerCase()] ?? null
    }
    abort(): void {}
    send(): void {
      asked.push({ method: this.#method, headers: this.#headers })
      queueMicrotask(() => this.#arrive())
    }
    #arrive(): void {
      if (loses && this.#method === 'PATCH') {
        loses = false
        this.onerror?.()
        return
      }
      const created = { 'content-document-id': '069000000000001AAA' }
      const answers: Record<string, [number, Record<string, string>]> = {
        POST: [201, { location: '/uploads/a' }],
        HEAD: [200, { 'upload-offset': '2', 'upload-length': '5' }],
        PATCH: [204, { 'upload-offset': '5', ...created }],
      }
      const [status, headers] = answers[this.#method] ?? [404, {}]
      this.status = refusal?.status ?? status
      this.responseText = refusal ? JSON.stringify({ title: refusal.title, code: 'X' }) : ''
      this.#answer = headers
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return asked
}
