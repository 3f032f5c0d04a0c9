import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listInfoOf, listOf, offered, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseManagerScreen } from './CaseManagerScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Rendered text, without the announcement to screen readers. */
const onScreen = { ignore: '[role=status]' }

const supportCase = record('Case', '500000000000001AAA', {
  CaseNumber: '00418273',
  Subject: 'Terrain layer missing',
  Status: 'Resolved',
  Impact__c: 'Major Degradation',
  AwaitingCustomer__c: true,
  ContactId: '003000000000001AAA',
  Contact: null,
  IsEscalated: false,
  CreatedDate: '2026-11-18T09:05:00.000Z',
  SystemModstamp: '2026-11-19T18:28:00.000Z',
  Product__r: null,
  Aircraft__r: null,
})

const counted = (count: number, hasMore = false) =>
  ok({ count, hasMore, eTag: 'e', listReference: { id: null, relatedListId: 'Cases', type: 'relatedList' } })

const views = ['MyCases', 'MyRecentCases', 'WaitingOnMe', 'AllCases', 'MyQueue', 'OpenQueue']
const columns = [
  ...['+CaseNumber', 'Subject', '+Status', '+Impact__c', '+Product__r.Name', '+Aircraft__r.TailNumber__c'],
  ...['+Subscription__r.ServiceNumber__c', '+Contact.Name', '+CreatedDate', '+SystemModstamp'],
]
const agentColumns = [
  ...['+CaseNumber', 'Account.Name', '+Status', 'Product__r.Name', 'Aircraft__r.TailNumber__c', '+Queue__c'],
  '+SystemModstamp',
]
const infos = Object.fromEntries(
  views.map((view) => [
    `list-info/Case/${view}`,
    ok(listInfoOf('Case', view, view.endsWith('Queue') ? agentColumns : columns)),
  ]),
)

/** The reader's saved list views, as the service returns them. */
const savedLists = (...names: string[]) => ({
  count: names.length,
  lists: names.map((apiName) => ({ apiName, id: null, label: `List ${apiName}`, listUiUrl: '' })),
  nextPageToken: null,
  objectApiName: 'Case',
})

/** Answers list pages, and the counts of the contact's and the account's cases. */
const customerService = (answers: Parameters<typeof scriptedService>[0]) =>
  scriptedService({
    ...infos,
    'actions/global': ok(offered('OpenCase')),
    'Case/AllCases': ok(listOf('Case', 'AllCases', [])),
    'CaseController/countCases': ok({ count: 1, hasMore: false }),
    'list-ui/Case': ok(savedLists()),
    'related-list-count/003000000000001AAA/Cases': counted(7),
    'related-list-count/001000000000001AAA/Cases': counted(2_000, true),
    ...answers,
  })

type Fetch = ReturnType<typeof scriptedService>['fetch']

const show = (at: string, fetch: Fetch) => renderScreen(CaseManagerScreen, { path: '/case-manager', at, fetch })

/** Shows the default Case Manager. A choice stays pending until the returned function is called. */
function showSlowly(fetch: Fetch): () => void {
  const { promise, resolve } = Promise.withResolvers<null>()
  renderScreen(CaseManagerScreen, {
    path: '/case-manager',
    at: '/case-manager',
    fetch,
    loader: ({ request }) => (new URL(request.url).search === '' ? null : promise),
  })
  return () => resolve(null)
}

it('shows a case with its number, state, impact and last change in the time zone of the reader', async () => {
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])) })
  show('/case-manager', service.fetch)
  const row = (await screen.findByText('00418273', { selector: 'td *' })).closest('tr')
  expect(row?.textContent).toBe(
    'Terrain layer missing00418273Waiting on youResolvedMajor DegradationNoneNoneNov 19, 12:28',
  )
})

/** In the night from Friday to Saturday, when support is closed. */
const NIGHT_MS = Date.parse('2026-11-21T01:33:00Z')

