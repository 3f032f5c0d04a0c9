import { alertMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { paths } from '../../../../site/paths.ts'
import { stopAlertMails } from './page.ts'
import { type StopForm, stopForm } from './stop-form.ts'

/** Ends the mails for somebody whose browser sent the form by itself. */
export const takeStop: ActionFunction = takePost<StopForm>(stopAlertMails, {
  ...stopForm,
  read: ({ token = '' }) => ({ token }),
  send: async ({ token }, { cache }) => {
    await cache.send(methodSender(alertMethods.stopAlertMails), { token })
    return paths.stopAlertMails({ token, stopped: 'yes' })
  },
})
