import type { JobHandler } from 'database'
import type { JobParts } from './job-parts.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { sendCaseAcknowledgement } from './send-case-acknowledgement.ts'
import { sendCaseOutcome } from './send-case-outcome.ts'
import { sendCaseReply } from './send-case-reply.ts'
import { sendPasswordNotice } from './send-password-notice.ts'
import { sweepSessions } from './sweep-sessions.ts'
import { sweepUnlinkedFiles } from './sweep-unlinked-files.ts'

/** The tasks of the queue by name: a file each, calling one function. */
export function jobHandlers(parts: JobParts): Readonly<Record<string, JobHandler>> {
  return {
    'send-account-mail': sendAccountMail(parts),
    'send-case-acknowledgement': sendCaseAcknowledgement(parts),
    'send-case-outcome': sendCaseOutcome(parts),
    'send-case-reply': sendCaseReply(parts),
    'send-password-notice': sendPasswordNotice(parts),
    'sweep-sessions': sweepSessions(parts),
    'sweep-unlinked-files': sweepUnlinkedFiles(parts),
  }
}

/** When the tasks that nobody enqueues run, in crontab times (UTC). */
export const jobSchedule: Readonly<Record<string, string>> = {
  'sweep-sessions': '*/10 * * * *',
  'sweep-unlinked-files': '7 * * * *',
}