it('says when a first answer is due, and until when support is closed, in both zones', async () => {
  const displayValue = null
  const open = {
    ...supportCase,
    fields: {
      ...supportCase.fields,
      Status: { value: 'Open', displayValue },
      AwaitingCustomer__c: { value: false, displayValue },
      FirstAnswerDue__c: { value: '2026-11-23T10:00:00.000Z', displayValue },
      FirstAnswered__c: { value: null, displayValue },
    },
  }
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [open])) })
  renderScreen(CaseManagerScreen, { path: '/case-manager', at: '/case-manager', fetch: service.fetch, nowMs: NIGHT_MS })
  const row = (await screen.findByText('00418273', { selector: 'td *' })).closest('tr')
  expect(row?.textContent).toContain('Answer due Mon Nov 23, 10:00 UTC (04:00 your time)')
  expect(screen.getByText('We are closed until Mon Nov 23, 08:00 UTC (02:00 your time).')).toBeTruthy()
})

it.each([
  ['a colleague', 'Customer', 'AllCases', true, 'Waiting on Nils Aro'],
  ['an agent', 'Agent', 'AllCases', true, 'Waiting on the customer'],
  ['an agent who has to answer', 'Agent', 'AllCases', false, 'Waiting on support'],
])('says on whom a case waits to %s', async (_reader, profile, list, AwaitingCustomer__c, badge) => {
  const { value, displayValue } = { value: AwaitingCustomer__c, displayValue: null }
  const waiting = {
    ...supportCase,
    fields: {
      ...supportCase.fields,
      Status: { value: 'Open', displayValue },
      AwaitingCustomer__c: { value, displayValue },
      ContactId: { value: '003000000000002AAA', displayValue },
      Contact: { value: record('Contact', '003000000000002AAA', { Name: 'Nils Aro' }), displayValue },
    },
  }
  const service = customerService({ [`Case/${list}`]: ok(listOf('Case', list, [waiting])) })
  renderScreen(CaseManagerScreen, {
    path: '/case-manager',
    at: '/case-manager?list=all',
    fetch: service.fetch,
    profile,
  })
  const row = (await screen.findByText('00418273', { selector: 'td *' })).closest('tr')
  expect(row?.textContent).toContain(badge)
})

it('shows agents who asked and of which account, and customers the total of a list that is not narrowed', async () => {
  const ofGuest = {
    ...supportCase,
    fields: {
      ...supportCase.fields,
      Contact: { value: null, displayValue: null },
      SuppliedName: { value: 'Gil Ames', displayValue: null },
      Account: { value: record('Account', '001000000000001AAA', { Name: 'Osprey Ridge' }), displayValue: null },
    },
  }
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...ofGuest, id: `5000000000000${10 + index}AAA` }))
  const service = customerService({
    'list-info/Case/AllCases': ok(listInfoOf('Case', 'AllCases', agentColumns)),
    'related-list-count/003000000000001AAA/Cases': counted(84),
    'Case/AllCases': ok(listOf('Case', 'AllCases', [ofGuest])),
    'Case/MyCases': ok({ ...listOf('Case', 'MyCases', rows), nextPageToken: 'more' }),
  })
  const at = '/case-manager?list=all'
  renderScreen(CaseManagerScreen, { path: '/case-manager', at, fetch: service.fetch, profile: 'Agent' })
  expect((await screen.findByText('00418273', { selector: 'td *' })).closest('tr')?.textContent).toContain(
    'Gil AmesOsprey Ridge',
  )
  expect(screen.getByRole('list', { name: 'All Cases' }).textContent).toContain('Gil AmesOsprey Ridge')
  cleanup()
  show('/case-manager', service.fetch)
  expect(await screen.findByText('1–25 of 84')).toBeTruthy()
  expect(screen.queryByText('Gil Ames')).toBeNull()
  cleanup()
  show('/case-manager?q=terrain', service.fetch)
  expect(await screen.findByText('1–25')).toBeTruthy()
})

