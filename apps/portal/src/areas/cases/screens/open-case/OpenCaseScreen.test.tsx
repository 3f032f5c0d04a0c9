import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { failureTexts } from 'contract'
import type { CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { pageOfTests, renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { OpenCaseScreen } from './OpenCaseScreen.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const choices = {
  'picklist-values/012000000000000AAA': ok({ eTag: 'e', picklistFieldValues: {} }),
  'Product2/AllProducts': ok(listOf('Product2', 'AllProducts', [])),
  'Aircraft__c/AllAircraft': ok(listOf('Aircraft__c', 'AllAircraft', [])),
  'Subscription__c/AllServices': ok(listOf('Subscription__c', 'AllServices', [])),
}

const show = (answers: Parameters<typeof scriptedService>[0], profile: string) =>
  renderScreen(OpenCaseScreen, {
    path: '/case-manager/Open-a-Case',
    at: '/case-manager/Open-a-Case',
    fetch: scriptedService(answers).fetch,
    profile,
  })

it('is there for those to whom the platform offers to open a case, whatever their profile', async () => {
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Agent')
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
  cleanup()
  show({ ...choices, 'actions/global': ok(offered()) }, 'Customer')
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('offers articles by the words of the subject beside the form, and says what to attach', async () => {
  const article = record('Knowledge__kav', 'ka0000000000001AAA', {
    Title: 'Terrain layer blank after a cycle update',
    UrlName: 'terrain-layer-blank',
    InfoType__c: 'Documentation',
    Product__r: record('Product2', '01t000000000001AAA', { Name: 'Corrie Terrain' }),
  })
  const found = ok(listOf('Knowledge__kav', 'TopArticles', [article]))
  const service = scriptedService({
    ...choices,
    'actions/global': ok(offered('OpenCase')),
    'Knowledge__kav/TopArticles': found,
  })
  const at = '/case-manager/Open-a-Case'
  renderScreen(OpenCaseScreen, { path: at, at, fetch: service.fetch })
  const subject = await screen.findByLabelText('Subject')
  expect(screen.getByRole('heading', { name: 'What to attach' })).toBeTruthy()
  fireEvent.change(subject, { target: { value: 'Terrain blank' } })
  const link = await screen.findByRole('link', { name: /Terrain layer blank/ }, { timeout: 5_000 })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/article/terrain-layer-blank', '_blank'])
  expect(service.asked.flatMap(({ body }) => (body as { searchTerm?: string } | undefined)?.searchTerm ?? [])).toEqual([
    'terrain',
    'blank',
  ])
})

it('asks again what it could not learn', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(offered('OpenCase'))]
  show({ ...choices, 'actions/global': () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR') }, 'Customer')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
})

const DRAFTS = `navdesk-draft:${pageOfTests().session?.user.id}`
const draft = { subject: 'Terrain missing', description: 'Blank.', impact: 'Total Failure', issueType: 'Product' }

/** A form that was sent and left, with a file on its way, before its case was open. */
async function leftAfterSending() {
  const opened = Promise.withResolvers<CacheResponse>()
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show(
    {
      ...choices,
      'actions/global': ok(offered('OpenCase')),
      records: () => opened.promise,
      'content-versions': () => new Promise<CacheResponse>(() => undefined),
    },
    'Customer',
  )
  await screen.findByDisplayValue('Terrain missing')
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('there is no place for files')
  fireEvent.change(input, { target: { files: [new File(['log'], 'card-log.zip')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit case' }))
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave and stop the upload' }))
  await screen.findByText('another page')
  return { answer: (response: CacheResponse) => act(async () => opened.resolve(response)) }
}

it('says beside what was kept that files must be chosen again', async () => {
  localStorage.setItem(`${DRAFTS}:case`, JSON.stringify(draft))
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Customer')
  expect(await screen.findByText('We restored your unsent case. Add your files again.')).toBeTruthy()
})

it('tells those who left after sending that the case is open and what is not attached, and leaves them there', async () => {
  const { answer } = await leftAfterSending()
  expect(localStorage.getItem(`${DRAFTS}:case-sent`)).not.toBeNull()
  await answer(ok(record('Case', '500000000000001AAA', {})))
  expect(await screen.findByText('Your case is open. Not attached: card-log.zip.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'View case' })).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual([])
})

it('tells those who left after sending that the case could not be opened, and keeps what they wrote', async () => {
  const { answer } = await leftAfterSending()
  await answer(refused(503, 'SERVICE_UNAVAILABLE'))
  expect(await screen.findByText('Your case could not be opened. What you wrote is kept.')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem(`${DRAFTS}:case`) ?? '')).toMatchObject(draft)
  expect(localStorage.getItem(`${DRAFTS}:case-sent`)).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(await screen.findByDisplayValue('Terrain missing')).toBeTruthy()
})

it('tells of technical difficulties where the server fails or does not answer, and keeps what was typed', async () => {
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
