import { limits } from 'contract'
import { guestMethods } from 'contract/methods'
import type { Area } from '../area.ts'
import { defineMethod, servicesOf } from '../define-method.ts'
import { confirmNotice } from './guest-link.ts'
import { sendCaseLink, sendVerification } from './mail-guest-links.ts'
import { openGuestCase } from './open-guest-case.ts'
import { readGuestLink } from './read-guest-link.ts'

/** The methods of visitors who open a case without a login, and read it by a mailed link. */
export const guests: Area = {
  methods: [
    defineMethod(guestMethods.sendVerificationEmail, (context, { name, emailAddress: email }) =>
      sendVerification(servicesOf(context), { name, email, ip: context.ip }),
    ),
    defineMethod(guestMethods.createCase, (context, form) => openGuestCase(servicesOf(context), form)),
    defineMethod(guestMethods.readLink, (context, { token, attemptKey }) =>
      readGuestLink(servicesOf(context), token, attemptKey),
    ),
    defineMethod(guestMethods.confirmNotice, async (context, { token, confirmedNotice }) => {
      await confirmNotice(servicesOf(context), token, confirmedNotice)
      return { confirmedNotice }
    }),
    defineMethod(guestMethods.sendCaseLink, async (context, { emailAddress: email, caseNumber }) => {
      await sendCaseLink(servicesOf(context), { email, caseNumber, ip: context.ip })
      return { resendAfterSeconds: limits.resendSeconds }
    }),
  ],
}
