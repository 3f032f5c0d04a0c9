import { inBothZones } from 'contract'
import { drainJobs } from 'database/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Task } from '../../define-job.ts'
import { jobServices, queuedTasks, type SentMail } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { contactIdOf, userIdOf, type WorldPerson, worldId } from '../../testing/world-people.ts'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'
import { caseEscalation } from './case-escalation.mail.ts'
import { caseOutcome } from './case-outcome.mail.ts'
import { caseReminder } from './case-reminder.mail.ts'
import { caseReply } from './case-reply.mail.ts'

let world: SupportWorld
let sent: SentMail[]

beforeAll(async () => {
  world = await createSupportWorld()
})

beforeEach(() => {
  sent = []
})

afterAll(() => world.close())

/** Does a job as the queue would, with those that it puts on the queue, one for each recipient. */
async function send(job: Task, payload: object): Promise<void> {
  await world.database.query('delete from graphile_worker._private_jobs')
  await job.run(jobServices(world, sent), payload)
  await drainJobs(world.database, { [job.task]: (each) => job.run(jobServices(world, sent), each) })
}

const emailOf = async (person: WorldPerson): Promise<string> =>
  String((await world.platform.asSystem('a test').read('User', userIdOf(person), ['Email']))?.Email)

/** Mara gets mail as the contact of her cases, whose address differs from that of her login here. */
const openerEmail = async (): Promise<string> =>
  String((await world.platform.asSystem('a test').read('Contact', contactIdOf('mara'), ['Email']))?.Email)

const opened = async (person: WorldPerson): Promise<string> => {
  const { id } = await world.asActor(person).records.create('Case', {
    Subject: 'Secret of the terrain',
    Description: 'Blank on both displays',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
    ProductId__c: worldId('01t', 1),
  })
  return id
}

const queued = async ({ task }: { task: string }): Promise<number> =>
  (await queuedTasks(world)).filter((name) => name === task).length

it('queues one acknowledgement for a new case and sends it to its contact, with number and link', async () => {
  const before = await queued(caseAcknowledgement)
  const caseId = await opened('mara')
  expect(await queued(caseAcknowledgement)).toBe(before + 1)
  await send(caseAcknowledgement, { caseId })
  const contact = await world.platform.asSystem('a test').read('Contact', contactIdOf('mara'), ['Email'])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.key).toBe(`case-acknowledgement-${caseId}`)
  expect(sent[0]?.mail.to).toBe(contact?.Email)
  expect(sent[0]?.mail.button?.url).toBe(`https://support.calder-aerodata.example/case-details?id=${caseId}`)
  const due = await world.platform.asSystem('a test').read('Case', caseId, ['FirstAnswerDue__c'])
  const user = await world.platform.asSystem('a test').read('User', userIdOf('mara'), ['TimeZone'])
  const time = inBothZones(String(due?.FirstAnswerDue__c), String(user?.TimeZone))
  expect(sent[0]?.mail.paragraphs).toContain(`We aim to answer by ${time}.`)
})

it('sends the reply of an agent, but neither internal notes nor comments of customers', async () => {
  const caseId = await opened('mara')
  const comment = async (person: WorldPerson, fields: Record<string, unknown>) =>
    (await world.asActor(person).records.create('CaseComment', { ParentId: caseId, ...fields })).id
  const before = await queued(caseReply)
  const reply = await comment('jonas', { CommentBody: 'Load the last cycle again.' })
  const note = await comment('jonas', { CommentBody: 'Looks like the other one.', IsPublished: false })
  await comment('mara', { CommentBody: 'Thank you.' })
  expect(await queued(caseReply)).toBe(before + 1)
  await send(caseReply, { commentId: reply })
  await send(caseReply, { commentId: note })
  expect(sent.map(({ mail }) => [mail.heading, mail.paragraphs])).toEqual([
    ['Jonas Weil replied', ['Load the last cycle again.']],
  ])
})

it('keeps a removed person on case e-mails only where the admin says so, with the number alone', async () => {
  const caseId = await opened('nils')
  const act = (name: string, fields: Record<string, unknown> = {}) =>
    world.asActor('theo').actions.perform(name, { contextId: contactIdOf('nils'), fields })
  const textOf = async () => {
    sent = []
    await send(caseAcknowledgement, { caseId })
    return sent.map(({ mail }) => JSON.stringify(mail))
  }
  const contact = world.platform.asSystem('a test')
  expect((await textOf())[0]).toContain(`/case-details?id=${caseId}`)
  await act('Contact.Remove', { CaseMailsStay__c: true })
  const [mail = ''] = await textOf()
  expect(mail).toContain(String((await contact.read('Case', caseId, ['CaseNumber']))?.CaseNumber))
  for (const secret of ['Secret of the terrain', '/case-details', 'Tail number']) expect(mail).not.toContain(secret)
  await act('Contact.BringBack')
  await act('Contact.Remove', { CaseMailsStay__c: false })
  expect(await textOf()).toEqual([])
  await act('Contact.BringBack')
})

