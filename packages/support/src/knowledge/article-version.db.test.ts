import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { type WorldPerson, worldId } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const recordsOf = (person: WorldPerson) => world.asActor(person).records

async function linkFile(person: WorldPerson, articleId: string): Promise<void> {
  const data = Readable.from([Buffer.from('the log')], { objectMode: false })
  const { contentDocument } = await world.asActor(person).content.upload({ data, fileName: 'card-log.txt' })
  await recordsOf(person).create('ContentDocumentLink', {
    ContentDocumentId: contentDocument.id,
    LinkedEntityId: articleId,
  })
}

/** An article of otto that readers have. */
async function publishedArticle(urlName: string): Promise<string> {
  const fields = { Title: 'Old title', UrlName: urlName, Content__c: '<p>Old text.</p>', InternalNotes__c: 'Ask Lena.' }
  const { id } = await recordsOf('otto').create('Knowledge__kav', fields)
  await linkFile('otto', id)
  await recordsOf('priya').update(id, { PublicationStatus: 'Online' })
  return id
}

const startDraft = async (person: WorldPerson, articleId: string): Promise<string> =>
  (await recordsOf(person).create('ArticleVersion__c', { ArticleId__c: articleId })).id

const publish = (person: WorldPerson, versionId: string) =>
  recordsOf(person).update(versionId, { State__c: 'Published' })

async function valuesFor(person: WorldPerson, id: string, object: string, names: readonly string[]) {
  const { fields } = await recordsOf(person).get(id, { fields: names.map((name) => `${object}.${name}`) })
  return names.map((name) => fields[name]?.value)
}

const readBy = (person: WorldPerson, id: string) =>
  valuesFor(person, id, 'Knowledge__kav', ['Title', 'UrlName', 'Content__c'])

/** Number, state and title of the versions that an author is shown, the newest first. */
async function versionsFor(person: WorldPerson, articleId: string) {
  const names = ['Number__c', 'State__c', 'Title__c']
  const { records } = await world.asActor(person).relatedLists.records(articleId, 'Versions__r', {
    fields: names.map((name) => `ArticleVersion__c.${name}`),
  })
  return records.map(({ fields }) => names.map((name) => fields[name]?.value))
}

it('leaves readers what is published until the new version is, and keeps what was', async () => {
  const id = await publishedArticle('versions-until-published')
  const draft = await startDraft('otto', id)
  await recordsOf('otto').update(draft, {
    Title__c: 'New title',
    Content__c: '<p onclick="hit()">New text.</p><script>hit()</script>',
  })
  const before = ['Old title', 'versions-until-published', '<p>Old text.</p>']
  expect(await readBy('mara', id)).toEqual(before)
  expect(await readBy('otto', id)).toEqual(before)
  await publish('priya', draft)
  expect(await readBy('mara', id)).toEqual(['New title', 'versions-until-published', '<p>New text.</p>'])
  expect(await valuesFor('otto', id, 'Knowledge__kav', ['InternalNotes__c', 'PublicationStatus'])).toEqual([
    'Ask Lena.',
    'Online',
  ])
  expect(await versionsFor('otto', id)).toEqual([
    [2, 'Published', 'New title'],
    [1, 'Published', 'Old title'],
  ])
  // A version that was published stays as it is.
  await expect(recordsOf('otto').update(draft, { Title__c: 'Another' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
  await expect(recordsOf('priya').delete(draft)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  await expect(recordsOf('priya').update(draft, { State__c: 'Draft' })).rejects.toMatchObject({
    code: 'ACTION_NOT_AVAILABLE',
  })
})

it('has one draft of an article, and refuses a second author', async () => {
  const id = await publishedArticle('versions-of-two-authors')
  const started = await Promise.allSettled([startDraft('otto', id), startDraft('priya', id)])
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = started.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'ARTICLE_HAS_DRAFT' } })
  await expect(startDraft('otto', id)).rejects.toMatchObject({ code: 'ARTICLE_HAS_DRAFT' })
  const draft = started.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<string>
  // People with the right to publish can discard the drafts of all authors; then a new draft can be started.
  await recordsOf('priya').delete(draft.value)
  const again = await startDraft('otto', id)
  expect(await versionsFor('otto', id)).toEqual([
    [2, 'Draft', 'Old title'],
    [1, 'Published', 'Old title'],
  ])
  await recordsOf('otto').delete(again)
  expect(await versionsFor('otto', id)).toEqual([[1, 'Published', 'Old title']])
})

it('publishes and shows a draft by the right to publish alone', async () => {
  const id = await publishedArticle('versions-and-rights')
  const draft = await startDraft('priya', id)
  expect(await versionsFor('otto', id)).toEqual([[1, 'Published', 'Old title']])
  await expect(publish('otto', draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await recordsOf('priya').delete(draft)
  const own = await startDraft('otto', id)
  await expect(publish('otto', own)).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
  // What another author writes is published, or discarded, but not changed.
  await expect(recordsOf('priya').update(own, { Title__c: 'Mine' })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
  })
  await expect(recordsOf('mara').create('ArticleVersion__c', { ArticleId__c: id })).rejects.toMatchObject({
    code: 'INVALID_TYPE',
  })
})

it('publishes a draft once when two publish it at the same time', async () => {
  const id = await publishedArticle('versions-published-at-once')
  const draft = await startDraft('otto', id)
  await recordsOf('otto').update(draft, { Title__c: 'New title' })
  const done = await Promise.allSettled([publish('priya', draft), publish('priya', draft)])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ACTION_NOT_AVAILABLE' } })
  expect(await versionsFor('otto', id)).toEqual([
    [2, 'Published', 'New title'],
    [1, 'Published', 'Old title'],
  ])
})

it('starts and publishes a version of a published article with a file alone', async () => {
  const unpublished = await recordsOf('otto').create('Knowledge__kav', { Title: 'Draft', UrlName: 'versions-of-draft' })
  await expect(startDraft('otto', unpublished.id)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  // The article of this draft has no file.
  const bare = worldId('a0G', 4)
  await expect(publish('priya', bare)).rejects.toMatchObject({ code: 'ARTICLE_NEEDS_FILE' })

  const id = await publishedArticle('versions-after-the-archive')
  const draft = await startDraft('otto', id)
  await recordsOf('priya').update(id, { PublicationStatus: 'Archived' })
  await expect(publish('priya', draft)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
  // A draft of what was there before can still be published, and is the last version then.
  await recordsOf('priya').update(id, { PublicationStatus: 'Draft' })
  await recordsOf('otto').update(id, { Title: 'Written again' })
  await recordsOf('priya').update(id, { PublicationStatus: 'Online' })
  expect(await versionsFor('priya', id)).toEqual([
    [3, 'Published', 'Written again'],
    [2, 'Draft', 'Old title'],
    [1, 'Published', 'Old title'],
  ])
})
