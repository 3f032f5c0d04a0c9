import { downloadMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { paths } from '../../../../site/paths.ts'
import { downloadReset } from './page.ts'
import { type ResetForm, requestOf, resetForm } from './reset-form.ts'

/** Resets downloads for somebody whose browser sent the form by itself; the page that follows says what came of it. */
export const takeReset: ActionFunction = takePost<ResetForm>(downloadReset, {
  ...resetForm,
  read: ({ reason = '', ...services }) => ({ reason, ...services }),
  send: async (form, { cache, idempotencyKey }) => {
    const sender = methodSender(downloadMethods.resetDownloads)
    const { resetId } = await cache.send(sender, requestOf(form), { idempotencyKey })
    return paths.downloadReset({ reset: resetId })
  },
})
