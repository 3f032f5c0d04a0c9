import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { AlertsScreen } from './AlertsScreen.tsx'

afterEach(cleanup)

const id = 'a06000000000001AAA'
const values = {
  CaseEmails__c: true,
  ProductAlertEmails__c: true,
  ProductMarketing__c: false,
  CustomerSurveys__c: false,
}
const preference = (changed: Partial<typeof values> = {}) =>
  record('NotificationPreference__c', id, { ...values, ...changed })

const saved = ok(listOf('NotificationPreference__c', 'MyPreference', [preference()]))

const none = { NewDataCycle__c: false, ServiceNotice__c: false, NewVersion__c: false, Channel__c: 'E-mail' }
const subscriptions = [
  { ...none, NewVersion__c: true },
  { ...none, NewDataCycle__c: true, ServiceNotice__c: true },
  // The first product has no switches on; alerts of the second are shown in the portal only.
  none,
  { ...none, NewVersion__c: true, Channel__c: 'Portal' },
].map((fields, index) =>
  record('AlertSubscription__c', `a0500000000000${index}AAA`, { ...fields, ProductId__c: `01t00000000000${index}AAA` }),
)

function show(change: () => CacheResponse | Promise<CacheResponse>, list: () => CacheResponse = () => saved) {
  const service = scriptedService({
    'AlertSubscription__c/MySubscriptions': ok(listOf('AlertSubscription__c', 'MySubscriptions', subscriptions)),
    'NotificationPreference__c/MyPreference': list,
    [`records/${id}`]: () => change(),
  })
  renderScreen(AlertsScreen, { path: '/account/alerts', at: '/account/alerts', fetch: service.fetch })
  return service
}

const isOn = (name: string): boolean => screen.getByRole<HTMLInputElement>('switch', { name }).checked

it('shows the four switches as they are saved', async () => {
  show(() => ok(preference()))
  await screen.findAllByRole('switch')
  expect(
    ['Case notification e-mails', 'Product alert e-mails', 'Product marketing', 'Customer surveys'].map(isOn),
  ).toEqual([true, true, false, false])
})

it('shows a switch as it was pressed while it is saved, and says when it is', async () => {
  const answer = Promise.withResolvers<CacheResponse>()
  const { asked } = show(() => answer.promise)
  fireEvent.click(await screen.findByRole('switch', { name: 'Product marketing' }))
  expect(isOn('Product marketing')).toBe(true)
  expect(await screen.findByText('Saving')).toBeTruthy()
  const changed = { ...preference({ ProductMarketing__c: true }), eTag: `${id}.2`, weakEtag: 2 }
  await act(async () => answer.resolve(ok(changed)))
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  expect(isOn('Product marketing')).toBe(true)
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { apiName: 'NotificationPreference__c', fields: { ProductMarketing__c: true } },
  ])
})

it('returns a switch to what is saved when saving fails, and says so', async () => {
  show(() => refused(503, 'SERVICE_UNAVAILABLE'))
  fireEvent.click(await screen.findByRole('switch', { name: 'Case notification e-mails' }))
  expect(await screen.findByText('Case notification e-mails: your choice was not saved. Try again.')).toBeTruthy()
  await waitFor(() => expect(isOn('Case notification e-mails')).toBe(true))
})

it('says for how many products alerts are mailed, leads to them, and names what the other switches do', async () => {
  show(() => ok(preference()))
  expect(await screen.findByText(/^For 2 products\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Product Alert Subscriptions' }).getAttribute('href')).toBe('/product-alerts')
  expect(screen.getByText('A short question after your case is closed. No survey is set up at present.')).toBeTruthy()
  expect(screen.getByText('Product news and events.')).toBeTruthy()
})

it('says when the choices could not be loaded, and loads them again', async () => {
  let isUp = false
  show(
    () => ok(preference()),
    () => (isUp ? saved : refused(503, 'SERVICE_UNAVAILABLE')),
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Your preferences could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(again)
  expect(await screen.findAllByRole('switch')).toHaveLength(4)
})