it('shows different texts for an empty list of recent cases and a search without results', async () => {
  const service = customerService({
    'Case/MyRecentCases': ok(listOf('Case', 'MyRecentCases', [])),
    'Case/MyCases': ok(listOf('Case', 'MyCases', [])),
  })
  show('/case-manager?list=recent', service.fetch)
  expect(await screen.findByText('You do not have any recent cases.', onScreen)).toBeTruthy()
  expect(await screen.findAllByRole('link', { name: 'Open a Case' })).toHaveLength(2)
  cleanup()
  show('/case-manager?q=xyzzy', service.fetch)
  expect(await screen.findByText('Sorry, there were no results found', onScreen)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear the search' })).toBeTruthy()
  expect(service.asked.flatMap(({ body }) => (body ? [(body as { searchTerm?: string }).searchTerm] : []))).toEqual([
    undefined,
    'xyzzy',
    // Whether All Cases has matches that My Cases lacks.
    'xyzzy',
  ])
})

const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('announces how many cases a search finds, or that it finds none, in a region that was there before', async () => {
  const service = customerService({
    'Case/MyCases': ({ body }) =>
      ok(listOf('Case', 'MyCases', (body as { searchTerm?: string }).searchTerm === 'none' ? [] : [supportCase])),
    'Case/AllCases': ok(listOf('Case', 'AllCases', [])),
  })
  show('/case-manager?q=terrain', service.fetch)
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
  await waitFor(() => expect(statusTexts()).toContain('1 case found'))
  cleanup()
  show('/case-manager?q=none', service.fetch)
  await waitFor(() => expect(statusTexts()).toContain('Sorry, there were no results found'))
  expect(screen.queryByRole('link', { name: /in All Cases$/ })).toBeNull()
})

it.each([
  [31, false, '31 cases found', '1–25 of 31'],
  [2_000, true, 'More than 2,000 cases found', '1–25 of more than 2,000'],
])('announces and shows the total of a search of more than a page: %s', async (count, hasMore, announced, shown) => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...supportCase, id: `5000000000000${10 + index}AAA` }))
  const service = customerService({
    'Case/MyCases': ok({ ...listOf('Case', 'MyCases', rows), nextPageToken: 'more' }),
    'CaseController/countCases': ok({ count, hasMore }),
  })
  show('/case-manager?q=terrain&status=Open', service.fetch)
  await waitFor(() => expect(statusTexts()).toContain(announced))
  expect(screen.getByText(shown)).toBeTruthy()
})

it('offers what only All Cases has to a search of My Cases', async () => {
  const service = customerService({
    'Case/MyCases': ok(listOf('Case', 'MyCases', [])),
    'Case/AllCases': ok(listOf('Case', 'AllCases', [supportCase])),
  })
  show('/case-manager?q=00418273', service.fetch)
  const link = await screen.findByRole('link', { name: 'Show 1 match in All Cases' })
  expect(link.getAttribute('href')).toBe('/case-manager?list=all&q=00418273')
})

it('keeps the focus at the filters when one of them is removed', async () => {
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])) })
  show('/case-manager?created=last7', service.fetch)
  fireEvent.click(await screen.findByRole('button', { name: /^Last 7 days/ }))
  expect(screen.queryByRole('button', { name: /^Last 7 days/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filters/ }))
})

it('names both days of an empty custom range, and moves the focus to the first that is missing', async () => {
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])) })
  show('/case-manager', service.fetch)
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  fireEvent.click(await screen.findByLabelText('Custom'))
  const apply = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const start = screen.getByLabelText('Start Date')
  const end = screen.getByLabelText('End Date')
  apply()
  expect(screen.getByText('Start Date is required.')).toBeTruthy()
  expect(screen.getByText('End Date is required.')).toBeTruthy()
  expect([start, end].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(start)
  fireEvent.change(start, { target: { value: '2026-06-12' } })
  apply()
  expect(screen.queryByText('Start Date is required.')).toBeNull()
  expect(screen.getByText('End Date is required.')).toBeTruthy()
  expect(document.activeElement).toBe(end)
})

