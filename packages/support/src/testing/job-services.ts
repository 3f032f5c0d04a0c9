import type { JobServices } from '../define-job.ts'
import type { MailDocument } from '../mail-document.ts'
import type { SupportWorld } from './support-world.ts'

/** A mail as a job of the small world sent it. */
export type SentMail = { mail: MailDocument; key: string }

/** Services for a job of the small world, which has no sign-in; mails go into `sent`. */
export function jobServices({ platform }: Pick<SupportWorld, 'platform'>, sent: SentMail[] = [], now = 0): JobServices {
  const refuse = () => Promise.reject(new Error('The small world has no sign-in'))
  return {
    platform,
    identity: { issueToken: refuse, sweep: refuse },
    mailer: { send: async (mail, key) => void sent.push({ mail, key }) },
    baseUrl: 'https://support.calder-aerodata.example',
    now: () => now,
  }
}
