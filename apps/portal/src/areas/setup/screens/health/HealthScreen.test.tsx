import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { HealthScreen } from './HealthScreen.tsx'

afterEach(cleanup)

const failed = { id: '7', task: 'send-invitation', attempts: 25, error: 'The mail server does not answer.' }
const state = {
  waitingJobs: 3,
  failedJobs: [failed],
  databaseBytes: 1_540_000_000,
  freeBytes: 200_000_000_000,
  versions: { product: '1.2.0', node: '24.1.0', database: '18.1' },
  hasMail: true,
  hasScanner: false,
  isHttps: true,
  unusableSettings: [{ name: 'queues and routing rules', reason: 'No queue is the default' }],
  hasOwnBrand: true,
  hasOwnTerms: true,
  emptyQueues: 0,
}

const show = (answers: Parameters<typeof scriptedService>[0]) => {
  const service = scriptedService(answers)
  const place = { path: '/setup/health', at: '/setup/health', profile: 'Administrator' } as const
  renderScreen(HealthScreen, { ...place, fetch: service.fetch })
  return service
}

it('shows what has failed and what is stored, and tries failed jobs again', async () => {
  let isRetried = false
  const { asked } = show({
    'OperationsController/getHealth': () => ok(isRetried ? { ...state, failedJobs: [] } : state),
    'OperationsController/retryFailedJobs': () => {
      isRetried = true
      return ok({ retried: 1 })
    },
  })
  const table = within(await screen.findByRole('table', { name: 'Failed jobs' }))
  expect(table.getByText('The mail server does not answer.')).toBeTruthy()
  expect(screen.getByText('1.5 GB')).toBeTruthy()
  expect(screen.getByText('queues and routing rules: No queue is the default.')).toBeTruthy()
  expect(screen.getByText('18.1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try all again' }))
  expect((await screen.findAllByText('No mail and no other job has failed.')).length).toBeGreaterThan(0)
  expect(asked.filter(({ path }) => path.endsWith('retryFailedJobs'))).toHaveLength(1)
})

it('says when the state cannot be read, and reads it again', async () => {
  let isBusy = true
  show({ 'OperationsController/getHealth': () => (isBusy ? refused(503, 'SERVICE_UNAVAILABLE') : ok(state)) })
  expect(await screen.findByText('The state could not be read.')).toBeTruthy()
  isBusy = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Failed jobs' })).toBeTruthy()
})
