import { afterAll, beforeAll, expect, it } from 'vitest'
import { queuedTasks } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { contactIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const newCase = {
  Subject: 'Terrain layer blank',
  Description: 'Blank on both displays since the last cycle.',
  Impact__c: 'Major Degradation',
  IssueType__c: 'Product',
} as const

const noMail = { flags: { triggerOtherEmail: false, triggerUserEmail: false } }

/** How many mails a piece of work puts on the queue. */
async function mailsOf(work: () => Promise<unknown>): Promise<number> {
  const before = (await queuedTasks(world)).length
  await work()
  return (await queuedTasks(world)).length - before
}

it('sends no mail when an agent asks for none', async () => {
  const { records } = world.asActor('wren')
  const fields = { ...newCase, ContactId: contactIdOf('ines') }
  expect(await mailsOf(() => records.create('Case', fields))).toBe(1)
  expect(await mailsOf(() => records.create('Case', fields, noMail))).toBe(0)
  const { id } = await records.create('Case', fields, noMail)
  const comment = { ParentId: id, CommentBody: 'We are on it.', IsPublished: true }
  expect(await mailsOf(() => records.create('CaseComment', comment))).toBe(1)
  expect(await mailsOf(() => records.create('CaseComment', comment, noMail))).toBe(0)
})

it('ignores the flag of a customer', async () => {
  expect(await mailsOf(() => world.asActor('mara').records.create('Case', newCase, noMail))).toBe(1)
})

it('assigns a case of an agent by the default rule when the agent asks for it', async () => {
  const { records } = world.asActor('wren')
  const fields = { ...newCase, ContactId: contactIdOf('ines'), Queue__c: 'Aeronautical Data' }
  const queueOf = async (useDefaultRule: boolean | undefined) =>
    (await records.create('Case', fields, { flags: { useDefaultRule } })).fields.Queue__c?.value
  expect([await queueOf(undefined), await queueOf(false), await queueOf(true)]).toEqual([
    'Aeronautical Data',
    'Aeronautical Data',
    'Product Support',
  ])
})
