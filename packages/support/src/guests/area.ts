import type { Area } from '../area.ts'
import { confirmNotice } from './confirm-notice.method.ts'
import { createCase } from './create-case.method.ts'
import { readLink } from './read-link.method.ts'
import { sendCaseLink } from './send-case-link.method.ts'
import { sendVerificationEmail } from './send-verification-email.method.ts'

export const guests: Area = {
  methods: ({ guests: service }) => [
    sendVerificationEmail(service),
    createCase(service),
    readLink(service),
    confirmNotice(service),
    sendCaseLink(service),
  ],
}
