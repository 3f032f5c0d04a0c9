import { randomUUID } from 'node:crypto'
import { PermanentFailure } from 'database'
import type { Change, Platform } from 'platform'
import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'
import type { Mailer } from '../mail-document.ts'

/** The label of the problem for an account admin; the field `MailProblem__c` of contacts has the short ones. */
const problems: Readonly<Record<string, string>> = {
  Refused: 'The mail server refused our e-mail. Check the address.',
  Limited: 'Too many e-mails were sent to this address or by your company today. Send the invitation again tomorrow.',
}

/** Tells an account admin that mail to a person of the account is not delivered. */
export const undeliveredNotice = defineMail({
  task: 'send-undelivered-notice',
  payload: Type.Object({ adminId: Type.String(), contactId: Type.String(), key: Type.String() }),
  reason: 'report an address that gets no mail',
  key: ({ key }) => `undelivered-${key}`,
  read: async ({ records }, { adminId, contactId }) => {
    const contact = await records.read('Contact', contactId, ['Name', 'Email', 'MailProblem__c', 'AccountId'])
    const admin = await records.read('User', adminId, ['Email', 'IsActive', 'Profile', 'AccountId'])
    const problem = problems[String(contact?.MailProblem__c)]
    const isAdmin =
      admin?.IsActive === true && admin.Profile === 'AccountAdmin' && admin.AccountId === contact?.AccountId
    if (!contact || problem === undefined || !isAdmin) return null
    return { to: String(admin.Email), name: String(contact.Name), email: String(contact.Email), problem }
  },
  document: ({ to, name, email, problem }: Record<'to' | 'name' | 'email' | 'problem', string>, baseUrl) => ({
    to,
    subject: `E-mail to ${name} was not delivered`,
    preheader: problem,
    heading: 'An e-mail was not delivered',
    paragraphs: [`We could not send an e-mail to ${name}. ${problem}`],
    facts: [{ label: 'E-mail', value: email }],
    button: { label: 'Open user management', url: new URL('/user-management', baseUrl).href },
    footer: ['You receive this e-mail because you are an account admin of your company.'],
  }),
})

/** Queues the notices of a new problem, one for each other admin of the account. */
export async function reportMailProblem(change: Change): Promise<void> {
  if (!change.isChanged('MailProblem__c') || change.value('MailProblem__c') === null) return
  const where = { AccountId: change.value('AccountId'), Profile: 'AccountAdmin', IsActive: true }
  for (const { Id, ContactId } of await change.system.find('User', where, ['Id', 'ContactId'])) {
    if (ContactId === change.id) continue
    undeliveredNotice.enqueue(change.tx, { adminId: String(Id), contactId: change.id, key: randomUUID() })
  }
}

/** A problem ends with a new address and with a new invitation. */
export function endMailProblem(change: Change): void {
  const isNewAddress = change.isChanged('Email')
  const isInvited = change.isChanged('InvitedDate__c') && change.value('InvitedDate__c') !== null
  if (isNewAddress || isInvited) change.set('MailProblem__c', null)
}

/** A mailer that notes at its contact when an address is refused permanently, and when it is accepted again. */
export function notingMailer(mailer: Mailer, { asSystem }: Pick<Platform, 'asSystem'>): Mailer {
  const note = (email: string, from: string | null, to: string | null): Promise<void> =>
    asSystem('note whether an address gets mail').transaction(async (records) => {
      const [contact] = await records.find('Contact', { Email: email, MailProblem__c: from }, ['Id'], 1)
      if (contact) await records.update('Contact', String(contact.Id), { MailProblem__c: to })
    })
  return {
    send: async (mail, key) => {
      try {
        await mailer.send(mail, key)
      } catch (error) {
        if (error instanceof PermanentFailure) await note(mail.to, null, 'Refused')
        throw error
      }
      await note(mail.to, 'Refused', null)
    },
  }
}
