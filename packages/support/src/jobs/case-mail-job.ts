import type { Platform } from 'platform'
import type { Mailer } from '../mails/mail-document.ts'

/** What the jobs that send mail need: records, a way to send, and the address under which people reach the portal. */
export type MailJob = { platform: Pick<Platform, 'asSystem'>; mailer: Mailer; baseUrl: string }
