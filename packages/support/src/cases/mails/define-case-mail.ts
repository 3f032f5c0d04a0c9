import { type EnqueueOptions, enqueue, type Transaction } from 'database'
import type { SystemRecords } from 'platform'
import { type Static, type TObject, Type } from 'typebox'
import { defineJob, type Job, type JobServices } from '../../define-job.ts'
import { type Mail, withAnswerNotice } from '../../define-mail.ts'
import type { MailDocument } from '../../mail-document.ts'
import { mayReadRecord } from '../../may-read-record.ts'
import { type CaseMailRecipient, caseMailRecipient } from './case-mail-recipient.ts'
import { type CaseMailRole, type CaseMailSide, caseMailRoles, userOfRole } from './case-mail-roles.ts'

/** The case of a mail and the facts of its document. `except` is the user who caused the mail, who gets none. */
type CaseNews<Facts> = { caseId: string; facts: Facts; except?: string | undefined }

type CaseMailDefinition<P extends TObject, Facts> = {
  task: string
  payload: P
  /** The logged reason for reading as the system. */
  reason: string
  /** Identifies the mail to the opener; for a user the user's id is appended. */
  key(payload: Static<P>): string
  to: readonly CaseMailSide[]
  /** @returns null when the reason for the mail no longer exists. */
  read(records: SystemRecords, payload: Static<P>): Promise<CaseNews<Facts> | null>
  document(facts: CaseMailRecipient & Facts, baseUrl: string): MailDocument
  /** A newer mail replaces one that is not sent yet. */
  onlyNewest?: true
}

/** A mail about a case, as rules enqueue it: the payload names the case. */
type CaseMail<Payload, Facts> = Omit<Mail<Payload, CaseMailRecipient & Facts>, 'enqueue'> & {
  enqueue(tx: Pick<Transaction, 'pipeline'>, payload: Payload & { caseId: string }, options?: EnqueueOptions): void
}

const roleShape = Type.Object({
  side: Type.Union([Type.Literal('opener'), Type.Literal('watchers'), Type.Literal('support')]),
  userId: Type.Optional(Type.String()),
})

/** The key of the acknowledgement, the first mail of the conversation about a case. */
export const conversationKey = (caseId: string): string => `case-acknowledgement-${caseId}`

/**
 * Defines a mail about a case; list it in its area. All mails about a case are one conversation. The first job finds the recipients and
 * queues one job for each, so that a retry mails no recipient twice. Jobs run in series, per case and per recipient: each recipient gets
 * the mails of a case in order, and does not wait for other recipients.
 */
export function defineCaseMail<P extends TObject, Facts>(
  definition: CaseMailDefinition<P, Facts>,
): CaseMail<Static<P>, Facts> {
  const { task, payload, reason, key, to, read } = definition
  const inSeries = (name: string): EnqueueOptions => ({
    series: `mails of ${name}`,
    ...(definition.onlyNewest && { jobKey: `${task} of ${name}` }),
  })
  const document = (facts: CaseMailRecipient & Facts, baseUrl: string): MailDocument => ({
    ...withAnswerNotice({
      ...definition.document(facts, baseUrl),
      ...(facts.case.replyTo === null ? {} : { replyTo: facts.case.replyTo }),
    }),
    ...(facts.case.sender && { from: facts.case.sender }),
    conversation: conversationKey(facts.case.id),
  })

  const sendTo = async (
    role: CaseMailRole,
    services: JobServices,
    ids: Static<P>,
    { caseId, facts }: CaseNews<Facts>,
  ): Promise<void> => {
    const { identity, mailer, baseUrl, caseAddresses, surveyUrl } = services
    const system = services.platform.asSystem(reason)
    const userId = await system.transaction((records) => userOfRole(records, caseId, role))
    const mayRead = userId === null || (await isShownTo(services, userId, caseId))
    // Only users may comment, so only they get an address for replies.
    const addresses = userId === null ? null : caseAddresses
    const recipient = await system.transaction((records, tx) =>
      caseMailRecipient({ records, tx, identity }, caseId, { role, mayRead, offers: { addresses, surveyUrl } }),
    )
    if (recipient === null) return
    const name = role.side === 'opener' ? key(ids) : `${key(ids)}-${role.userId}`
    await mailer.send(document({ ...recipient, ...facts }, baseUrl), name)
  }

  const shape = Type.Object({ ...payload.properties, role: Type.Optional(roleShape) })
  const job = defineJob({
    task,
    payload: shape,
    run: async (services, payloadWithRole) => {
      const { role, ...rest } = payloadWithRole as { role?: CaseMailRole }
      const ids = rest as Static<P>
      const news = await services.platform.asSystem(reason).transaction(async (records, tx) => {
        const unsent = await read(records, ids)
        if (unsent === null || role) return unsent
        const roles = await caseMailRoles(records, unsent.caseId, { to, except: unsent.except ?? null })
        for (const recipient of roles) {
          enqueue(tx, task, { ...ids, role: recipient }, inSeries(`${unsent.caseId} to ${recipientOf(recipient)}`))
        }
        return null
      })
      if (news && role) await sendTo(role, services, ids, news)
    },
  }) as Job<Static<P>>
  return {
    ...job,
    document,
    // A delayed mail is added to the series when it is due.
    enqueue: (tx, ids, options) =>
      job.enqueue(tx, ids, options?.runAt === undefined ? { ...options, ...inSeries(ids.caseId) } : options),
  }
}

const recipientOf = (role: CaseMailRole): string => (role.side === 'opener' ? 'opener' : role.userId)

/** Whether the gate shows the case to this user now; false for a user who may not sign in. */
async function isShownTo({ platform, personOf }: JobServices, userId: string, caseId: string): Promise<boolean> {
  const person = await personOf(userId)
  return person !== null && mayReadRecord(platform.as(person.principal), caseId, 'Case.CaseNumber')
}
