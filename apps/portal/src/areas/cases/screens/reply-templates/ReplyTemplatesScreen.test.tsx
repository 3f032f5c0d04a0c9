import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { ReplyTemplatesScreen } from './ReplyTemplatesScreen.tsx'

afterEach(cleanup)

const LOG = 'a0E000000000001EAA'
const OLD = 'a0E000000000002EAA'
const template = (id: string, Name: string, values: object = {}) =>
  record('ReplyTemplate__c', id, {
    Name,
    Body__c: 'Hello {contact name}, is {AIRAC cycle} loaded on the {gadget}?',
    IsActive__c: true,
    ...values,
  })
const list = ok(
  listOf('ReplyTemplate__c', 'ReplyTemplates', [
    template(LOG, 'Ask for the log'),
    template(OLD, 'Old words', { IsActive__c: false }),
  ]),
)

const actions = (names: Readonly<Record<string, readonly string[]>>) =>
  ok({
    actions: Object.fromEntries(
      Object.entries(names).map(([id, apiNames]) => [
        id,
        { actions: apiNames.map((apiName) => ({ apiName, label: apiName })), links: [], url: '' },
      ]),
    ),
    eTag: '',
    url: '',
  })
const onRows = ['Edit', 'Delete']

type Scripted = {
  at?: string
  isWriter?: boolean
  templates?: CacheResponse | (() => CacheResponse)
  readOne?: (request: CacheRequest) => CacheResponse
  create?: (request: CacheRequest) => CacheResponse
}

function show({ at = '/reply-templates', isWriter = true, templates = list, readOne, create }: Scripted = {}) {
  const service = scriptedService({
    'list-records/ReplyTemplate__c/ReplyTemplates': templates,
    'object/ReplyTemplate__c/record-create': actions({ ReplyTemplate__c: isWriter ? ['SaveEdit'] : [] }),
    [`actions/record/${LOG},${OLD}`]: actions(isWriter ? { [LOG]: onRows, [OLD]: onRows } : { [LOG]: [], [OLD]: [] }),
    [`actions/record/${OLD}`]: actions({ [OLD]: onRows }),
    [`actions/record/${LOG}`]: actions({ [LOG]: isWriter ? onRows : [] }),
    [`records/${LOG}`]: readOne ?? (() => ok(template(LOG, 'Ask for the log'))),
    records: create ?? (() => ok(template(LOG, 'Ask for the log'))),
  })
  renderScreen(ReplyTemplatesScreen, {
    path: '/reply-templates',
    at,
    profile: isWriter ? 'Author' : 'Agent',
    fetch: service.fetch,
  })
  const sent = (method: string) => service.asked.filter((request) => request.method === method)
  return { sent }
}

async function choose(name: string, item: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

it('lists the templates with their state, and only the buttons that the server offers', async () => {
  show()
  const row = (await screen.findByRole('link', { name: 'Old words' })).closest('tr')
  expect(row?.textContent).toContain('Retired')
  expect(screen.getByRole('link', { name: 'New template' }).getAttribute('href')).toBe('/reply-templates?id=new')
  expect(await screen.findByRole('button', { name: 'Actions for Old words' })).toBeTruthy()
  cleanup()
  show({ isWriter: false })
  expect(await screen.findByRole('link', { name: 'Ask for the log' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
})

it('shows how a text reads while it is written, what is not known in it, and inserts fields at the caret', async () => {
  const { sent } = show({ at: '/reply-templates?id=new' })
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  fireEvent.change(text, { target: { value: 'Dear {Contact first name}, use the {gadget}. ' } })
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Mara').tagName).toBe('MARK')
  expect(preview.getByText(/^Not known: \{gadget\}/)).toBeTruthy()
  text.setSelectionRange(text.value.length, text.value.length)
  fireEvent.click(screen.getByRole('button', { name: 'Insert {case number}' }))
  expect(text.value).toBe('Dear {Contact first name}, use the {gadget}. {case number}')
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }))
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  expect(sent('POST').filter(({ path }) => path.endsWith('/records'))).toEqual([])
})

it('creates a template once, however often the button is pressed, and keeps the text when that fails', async () => {
  let answer = refused(503, 'SERVICE_UNAVAILABLE')
  const { sent } = show({ at: '/reply-templates?id=new', create: () => answer })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Ask for the log ' } })
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Hello' } })
  const button = screen.getByRole('button', { name: 'Save template' })
  const created = () => sent('POST').filter(({ path }) => path.endsWith('/records'))
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(created()).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hello')
  answer = ok(template(LOG, 'Ask for the log'))
  fireEvent.click(button)
  expect(await screen.findByRole('link', { name: 'Old words' })).toBeTruthy()
  expect(created().map(({ body }) => body)).toEqual([
    { apiName: 'ReplyTemplate__c', fields: { Name: 'Ask for the log', Body__c: 'Hello', IsActive__c: true } },
    { apiName: 'ReplyTemplate__c', fields: { Name: 'Ask for the log', Body__c: 'Hello', IsActive__c: true } },
  ])
  expect(new Set(created().map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(1)
})

it('keeps the typed text after a conflicting change of another agent', async () => {
  const { sent } = show({
    at: `/reply-templates?id=${LOG}`,
    readOne: ({ method }) =>
      method === 'PATCH' ? refused(412, 'PRECONDITION_FAILED') : ok(template(LOG, 'Ask for the log')),
  })
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Mine' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save template' }))
  expect(await screen.findByText(/^Another person changed this template/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Mine')
  expect(sent('PATCH').map(({ headers }) => headers?.['If-Match'])).toEqual(['"1"'])
})

it('shows agents how a template reads, without a form', async () => {
  show({ at: `/reply-templates?id=${LOG}`, isWriter: false })
  const preview = within(await screen.findByRole('region', { name: 'Ask for the log' }))
  expect(preview.getByText('Mara Okafor')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull()
  cleanup()
  show({ at: '/reply-templates?id=new', isWriter: false })
  expect(await screen.findByText('Knowledge authors write reply templates.')).toBeTruthy()
})

it('retires a template, brings it back and deletes it after a question, and says why that was not done', async () => {
  let answer = ok(template(LOG, 'Ask for the log', { IsActive__c: false }))
  const { sent } = show({ readOne: () => answer })
  await choose('Ask for the log', 'Retire')
  expect(await screen.findByText('Ask for the log is retired.')).toBeTruthy()
  expect(sent('PATCH').map(({ body }) => body)).toEqual([
    { apiName: 'ReplyTemplate__c', fields: { IsActive__c: false } },
  ])
  answer = refused(400, 'This template is used.')
  await choose('Ask for the log', 'Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Ask for the log?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete template' }))
  expect(await dialog.findByText('Ask for the log: This template is used.')).toBeTruthy()
  answer = { status: 204, statusText: 'No Content', body: null }
  fireEvent.click(dialog.getByRole('button', { name: 'Delete template' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('DELETE')).toHaveLength(2)
})

it('says that there is no template, and that they could not be loaded', async () => {
  show({ templates: ok(listOf('ReplyTemplate__c', 'ReplyTemplates', [])) })
  expect(await screen.findByText('No items to display.')).toBeTruthy()
  cleanup()
  let isUp = false
  show({ templates: () => (isUp ? list : refused(503, 'SERVICE_UNAVAILABLE')) })
  expect(await screen.findByText('The reply templates could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ask for the log' })).toBeTruthy()
})
