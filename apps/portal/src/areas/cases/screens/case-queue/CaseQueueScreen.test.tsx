import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseQueueScreen } from './CaseQueueScreen.tsx'

afterEach(cleanup)

/** Tests render at noon, 2026-11-20. */
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

const counts = [{ value: 'Total Failure', count: 1 }]
const numbers = {
  open: 9,
  hasMore: false,
  late: 2,
  dueWithinHour: 1,
  byImpact: counts,
  byTier: counts,
  byAge: counts,
  mine: { open: 3, late: 1, byImpact: counts },
  answers: [
    { tier: null, count: 4, medianMinutes: 41, inTime: 3, weekBefore: { count: 6, medianMinutes: 75, inTime: 2 } },
  ],
}

type Answer = CacheResponse | ((request: CacheRequest) => CacheResponse)

function show(cases: Answer, at = '/agent', more: Readonly<Record<string, Answer>> = {}) {
  const service = scriptedService({
    'list-records/Case/MyWork': cases,
    'list-records/Case/Unassigned': cases,
    'apex/v65.0/CaseController/countCases': ok({ count: 3, hasMore: false }),
    'apex/v65.0/CaseController/getWorkNumbers': ok(numbers),
    ...more,
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
  const rows = within(await screen.findByRole('table', { name: 'My Queue' })).getAllByRole('row')
  const texts = rows.slice(1).map((row) => row.textContent)
  expect(texts[0]).toContain('Reply 12 min late')
  expect(texts[1]).toContain('Solve in 26 min')
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

it('sorts a queue by its columns, and says by which one it is sorted', async () => {
  const service = show(ok(listOf('Case', 'MyWork', [supportCase(1)])))
  const table = within(await screen.findByRole('table', { name: 'My Queue' }))
  const sortOf = (name: string) => table.getByRole('columnheader', { name }).getAttribute('aria-sort')
  expect([sortOf('Due'), sortOf('Customer')]).toEqual(['ascending', 'none'])
  fireEvent.click(table.getByRole('button', { name: 'Customer' }))
  await waitFor(() => expect(sortOf('Customer')).toBe('ascending'))
  fireEvent.click(table.getByRole('button', { name: 'Customer' }))
  await waitFor(() => expect(sortOf('Customer')).toBe('descending'))
  const orders = service.asked
    .filter(({ path }) => path.includes('list-records/Case/MyWork'))
    .map(({ body }) => (body as { sortBy?: unknown }).sortBy)
  expect(orders).toEqual([undefined, 'Account.Name', '-Account.Name'])
})

it('opens the case whose number is entered, and searches for all other words', async () => {
  const id = '500000000000001AAA'
  const service = show(ok(listOf('Case', 'MyWork', [supportCase(1)])), '/agent', {
    'list-records/Case/AllCases': (request) =>
      ok(
        listOf(
          'Case',
          'AllCases',
          JSON.stringify(request.body).includes('00400001') ? [{ ...supportCase(1), id }] : [],
        ),
      ),
  })
  await screen.findByRole('link', { name: 'Case 1' })
  const enter = (words: string) => {
    const field = screen.getByRole('searchbox', { name: 'Search this queue' })
    fireEvent.change(field, { target: { value: words } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const searched = () =>
    service.asked.flatMap(({ path, body }) =>
      path.endsWith('Case/MyWork') ? [(body as { searchTerm?: string }).searchTerm] : [],
    )
  enter('4711')
  await waitFor(() => expect(searched()).toEqual([undefined, '4711']))
  enter('400001')
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(searched()).toEqual([undefined, '4711'])
})

it('names what it is narrowed to in the words of the reader', async () => {
  const [product, at] = [
    '01t000000000001AAA',
    '/agent?product=01t000000000001AAA&impact=Complaint%2FQuestion&desk=Cleared+Desk',
  ]
  const cleared = record('Queue__c', 'a0H000000000003AAA', { Name: 'Cleared desk', Value__c: 'Cleared Desk' })
  const tarn = record('Product2', product, { Name: 'Tarn NavData' })
  show(ok(listOf('Case', 'MyWork', [])), at, {
    'list-records/Product2/AllProducts': ok(listOf('Product2', 'AllProducts', [tarn])),
    'list-records/Queue__c/OpenQueues': ok(listOf('Queue__c', 'OpenQueues', [cleared])),
  })
  for (const words of ['Tarn NavData', 'Complaint/Question (no loss)', 'Cleared desk']) {
    expect(await screen.findByText(words)).toBeTruthy()
  }
})

it('narrows the queue to the queues that the agent belongs to', async () => {
  const member = record('QueueMember__c', 'a0I000000000001AAA', {
    Queue__r: record('Queue__c', 'a0H000000000002AAA', { Value__c: 'Night Desk' }),
  })
  const desks = ['Day', 'Night'].map((name, index) =>
    record('Queue__c', `a0H00000000000${index + 1}AAA`, { Name: `${name} desk`, Value__c: `${name} Desk` }),
  )
  const service = show(ok(listOf('Case', 'MyWork', [])), '/agent', {
    'list-records/Product2/AllProducts': ok(listOf('Product2', 'AllProducts', [])),
    'list-records/Queue__c/OpenQueues': ok(listOf('Queue__c', 'OpenQueues', desks)),
    'list-records/QueueMember__c/MyQueues': ok(listOf('QueueMember__c', 'MyQueues', [member])),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Only queues I belong to' }))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(service.asked.map(({ body }) => (body as { where?: string } | undefined)?.where)).toContain(
      JSON.stringify({ and: [{ Queue__c: { in: ['Night Desk'] } }] }),
    ),
  )
  expect(await screen.findByText('Night desk')).toBeTruthy()
})

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('changes the selected cases together, and says of each that was not changed why', async () => {
  const service = show(ok(listOf('Case', 'MyWork', [supportCase(1), supportCase(2)])), '/agent', {
    'list-records/User/Agents': ok(listOf('User', 'Agents', [])),
    'list-records/Queue__c/OpenQueues': ok(listOf('Queue__c', 'OpenQueues', [])),
    'records/batch': ok({
      hasErrors: true,
      results: [
        { statusCode: 200, result: supportCase(1) },
        { statusCode: 400, result: [{ errorCode: 'STATUS_MOVE_REFUSED', message: 'It cannot be moved.' }] },
      ],
    }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change 2 cases' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 cases' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Change 2 cases' }))
  expect(dialog.getByText('Choose what to change.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Status'), { target: { value: 'Resolved' } })
  fireEvent.change(dialog.getByLabelText('Owner'), { target: { value: 'none' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change 2 cases' }))
  expect(await screen.findByText('1 case was changed.')).toBeTruthy()
  expect(screen.getByText(/It cannot be moved/).textContent).toBe('00400002: It cannot be moved.')
  expect(screen.getByText('1 selected')).toBeTruthy()
  const sent = service.asked.find(({ path }) => path.endsWith('records/batch'))?.body
  const fields = { Status: 'Resolved', OwnerId: null }
  const records = [1, 2].map((id) => ({ id: `50000000000000${id}AAA`, fields }))
  expect(sent).toMatchObject({ allOrNone: false, operations: [{ records }] })
})

it('sends nothing for more cases than can be changed together, and takes them again when some are left out', async () => {
  const rows = Array.from({ length: 201 }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    const row = supportCase(1, { CaseNumber: `0040${number}`, Subject: `Case ${number}` })
    return { ...row, id: `50000000000${number}AAA` }
  })
  const page = ({ body }: CacheRequest) => {
    const start = Number(/\d+/.exec(String((body as { pageToken?: string }).pageToken ?? '0'))?.[0])
    const nextPageToken = start + 25 < rows.length ? String(start + 25) : null
    return ok({
      ...listOf('Case', 'MyWork', rows.slice(start, start + 25)),
      currentPageToken: String(start),
      nextPageToken,
    })
  }
  const service = show(page, '/agent', {
    'list-records/User/Agents': ok(listOf('User', 'Agents', [])),
    'list-records/Queue__c/OpenQueues': ok(listOf('Queue__c', 'OpenQueues', [])),
  })
  for (let start = 1; start <= 201; start += 25) {
    await screen.findByRole('link', { name: `Case ${String(start).padStart(4, '0')}` })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    if (start < 201) fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Change 201 cases' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 201 cases' }))
  expect(dialog.getByText(/200.*201/)).toBeTruthy()
  expect(dialog.queryByLabelText('Status')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Change 201 cases' })).toBeNull()
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('201 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select case 00400201' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change 200 cases' }))
  const fewer = within(await screen.findByRole('dialog', { name: 'Change 200 cases' }))
  expect(fewer.getByLabelText('Status')).toBeTruthy()
  expect(service.asked.filter(({ path }) => path.endsWith('records/batch'))).toEqual([])
})

it('says why a case cannot be claimed and why none can be taken, by keys alone', async () => {
  show(ok(listOf('Case', 'MyWork', [supportCase(1)])), '/agent', {
    'perform-quick-action/Case.Claim': refused(400, 'CASE_CLAIMED'),
    'CaseController/takeNextCase': refused(400, 'NO_UNASSIGNED_CASE'),
  })
  const link = await screen.findByRole('link', { name: 'Case 1' })
  link.focus()
  press('x')
  expect(await screen.findByText('1 selected')).toBeTruthy()
  press('c')
  expect(await screen.findByText('CASE_CLAIMED')).toBeTruthy()
  press('n')
  expect(await screen.findByText('NO_UNASSIGNED_CASE')).toBeTruthy()
})

it('takes one case, however often the key is pressed while no answer comes', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), refused(400, 'NO_UNASSIGNED_CASE')]
  const service = show(ok(listOf('Case', 'MyWork', [supportCase(1)])), '/agent', {
    'CaseController/takeNextCase': () => answers.shift() ?? refused(400, 'NO_UNASSIGNED_CASE'),
  })
  await screen.findByRole('link', { name: 'Case 1' })
  const keys = () =>
    service.asked.filter(({ path }) => path.endsWith('takeNextCase')).map(({ headers }) => headers?.['Idempotency-Key'])
  press('n')
  expect(await screen.findByText('No case could be taken. Try again shortly.')).toBeTruthy()
  press('n')
  expect(await screen.findByText('NO_UNASSIGNED_CASE')).toBeTruthy()
  press('n')
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [first, second, third] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second === first, third === first]).toEqual([true, false])
})

it('offers to try again where the cases could not be loaded', async () => {
  let isUp = false
  show(() => (isUp ? ok(listOf('Case', 'MyWork', [supportCase(1)])) : refused(503, 'SERVICE_UNAVAILABLE')))
  expect(await screen.findByText('The cases could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Case 1')).toBeTruthy()
})
