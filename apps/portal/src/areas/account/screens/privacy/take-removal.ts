import { accountMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { paths } from '../../../../site/paths.ts'
import { privacy } from './page.ts'
import { type Removal, removalForm } from './removal-form.ts'

/** Asks for the removal of somebody whose browser sent the form by itself. */
export const takeRemoval: ActionFunction = takePost<Removal>(privacy, {
  ...removalForm,
  read: ({ reason = '' }) => ({ reason }),
  send: async ({ reason }, { cache, idempotencyKey }) => {
    await cache.send(methodSender(accountMethods.requestRemoval), { reason }, { idempotencyKey })
    return paths.accountPrivacy()
  },
})
