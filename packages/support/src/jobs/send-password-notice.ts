import { passwordChanged } from '../mails/account-mails.ts'
import type { MailJob } from './case-mail-job.ts'

/** Tells the owner of a login that it has another password. Does nothing when the login is gone. */
export async function sendPasswordNotice(
  { platform, mailer, baseUrl }: MailJob,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  const user = await platform.asSystem('tell of another password').read('User', userId, ['Email'])
  if (typeof user?.Email === 'string')
    await mailer.send(passwordChanged({ to: user.Email, baseUrl }), `password-${key}`)
}
