import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheRequest, CacheResponse } from 'record-cache'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { EditAlertScreen } from './EditAlertScreen.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ID = 'a04000000000001AAA'
const PRODUCT = '01t000000000001AAA'
const values = {
  Title__c: 'Wrong turn after TAVIK',
  Kind__c: 'Chart alert',
  Severity__c: 'Caution',
  EffectiveDate__c: '2026-11-01T00:00:00.000Z',
  NeedsConfirmation__c: true,
  ProductId__c: PRODUCT,
  Body__c: 'It turns left.',
  AiracCycle__c: '2611',
  CreatedDate: '2026-11-01T00:00:00.000Z',
  Product__r: record('Product2', PRODUCT, { Name: 'Corrie Terrain', ItemNumber__c: 'CT-1' }),
}
const alert = (changed: object = {}, weakEtag = 1) => ({
  ...record('ProductAlert__c', ID, { ...values, ...changed }),
  eTag: `${ID}.${weakEtag}`,
  weakEtag,
})
const actionsOn = (names: readonly string[]) =>
  ok({
    actions: { [ID]: { actions: names.map((apiName) => ({ apiName, label: apiName })), links: [], url: '' } },
    eTag: '',
    url: '',
  })

type Scripted = { isWriter?: boolean; answer?: (request: CacheRequest) => CacheResponse | Promise<CacheResponse> }

function show({ isWriter = true, answer = () => ok(alert()) }: Scripted = {}) {
  const service = scriptedService({
    [`actions/record/${ID}`]: actionsOn(isWriter ? ['Edit'] : []),
    [`records/${ID}`]: answer,
    'AlertController/getAlertProducts': ok({ products: [] }),
  })
  const at = `/product-alerts/edit?id=${ID}`
  renderScreen(EditAlertScreen, { path: '/product-alerts/edit', at, profile: 'Author', fetch: service.fetch })
  return { patches: () => service.asked.filter(({ method }) => method === 'PATCH') }
}

const text = () => screen.findByLabelText<HTMLTextAreaElement>('Text')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sends an alert with what is changed, once, and only over the version that was opened', async () => {
  const saved = Promise.withResolvers<CacheResponse>()
  const { patches } = show({ answer: ({ method }) => (method === 'PATCH' ? saved.promise : ok(alert())) })
  fireEvent.change(await text(), { target: { value: 'It turns right.' } })
  expect(screen.getByLabelText<HTMLSelectElement>('Product').value).toBe(PRODUCT)
  const save = screen.getByRole('button', { name: 'Save alert' })
  fireEvent.click(save)
  fireEvent.click(save)
  await waitFor(() => expect(patches()).toHaveLength(1))
  saved.resolve(ok(alert({ Body__c: 'It turns right.' }, 2)))
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(patches().map(({ body, headers }) => [body, headers?.['If-Match']])).toEqual([
    [
      {
        apiName: 'ProductAlert__c',
        fields: {
          ProductId__c: PRODUCT,
          Kind__c: 'Chart alert',
          Severity__c: 'Caution',
          Title__c: 'Wrong turn after TAVIK',
          Body__c: 'It turns right.',
          AiracCycle__c: '2611',
          NeedsConfirmation__c: true,
        },
      },
      '"1"',
    ],
  ])
})

it.each([
  ['Keep my version', 'Mine'],
  ['Show the saved alert', 'Theirs'],
])('keeps the typed text after a conflicting change of another author: %s', async (choice, body) => {
  let version = 1
  const { patches } = show({
    answer: ({ method, headers }) => {
      if (method !== 'PATCH') return ok(version === 1 ? alert() : alert({ Body__c: 'Theirs' }, 2))
      if (headers?.['If-Match'] === '"2"') return ok(alert({ Body__c: 'Mine' }, 3))
      version = 2
      return refused(412, 'PRECONDITION_FAILED')
    },
  })
  fireEvent.change(await text(), { target: { value: 'Mine' } })
  press('Save alert')
  expect(await screen.findByText(/^Another person saved this alert .* What you typed is kept here/)).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Mine'))
  press(choice)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(body))
  expect(screen.queryByText(/^Another person saved/)).toBeNull()
  press('Save alert')
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(patches().map(({ headers }) => headers?.['If-Match'])).toEqual(['"1"', '"2"'])
})

it('keeps what was typed when saving fails, and across another visit', async () => {
  const answer = ({ method }: CacheRequest) => (method === 'PATCH' ? refused(503, 'SERVICE_UNAVAILABLE') : ok(alert()))
  show({ answer })
  fireEvent.change(await text(), { target: { value: 'Mine' } })
  press('Save alert')
  expect(await screen.findByText(/did not answer/)).toBeTruthy()
  cleanup()
  show({ answer })
  expect(await screen.findByText('We restored your unsaved changes.')).toBeTruthy()
  expect((await text()).value).toBe('Mine')
  press('Discard it')
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('It turns left.'))
})

it('shows no form to whom the server offers none', async () => {
  show({ isWriter: false })
  expect(await screen.findByText('Only authors and agents change alerts.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save alert' })).toBeNull()
})
