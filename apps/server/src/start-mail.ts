import type { Mailer } from 'support'
import { createMailer } from './adapters/mail/create-mailer.ts'
import { type CaughtMail, startMailCatcher } from './adapters/mail-catcher/start-mail-catcher.ts'
import { type Config, mailHostOf } from './config/read-config.ts'

export type Mail = {
  mailer: Mailer
  /** The mails of the catcher, newest first; null when mail is sent to a server. */
  messages: (() => readonly CaughtMail[]) | null
  stop(): Promise<void>
}

/** Connects to the mail server of SMTP_URL, or starts a mail catcher in this process. */
export async function startMail({ smtpUrl, baseUrl, brand, brandColors }: Config, now: () => number): Promise<Mail> {
  const catcher = smtpUrl === null ? await startMailCatcher({ now }) : null
  const mailer = createMailer({
    smtpUrl: smtpUrl ?? catcher?.smtpUrl ?? '',
    fromAddress: `support@${mailHostOf(baseUrl)}`,
    brand: { name: brand.name, company: brand.company, ...(brandColors && { color: brandColors.light }) },
  })
  return {
    mailer,
    messages: catcher?.messages ?? null,
    stop: async () => {
      mailer.close()
      await catcher?.stop()
    },
  }
}