it('offers to try again after a failure, and shows the cases when that succeeds', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(listOf('Case', 'MyCases', [supportCase]))]
  const service = customerService({ 'Case/MyCases': () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR') })
  show('/case-manager', service.fetch)
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  tryAgain.focus()
  fireEvent.click(tryAgain)
  expect(await screen.findByText('00418273', { selector: 'td *' })).toBeTruthy()
  expect(screen.queryByText('The cases could not be loaded.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it('gives agents their queue, the open queue and all cases, and hides itself from authors', async () => {
  const service = scriptedService({
    ...infos,
    'Case/MyQueue': ok(listOf('Case', 'MyQueue', [])),
    'actions/global': ok(offered()),
  })
  renderScreen(CaseManagerScreen, {
    path: '/case-manager',
    at: '/case-manager',
    fetch: service.fetch,
    profile: 'Agent',
  })
  expect(await screen.findByText('Your queue is empty.', onScreen)).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'My Queue',
    'All Open',
    'All Cases',
  ])
  expect(screen.queryByRole('link', { name: 'Open a Case' })).toBeNull()
  cleanup()
  renderScreen(CaseManagerScreen, {
    path: '/case-manager',
    at: '/case-manager',
    fetch: service.fetch,
    profile: 'Author',
  })
  expect(screen.getByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('counts the cases of the reader and of the account, as far as counting goes', async () => {
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])) })
  show('/case-manager', service.fetch)
  expect(await screen.findByRole('tab', { name: 'My Cases 7' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'My Cases 7',
    'My Recent Cases',
    'Waiting on You 1',
    'All Cases 2,000+',
  ])
})

it('says behind the last page that there are no more cases, and leads to the first page', async () => {
  const service = customerService({ 'Case/AllCases': ok(listOf('Case', 'AllCases', [supportCase])) })
  show('/case-manager?list=all&q=gps&page=3', service.fetch)
  expect(await screen.findByText('There are no more cases here.', onScreen)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
    '/case-manager?list=all&q=gps',
  )
})

it('numbers the rows by the page in the address, for any token', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...supportCase,
    id: `50000000000${String(index + 1).padStart(4, '0')}AAA`,
  }))
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', rows)) })
  show(`/case-manager?page=2&token=${btoa('client:10')}`, service.fetch)
  expect((await screen.findByRole('navigation', { name: 'Pages' })).textContent).toContain('26–50')
  const [first] = await screen.findAllByRole('link', { name: 'Terrain layer missing' })
  expect(first?.getAttribute('href')).toContain('500000000000026AAA')
})

it('lists as many cases as one answer holds, and says so where there are more', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    ...supportCase,
    id: `50000000000${String(index + 1).padStart(4, '0')}AAA`,
  }))
  const service = customerService({
    'Case/MyCases': ok({ ...listOf('Case', 'MyCases', rows), nextPageToken: 'more' }),
  })
  show('/case-manager?page=80', service.fetch)
  expect(await screen.findByText(/^Only the first 2,000 cases are listed\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)
})

it('offers to clear the filters when the service does not understand them', async () => {
  const service = customerService({
    'Case/MyCases': ({ body }) =>
      (body as { searchTerm?: string }).searchTerm === undefined
        ? ok(listOf('Case', 'MyCases', [supportCase]))
        : refused(400, 'INVALID_API_INPUT'),
  })
  show('/case-manager?q=odd', service.fetch)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(await screen.findByText('00418273', { selector: 'td *' })).toBeTruthy()
})

it.each([
  ['q=zzzz', 'No case matches this search. Try another word or clear the search.', 'Clear the search'],
  ['status=Closed', 'No case has this status. Choose others or clear the filters.', 'Clear filters'],
  ['created=last7', 'No case was created in these days. Widen the date range or clear the filters.', 'Clear filters'],
  [
    'created=last7&status=Closed',
    'No cases match these filters. Try a wider date range or clear the filters.',
    'Clear filters',
  ],
  [
    'q=zzzz&status=Closed',
    'No case matches this search with these filters. Try another word or clear both.',
    'Clear search and filters',
  ],
])('says of %s what finds nothing, and clears it', async (asked, hint, clear) => {
  const service = customerService({
    'Case/MyCases': ({ body }) => {
      const { searchTerm, where } = body as { searchTerm?: string; where?: string }
      return ok(listOf('Case', 'MyCases', searchTerm || where ? [] : [supportCase]))
    },
  })
  show(`/case-manager?${asked}`, service.fetch)
  expect(await screen.findByText(hint)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: clear }))
  expect(await screen.findByText('00418273', { selector: 'td *' })).toBeTruthy()
})

