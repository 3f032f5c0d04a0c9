import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { Upload } from './upload.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  await world.setNow('2026-06-01T10:00:00.000Z')
})
afterAll(() => world.close())

const bytesOf = (data: Uint8Array | string): Readable => Readable.from([Buffer.from(data)], { objectMode: false })

function upload(person: ToyPerson, data: Uint8Array | string, more: Partial<Upload> = {}) {
  return world.as(person).content.upload({ data: bytesOf(data), fileName: 'notes.txt', ...more })
}

const attach = (person: ToyPerson, documentId: string, recordId: string) =>
  world.as(person).records.create('ContentDocumentLink', { ContentDocumentId: documentId, LinkedEntityId: recordId })

const missing = { code: 'NOT_FOUND' }

it('keeps a file byte for byte and describes it', async () => {
  const data = randomBytes(300_000)
  const uploaded = await upload('alice', data, {
    fileName: '../Log of\u0000 the day.csv',
    details: () => ({ title: ' Log ', description: 'From the north' }),
  })
  expect(uploaded.contentDocument).toMatchObject({ apiName: 'ContentDocument', weakEtag: 2 })
  expect(uploaded.contentDocument.id).toMatch(/^069/)
  expect(uploaded.contentVersion.id).toMatch(/^068/)
  expect(uploaded.contentDocumentLinks).toEqual([])
  const { fields } = uploaded.contentDocument
  expect(fields.Title?.value).toBe('Log')
  expect(fields.Description?.value).toBe('From the north')
  expect(fields.ContentSize?.value).toBe(300_000)
  expect(fields.LatestPublishedVersionId?.value).toBe(uploaded.contentVersion.id)
  expect(uploaded.contentVersion.fields.PathOnClient?.value).toBe('Log of the day.csv')
  const opened = await world.as('alice').content.open(uploaded.contentVersion.id)
  expect(opened).toMatchObject({ bytes: 300_000, start: 0, totalBytes: 300_000, fileName: 'Log of the day.csv' })
  expect(opened.sha256).toBe(uploaded.contentVersion.fields.Sha256?.value)
  expect((await buffer(opened.stream)).equals(data)).toBe(true)
})

it('opens parts of a file', async () => {
  const { contentVersion } = await upload('alice', '0123456789')
  const part = async (range: Parameters<ReturnType<ToyWorld['as']>['content']['open']>[1]) => {
    const { stream, bytes, start, totalBytes } = await world.as('alice').content.open(contentVersion.id, range)
    const text = (await buffer(stream)).toString()
    expect([bytes, totalBytes]).toEqual([text.length, 10])
    return `${start}:${text}`
  }
  expect(await part({ start: 3, end: 5 })).toBe('3:345')
  expect(await part({ start: 8 })).toBe('8:89')
  expect(await part({ start: 8, end: 400 })).toBe('8:89')
  expect(await part({ last: 3 })).toBe('7:789')
  expect(await part({ last: 99 })).toBe('0:0123456789')
  for (const range of [{ start: 10 }, { start: 5, end: 4 }, { start: -1 }, { last: 0 }, { start: 0.5 }]) {
    await expect(world.as('alice').content.open(contentVersion.id, range)).rejects.toMatchObject({
      code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    })
  }
})

it('shows an unattached file to its uploader only, and an attached one to who sees the record', async () => {
  const { contentDocument, contentVersion } = await upload('alice', 'mine')
  const open = (person: ToyPerson) => world.as(person).content.open(contentVersion.id)
  const read = (person: ToyPerson) => world.as(person).records.get(contentDocument.id, { fields: ['Title'] })
  await expect(open('bruno')).rejects.toMatchObject(missing)
  await expect(read('bruno')).rejects.toMatchObject(missing)
  await expect(attach('bruno', contentDocument.id, toyIds.dunes)).rejects.toMatchObject({
    code: 'INVALID_CROSS_REFERENCE_KEY',
  })
  await attach('alice', contentDocument.id, toyIds.dunes)
  expect((await buffer((await open('bruno')).stream)).toString()).toBe('mine')
  expect((await read('bruno')).fields.Title?.value).toBe('notes')
  await expect(open('carol')).rejects.toMatchObject(missing)
  await expect(read('carol')).rejects.toMatchObject(missing)
  // A link follows its record: when the book moves to the south branch, access to the file moves too.
  await world.as('libby').records.update(toyIds.dunes, { BranchId__c: toyIds.south })
  await expect(open('bruno')).rejects.toMatchObject(missing)
  expect((await open('carol')).totalBytes).toBe(4)
  await world.as('libby').records.update(toyIds.dunes, { BranchId__c: toyIds.north })
})

it('lists attachments as a related list with the title of their file', async () => {
  const { contentDocument } = await upload('alice', 'page', { details: () => ({ title: 'Loan slip' }) })
  await attach('alice', contentDocument.id, toyIds.aliceOnDunes)
  const list = await world.as('bruno').relatedLists.records(toyIds.aliceOnDunes, 'AttachedContentDocuments')
  expect(list.records.map(({ fields }) => fields.ContentDocument)).toMatchObject([
    { displayValue: 'Loan slip', value: { fields: { ContentSize: { value: 4 }, FileExtension: { value: 'txt' } } } },
  ])
  const count = await world.as('bruno').relatedLists.count(toyIds.aliceOnDunes, 'AttachedContentDocuments')
  expect(count.count).toBe(1)
})