it('says in a reply that support waits, as long as it does and to the contact of the case', async () => {
  const caseId = await opened('mara')
  const question = { ParentId: caseId, CommentBody: 'Which card?', NeedsAnswer__c: true }
  const { id: commentId } = await world.asActor('jonas').records.create('CaseComment', question)
  await send(caseReply, { commentId })
  await world.asActor('mara').records.create('CaseComment', { ParentId: caseId, CommentBody: 'The left one.' })
  await send(caseReply, { commentId })
  expect(sent.map(({ mail }) => mail.paragraphs)).toEqual([
    ['Which card?', 'Support is waiting for your reply.'],
    ['Which card?'],
  ])
})

it('mails every new status to all but the person who set it, unless it has changed since', async () => {
  const caseId = await opened('mara')
  const move = (person: WorldPerson, name: string, fields: Record<string, unknown> = {}) =>
    world.asActor(person).actions.perform(name, { contextId: caseId, fields })
  const before = await queued(caseOutcome)
  await move('jonas', 'Case.ChangeStatus', { Status: 'In-Progress' })
  // The newest status replaces one that is not mailed yet.
  await move('jonas', 'Case.ChangeStatus', { Status: 'Resolved', Resolution__c: 'Load 2610 again.' })
  expect(await queued(caseOutcome)).toBe(before + 1)
  const nils = await world.platform.asSystem('a test').read('User', userIdOf('nils'), ['Name'])
  const movedAt = '2026-11-20T10:00:00.000Z'
  const resolved = { caseId, status: 'Resolved', movedAt } as const
  await send(caseOutcome, { ...resolved, movedBy: userIdOf('jonas') })
  await send(caseOutcome, { ...resolved, movedBy: userIdOf('nils') })
  await send(caseOutcome, { ...resolved, movedBy: userIdOf('mara') })
  expect(sent.map(({ mail, key }) => [mail.heading, mail.paragraphs[0], key])).toEqual([
    [
      'Your case is resolved',
      'Support has marked “Secret of the terrain” as resolved.',
      `case-outcome-${caseId}-1795168800000`,
    ],
    [
      'Your case is resolved',
      `${nils?.Name} has marked “Secret of the terrain” as resolved.`,
      `case-outcome-${caseId}-1795168800000`,
    ],
  ])
  expect(sent[0]?.mail.paragraphs[1]).toBe('Resolution: Load 2610 again.')
  await move('mara', 'Case.Reopen')
  await send(caseOutcome, resolved)
  expect(sent).toHaveLength(2)
})

it('asks in the mail of a closed case how it went: its contact alone, who wants such questions, where there is a survey', async () => {
  const caseId = await opened('mara')
  const system = world.platform.asSystem('a test')
  await system.create('CaseWatcher__c', { CaseId__c: caseId, UserId__c: userIdOf('nils') })
  for (const person of ['mara', 'nils'] as const) {
    const [row] = await system.find('NotificationPreference__c', { UserId__c: userIdOf(person) }, ['Id'])
    await system.update('NotificationPreference__c', String(row?.Id), { CustomerSurveys__c: person === 'nils' })
  }
  const question = 'How did we do? Answer a short question: https://survey.calder-aerodata.example/'
  const asked = async (status: 'Resolved' | 'Closed', surveyUrl?: null) => {
    sent = []
    const services = { ...jobServices(world, sent), ...(surveyUrl === null ? { surveyUrl } : {}) }
    await world.database.query('delete from graphile_worker._private_jobs')
    await caseOutcome.run(services, { caseId, status, movedAt: '2026-11-20T10:00:00.000Z', movedBy: userIdOf('jonas') })
    await drainJobs(world.database, { [caseOutcome.task]: (each) => caseOutcome.run(services, each) })
    expect(sent).toHaveLength(2)
    return sent.flatMap(({ mail }) => (mail.footer.includes(question) ? [mail.to] : []))
  }
  await world.asActor('jonas').actions.perform('Case.MarkResolved', { contextId: caseId, fields: {} })
  expect(await asked('Resolved')).toEqual([])
  await world.asActor('jonas').actions.perform('Case.Close', { contextId: caseId, fields: {} })
  expect(await asked('Closed')).toEqual([])
  const [row] = await system.find('NotificationPreference__c', { UserId__c: userIdOf('mara') }, ['Id'])
  await system.update('NotificationPreference__c', String(row?.Id), { CustomerSurveys__c: true })
  expect(await asked('Closed')).toEqual([await openerEmail()])
  expect(await asked('Closed', null)).toEqual([])
})

