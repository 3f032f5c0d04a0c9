import { guestMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { paths } from '../../../../site/paths.ts'
import { type GuestDetails, verificationOf } from '../../parts/guest-case-stages.ts'
import { guestDetailsForm, refusalOfKnown } from './guest-details-form.ts'
import { guestCase } from './page.ts'

/** Mails the link for a guest whose browser sent the form by itself. */
export const takeGuestDetails: ActionFunction = takePost<GuestDetails>(guestCase, {
  ...guestDetailsForm,
  read: ({ name = '', email = '' }) => ({ name, email }),
  send: async (details, { cache }) => {
    const answer = await cache.send(methodSender(guestMethods.sendVerificationEmail), verificationOf(details))
    return refusalOfKnown(answer) ?? paths.guestCase({ sent: 'yes' })
  },
})
