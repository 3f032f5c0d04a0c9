import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from './gateway.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from './testing/toy-world.ts'

let world: ToyWorld
const hidden = new Map<string, string>()

beforeAll(async () => {
  world = await prepareToyWorld()
  const libby = world.as('libby')
  const { contentDocument, contentVersion } = await libby.content.upload({
    data: Readable.from([Buffer.from('of the south')]),
    fileName: 'south.txt',
  })
  const link = await libby.records.create('ContentDocumentLink', {
    ContentDocumentId: contentDocument.id,
    LinkedEntityId: toyIds.southern,
  })
  for (const id of [toyIds.south, toyIds.carol, toyIds.southern, toyIds.carolOnSouthern, toyIds.vault]) {
    hidden.set(id, `${id.slice(0, 3)}000000000077AAA`)
  }
  for (const { id } of [contentDocument, contentVersion]) hidden.set(id, `${id.slice(0, 3)}000000000077AAA`)
  hidden.set(link.id, '06A000000000077EAA')
})
afterAll(() => world.close())

const batchOf = (allOrNone: boolean, id: string) => ({
  allOrNone,
  operations: [
    { type: 'UPDATE', records: [{ id, fields: { Name: 'x' } }, { fields: { Id: id, NoField: 'x' } }] },
    { type: 'DELETE', records: [{ id }, { id, apiName: 'Loan__c' }] },
    { type: 'CREATE', records: [{ apiName: 'Loan__c', fields: { BookId__c: id } }] },
  ],
})

const calls: Readonly<Record<string, (caller: Gateway, id: string) => Promise<unknown>>> = {
  'records.get': ({ records }, id) => records.get(id, { fields: ['Id'] }),
  'records.get by layout': ({ records }, id) => records.get(id, { layoutTypes: ['Full'], modes: ['View'] }),
  'records.getBatch': ({ records }, id) => records.getBatch([toyIds.dunes, id, id], { fields: ['Id'] }),
  'records.recordUi': ({ records }, id) => records.recordUi([id], {}),
  'records.recordUi with a visible one': ({ records }, id) => records.recordUi([toyIds.dunes, id], {}),
  'records.update': ({ records }, id) => records.update(id, { Name: 'x' }),
  'records.update of a field that is none': ({ records }, id) => records.update(id, { NoField: 'x' }),
  'records.get with children': ({ records }, id) =>
    records.get(id, { fields: ['Id'], childRelationships: ['Loans__r'], forms: ['00h000000000902AAA'] }),
  'records.delete': ({ records }, id) => records.delete(id),
  'records.batch, all or none': ({ records }, id) => records.batch(batchOf(true, id)),
  'records.batch, each for itself': ({ records }, id) => records.batch(batchOf(false, id)),
  'recordDefaults.templateClone': ({ recordDefaults }, id) => recordDefaults.templateClone(id),
  'duplicates.predupe': ({ duplicates }, id) => duplicates.predupe('Reader__c', { Id: id }),
  'avatars.getBatch': ({ avatars }, id) => avatars.getBatch([toyIds.dunes, id]),
  'avatars.associate': ({ avatars }, id) => avatars.associate(id, { actionType: 'DisassociateAvatar' }),
  'records.create with a reference': ({ records }, id) => records.create('Loan__c', { BookId__c: id }),
  'link to it': ({ records }, id) =>
    records.create('ContentDocumentLink', { ContentDocumentId: id, LinkedEntityId: toyIds.dunes }),
  'relatedLists.records': ({ relatedLists }, id) => relatedLists.records(id, 'Loans'),
  'relatedLists.records of files': ({ relatedLists }, id) => relatedLists.records(id, 'AttachedContentDocuments'),
  'relatedLists.count': ({ relatedLists }, id) => relatedLists.count(id, 'Loans'),
  'relatedLists.counts': ({ relatedLists }, id) => relatedLists.counts(id, ['Loans', 'Nope']),
  'lists.records by id': ({ lists }, id) =>
    lists.records({ objectApiName: 'Book__c', listViewApiName: 'AllBooks' }, { where: { Id: { eq: id } } }),
  'lists.records by reference': ({ lists }, id) =>
    lists.records({ objectApiName: 'Loan__c', listViewApiName: 'AllLoans' }, { where: { BookId__c: { eq: id } } }),
  'content.open': ({ content }, id) => content.open(id),
  'lookups.records of a source record': ({ lookups }, id) =>
    lookups.records('Loan__c', 'BookId__c', { sourceRecordId: id }),
  'lookups.records of a bound record': ({ lookups }, id) =>
    lookups.records('Loan__c', 'ReaderId__c', { q: 'br', dependentFieldBindings: `BranchId__c=${id}` }),
  'search by id': ({ search }, id) =>
    search.keyword('Book__c', { q: 'of', filters: [{ fieldPath: 'Id', operator: 'eq', values: [id] }] }),
  'search by reference': ({ search }, id) =>
    search.keyword('Book__c', { q: 'of', filters: [{ fieldPath: 'BranchId__c', operator: 'in', values: [id] }] }),
  'search for the id': ({ search }, id) => search.results({ q: id }),
  'content.upload of a version': ({ content }, id) =>
    content.upload({ data: Readable.from([Buffer.from('x')]), fileName: 'x.txt', contentDocumentId: id }),
}

