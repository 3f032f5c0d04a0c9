import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRecordCache, FetchError } from 'record-cache'
import { Checkbox, Select, TextArea, TextField } from 'ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserProvider } from '../session/browser.tsx'
import { draftsOf } from '../session/drafts.ts'
import { PageProvider } from '../site/page.tsx'
import { draftService, storageOfOther } from '../testing/draft-service.ts'
import { browserOfTests, pageOfTests } from '../testing/render-screen.tsx'
import { createKeptDrafts } from './create-kept-drafts.ts'
import { FormProblems } from './FormProblems.tsx'
import type { Attempt, FormOptions } from './form.ts'
import { type KeptDrafts, KeptDraftsProvider } from './kept-drafts.tsx'
import type { Outcome } from './outcome.ts'
import { useForm } from './use-form.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
beforeEach(() => localStorage.clear())

type Letter = { subject: string; body: string; copies?: string }

const empty: Letter = { subject: '', body: '' }

const readLetter = (kept: unknown): Letter | null => {
  const { subject, body } = (kept ?? {}) as Record<string, unknown>
  return typeof subject === 'string' && typeof body === 'string' && subject + body !== '' ? { subject, body } : null
}

function LetterForm(options: Pick<FormOptions<Letter>, 'send'> & Partial<FormOptions<Letter>>) {
  const form = useForm<Letter>({
    id: 'letter',
    empty,
    fields: ['subject', 'body'],
    problemsOf: ({ subject, body }) => ({
      subject: subject === '' ? 'Enter a subject.' : subject.length > 9 ? 'Shorten the subject.' : undefined,
      body: body === '' ? 'Enter a text.' : undefined,
    }),
    fieldOf: { Subject__c: 'subject' },
    ...options,
  })
  return (
    <form {...form.formProps}>
      <FormProblems form={form} title="Not sent" />
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Body" {...form.field('body')} />
      <button type="submit" aria-busy={form.isPending}>
        Send
      </button>
      <button type="button" onClick={form.startAgain}>
        Start again
      </button>
    </form>
  )
}

type Choices = { isUrgent: boolean; copies: string }

function ChoiceForm({ onSent }: { onSent: (choices: Choices) => void }) {
  const form = useForm<Choices>({
    id: 'choices',
    empty: { isUrgent: false, copies: 'two' },
    fields: ['isUrgent', 'copies'],
    problemsOf: () => ({}),
    send: async (choices) => {
      onSent(choices)
      return 'sent'
    },
  })
  const { value, onBlur: _, ...box } = form.field('isUrgent')
  const copies = ['one', 'two', 'three'].map((count) => ({ value: count, label: count }))
  return (
    <form {...form.formProps}>
      <Checkbox label="Urgent" isChecked={value} {...box} />
      <Select label="Copies" options={copies} {...form.field('copies')} />
      <button type="submit">Send</button>
    </form>
  )
}