it('makes a new version of a document that the caller sees', async () => {
  const first = await upload('alice', 'one')
  const documentId = first.contentDocument.id
  await expect(upload('bruno', 'two', { contentDocumentId: documentId })).rejects.toMatchObject(missing)
  await attach('alice', documentId, toyIds.tides)
  const second = await upload('bruno', 'second', { contentDocumentId: documentId, fileName: 'two.log' })
  expect(second.contentVersion.fields.VersionNumber?.value).toBe(2)
  expect(second.contentDocument.fields.LatestPublishedVersionId?.value).toBe(second.contentVersion.id)
  expect(second.contentDocument.fields.Title?.value).toBe('two')
  expect(second.contentDocumentLinks.map(({ fields }) => fields.LinkedEntityId?.value)).toEqual([toyIds.tides])
  expect((await buffer((await world.as('alice').content.open(first.contentVersion.id)).stream)).toString()).toBe('one')
})

it('numbers versions that arrive at once one after the other', async () => {
  const { contentDocument } = await upload('alice', 'v1')
  const uploaded = await Promise.all(
    ['v2', 'v3', 'v4', 'v5'].map((data) => upload('alice', data, { contentDocumentId: contentDocument.id })),
  )
  const numbers = uploaded.map(({ contentVersion }) => contentVersion.fields.VersionNumber?.value)
  expect(numbers.sort()).toEqual([2, 3, 4, 5])
})

it('makes one document of the same upload sent several times at once', async () => {
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => upload('alice', 'once', { idempotencyKey: 'upload-at-once' })),
  )
  expect(new Set(sent.map(({ contentVersion }) => contentVersion.id)).size).toBe(1)
  expect((await world.database.query('select from stored_file')).rowCount).toBe(0)
})

it('makes one document of a repeated upload, and refuses the key for another file', async () => {
  const before = world.files.keys().length
  const first = await upload('alice', 'same', { idempotencyKey: 'upload-1' })
  expect(await upload('alice', 'same', { idempotencyKey: 'upload-1' })).toEqual(first)
  await expect(upload('alice', 'other', { idempotencyKey: 'upload-1' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(world.files.keys()).toHaveLength(before + 1)
})

it('leaves neither bytes nor records of a refused upload', async () => {
  const before = world.files.keys().length
  const documents = async () => (await world.database.query('select count(*) from records."ContentDocument"')).rows
  const count = await documents()
  const refused = upload('alice', 'x', { details: () => ({ title: 'Refuse me' }) })
  await expect(refused).rejects.toMatchObject({ code: 'FILE_REFUSED' })
  const tooLong = upload('alice', 'x', { details: () => ({ title: 'x'.repeat(256) }) })
  await expect(tooLong).rejects.toMatchObject({ code: 'STRING_TOO_LONG', field: 'Title' })
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('The line broke')
  }
  await expect(
    world.as('alice').content.upload({ data: Readable.from(broken()), fileName: 'half.txt' }),
  ).rejects.toThrow('The line broke')
  expect(world.files.keys()).toHaveLength(before)
  expect(await documents()).toEqual(count)
  expect((await world.database.query('select from stored_file')).rowCount).toBe(0)
})

it('makes no version without a file, and does not reveal where files are stored', async () => {
  const { contentDocument, contentVersion } = await upload('libby', 'secret place')
  const fields = { ContentDocumentId: contentDocument.id, Title: 'Empty', PathOnClient: 'empty.txt' }
  await expect(world.as('libby').records.create('ContentVersion', fields)).rejects.toMatchObject({
    code: 'INVALID_API_INPUT',
  })
  expect(Object.keys(contentVersion.fields)).not.toContain('StorageKey')
  await expect(world.as('libby').records.get(contentVersion.id, { fields: ['StorageKey'] })).rejects.toMatchObject({
    code: 'INVALID_FIELD',
  })
  const info = await world.as('libby').objectInfo.get('ContentVersion')
  expect(Object.keys(info.fields)).not.toContain('StorageKey')
})

it('answers for other ids, hidden versions and files in quarantine as for missing ones', async () => {
  const { contentDocument, contentVersion } = await upload('alice', 'ill')
  for (const id of [contentDocument.id, toyIds.dunes, '068000000000099AAA', 'zzz000000000000AAA']) {
    await expect(world.as('alice').content.open(id)).rejects.toMatchObject(missing)
  }
  await world.platform.asSystem('a test').update('ContentVersion', contentVersion.id, { ScanState: 'Quarantined' })
  await expect(world.as('alice').content.open(contentVersion.id)).rejects.toMatchObject(missing)
})

it('sweeps old files that were never attached, and bytes without an owner', async () => {
  const system = world.platform.asSystem('a test')
  await system.sweepUnlinked('2999-01-01T00:00:00.000Z')
  const kept = await upload('alice', 'kept')
  await attach('alice', kept.contentDocument.id, toyIds.tides)
  const forgotten = await upload('alice', 'forgotten')
  await upload('alice', 'newer version', { contentDocumentId: forgotten.contentDocument.id })
  await world.advance(60_000)
  const young = await upload('alice', 'young')
  await world.files.write('left-behind', bytesOf('half'))
  await world.database.query("insert into stored_file values ('left-behind', '2026-01-01T00:00:00Z')")
  const before = world.files.keys().length
  expect(await system.sweepUnlinked('2026-06-01T10:00:30.000Z')).toEqual({ documents: 1, uploads: 0, files: 3 })
  expect(world.files.keys()).toHaveLength(before - 3)
  expect(world.files.keys()).not.toContain('left-behind')
  await expect(world.as('alice').content.open(forgotten.contentVersion.id)).rejects.toMatchObject(missing)
  expect((await world.as('alice').content.open(kept.contentVersion.id)).totalBytes).toBe(4)
  expect((await world.as('alice').content.open(young.contentVersion.id)).totalBytes).toBe(5)
  expect(await system.sweepUnlinked('2026-06-01T10:00:30.000Z')).toEqual({ documents: 0, uploads: 0, files: 0 })
})
