import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { NewAlertScreen } from './NewAlertScreen.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const PRODUCT = '01t000000000001AAA'
const publishedAnswer = ok(record('ProductAlert__c', 'a04000000000001AAA', {}))

type Scripted = { create?: () => CacheResponse | Promise<CacheResponse>; reach?: object; isWriter?: boolean }

function show({
  create = () => publishedAnswer,
  reach = { accounts: 2, followers: 4, counted: 4, people: 3, mails: 1 },
  isWriter = true,
}: Scripted = {}) {
  const actions = isWriter ? [{ apiName: 'SaveEdit', label: 'Save' }] : []
  const product = { id: PRODUCT, name: 'Corrie Terrain', itemNumber: 'CT-1', hasDataCycles: false }
  const service = scriptedService({
    'object/ProductAlert__c/record-create': ok({
      actions: { ProductAlert__c: { actions, links: [], url: '' } },
      eTag: '',
      url: '',
    }),
    'AlertController/getAlertProducts': ok({ products: [product] }),
    'AlertController/countAlertReaders': ok(reach),
    records: create,
  })
  const at = '/product-alerts/new'
  renderScreen(NewAlertScreen, { path: at, at, profile: 'Author', fetch: service.fetch })
  const created = (): CacheRequest[] => service.asked.filter(({ path }) => path.endsWith('/records'))
  return { created }
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const publish = () => screen.getByRole('button', { name: 'Publish' })
const publishNow = () => screen.findByRole('button', { name: /^Publish now|^Publishing/ })

async function fill(): Promise<void> {
  await screen.findByRole('option', { name: 'Corrie Terrain' })
  for (const [label, value] of Object.entries({
    Product: PRODUCT,
    Kind: 'New version',
    Title: ' Version 14 ',
    Text: 'It can be loaded.',
  })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

it('publishes an alert once, however often the button is pressed, and also after a call without an answer', async () => {
  const answers = [Promise.withResolvers<CacheResponse>(), Promise.withResolvers<CacheResponse>()]
  const rest = answers.map(({ promise }) => promise)
  const { created } = show({ create: () => rest.shift() ?? publishedAnswer })
  await fill()
  fireEvent.click(publish())
  for (const answer of answers) {
    const button = await publishNow()
    const before = created().length
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(created()).toHaveLength(before + 1))
    answer.resolve(answer === answers[0] ? refused(503, 'SERVICE_UNAVAILABLE') : publishedAnswer)
    if (answer === answers[0]) await screen.findByText(/did not answer/)
  }
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(created()[1]?.body).toEqual({
    apiName: 'ProductAlert__c',
    fields: {
      ProductId__c: PRODUCT,
      Kind__c: 'New version',
      Severity__c: 'Information',
      Title__c: 'Version 14',
      Body__c: 'It can be loaded.',
      AiracCycle__c: null,
      NeedsConfirmation__c: false,
    },
  })
  expect(created()[0]?.body).toEqual(created()[1]?.body)
  expect(new Set(created().map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(1)
  // A published alert is no longer a draft.
  cleanup()
  show()
  await screen.findByRole('option', { name: 'Corrie Terrain' })
  expect([title().value, screen.queryByText('We restored your unsaved changes.')]).toEqual(['', null])
})

it('keeps what is typed without a connection, with nothing sent, and across another visit', async () => {
  const { created } = show()
  await fill()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(publish())
  expect(await screen.findByText(/^There is no connection\. Nothing was sent/)).toBeTruthy()
  expect([title().value, created().length]).toEqual([' Version 14 ', 0])
  isOnline.mockReturnValue(true)
  cleanup()
  show()
  expect(await screen.findByText('We restored your unsaved changes.')).toBeTruthy()
  expect(title().value).toBe(' Version 14 ')
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(title().value).toBe('')
})

it('says what is wrong with a field, and takes no number that no cycle has', async () => {
  const { created } = show()
  await fill()
  for (const cycle of ['26', '2600', '2614']) {
    fireEvent.change(screen.getByLabelText(/^AIRAC cycle/), { target: { value: cycle } })
    fireEvent.click(publish())
    expect(await screen.findByText('Enter the four digits of a cycle, such as 2606.')).toBeTruthy()
  }
  expect(created()).toEqual([])
})

it.each([
  [
    { accounts: 2, followers: 4, counted: 4, people: 3, mails: 1 },
    /reaches 3 people who have .*: 1 gets an e-mail\. People of 2 accounts with/,
  ],
  [
    { accounts: 1, followers: 1, counted: 1, people: 1, mails: 0 },
    /reaches 1 person who has .*: no one gets an e-mail\. People of 1 account with/,
  ],
  [
    { accounts: 0, followers: 0, counted: 0, people: 0, mails: 0 },
    /^No one has chosen alerts of this kind of the product\. No account has/,
  ],
  [
    { accounts: 0, followers: 2, counted: 2, people: 0, mails: 0 },
    /^The alert reaches none of those who have chosen alerts of this kind of the product\. No account has/,
  ],
  [
    { accounts: 2, followers: 1234, counted: 1000, people: 990, mails: 1 },
    /^1,234 people have chosen .*; only the first 1,000 of them were counted\. Of these it reaches 990 people: 1 gets/,
  ],
])('says whom the alert reaches: %o', async (reach, words) => {
  show({ reach })
  expect(await screen.findByText('Choose a product and a kind to see how many people the alert reaches.')).toBeTruthy()
  await fill()
  expect(await screen.findByText(words)).toBeTruthy()
})

it('asks before it publishes whom the alert reaches, how severe it is, and again when that changes', async () => {
  const { created } = show()
  await fill()
  fireEvent.change(screen.getByLabelText('Severity'), { target: { value: 'Critical' } })
  fireEvent.click(publish())
  const question = await screen.findByText('Publish this alert? Severity: Critical')
  const notice = question.closest<HTMLElement>('[tabindex]')
  expect(notice?.textContent).toMatch(/reaches 3 people .*: 1 gets an e-mail/)
  expect(notice?.textContent).toContain('E-mails that were sent cannot be taken back.')
  expect(document.activeElement).toBe(notice)
  fireEvent.click(screen.getByRole('button', { name: 'Continue writing' }))
  fireEvent.click(publish())
  await publishNow()
  fireEvent.change(screen.getByLabelText('Severity'), { target: { value: 'Caution' } })
  fireEvent.click(publish())
  expect(await screen.findByText('Publish this alert? Severity: Caution')).toBeTruthy()
  expect(created()).toEqual([])
  fireEvent.click(await publishNow())
  await waitFor(() => expect(created()).toHaveLength(1))
})

it('shows no form to whom the server offers none', async () => {
  show({ isWriter: false })
  expect(await screen.findByText('Only authors and agents publish alerts.')).toBeTruthy()
})
