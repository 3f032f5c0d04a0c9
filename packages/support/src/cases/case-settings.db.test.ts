import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { caseReminder } from './mails/case-reminder.mail.ts'
import { closeResolvedCases } from './rules/close-resolved-cases.job.ts'

const DAY_MS = 24 * 3_600_000
const NOW = '2026-11-20T10:00:00.000Z'

let world: SupportWorld
let settingsId: string

beforeAll(async () => {
  world = await createSupportWorld()
  settingsId = String((await system().find('CaseSettings__c', {}, ['Id']))[0]?.Id)
})
beforeEach(() => world.setNow(NOW))
afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')

const change = (fields: Record<string, unknown>) =>
  world.asActor('ada').actions.perform('CaseSettings__c.Change', { contextId: settingsId, fields })

async function openCase(): Promise<string> {
  const fields = { Subject: 'Blank', Description: 'Blank.', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  return (await world.asActor('mara').records.create('Case', fields)).id
}

const ask = (ParentId: string) =>
  world.asActor('jonas').records.create('CaseComment', { ParentId, CommentBody: 'Which?', NeedsAnswer__c: true })

const reminderOf = async (caseId: string) => {
  const { rows } = await world.database.query('select run_at from graphile_worker.jobs where key = $1', [
    `reminder-${caseId}`,
  ])
  return rows.map(([at]) => new Date(String(at)).toISOString())
}

it('reminds after the days that an administrator chooses, in the words of the mail too, or not at all', async () => {
  await change({ ReminderDays__c: 5 })
  const first = await openCase()
  await ask(first)
  expect(await reminderOf(first)).toEqual(['2026-11-25T10:00:00.000Z'])
  await change({ ReminderDays__c: null })
  const second = await openCase()
  await ask(second)
  expect(await reminderOf(second)).toEqual([])
  const facts = { to: 'a@b.example', case: { caseNumber: '1', contentAllowed: false, readBy: null } }
  const texts = [1, 3, 14].map(
    (days) => caseReminder.document({ ...facts, days } as never, 'https://x.example').preheader,
  )
  expect(texts).toEqual([
    'Support asked something about case 1 one day ago.',
    'Support asked something about case 1 three days ago.',
    'Support asked something about case 1 14 days ago.',
  ])
})

it('closes resolved cases that have not changed for the chosen days, and none unless days are chosen', async () => {
  const [old, recent] = [await openCase(), await openCase()]
  await world.asActor('jonas').records.update(old, { Status: 'Resolved' })
  await world.setNow('2026-11-25T10:00:00.000Z')
  await world.asActor('jonas').records.update(recent, { Status: 'Resolved' })
  const statuses = async () => {
    await closeResolvedCases.run(jobServices(world, [], Date.parse(NOW) + 8 * DAY_MS), {})
    return Promise.all([old, recent].map(async (id) => (await system().read('Case', id, ['Status']))?.Status))
  }
  expect(await statuses()).toEqual(['Resolved', 'Resolved'])
  await change({ ClosingDays__c: 7 })
  expect(await statuses()).toEqual(['Closed', 'Resolved'])
})

it.each(['ReminderDays__c', 'ClosingDays__c'])('refuses less than a day at %s', async (field) => {
  await expect(change({ [field]: 0 })).rejects.toMatchObject({ code: 'INVALID_VALUE', fields: [{ apiName: field }] })
})
