import { Readable } from 'node:stream'
import { exportNoticeVersion, limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const maraCase = worldId('500', 1)
const idaCase = worldId('500', 6)
const closedCase = worldId('500', 101)

async function uploaded(person: WorldPerson, bytes = 8, contentDocumentId?: string) {
  const data = Readable.from([Buffer.alloc(bytes, 'x')], { objectMode: false })
  const file = await world.asActor(person).content.upload({
    data,
    fileName: 'card-log.txt',
    ...(contentDocumentId === undefined ? {} : { contentDocumentId }),
  })
  return { documentId: file.contentDocument.id, versionId: file.contentVersion.id }
}

const attach = (person: WorldPerson, documentId: string, targetId: string) =>
  world
    .asActor(person)
    .records.create('ContentDocumentLink', { ContentDocumentId: documentId, LinkedEntityId: targetId })

const opens = async (person: WorldActor, versionId: string): Promise<boolean> =>
  world
    .asActor(person)
    .content.open(versionId)
    .then(
      () => true,
      () => false,
    )

const comment = async (person: WorldPerson, fields: Record<string, unknown> = {}): Promise<string> =>
  (
    await world
      .asActor(person)
      .records.create('CaseComment', { ParentId: maraCase, CommentBody: 'See file', ...fields })
  ).id

it('shows a file on a case only to those who see the case', async () => {
  const { documentId, versionId } = await uploaded('mara')
  expect(await opens('nils', versionId)).toBe(false)
  await attach('mara', documentId, maraCase)
  const seenBy = await Promise.all(world.actors.map(async (person) => [person, await opens(person, versionId)]))
  expect(seenBy.filter(([, seen]) => seen).map(([person]) => person)).toEqual(['mara', 'nils', 'theo', 'jonas', 'wren'])
})

it('keeps a file of an owner-only account from colleagues', async () => {
  const { documentId, versionId } = await uploaded('ida')
  await attach('ida', documentId, idaCase)
  expect([await opens('ines', versionId), await opens('ida', versionId), await opens('wren', versionId)]).toEqual([
    false,
    true,
    true,
  ])
})

it('refuses the case of another account like one that does not exist', async () => {
  const { documentId } = await uploaded('ines')
  for (const target of [maraCase, worldId('500', 999)]) {
    await expect(attach('ines', documentId, target)).rejects.toMatchObject({ code: 'INVALID_CROSS_REFERENCE_KEY' })
  }
})

it('lets customers attach their own files only', async () => {
  const { documentId } = await uploaded('mara')
  await attach('mara', documentId, maraCase)
  await expect(attach('nils', documentId, worldId('500', 2))).rejects.toMatchObject({
    code: 'INVALID_CROSS_REFERENCE_KEY',
  })
  await expect(uploaded('nils', 8, documentId)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
})

it('keeps a file on an internal note inside', async () => {
  const { documentId, versionId } = await uploaded('jonas')
  await attach('jonas', documentId, await comment('jonas', { IsPublished: false }))
  expect([await opens('mara', versionId), await opens('theo', versionId), await opens('wren', versionId)]).toEqual([
    false,
    false,
    true,
  ])
})

it('reads the files of all comments of a case at once, and those of notes for support alone', async () => {
  const { id: caseId } = await world.asActor('mara').records.create('Case', {
    Subject: 'With comments',
    Description: 'Which have files',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  })
  const commentOn = async (person: WorldPerson, fields = {}) =>
    (await world.asActor(person).records.create('CaseComment', { ParentId: caseId, CommentBody: 'x', ...fields })).id
  const comments = [
    await commentOn('mara'),
    await commentOn('jonas'),
    await commentOn('jonas', { IsPublished: false }),
  ] as const
  const people = ['mara', 'jonas', 'jonas'] as const
  for (const [index, person] of people.entries()) {
    await attach(person, (await uploaded(person)).documentId, comments[index] ?? '')
  }
  await attach('mara', (await uploaded('mara')).documentId, caseId)
  const attachedTo = async (person: WorldActor) => {
    const fields = ['ContentDocumentLink.LinkedEntityId']
    const { records } = await world.asActor(person).relatedLists.records(caseId, 'CommentFiles', { fields })
    return records.map(({ fields }) => fields.LinkedEntityId?.value)
  }
  const [own, reply, note] = comments
  for (const person of ['mara', 'nils', 'theo'] as const) expect(await attachedTo(person)).toEqual([reply, own])
  for (const person of ['jonas', 'wren'] as const) expect(await attachedTo(person)).toEqual([note, reply, own])
})

it('announces the file of a note to agents alone, and that of a reply to all who see its case', async () => {
  const { events } = world.platform
  const announced: string[] = []
  const stop = await world.database.listen(events.channel, (payload) => announced.push(payload))
  const note = await comment('jonas', { IsPublished: false })
  const reply = await comment('jonas')
  for (const target of [note, reply]) await attach('jonas', (await uploaded('jonas')).documentId, target)
  await world.database.query('select pg_notify($1, $2)', [events.channel, 'the end'])
  await expect.poll(() => announced.at(-1)).toBe('the end')
  await stop()
  const linksSentTo = (person: WorldActor) =>
    announced.slice(0, -1).flatMap((announcement) => {
      const event = events.visibleTo(world.principalOf(person), announcement)
      return event?.type === 'record' && event.objectApiName === 'ContentDocumentLink' ? [event.parentIds] : []
    })
  for (const person of ['mara', 'nils', 'theo'] as const) expect(linksSentTo(person)).toEqual([[reply, maraCase]])
  expect(linksSentTo('ines')).toEqual([])
  expect(linksSentTo('wren')).toEqual([
    [note, maraCase],
    [reply, maraCase],
  ])
})

it('changes the files of a published article by the right to publish alone', async () => {
  const draft = worldId('ka0', 4)
  const { documentId, versionId } = await uploaded('otto')
  await attach('otto', documentId, draft)
  await uploaded('otto', 9, documentId)
  await world.asActor('priya').records.update(draft, { PublicationStatus: 'Online' })
  expect(await opens('jonas', versionId)).toBe(true)
  // Customers read the file, not who wrote the article.
  for (const [id, names] of [
    [documentId, ['OwnerId', 'CreatedById', 'LastModifiedById']],
    [versionId, ['CreatedById', 'LastModifiedById']],
  ] as const) {
    const { fields, lastModifiedById } = await world
      .asActor('mara')
      .records.get(id, { optionalFields: ['Title', ...names] })
    expect([fields.Title?.value, lastModifiedById]).toEqual([expect.any(String), null])
    expect(names.flatMap((name) => fields[name]?.value ?? [])).toEqual([])
  }
  const refused = { code: 'INSUFFICIENT_ACCESS' }
  for (const person of ['otto', 'jonas', 'wren'] as const) {
    await expect(uploaded(person, 8, documentId)).rejects.toMatchObject(refused)
    await expect(attach(person, (await uploaded(person)).documentId, draft)).rejects.toMatchObject(refused)
  }
  const { uploads } = world.asActor('otto')
  await expect(uploads.create({ size: 4, metadata: { contentDocumentId: documentId } })).rejects.toMatchObject(refused)
  await uploaded('priya', 8, documentId)
  await attach('priya', (await uploaded('priya')).documentId, draft)
})

it('replaces a customer file that is also on an internal note', async () => {
  const { documentId } = await uploaded('mara')
  await attach('mara', documentId, maraCase)
  await attach('jonas', documentId, await comment('jonas', { IsPublished: false }))
  await uploaded('mara', 9, documentId)
})

it('keeps a file within one account and one export restriction', async () => {
  const commercial = worldId('500', 5)
  const military = await uploaded('sam')
  await attach('sam', military.documentId, worldId('500', 7))
  const refused = { code: 'FILE_OF_OTHER_ACCOUNT' }
  await expect(attach('jonas', military.documentId, commercial)).rejects.toMatchObject(refused)
  const { documentId } = await uploaded('jonas')
  await attach('jonas', documentId, maraCase)
  await attach('jonas', documentId, worldId('500', 2))
  for (const target of [commercial, worldId('500', 7)]) {
    await expect(attach('jonas', documentId, target)).rejects.toMatchObject(refused)
  }
  // All readers see the file of an article, so it may not be linked to a case either.
  const article = await uploaded('priya')
  await attach('priya', article.documentId, worldId('ka0', 1))
  await expect(attach('jonas', article.documentId, maraCase)).rejects.toMatchObject(refused)
})

it('attaches a file that two people attach at once to the records of one account', async () => {
  const { documentId } = await uploaded('jonas')
  const tries = await Promise.allSettled(
    [maraCase, worldId('500', 7), worldId('500', 5)].map((target) => attach('jonas', documentId, target)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('bounds a file on a comment, exactly, for new versions too', async () => {
  const own = await comment('mara')
  const fitting = await uploaded('mara', limits.commentFileBytes)
  await attach('mara', fitting.documentId, own)
  const tooLarge = await uploaded('mara', limits.commentFileBytes + 1)
  await expect(attach('mara', tooLarge.documentId, own)).rejects.toMatchObject({ code: 'COMMENT_FILE_TOO_LARGE' })
  await expect(uploaded('mara', limits.commentFileBytes + 1, fitting.documentId)).rejects.toMatchObject({
    code: 'COMMENT_FILE_TOO_LARGE',
  })
})

it('attaches no file to a comment of another person', async () => {
  const { documentId } = await uploaded('mara')
  await expect(attach('mara', documentId, await comment('jonas'))).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
})

it('freezes the files of a closed case: no link, no new version', async () => {
  const { documentId } = await uploaded('mara')
  await expect(attach('mara', documentId, closedCase)).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  await expect(attach('jonas', (await uploaded('jonas')).documentId, closedCase)).rejects.toMatchObject({
    code: 'CASE_CLOSED',
  })
  const { id } = await world.asActor('mara').records.create('Case', {
    Subject: 'With a file',
    Description: 'To be closed',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  })
  await attach('mara', documentId, id)
  await world.asActor('jonas').records.update(id, { Status: 'Closed' })
  await expect(uploaded('mara', 8, documentId)).rejects.toMatchObject({ code: 'CASE_CLOSED' })
})

it('holds a file that arrives over several requests to the rules of the moment when it is complete', async () => {
  const { documentId } = await uploaded('mara')
  const { id } = await world.asActor('mara').records.create('Case', {
    Subject: 'With a large file',
    Description: 'To be closed before the upload',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  })
  await attach('mara', documentId, id)
  const { uploads } = world.asActor('mara')
  const upload = await uploads.create({ size: 4, metadata: { contentDocumentId: documentId } })
  await world.asActor('jonas').records.update(id, { Status: 'Closed' })
  const last = () => uploads.append(upload.id, 0, Readable.from([Buffer.from('last')], { objectMode: false }))
  await expect(last()).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  await world.asActor('jonas').records.update(id, { Status: 'Open' })
  expect((await last()).created).toMatchObject({ documentId })
})

it('takes the first upload only after the export notice was acknowledged', async () => {
  await world.database.query(`delete from records."ExportAcknowledgement__c" where "UserId__c" = $1`, [
    userIdOf('theo'),
  ])
  await expect(uploaded('theo')).rejects.toMatchObject({ code: 'EXPORT_ACKNOWLEDGEMENT_REQUIRED' })
  const acknowledge = (Version__c: string) =>
    world.asActor('theo').records.create('ExportAcknowledgement__c', { Version__c })
  await acknowledge('an earlier version')
  await expect(uploaded('theo')).rejects.toMatchObject({ code: 'EXPORT_ACKNOWLEDGEMENT_REQUIRED' })
  await acknowledge(exportNoticeVersion)
  expect((await uploaded('theo')).documentId).toMatch(/^069/)
})