it('adds what is chosen while the last choice is still on its way to that choice', async () => {
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])) })
  const arrive = showSlowly(service.fetch)
  await screen.findByText('00418273', { selector: 'td *' })
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  fireEvent.click(await screen.findByLabelText('Last 7 days'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('button', { name: /^Filters 1/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Case/ }))
  fireEvent.click(screen.getByRole('tab', { name: /^All Cases/ }))
  arrive()
  const pages = () => service.asked.filter(({ path }) => path.includes('list-records'))
  await waitFor(() => expect(pages().at(-1)?.path).toContain('Case/AllCases'))
  expect(pages().at(-1)?.body).toMatchObject({
    sortBy: 'CaseNumber',
    where: expect.stringContaining('CreatedDate'),
  })
})

it('adds a choice to the list that is still on its way, and pages through no list that is being left', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...supportCase, id: `5000000000000${10 + index}AAA` }))
  const page = { ...listOf('Case', 'MyCases', rows), nextPageToken: 'more' }
  const service = customerService({
    'Case/MyCases': ok(page),
    'Case/AllCases': ok(listOf('Case', 'AllCases', [supportCase])),
  })
  const arrive = showSlowly(service.fetch)
  expect(await screen.findByRole('link', { name: 'Next' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /^All Cases/ }))
  expect(screen.getByRole('tab', { name: /^All Cases/ }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Case/ }))
  arrive()
  const pages = () => service.asked.filter(({ path }) => path.includes('list-records'))
  await waitFor(() => expect(pages().at(-1)?.path).toContain('Case/AllCases'))
  expect(pages().at(-1)?.body).toMatchObject({ sortBy: 'CaseNumber' })
})

