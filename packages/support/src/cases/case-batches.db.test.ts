import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { type WorldPerson, worldId } from '../testing/world-people.ts'

// The rules of a case hold for each item of a batch, at every position.

const CONTROLLED = worldId('01t', 2)
const openCase = worldId('500', 1)
const closedCase = worldId('500', 101)
const service = worldId('a01', 1)
const controlledService = worldId('a01', 2)

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
  await world.platform
    .asSystem('a service of a controlled product')
    .update('Subscription__c', controlledService, { ProductId__c: CONTROLLED })
})
afterAll(() => world.close())

const newCase = {
  Subject: 'In a batch',
  Description: 'One of several.',
  Impact__c: 'Minor Degradation',
  IssueType__c: 'Data',
} as const

type Item = { type: string; apiName?: string; id?: string; fields: Record<string, unknown> }

const harmless: Item = { type: 'CREATE', apiName: 'Case', fields: newCase }

async function codesOf(person: WorldPerson, allOrNone: boolean, items: readonly Item[]): Promise<unknown[]> {
  const operations = items.map(({ type, ...record }) => ({ type, records: [record] }))
  const { results } = await world.asActor(person).records.batch({ allOrNone, operations })
  return results.map(({ result }) => (Array.isArray(result) ? result[0]?.errorCode : 'done'))
}

async function contents(): Promise<unknown> {
  const tables = ['Case', 'CaseComment', 'CaseHistory', 'ContentDocumentLink']
  const sums = tables.map((table) => `(select md5(string_agg(t::text, '' order by "Id")) from records."${table}" t)`)
  return (await world.database.query(`select ${sums.join(', ')}`)).rows
}

async function fileOf(person: WorldPerson): Promise<string> {
  const data = Readable.from([Buffer.from('log')], { objectMode: false })
  return (await world.asActor(person).content.upload({ data, fileName: 'log.txt' })).contentDocument.id
}

/** Refused as a single item, and at each place among harmless ones; with allOrNone nothing is left of these. */
async function expectRefused(person: WorldPerson, item: Item, code: string): Promise<void> {
  const before = await contents()
  const rolledBack = 'ALL_OR_NONE_OPERATION_ROLLED_BACK'
  expect(await codesOf(person, true, [item])).toEqual([code])
  expect(await codesOf(person, true, [harmless, item, harmless])).toEqual([rolledBack, code, rolledBack])
  expect(await contents()).toEqual(before)
  expect(await codesOf(person, false, [item])).toEqual([code])
  expect(await contents()).toEqual(before)
  expect(await codesOf(person, false, [harmless, item, harmless])).toEqual(['done', code, 'done'])
}

describe('a closed case', () => {
  it.each([
    [
      'a comment of a customer',
      'mara',
      { apiName: 'CaseComment', fields: { ParentId: closedCase, CommentBody: 'More' } },
    ],
    [
      'a comment of an agent',
      'jonas',
      { apiName: 'CaseComment', fields: { ParentId: closedCase, CommentBody: 'More' } },
    ],
    [
      'a note',
      'jonas',
      { apiName: 'CaseComment', fields: { ParentId: closedCase, CommentBody: 'More', IsPublished: false } },
    ],
  ] as const)('takes no part of a batch: %s', async (_, person, item) => {
    await expectRefused(person, { type: 'CREATE', ...item }, 'CASE_CLOSED')
  })

  it.each([
    ['an edit', { Subject: 'Other' }],
    ['an edit together with the reopening', { Status: 'Open', Subject: 'Other' }],
    ['another owner', { Queue__c: 'Cleared Desk' }],
  ] as const)('takes no change of a batch: %s', async (_, fields) => {
    await expectRefused('jonas', { type: 'UPDATE', id: closedCase, fields }, 'CASE_CLOSED')
  })

  it.each(['mara', 'jonas'] as const)('takes no file of a batch by %s', async (person) => {
    const fields = { ContentDocumentId: await fileOf(person), LinkedEntityId: closedCase }
    await expectRefused(person, { type: 'CREATE', apiName: 'ContentDocumentLink', fields }, 'CASE_CLOSED')
  })

  it('takes nothing after the item of the same batch that closes it', async () => {
    const { id } = await world.asActor('mara').records.create('Case', newCase)
    const close: Item = { type: 'UPDATE', id, fields: { Status: 'Closed' } }
    const late: Item = { type: 'CREATE', apiName: 'CaseComment', fields: { ParentId: id, CommentBody: 'Late' } }
    expect(await codesOf('jonas', true, [close, late])).toEqual(['ALL_OR_NONE_OPERATION_ROLLED_BACK', 'CASE_CLOSED'])
    expect(await codesOf('jonas', false, [close, late])).toEqual(['done', 'CASE_CLOSED'])
  })
})

describe('an export-controlled product', () => {
  const paths = [
    ['named', { ProductId__c: CONTROLLED }],
    ['by its service', { SubscriptionId__c: controlledService }],
    ['by its service, with another product', { ProductId__c: worldId('01t', 1), SubscriptionId__c: controlledService }],
  ] as const

  it.each(paths)('opens no case in a batch: %s', async (_, fields) => {
    const item: Item = { type: 'CREATE', apiName: 'Case', fields: { ...newCase, ...fields } }
    await expectRefused('mara', item, 'EXPORT_CONTROLLED_PRODUCT')
  })

  it.each(paths)('comes to no case in a batch: %s', async (_, fields) => {
    await expectRefused('jonas', { type: 'UPDATE', id: openCase, fields }, 'EXPORT_CONTROLLED_PRODUCT')
  })

  it('does not block other services', async () => {
    const item: Item = { type: 'CREATE', apiName: 'Case', fields: { ...newCase, SubscriptionId__c: service } }
    expect(await codesOf('mara', true, [item])).toEqual(['done'])
  })
})