/** A form over a server whose answers the test gives, in the order of the attempts. @param drafts - those that the server keeps. */
function letters(options: Partial<FormOptions<Letter>> = {}, drafts: KeptDrafts | null = null) {
  const attempts: (Attempt<Letter> & { values: Letter })[] = []
  const answers: PromiseWithResolvers<Outcome<Letter>>[] = []
  const session = { hasForgotten: false }

  const send: FormOptions<Letter>['send'] = (values, attempt) => {
    attempts.push({ values, ...attempt })
    const answer = Promise.withResolvers<Outcome<Letter>>()
    answers.push(answer)
    return answer.promise
  }
  const page = (
    <PageProvider page={pageOfTests()}>
      <BrowserProvider browser={{ ...browserOfTests(), hasForgotten: () => session.hasForgotten }}>
        <KeptDraftsProvider drafts={drafts}>
          <LetterForm send={send} {...options} />
        </KeptDraftsProvider>
      </BrowserProvider>
    </PageProvider>
  )
  return {
    page,
    open: () => render(page),
    attempts,
    keys: () => attempts.map(({ idempotencyKey }) => idempotencyKey),
    answer: (outcome: Outcome<Letter>) => act(async () => answers.at(-1)?.resolve(outcome)),
    fail: (error: unknown) => act(async () => answers.at(-1)?.reject(error)),
    signOut: () => {
      session.hasForgotten = true
      localStorage.clear()
    },
  }
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Body')
const type = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } })
const fill = (first: string, second: string): void => {
  type(subject(), first)
  type(body(), second)
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const refusal = (status: number, errors: object[]) =>
  new FetchError('/records', { status, statusText: 'Bad Request', body: errors })

const draft = { name: 'letter', read: readLetter }
const DRAFT = `navdesk-draft:${pageOfTests().session?.user.id}:letter`
const kept = (): unknown => JSON.parse(localStorage.getItem(DRAFT) ?? 'null')

it('asks for missing fields without sending, and focuses the first', () => {
  const { open, attempts } = letters()
  open()
  send()
  expect([screen.getByText('Enter a subject.'), screen.getByText('Enter a text.')]).toHaveLength(2)
  expect(document.activeElement).toBe(subject())
  expect(attempts).toEqual([])
})

it('focuses a summary of several problems, or the only invalid field', () => {
  letters({ summary: (count) => `Check ${count} fields` }).open()
  send()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toBe('Check 2 fieldsEnter a subject.Enter a text.')
  type(subject(), 'Chart')
  send()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(body())
})

it('shows the problem of a field that was filled in and left until it is fixed', () => {
  letters().open()
  fireEvent.blur(subject())
  expect(screen.queryByText('Enter a subject.')).toBeNull()
  type(subject(), 'A long subject')
  expect(screen.queryByText('Shorten the subject.')).toBeNull()
  fireEvent.blur(subject())
  expect(screen.getByText('Shorten the subject.')).toBeTruthy()
  type(subject(), '')
  expect(screen.getByText('Enter a subject.')).toBeTruthy()
  type(subject(), 'Chart')
  expect(screen.queryByText(/subject\./)).toBeNull()
})

it('sends once, however often the button is pressed', async () => {
  const { open, attempts, answer } = letters()
  open()
  fill('Chart', 'It is old.')
  send()
  send()
  expect(attempts).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
  await answer('sent')
  send()
  expect(attempts).toHaveLength(2)
})

it('stays pending while the page is left', async () => {
  const { open, attempts, answer } = letters()
  open()
  fill('Chart', 'It is old.')
  send()
  await answer('leaving')
  send()
  expect(attempts).toHaveLength(1)
})

it('retries the same content under the same key after no answer, and other content under a new key', async () => {
  const { open, keys, fail, answer } = letters()
  open()
  fill('Chart', 'It is old.')
  send()
  await fail(new TypeError('the connection was lost'))
  expect(screen.getByText(/^The service did not answer as it should\./)).toBeTruthy()
  expect([subject().value, body().value]).toEqual(['Chart', 'It is old.'])
  send()
  await fail(refusal(503, []))
  type(body(), 'It is very old.')
  send()
  await answer('sent')
  send()
  const [first, again, changed, afterwards] = keys()
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  expect(afterwards).not.toBe(changed)
})

it('distinguishes offline from no answer, sends nothing offline, and moves the focus to the notice', () => {
  const { open, attempts } = letters()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  fill('Chart', 'It is old.')
  send()
  expect(screen.getByRole('alert').textContent).toContain('There is no connection. Nothing was sent')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(attempts).toEqual([])
})

it('shows a reason of the server at its field until that is changed, and the rest above', async () => {
  const { open, fail } = letters({
    texts: { offline: 'Offline.', noAnswer: 'No answer.', refused: 'It was refused.' },
  })
  open()
  fill('Chart', 'It is old.')
  send()
  await fail(
    refusal(400, [
      { errorCode: 'INVALID_VALUE', message: 'This subject is taken.', field: 'Subject__c' },
      { errorCode: 'BUSY', message: 'Something else.', field: 'Nowhere' },
    ]),
  )
  expect(screen.getByRole('alert').textContent).toBe('Not sentIt was refused.Something else.')
  expect(screen.getByText('This subject is taken.')).toBeTruthy()
  expect(document.activeElement).toBe(subject())
  fireEvent.blur(subject())
  type(body(), 'It is very old.')
  expect(screen.getByText('This subject is taken.')).toBeTruthy()
  type(subject(), 'Map')
  expect(screen.queryByText('This subject is taken.')).toBeNull()
})

it('shows a message for a refusal without reasons', async () => {
  const { open, fail } = letters()
  open()
  fill('Chart', 'It is old.')
  send()
  await fail(new FetchError('/records', { status: 413, statusText: '', body: undefined }))
  expect(screen.getByRole('alert').textContent).toContain('The service did not answer as it should.')
})

it('shows a refusal that is an outcome like one that is thrown', async () => {
  const { open, answer } = letters()
  open()
  fill('Chart', 'It is old.')
  send()
  await answer({ problems: { body: 'Say more.' } })
  expect(screen.getByText('Say more.')).toBeTruthy()
  expect(document.activeElement).toBe(body())
})

it('continues with the rest after a partial success, under a new key, and keeps the rest as a draft', async () => {
  const { open, answer, keys } = letters({ draft })
  open()
  fill('Two maps', 'One is old.')
  send()
  await answer({ continueWith: { subject: 'One map' } })
  expect([subject().value, body().value]).toEqual(['One map', 'One is old.'])
  expect(kept()).toEqual({ subject: 'One map', body: 'One is old.' })
  send()
  expect(new Set(keys()).size).toBe(2)
})

it('keeps input from before hydration, and fills the rest from the draft', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ subject: 'Draft', body: 'Kept.' }))
  const { page, attempts } = letters({ draft })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  subject().value = 'Typed'
  const root = await act(async () => hydrateRoot(container, page))
  expect([subject().value, body().value]).toEqual(['Typed', 'Kept.'])
  send()
  expect(attempts[0]?.values).toEqual({ subject: 'Typed', body: 'Kept.' })
  await act(async () => root.unmount())
  container.remove()
})