it('keeps the focus at the cases while another page loads, and when the filters are cleared', async () => {
  const answer = Promise.withResolvers<void>()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    ...supportCase,
    id: `50000000000${String(index + 1).padStart(4, '0')}AAA`,
  }))
  const service = customerService({
    'Case/MyCases': async ({ body }) => {
      const { pageToken, searchTerm } = body as { pageToken?: string; searchTerm?: string }
      if (pageToken === undefined) {
        return ok({ ...listOf('Case', 'MyCases', searchTerm ? [] : rows), nextPageToken: searchTerm ? null : 'more' })
      }
      await answer.promise
      return ok(listOf('Case', 'MyCases', [{ ...supportCase, id: '500000000000099AAA' }]))
    },
  })
  show('/case-manager', service.fetch)
  const next = await screen.findByRole('link', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  await screen.findByText('Loading cases')
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  answer.resolve()
  await screen.findByText('26–26 of 26')
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  cleanup()
  show('/case-manager?q=xyzzy', service.fetch)
  const clear = await screen.findByRole('button', { name: 'Clear the search' })
  clear.focus()
  fireEvent.click(clear)
  await screen.findByRole('link', { name: 'Next' })
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

const preferences = ok({
  columnWidths: {},
  columnWrap: {},
  listReference: { id: null, listViewApiName: 'MyCases', objectApiName: 'Case', type: 'listView' },
  orderedBy: [],
})

/** The preferences sent to the server. */
const keptIn = (service: ReturnType<typeof customerService>) =>
  service.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('shows the columns that the reader chooses, keeps the choice, and goes back to the usual ones', async () => {
  const service = customerService({
    'list-preferences/Case/MyCases': preferences,
    'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])),
  })
  show('/case-manager', service.fetch)
  await screen.findByText('00418273', { selector: 'td *' })
  expect(heads()).toEqual(['Case', 'Status', 'Impact', 'Product', 'Aircraft', 'Updated'])
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  fireEvent.click(await screen.findByLabelText('Created'))
  fireEvent.click(screen.getByLabelText('Impact'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const chosen = ['Case', 'Status', 'Product', 'Aircraft', 'Created', 'Updated']
  await waitFor(() => expect(heads()).toEqual(chosen))
  expect(keptIn(service)).toEqual([
    { columnWidths: expect.objectContaining({ Impact__c: 0, CreatedDate: 136, Status: -1, 'Contact.Name': -1 }) },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(heads()).toEqual(['Case', 'Status', 'Impact', 'Product', 'Aircraft', 'Updated']))
})

it('shows the columns and the order that were kept, and none that was taken away', async () => {
  const info = listInfoOf('Case', 'MyCases', columns)
  const service = customerService({
    'list-info/Case/MyCases': ok({
      ...info,
      orderedByInfo: [{ fieldApiName: 'Product__r.Name', isAscending: true, label: 'Product' }],
      userPreferences: { columnWidths: { Status: 0, CreatedDate: 200 }, columnWrap: {} },
    }),
    'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])),
  })
  show('/case-manager', service.fetch)
  await screen.findByText('00418273', { selector: 'td *' })
  expect(heads()).toEqual(['Case', 'Impact', 'Product', 'Aircraft', 'Created', 'Updated'])
  expect(screen.getByRole('columnheader', { name: /Product/ }).getAttribute('aria-sort')).toBe('ascending')
  const lists = service.asked.filter(({ path }) => path.endsWith('list-records/Case/MyCases'))
  // The service orders the list by its stored preference.
  expect(lists.map(({ body }) => (body as { sortBy?: unknown }).sortBy)).toEqual([undefined])
})

it('orders by any column that the service sorts by, and remembers it; without that it says so', async () => {
  const service = customerService({
    'list-preferences/Case/MyCases': refused(500, 'UNKNOWN_EXCEPTION'),
    'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])),
  })
  show('/case-manager', service.fetch)
  await screen.findByText('00418273', { selector: 'td *' })
  fireEvent.click(within(screen.getByRole('columnheader', { name: /Aircraft/ })).getByRole('button'))
  await waitFor(() =>
    expect(service.asked.map(({ body }) => (body as { sortBy?: unknown } | null)?.sortBy)).toContain(
      'Aircraft__r.TailNumber__c',
    ),
  )
  expect(keptIn(service)).toEqual([
    { orderedBy: [{ fieldApiName: 'Aircraft__r.TailNumber__c', isAscending: true, label: null }] },
  ])
  expect(await screen.findByText(/^Your columns could not be saved\./)).toBeTruthy()
})

it('keeps the width to which the edge of a column is moved', async () => {
  const service = customerService({
    'list-preferences/Case/MyCases': preferences,
    'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])),
  })
  show('/case-manager', service.fetch)
  await screen.findByText('00418273', { selector: 'td *' })
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Status' }), { key: 'ArrowRight' })
  // jsdom has no layout, so each column has its minimum width.
  await waitFor(() =>
    expect(keptIn(service)).toEqual([
      { columnWidths: expect.objectContaining({ CaseNumber: 64, Status: 80, SystemModstamp: 64 }) },
    ]),
  )
  expect(screen.getByRole('separator', { name: 'Width of Status' }).getAttribute('aria-valuenow')).toBe('80')
})

it('links to all cases of the list as CSV, with its columns, words, filters and order', async () => {
  const service = customerService({ 'Case/AllCases': ok(listOf('Case', 'AllCases', [supportCase])) })
  show('/case-manager?list=all&q=gps&status=Open&sort=-CaseNumber', service.fetch)
  const link = await screen.findByRole('link', { name: 'Download CSV' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://portal.example')
  expect([pathname, link.hasAttribute('download')]).toEqual(['/lists/Case/AllCases.csv', true])
  expect(Object.fromEntries(searchParams)).toEqual({
    fields: 'CaseNumber,Subject,Status,Impact__c,Product__r.Name,Aircraft__r.TailNumber__c,SystemModstamp',
    searchTerm: 'gps',
    where: '{"and":[{"Status":{"in":["Open"]}}]}',
    sortBy: '-CaseNumber',
  })
})

it('moves through the cases by shortcuts, ignores typing, lists the shortcuts, and can turn them off', async () => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  const rows = ['1', '2'].map((digit) => ({ ...supportCase, id: `50000000000000${digit}AAA`.padStart(18, '5') }))
  const service = customerService({ 'Case/MyCases': ok(listOf('Case', 'MyCases', rows)) })
  show('/case-manager', service.fetch)
  await screen.findAllByText('00418273', { selector: 'td *' })
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const links = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link'))
  press('j')
  expect(document.activeElement).toBe(links[0])
  press('j')
  expect(document.activeElement).toBe(links[1])
  press('k')
  expect(document.activeElement).toBe(links[0])
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
  expect(document.activeElement).toBe(links[0])
  const search = screen.getByRole('searchbox')
  search.focus()
  press('j')
  expect(document.activeElement).toBe(search)
  search.blur()
  press('?')
  const turn = await screen.findByRole('switch', { name: 'Use these keys' })
  fireEvent.click(turn)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(links).not.toContain(document.activeElement)
  fireEvent.click(turn)
})

it('names what a list lacks, keeps what was entered when it is not saved, and takes a lost answer for an answer', async () => {
  const attempts: string[] = []
  const filtered = ok(listOf('Case', 'MyCases', [supportCase]))
  const service = customerService({
    'Case/MyCases': filtered,
    'list-info/Case': () => {
      attempts.push('create')
      return attempts.length === 1 ? refused(500, 'UNKNOWN_EXCEPTION') : refused(400, 'DUPLICATE_VALUE')
    },
  })
  const answers = async (request: Parameters<Fetch>[0]) => {
    if (!request.path.includes('/Saved_')) return service.fetch(request)
    const name = request.path.split('/').at(-1) ?? ''
    if (request.path.includes('/list-info/')) {
      if (request.method === 'PATCH') attempts.push(JSON.stringify(request.body))
      return ok({ ...listInfoOf('Case', name, columns), label: 'Ours' })
    }
    return ok(listOf('Case', name, [supportCase]))
  }
  show('/case-manager?status=Resolved', answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a list' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: /^Sav/ }))
  save()
  expect(await dialog.findByText('Enter a name for the list.')).toBeTruthy()
  expect(attempts).toEqual([])
  fireEvent.change(dialog.getByRole('textbox', { name: /Name of the list/ }), { target: { value: ' Ours ' } })
  save()
  save()
  expect(await dialog.findByText('The list could not be saved. Nothing you entered is lost: try again.')).toBeTruthy()
  expect(attempts).toEqual(['create'])
  expect(dialog.getByDisplayValue('Ours')).toBeTruthy()
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(attempts.slice(1, 2)).toEqual(['create'])
  expect(JSON.parse(attempts[2] ?? '')).toEqual({
    label: 'Ours',
    filteredByInfo: [
      { fieldApiName: 'ContactId', operator: 'Equals', operandLabels: ['003000000000001AAA'] },
      { fieldApiName: 'Status', operator: 'Equals', operandLabels: ['Resolved'] },
    ],
  })
})

it('shows saved lists as tabs, and says of one that is gone where to go', async () => {
  const service = customerService({
    'list-ui/Case': ok(savedLists('Saved_1', 'AllCases')),
    'Case/MyCases': ok(listOf('Case', 'MyCases', [supportCase])),
    'list-info/Case/Saved_2': refused(404, 'NOT_FOUND'),
    'list-records/Case/Saved_2': refused(404, 'NOT_FOUND'),
  })
  show('/case-manager?list=Saved_2', service.fetch)
  expect(await screen.findByText('This list does not exist any more.')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('List Saved_1')
  fireEvent.click(screen.getByRole('button', { name: 'Show the first list' }))
  expect(await screen.findByRole('tab', { name: /My Cases/, selected: true })).toBeTruthy()
})
