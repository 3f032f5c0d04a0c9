import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, scriptedService } from '../../../../testing/scripted-service.ts'
import { ProductAlertScreen } from './ProductAlertScreen.tsx'

afterEach(cleanup)

const ALERT = 'a04000000000001AAA'
const READING = 'a0F000000000001AAA'
const alert = record('ProductAlert__c', ALERT, {
  Title__c: 'Terrain of the northern sheet is shifted',
  Kind__c: 'Navigation data alert',
  Severity__c: 'Critical',
  EffectiveDate__c: '2026-11-20T08:00:00.000Z',
  NeedsConfirmation__c: true,
  Product__r: null,
  ProductId__c: '01t000000000001AAA',
  Body__c: 'Do not use sheet 14.1.',
  AiracCycle__c: null,
  CreatedDate: '2026-11-20T08:00:00.000Z',
})

it('confirms the reading that its opening creates, also when the button is pressed before that is stored', async () => {
  const reading = (IsConfirmed__c: boolean, weakEtag: number) => ({
    ...record('AlertReading__c', READING, {
      AlertId__c: ALERT,
      IsConfirmed__c,
      ConfirmedDate__c: IsConfirmed__c ? '2026-11-20T12:00:00.000Z' : null,
    }),
    weakEtag,
  })
  let stored: ReturnType<typeof reading>[] = []
  const created = Promise.withResolvers<CacheResponse>()
  const service = scriptedService({
    [`ui-api/records/${ALERT}`]: ok(alert),
    [`records/${READING}`]: () => {
      stored = [reading(true, 2)]
      return ok(stored[0])
    },
    'ui-api/records': () => created.promise,
    'AlertReading__c/MyReadings': () => ok(listOf('AlertReading__c', 'MyReadings', stored)),
    'AlertController/getUnreadAlerts': ok({ alertIds: [], unconfirmed: [] }),
    [`actions/record/${ALERT}`]: ok({ actions: {}, eTag: '', url: '' }),
    'actions/global': ok(offered('OpenCase')),
  })
  renderScreen(ProductAlertScreen, { path: '/product-alert', at: `/product-alert?id=${ALERT}`, fetch: service.fetch })
  const button = await screen.findByRole('button', { name: 'I have read this alert' })
  // A critical alert asks before its text.
  const text = screen.getByText('Do not use sheet 14.1.')
  expect(button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(button)
  stored = [reading(false, 1)]
  created.resolve({ status: 201, statusText: 'Created', body: stored[0] })
  const notice = await screen.findByText(/^You confirmed this alert on/)
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
  const writes = service.asked.filter(({ path }) => /\/records(\/a0F\w+)?$/.test(path))
  expect(writes.map(({ method, path }) => `${method} ${path.split('/ui-api/')[1]}`)).toEqual([
    'POST records',
    `PATCH records/${READING}`,
  ])
})
