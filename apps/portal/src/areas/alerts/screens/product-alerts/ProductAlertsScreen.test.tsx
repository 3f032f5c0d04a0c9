import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { ProductAlertsScreen } from './ProductAlertsScreen.tsx'

afterEach(cleanup)

const [TERRAIN, CHARTS] = ['01t000000000001AAA', '01t000000000002AAA']
const ROW = 'a05000000000001AAA'
const products = [
  { id: TERRAIN, name: 'Corrie Terrain', itemNumber: 'CT-1', hasDataCycles: false },
  { id: CHARTS, name: 'Skerry Charts', itemNumber: 'SC-1', hasDataCycles: true },
]
const row = record('AlertSubscription__c', ROW, {
  ProductId__c: TERRAIN,
  Channel__c: 'E-mail',
  NewDataCycle__c: false,
  ServiceNotice__c: true,
  NewVersion__c: false,
})
const preference = record('NotificationPreference__c', 'a06000000000001AAA', { ProductAlertEmails__c: true })

type Scripted = {
  change?: () => CacheResponse | Promise<CacheResponse>
  create?: () => CacheResponse
  renew?: () => CacheResponse
  feed?: () => CacheResponse
}

function show({ change, create, renew, feed }: Scripted = {}) {
  const unanswered = () => refused(503, 'SERVICE_UNAVAILABLE')
  const service = scriptedService({
    'AlertController/getAlertProducts': ok({ products }),
    'AlertController/getUnreadAlerts': ok({ alertIds: [], unconfirmed: [] }),
    'AlertController/getAlertFeed': feed ?? (() => ok({ address: '/product-alerts.rss?key=first' })),
    'AlertController/renewAlertFeed': renew ?? unanswered,
    'AlertSubscription__c/MySubscriptions': ok(listOf('AlertSubscription__c', 'MySubscriptions', [row])),
    'NotificationPreference__c/MyPreference': ok(listOf('NotificationPreference__c', 'MyPreference', [preference])),
    'ProductAlert__c/AllAlerts': ok(listOf('ProductAlert__c', 'AllAlerts', [])),
    'AlertReading__c/MyReadings': ok(listOf('AlertReading__c', 'MyReadings', [])),
    'object/ProductAlert__c/record-create': ok({ actions: {}, eTag: '', url: '' }),
    [`records/${ROW}`]: change ?? unanswered,
    records: create ?? unanswered,
  })
  renderScreen(ProductAlertsScreen, { path: '/product-alerts', at: '/product-alerts', fetch: service.fetch })
  return service
}

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

it('returns a switch to what is saved when that fails, and says which choice was not saved', async () => {
  const answer = Promise.withResolvers<CacheResponse>()
  show({ change: () => answer.promise })
  const notices = await switchOf('Corrie Terrain: service notice')
  fireEvent.click(notices)
  expect([notices.checked, screen.getByText('Saving').textContent]).toEqual([false, 'Saving'])
  answer.resolve(refused(503, 'SERVICE_UNAVAILABLE'))
  expect(await screen.findByText('Corrie Terrain, service notice: your choice was not saved. Try again.')).toBeTruthy()
  await waitFor(() => expect(notices.checked).toBe(true))
  expect(screen.queryByText(/^Saved at/)).toBeNull()
})

it('returns the first switch of a product too, for which nothing is saved yet', async () => {
  show()
  const cycles = await switchOf('Skerry Charts: new data cycle')
  fireEvent.click(cycles)
  expect(cycles.checked).toBe(true)
  expect(await screen.findByText('Skerry Charts, new data cycle: your choice was not saved. Try again.')).toBeTruthy()
  await waitFor(() => expect(cycles.checked).toBe(false))
})

it('shows the address of the feed after a failed call, and keeps it when it could not be changed', async () => {
  let isUp = false
  const address = (key: string) => ok({ address: `/product-alerts.rss?key=${key}` })
  show({
    feed: () => (isUp ? address('first') : refused(503, 'SERVICE_UNAVAILABLE')),
    renew: () => refused(503, 'SERVICE_UNAVAILABLE'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show address' }))
  expect(await screen.findByText('The address could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Address of the feed')
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Change address' }))
  expect(await question.findByText('The address was not changed. Try again shortly.')).toBeTruthy()
  expect(field.value).toMatch(/\?key=first$/)
})