/** The complete answer to a caller, without the id itself. */
async function answered(work: Promise<unknown>, id: string): Promise<string> {
  const outcome = await work.then(
    (answer) => ({ answer }),
    (error: Error) => ({ refused: { ...error, message: error.message } }),
  )
  return JSON.stringify(outcome).replaceAll(id, 'the id')
}

it.each(Object.keys(calls))('%s answers for a hidden record as for a missing one', async (name) => {
  const call = calls[name]
  if (!call) throw new Error(`There is no call ${name}`)
  for (const [hiddenId, missingId] of hidden) {
    const ofHidden = await answered(call(world.as('alice'), hiddenId), hiddenId)
    expect(ofHidden, hiddenId).toBe(await answered(call(world.as('alice'), missingId), missingId))
  }
})

const lists: Readonly<Record<string, (caller: Gateway, list: string) => Promise<unknown>>> = {
  'relatedLists.records': ({ relatedLists }, list) => relatedLists.records(toyIds.dunes, list),
  'relatedLists.recordsBatch': ({ relatedLists }, list) =>
    relatedLists.recordsBatch(toyIds.dunes, [{ relatedListId: list }, { relatedListId: 'Loans' }]),
  'relatedLists.count': ({ relatedLists }, list) => relatedLists.count(toyIds.dunes, list),
  'relatedLists.counts': ({ relatedLists }, list) => relatedLists.counts(toyIds.dunes, ['Loans', list]),
  'relatedLists.info': ({ relatedLists }, list) => relatedLists.info('Book__c', list),
  'relatedLists.infos': ({ relatedLists }, list) => relatedLists.infos('Book__c', [list, 'Loans']),
  'relatedLists.updateInfo': ({ relatedLists }, list) => relatedLists.updateInfo('Book__c', list, {}),
  'relatedLists.preferences': ({ relatedLists }, list) => relatedLists.preferences(`Book__c.${list}`),
  'relatedLists.preferencesBatch': ({ relatedLists }, list) => relatedLists.preferencesBatch([`Book__c.${list}`]),
  'relatedLists.setPreferences': ({ relatedLists }, list) => relatedLists.setPreferences(`Book__c.${list}`, {}),
  'actions.relatedList': ({ actions }, list) => actions.relatedList([toyIds.dunes], { relatedListId: list }),
  'actions.relatedLists': ({ actions }, list) => actions.relatedLists([toyIds.dunes], [{ relatedListId: list }]),
  'children of a record': ({ records }, list) =>
    records.get(toyIds.dunes, { fields: ['Id'], childRelationships: [`${list}__r`] }),
}

it.each(Object.keys(lists))('%s answers for a hidden related list as for a missing one', async (name) => {
  const call = lists[name]
  if (!call) throw new Error(`There is no call ${name}`)
  const answer = async (person: 'alice' | 'libby', list: string) => answered(call(world.as(person), list), list)
  expect(await answer('alice', 'Vaults')).toBe(await answer('alice', 'Nowhere'))
  expect(await answer('libby', 'Vaults')).not.toBe(await answer('libby', 'Nowhere'))
})

it('has records to hide: a librarian can read each of them', async () => {
  for (const id of hidden.keys()) {
    expect((await world.as('libby').records.get(id, { fields: ['Id'] })).id).toBe(id)
  }
})
