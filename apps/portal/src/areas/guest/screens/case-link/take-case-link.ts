import { guestMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { paths } from '../../../../site/paths.ts'
import { type CaseLinkForm, caseLinkForm, caseLinkOf } from './case-link-form.ts'
import { guestCaseLink } from './page.ts'

/** Mails another link for a guest whose browser sent the form by itself. */
export const takeCaseLink: ActionFunction = takePost<CaseLinkForm>(guestCaseLink, {
  ...caseLinkForm,
  read: ({ caseNumber = '', email = '' }) => ({ caseNumber, email }),
  send: async (wanted, { cache }) => {
    await cache.send(methodSender(guestMethods.sendCaseLink), caseLinkOf(wanted))
    return paths.guestCaseLink({ sent: 'yes' })
  },
})