it('keeps a checkbox and a radio that were chosen before hydration', async () => {
  const sent: Choices[] = []
  const page = (
    <PageProvider page={pageOfTests()}>
      <BrowserProvider browser={browserOfTests()}>
        <ChoiceForm onSent={(choices) => sent.push(choices)} />
      </BrowserProvider>
    </PageProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Urgent' })
  const select = () => screen.getByLabelText<HTMLSelectElement>('Copies')
  box().checked = true
  select().value = 'three'
  const root = await act(async () => hydrateRoot(container, page))
  expect([box().checked, select().value]).toEqual([true, 'three'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  expect(sent).toEqual([{ isUrgent: true, copies: 'three' }])
  await act(async () => root.unmount())
  container.remove()
})

it('keeps a draft with every change, and sends it under one key after a reload', async () => {
  const { open, keys, fail, answer } = letters({ draft })
  const { unmount } = open()
  fill('Chart', 'It is old.')
  expect(kept()).toEqual({ subject: 'Chart', body: 'It is old.' })
  send()
  await fail(new TypeError('the connection was lost'))
  unmount()
  open()
  expect([subject().value, body().value]).toEqual(['Chart', 'It is old.'])
  send()
  await answer('leaving')
  expect(keys()[1]).toBe(keys()[0])
  type(body(), 'Typed while the next page comes.')
  expect({ ...localStorage }).toEqual({})
})

it('keeps the key of its attempt when another tab has sent something else since', async () => {
  const { open, keys, fail, answer } = letters({ draft })
  open()
  fill('Chart', 'It is old.')
  send()
  await fail(new TypeError('the connection was lost'))
  for (const name of Object.keys(localStorage)) {
    if (name.endsWith('-sent')) localStorage.setItem(name, JSON.stringify({ key: 'of the other tab', content: '{}' }))
  }
  send()
  await answer('leaving')
  expect(keys()[1]).toBe(keys()[0])
})

it('leaves a draft that another tab has written since', async () => {
  const { open, answer } = letters({ draft })
  open()
  fill('Chart', 'It is old.')
  send()
  const otherDraft = { subject: 'Other', body: 'Typed in another tab.' }
  localStorage.setItem(DRAFT, JSON.stringify(otherDraft))
  await answer('leaving')
  expect(kept()).toEqual(otherDraft)
})

it('removes the draft once the form is sent, although its fields were changed before hydration', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ subject: 'Draft', body: 'Kept.' }))
  const { page, answer } = letters({ draft })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  subject().value = 'Typed'
  const root = await act(async () => hydrateRoot(container, page))
  send()
  await answer('leaving')
  expect(kept()).toBeNull()
  await act(async () => root.unmount())
  container.remove()
})

