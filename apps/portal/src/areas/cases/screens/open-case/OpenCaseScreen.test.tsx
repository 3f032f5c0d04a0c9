import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { failureTexts } from 'contract'
import type { CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { pageOfTests, renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { OpenCaseScreen } from './OpenCaseScreen.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const DRAFTS = `navdesk-draft:${pageOfTests().session?.user.id}`
const draft = { subject: 'Terrain missing', description: 'Blank.', impact: 'Total Failure', issueType: 'Product' }

const valuesOf = (...values: string[]) => ({ values: values.map((value) => ({ value, label: value })) })
const picklistFieldValues = {
  Impact__c: valuesOf('Complaint/Question', 'Total Failure'),
  Origin: valuesOf('Web', 'Email', 'Phone'),
  IssueType__c: valuesOf('Product', 'Data'),
}
const choices = {
  'picklist-values/012000000000000AAA': ok({ eTag: 'e', picklistFieldValues }),
  'Product2/AllProducts': ok(
    listOf('Product2', 'AllProducts', [
      record('Product2', '01t000000000001AAA', {
        Name: 'Corrie Terrain',
        ItemNumber__c: 'CT-1',
        ExportControlled__c: false,
      }),
      record('Product2', '01t000000000002AAA', {
        Name: 'Cleared Charts',
        ItemNumber__c: 'CC-1',
        ExportControlled__c: true,
      }),
    ]),
  ),
  'records/001000000000001AAA': ok(record('Account', '001000000000001AAA', { SupportTier__c: 'Preferred' })),
  'Aircraft__c/AllAircraft': ok(listOf('Aircraft__c', 'AllAircraft', [])),
  'Subscription__c/AllServices': ok(
    listOf('Subscription__c', 'AllServices', [
      record('Subscription__c', 'a01000000000001AAA', {
        ServiceNumber__c: 'S-1',
        ProductId__c: '01t000000000002AAA',
      }),
    ]),
  ),
}

const show = (answers: Parameters<typeof scriptedService>[0], profile: string) =>
  renderScreen(OpenCaseScreen, {
    path: '/case-manager/Open-a-Case',
    at: '/case-manager/Open-a-Case',
    fetch: scriptedService(answers).fetch,
    profile,
  })

it('is available to every profile to which the server offers opening a case', async () => {
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Agent')
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
  cleanup()
  show({ ...choices, 'actions/global': ok(offered()) }, 'Customer')
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

const caseOf = (id: string, Subject: string) =>
  record('Case', id, { CaseNumber: '00400012', Subject, Status: 'Open', ProductId__c: null })

it('offers articles and own open cases by the words of the subject, taking no focus, and ends the draft when they solve it', async () => {
  const article = record('Knowledge__kav', 'ka0000000000001AAA', {
    Title: 'Terrain layer blank after a cycle update',
    UrlName: 'terrain-layer-blank',
    InfoType__c: 'Documentation',
    Product__r: record('Product2', '01t000000000001AAA', { Name: 'Corrie Terrain' }),
  })
  const cases = [
    caseOf('500000000000001AAA', 'Blank terrain on both displays'),
    caseOf('500000000000002AAA', 'Invoice'),
  ]
  const service = scriptedService({
    ...choices,
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/TopArticles': ok(listOf('Knowledge__kav', 'TopArticles', [article])),
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', cases)),
  })
  const at = '/case-manager/Open-a-Case'
  renderScreen(OpenCaseScreen, { path: at, at, fetch: service.fetch })
  const subject = await screen.findByLabelText('Subject')
  expect(screen.getByRole('heading', { name: 'What to attach' })).toBeTruthy()
  subject.focus()
  fireEvent.change(subject, { target: { value: 'Terrain blank' } })
  const link = await screen.findByRole('link', { name: /Terrain layer blank/ }, { timeout: 5_000 })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/article/terrain-layer-blank', '_blank'])
  const own = within(await screen.findByRole('list', { name: 'Your cases like this' })).getAllByRole('link')
  expect(own.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/case-details?id=500000000000001AAA', '_blank'],
  ])
  expect(screen.getByText('1 article may help, 1 similar case').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(subject)
  expect(service.asked.flatMap(({ body }) => (body as { searchTerm?: string } | undefined)?.searchTerm ?? [])).toEqual([
    'terrain',
    'blank',
  ])
  expect(Object.keys(localStorage).some((key) => key.endsWith(':case'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'This solved my problem' }))
  expect(await screen.findByText('Your draft was discarded. No case was opened.')).toBeTruthy()
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([])
})

it('says within which time support answers, by impact, for the tier of the account', async () => {
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Customer')
  expect(await screen.findByText(/With Preferred support/)).toBeTruthy()
  const times = screen.getByText('1 hour').closest('dl')
  expect([...(times?.children ?? [])].map((line) => line.textContent)).toEqual([
    'Complaint/Question1 day',
    'Total Failure1 hour',
  ])
})

it('says by when the case is answered, in both time zones, and whom to call about a total failure', async () => {
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Customer')
  fireEvent.click(await screen.findByRole('radio', { name: /^Complaint/ }))
  // 10 business hours from a Friday at noon, 08:00 to 18:00 UTC.
  expect(await screen.findByText('We aim to answer by Mon Nov 23, 12:00 UTC (06:00 your time).')).toBeTruthy()
  expect(screen.queryByText(/Aircraft on the ground/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^Total Failure/ }))
  expect(await screen.findByText(/^We aim to answer by Fri Nov 20, 13:00 UTC \(07:00 your time\)\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: '+1 555 0100 200' }).getAttribute('href')).toBe('tel:+15550100200')
})

it('refuses what is export controlled at its field as soon as it is chosen, and sends nothing', async () => {
  const service = scriptedService({ ...choices, 'actions/global': ok(offered('OpenCase')) })
  const at = '/case-manager/Open-a-Case'
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  renderScreen(OpenCaseScreen, { path: at, at, fetch: service.fetch })
  await screen.findByDisplayValue('Terrain missing')
  const product = screen.getByRole('combobox', { name: /Product/ })
  const choose = (text: string): void => {
    fireEvent.change(product, { target: { value: text } })
    fireEvent.click(screen.getByRole('option', { name: text }))
  }
  choose('Cleared Charts')
  expect(product.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(failureTexts.EXPORT_CONTROLLED_PRODUCT)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
  await waitFor(() => expect(document.activeElement).toBe(product))
  expect(service.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/records'))).toEqual([])
  choose('Corrie Terrain')
  expect(screen.queryByText(failureTexts.EXPORT_CONTROLLED_PRODUCT)).toBeNull()
  // A service of a controlled product, with another product chosen.
  const concerns = screen.getByRole('combobox', { name: /Tail number/ })
  fireEvent.change(concerns, { target: { value: 'S-1' } })
  fireEvent.click(screen.getByRole('option', { name: 'S-1' }))
  expect([product, concerns].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
})

it('offers the data cycles around the current one, which is chosen, and sends one with a question about data only', async () => {
  const service = scriptedService({
    ...choices,
    'actions/global': ok(offered('OpenCase')),
    records: () => refused(503, 'SERVICE_UNAVAILABLE'),
  })
  const at = '/case-manager/Open-a-Case'
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  renderScreen(OpenCaseScreen, { path: at, at, fetch: service.fetch })
  await screen.findByDisplayValue('Terrain missing')
  const cycle = screen.getByLabelText<HTMLSelectElement>(/AIRAC cycle/)
  expect([...cycle.options].slice(0, 4).map(({ text }) => text)).toEqual([
    'No particular cycle',
    '2612 (next)',
    '2611 (current)',
    '2610',
  ])
  expect(cycle.value).toBe('2611')
  const sent = (): unknown[] =>
    service.asked
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/records'))
      .map(({ body }) => (body as { fields: Record<string, unknown> }).fields.AiracCycle__c)
  const submit = async (attempts: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
    await waitFor(() => expect(sent()).toHaveLength(attempts))
    await screen.findByRole('button', { name: 'Submit case' })
  }
  await submit(1)
  fireEvent.click(screen.getByRole('radio', { name: 'Data' }))
  await submit(2)
  fireEvent.change(cycle, { target: { value: '2610' } })
  await submit(3)
  fireEvent.change(cycle, { target: { value: '' } })
  await submit(4)
  expect(sent()).toEqual([undefined, '2611', '2610', undefined])
})

it('asks again what it could not learn', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(offered('OpenCase'))]
  show({ ...choices, 'actions/global': () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR') }, 'Customer')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
})

/** A form that was sent, on a page that was left before the answer. */
async function leftAfterSending() {
  const opened = Promise.withResolvers<CacheResponse>()
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show(
    {
      ...choices,
      'actions/global': ok(offered('OpenCase')),
      records: () => opened.promise,
    },
    'Customer',
  )
  await screen.findByDisplayValue('Terrain missing')
  fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByText('another page')
  return { answer: (response: CacheResponse) => act(async () => opened.resolve(response)) }
}

it('says with a restored draft that files must be chosen again', async () => {
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Customer')
  expect(await screen.findByText('We restored your unsent case. Add your files again.')).toBeTruthy()
})

it('notifies a user who left the form after sending that the case is open, and does not navigate', async () => {
  const { answer } = await leftAfterSending()
  expect(localStorage.getItem(`${DRAFTS}:case-sent`)).not.toBeNull()
  await answer(ok(record('Case', '500000000000001AAA', {})))
  expect(await screen.findByText('Your case is open.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'View case' })).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([])
})

it('notifies a user who left the form after sending that the case could not be opened, and keeps the draft', async () => {
  const { answer } = await leftAfterSending()
  await answer(refused(503, 'SERVICE_UNAVAILABLE'))
  expect(await screen.findByText('Your case could not be opened. What you wrote is kept.')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem(`${DRAFTS}:case`) ?? '')).toMatchObject(draft)
  expect(localStorage.getItem(`${DRAFTS}:case-sent`)).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(await screen.findByDisplayValue('Terrain missing')).toBeTruthy()
})

it('reports technical difficulties when the server fails or does not answer, and keeps the typed text', async () => {
  const lost = (): never => {
    throw new TypeError('the connection was lost')
  }
  const answers: (() => CacheResponse)[] = [() => refused(500, 'UNKNOWN'), () => refused(503, 'SERVICE_UNAVAILABLE')]
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show(
    { ...choices, 'actions/global': ok(offered('OpenCase')), records: () => (answers.shift() ?? lost)() },
    'Customer',
  )
  const subject = await screen.findByDisplayValue<HTMLInputElement>('Terrain missing')
  for (const attempt of [1, 2, 3]) {
    fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failureTexts.TECHNICAL_DIFFICULTIES))
    expect(screen.getByRole('alert').textContent).toContain('Sorry, We Were Unable to Create Your Case')
    expect([attempt, subject.value]).toEqual([attempt, 'Terrain missing'])
  }
})

it('keeps what was typed when a quota is reached, and says why', async () => {
  const message = 'You have reached the limit of 100 Cases a day. Try again in 3 hours.'
  const errors = [{ errorCode: 'DAILY_LIMIT_REACHED', message, field: null }]
  const answer = { status: 429, statusText: 'Too Many Requests', headers: { 'retry-after': '10800' } }
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show(
    { ...choices, 'actions/global': ok(offered('OpenCase')), records: { ...answer, body: { output: { errors } } } },
    'Customer',
  )
  const subject = await screen.findByDisplayValue('Terrain missing')
  fireEvent.change(subject, { target: { value: 'Terrain missing again' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Terrain missing again')
  expect(JSON.parse(localStorage.getItem(`${DRAFTS}:case`) ?? '')).toMatchObject({ subject: 'Terrain missing again' })
})

it('opens a case for the contact that an agent chooses, with the aircraft of that account alone', async () => {
  const [contactId, accountId] = ['003000000000001AAA', '001000000000001AAA']
  const contact = record('Contact', contactId, {
    Name: 'Mara Okafor',
    AccountId: accountId,
    Account: record('Account', accountId, { Name: 'Osprey Ridge', SupportTier__c: 'Prime' }),
  })
  const service = scriptedService({
    ...choices,
    'actions/global': ok(offered('OpenCaseForContact')),
    'lookups/Case/ContactId': ok({ records: [contact], count: 1, currentPageToken: '0', nextPageToken: null }),
    [`records/${contactId}`]: ok(contact),
    'Aircraft__c/AllAircraft': ok(
      listOf('Aircraft__c', 'AllAircraft', [record('Aircraft__c', 'a02000000000001AAA', { TailNumber__c: 'N714TD' })]),
    ),
    records: ok(record('Case', '500000000000001AAA', {})),
  })
  const at = `/case-manager/Open-a-Case?contact=${contactId}`
  renderScreen(OpenCaseScreen, { path: '/case-manager/Open-a-Case', at, fetch: service.fetch, profile: 'Agent' })
  expect(await screen.findByLabelText('Contact')).toBeTruthy()
  expect(await screen.findByText('Osprey Ridge')).toBeTruthy()
  const where = JSON.stringify({ AccountId__c: { eq: accountId } })
  await waitFor(() => {
    const lists = service.asked.filter(({ path }) => path.endsWith('Aircraft__c/AllAircraft'))
    expect(lists.map(({ body }) => body)).toContainEqual(expect.objectContaining({ where }))
  })
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Terrain missing' } })
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'As told by phone.' } })
  const phone = screen.getByRole<HTMLInputElement>('radio', { name: 'Phone' })
  expect([phone.checked, screen.queryByRole('radio', { name: 'Web' })]).toEqual([true, null])
  fireEvent.click(screen.getByRole('radio', { name: /Total Failure/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
  await waitFor(() => {
    const sent = service.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/records'))
    expect(sent?.body).toMatchObject({ fields: { ContactId: contactId, Origin: 'Phone', Subject: 'Terrain missing' } })
  })
})

it('opens no case of an agent without a contact', async () => {
  const service = scriptedService({ ...choices, 'actions/global': ok(offered('OpenCaseForContact')) })
  const path = '/case-manager/Open-a-Case'
  renderScreen(OpenCaseScreen, { path, at: path, fetch: service.fetch, profile: 'Agent' })
  fireEvent.click(await screen.findByRole('button', { name: 'Submit case' }))
  expect((await screen.findAllByText('Choose the contact.')).length).toBeGreaterThan(0)
  expect(service.asked.filter(({ method, path: asked }) => method === 'POST' && asked.endsWith('/records'))).toEqual([])
})
