import { expect, it } from 'vitest'
import { supportTasks } from './app.ts'

/**
 * Names of tasks in released versions; a release adds those of its new tasks. The only removed one,
 * `refill-case-words`, is taken off the queue by the migration of `refill-words`.
 */
const released = [
  'announce-product-alert',
  'finish-download-reset',
  'record-credential-event',
  'refill-product-vocabulary',
  'refill-vocabulary',
  'release-held-files',
  'retarget-cases',
  'scan-file',
  'scan-large-files',
  'scan-waiting-files',
  'send-account-mail',
  'send-case-acknowledgement',
  'send-case-escalation',
  'send-case-merged',
  'send-case-outcome',
  'send-case-reminder',
  'send-case-reply',
  'send-invitation',
  'send-password-notice',
  'send-product-alert',
  'send-removal-requested',
  'send-reply-note',
  'send-second-factor-notice',
  'send-shared-address',
  'sweep-case-drafts',
  'sweep-failures-of-nobody',
  'sweep-idempotency-keys',
  'sweep-sessions',
  'sweep-unanswered-searches',
  'sweep-unlinked-files',
]

it('keeps the names of released tasks, since jobs wait under them in the databases of running installations', () => {
  const tasks = supportTasks.map(({ task }) => task)
  expect(released.filter((task) => !tasks.includes(task))).toEqual([])
})
