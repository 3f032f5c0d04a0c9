import { type EnqueueOptions, enqueue, type Transaction } from 'database'
import type { SystemRecords } from 'platform'
import { type Static, type TObject, Type } from 'typebox'
import { defineJob, type Job, type JobServices } from '../../define-job.ts'
import { type Mail, withAnswerNotice } from '../../define-mail.ts'
import type { MailDocument } from '../../mail-document.ts'
import { mayReadRecord } from '../../may-read-record.ts'
import { type CaseMailRecipient, caseMailRecipient } from './case-mail-recipient.ts'
import { type CaseMailRole, type CaseMailSide, caseMailRoles, userOfRole } from './case-mail-roles.ts'

/** What a mail tells: of which case, what its document shows, and who caused it and needs no mail. */
type CaseNews<Facts> = { caseId: string; facts: Facts; except?: string | undefined }

type CaseMailDefinition<P extends TObject, Facts> = {
  task: string
  payload: P
  /** Why it reads without a caller; it is logged. */
  reason: string
  /** Identifies the mail to the opener of the case; that to a user has the id of the user behind it. */
  key(payload: Static<P>): string
  to: readonly CaseMailSide[]
  /** @returns null when there is nothing to tell any more. */
  read(records: SystemRecords, payload: Static<P>): Promise<CaseNews<Facts> | null>
  document(facts: CaseMailRecipient & Facts, baseUrl: string): MailDocument
  /** A newer one takes the place of one that is not sent yet. */
  onlyNewest?: true
}

/** A mail about a case, as rules put it on the queue: the payload names the case. */
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
 * Defines a mail about a case; its area lists it. All mails about a case are one conversation. Its first job names the recipients, and
 * each of them has a job of their own, so that no retry writes to somebody twice. The mails of a case reach each of its recipients in the
 * order of what they tell, because both kinds of jobs are in series; nobody waits for the mail of somebody else.
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
    conversation: conversationKey(facts.case.id),
  })

  const sendTo = async (
    role: CaseMailRole,
    services: JobServices,
    given: Static<P>,
    { caseId, facts }: CaseNews<Facts>,
  ): Promise<void> => {
    const { identity, mailer, baseUrl, caseAddresses, surveyUrl } = services
    const system = services.platform.asSystem(reason)
    const userId = await system.transaction((records) => userOfRole(records, caseId, role))
    const mayRead = userId === null || (await isShownTo(services, userId, caseId))
    // Only who signs in may comment.
    const addresses = userId === null ? null : caseAddresses
    const recipient = await system.transaction((records, tx) =>
      caseMailRecipient({ records, tx, identity }, caseId, { role, mayRead, offers: { addresses, surveyUrl } }),
    )
    if (recipient === null) return
    const name = role.side === 'opener' ? key(given) : `${key(given)}-${role.userId}`
    await mailer.send(document({ ...recipient, ...facts }, baseUrl), name)
  }

  const shape = Type.Object({ ...payload.properties, role: Type.Optional(roleShape) })
  const job = defineJob({
    task,
    payload: shape,
    run: async (services, payloadWithRole) => {
      const { role, ...rest } = payloadWithRole as { role?: CaseMailRole }
      const given = rest as Static<P>
      const news = await services.platform.asSystem(reason).transaction(async (records, tx) => {
        const found = await read(records, given)
        if (found === null || role) return found
        const roles = await caseMailRoles(records, found.caseId, { to, except: found.except ?? null })
        for (const one of roles) {
          enqueue(tx, task, { ...given, role: one }, inSeries(`${found.caseId} to ${recipientOf(one)}`))
        }
        return null
      })
      if (news && role) await sendTo(role, services, given, news)
    },
  }) as Job<Static<P>>
  return {
    ...job,
    document,
    // A mail for later waits outside: it is in order from when it is due.
    enqueue: (tx, given, options) =>
      job.enqueue(tx, given, options?.runAt === undefined ? { ...options, ...inSeries(given.caseId) } : options),
  }
}

const recipientOf = (role: CaseMailRole): string => (role.side === 'opener' ? 'opener' : role.userId)

/** Whether the gate shows the case to this user now; never to one who may not sign in. */
async function isShownTo({ platform, personOf }: JobServices, userId: string, caseId: string): Promise<boolean> {
  const person = await personOf(userId)
  return person !== null && mayReadRecord(platform.as(person.principal), caseId, 'Case.CaseNumber')
}
