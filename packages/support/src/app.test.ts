import { expect, it } from 'vitest'
import { supportTasks } from './app.ts'

it('keeps the names of tasks, since jobs wait under them in the databases of running installations', () => {
  expect(supportTasks.map(({ task }) => task).sort()).toEqual([
    'send-account-mail',
    'send-case-acknowledgement',
    'send-case-outcome',
    'send-case-reply',
    'send-password-notice',
    'sweep-sessions',
    'sweep-unlinked-files',
  ])
})