it('mails watchers too, each once and in the same conversation, as long as the gate shows them the case', async () => {
  const system = world.platform.asSystem('a test')
  const watch = (caseId: string, person: WorldPerson) =>
    system.create('CaseWatcher__c', { CaseId__c: caseId, UserId__c: userIdOf(person) })
  const caseId = await opened('mara')
  // Ines is of another account, Rolf was removed, and Mara gets the mail of the opener already.
  for (const person of ['nils', 'ines', 'rolf', 'mara'] as const) await watch(caseId, person)
  const { id: commentId } = await world
    .asActor('jonas')
    .records.create('CaseComment', { ParentId: caseId, CommentBody: 'Load the last cycle again.' })
  await send(caseReply, { commentId })
  expect(sent.map(({ mail, key }) => [mail.to, key, mail.conversation]).sort()).toEqual(
    [
      [await openerEmail(), `case-reply-${commentId}`, `case-acknowledgement-${caseId}`],
      [await emailOf('nils'), `case-reply-${commentId}-${userIdOf('nils')}`, `case-acknowledgement-${caseId}`],
    ].sort(),
  )
  expect(
    sent.map(({ mail }) => mail.footer.join()).filter((footer) => footer.includes('you watch this case')),
  ).toHaveLength(1)

  // At Northfield people see their own cases only.
  sent = []
  const ofIda = await opened('ida')
  await watch(ofIda, 'ines')
  await send(caseEscalation, { caseId: ofIda, escalatedAt: '2026-11-20T10:00:00.000Z' })
  expect(sent).toEqual([])
})

it('mails an escalation to the customer and the owner, or else the account manager', async () => {
  const caseId = await opened('mara')
  await world.asActor('mara').actions.perform('Case.Escalate', {
    contextId: caseId,
    fields: { EscalationReason__c: 'We fly on Friday.' },
  })
  const escalation = { caseId, escalatedAt: '2026-11-20T10:00:00.000Z' }
  await send(caseEscalation, escalation)
  const recipients = () => sent.map(({ mail }) => mail.to).sort()
  expect(recipients()).toEqual([await openerEmail(), await emailOf('jonas')].sort())
  sent = []
  await world.asActor('wren').records.update(caseId, { OwnerId: userIdOf('wren') })
  await send(caseEscalation, escalation)
  expect(recipients()).toEqual([await openerEmail(), await emailOf('wren')].sort())
})

it('reminds of a question after three days, unless it was answered, and a later question puts it off', async () => {
  const caseId = await opened('mara')
  const ask = () =>
    world.asActor('jonas').records.create('CaseComment', {
      ParentId: caseId,
      CommentBody: 'Which card?',
      NeedsAnswer__c: true,
    })
  const reminders = async () => {
    const { rows } = await world.database.query(`select run_at from graphile_worker.jobs where key = $1`, [
      `reminder-${caseId}`,
    ])
    return rows.map(([at]) => new Date(String(at)).toISOString())
  }
  await world.setNow('2026-11-20T10:00:00.000Z')
  await ask()
  expect(await reminders()).toEqual(['2026-11-23T10:00:00.000Z'])
  await world.setNow('2026-11-21T10:00:00.000Z')
  await ask()
  expect(await reminders()).toEqual(['2026-11-24T10:00:00.000Z'])
  await send(caseReminder, { caseId, askedAt: '2026-11-21T10:00:00.000Z' })
  await world.asActor('mara').records.create('CaseComment', { ParentId: caseId, CommentBody: 'The left one.' })
  await send(caseReminder, { caseId, askedAt: '2026-11-21T10:00:00.000Z' })
  expect(sent.map(({ mail }) => mail.heading)).toEqual(['Support is waiting for your reply'])
  // An agent may also wait without a comment.
  await world.setNow('2026-11-22T10:00:00.000Z')
  await world.asActor('jonas').records.update(caseId, { AwaitingCustomer__c: true })
  expect(await reminders()).toEqual(['2026-11-25T10:00:00.000Z'])
})

it('sends a military account only number and link', async () => {
  const caseId = await opened('sam')
  const { id } = await world.asActor('jonas').records.create('CaseComment', { ParentId: caseId, CommentBody: 'Secret' })
  await send(caseAcknowledgement, { caseId })
  await send(caseReply, { commentId: id })
  expect(sent).toHaveLength(2)
  expect(JSON.stringify(sent)).not.toMatch(/Secret|canary.*Product/i)
})

it('sends nothing to contacts who switched case mail off, and to removed ones', async () => {
  const system = world.platform.asSystem('a test')
  const caseId = await opened('nils')
  const [preference] = await system.find('NotificationPreference__c', { UserId__c: userIdOf('nils') }, ['Id'])
  await system.update('NotificationPreference__c', String(preference?.Id), { CaseEmails__c: false })
  await send(caseAcknowledgement, { caseId })
  await system.update('NotificationPreference__c', String(preference?.Id), { CaseEmails__c: true })
  await system.update('Contact', contactIdOf('nils'), { PortalAccess__c: 'Removed' })
  await send(caseAcknowledgement, { caseId })
  expect(sent).toEqual([])
})