it('starts again without a draft', () => {
  const { open } = letters({ draft })
  open()
  fill('Chart', 'It is old.')
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect([subject().value, kept()]).toEqual(['', null])
  type(subject(), 'Another')
  expect(kept()).toEqual({ subject: 'Another', body: '' })
})

it('empties a reopened form once the server has what the earlier mount sent', async () => {
  const { open, keys, answer } = letters({ draft })
  const first = open()
  fill('Chart', 'It is old.')
  send()
  first.unmount()
  open()
  expect(subject().value).toBe('Chart')
  await answer('leaving')
  expect([subject().value, kept()]).toEqual(['', null])
  fill('Chart', 'It is old.')
  send()
  expect(keys()[1]).not.toBe(keys()[0])
})

it('keeps input of a reopened form that was typed since', async () => {
  const { open, answer } = letters({ draft })
  const first = open()
  fill('Chart', 'It is old.')
  send()
  first.unmount()
  open()
  type(subject(), 'Another')
  await answer('leaving')
  expect([subject().value, kept()]).toEqual(['Another', { subject: 'Another', body: 'It is old.' }])
})

it('continues from the stored values, plus input typed during the request, and keeps no other draft', async () => {
  const { open, attempts, answer } = letters({ draft })
  open()
  fill('Chart ', 'It is old.')
  send()
  await act(async () => attempts[0]?.stored({ subject: 'Chart', body: 'It is old.' }))
  await answer('sent')
  expect([subject().value, kept()]).toEqual(['Chart', null])
  type(body(), 'It is very old.')
  send()
  type(subject(), 'Map')
  await act(async () => attempts[1]?.stored({ subject: 'Chart', body: 'It is very old.' }))
  await answer('sent')
  expect([subject().value, body().value]).toEqual(['Map', 'It is very old.'])
  expect(kept()).toEqual({ subject: 'Map', body: 'It is very old.' })
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect([subject().value, kept()]).toEqual(['Chart', null])
})

it('shows later initial values, unless the form has input', () => {
  const form = (subject: string) => (
    <PageProvider page={pageOfTests()}>
      <BrowserProvider browser={browserOfTests()}>
        <LetterForm send={async () => 'sent'} empty={{ subject, body: '' }} />
      </BrowserProvider>
    </PageProvider>
  )
  const { rerender } = render(form('First'))
  rerender(form('Second'))
  expect(subject().value).toBe('Second')
  type(body(), 'Typed.')
  rerender(form('Third'))
  expect([subject().value, body().value]).toEqual(['Second', 'Typed.'])
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect([subject().value, body().value]).toEqual(['Third', ''])
})

it('writes no draft after the user has signed out', async () => {
  const { open, signOut, fail } = letters({ draft })
  open()
  fill('Chart', 'It is old.')
  send()
  signOut()
  type(subject(), 'Too late')
  await fail(new TypeError('the connection was lost'))
  send()
  expect({ ...localStorage }).toEqual({})
})

it('prefills values from the address until they are changed', () => {
  const { open, attempts } = letters({ prefilled: { copies: 'two' } })
  open()
  fill('Chart', 'It is old.')
  send()
  expect(attempts[0]?.values).toEqual({ subject: 'Chart', body: 'It is old.', copies: 'two' })
})

/** The drafts that the server keeps for the reader, as a page of one browser has them; time passes when the test lets it. */
function draftsOnServer() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const service = draftService()
  const ofReader = (storage: Storage) => draftsOf(storage, pageOfTests().session?.user.id ?? '')
  const inBrowser = (storage = localStorage) =>
    createKeptDrafts(createRecordCache({ fetch: service.fetch, now: () => 0 }), ofReader(storage))
  return { service, inBrowser, elsewhere: inBrowser(storageOfOther()) }
}

const passed = () => act(() => vi.advanceTimersByTimeAsync(2_000))

it('opens the draft of the server, saves input to it, and removes it once the form is sent', async () => {
  const { service, inBrowser, elsewhere } = draftsOnServer()
  elsewhere.write('letter', { subject: 'Chart', body: 'It is old.' })
  await passed()
  const { open, answer } = letters({ draft }, inBrowser())
  open()
  expect(subject().value).toBe('')
  await passed()
  expect([subject().value, body().value]).toEqual(['Chart', 'It is old.'])
  type(body(), 'It is very old.')
  await passed()
  expect(service.has()).toEqual({ letter: { subject: 'Chart', body: 'It is very old.' } })
  expect({ ...localStorage }).toEqual({})
  send()
  await answer('leaving')
  await passed()
  expect([service.has(), service.refusals, { ...localStorage }]).toEqual([{}, [], {}])
})

it('keeps input typed before the draft is loaded, and fills the rest from the draft', async () => {
  const { service, inBrowser, elsewhere } = draftsOnServer()
  elsewhere.write('letter', { subject: 'Chart', body: 'It is old.' })
  await passed()
  service.line.answerMs = () => 1_500
  letters({ draft }, inBrowser()).open()
  await act(async () => undefined)
  type(subject(), 'Map')
  await passed()
  expect([subject().value, body().value]).toEqual(['Map', 'It is old.'])
  service.line.answerMs = () => 0
  await passed()
  expect(service.has()).toEqual({ letter: { subject: 'Map', body: 'It is old.' } })
})

it('reports a replaced version of another tab or device, and shows either on request', async () => {
  const { service, inBrowser, elsewhere } = draftsOnServer()
  letters({ draft }, inBrowser()).open()
  await passed()
  elsewhere.write('letter', { subject: 'Theirs', body: 'From another device.' })
  await passed()
  const notice = 'This was also changed in another tab or on another device. What you see here is kept.'
  expect(screen.queryByText(notice)).toBeNull()
  type(subject(), 'Mine')
  await passed()
  expect(screen.getByText(notice)).toBeTruthy()
  const showOther = () => fireEvent.click(screen.getByRole('button', { name: 'Show the other version' }))
  showOther()
  expect([subject().value, body().value]).toEqual(['Theirs', 'From another device.'])
  await passed()
  expect(service.has()).toEqual({ letter: { subject: 'Theirs', body: 'From another device.' } })
  showOther()
  expect([subject().value, body().value]).toEqual(['Mine', ''])
})

it('keeps offline input for the next page', async () => {
  const { service, inBrowser } = draftsOnServer()
  service.fault.now = 'unreachable'
  const { open } = letters({ draft }, inBrowser())
  const { unmount } = open()
  await passed()
  fill('Chart', 'It is old.')
  await passed()
  unmount()
  letters({ draft }, inBrowser()).open()
  await passed()
  expect([subject().value, body().value]).toEqual(['Chart', 'It is old.'])
})
