import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleRecordTypes } from '../article-record-types.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import type { WorldPerson } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const recordsOf = (person: WorldPerson) => world.asActor(person).records

const upload = async (fileName: string, contentDocumentId?: string) => {
  const bytes = Buffer.from(fileName.endsWith('.mp4') ? `0000ftypisom ${fileName}` : fileName)
  const data = Readable.from([bytes], { objectMode: false })
  const uploaded = await world
    .asActor('priya')
    .content.upload({ data, fileName, ...(contentDocumentId === undefined ? {} : { contentDocumentId }) })
  return { documentId: uploaded.contentDocument.id, versionId: uploaded.contentVersion.id }
}

async function link(articleId: string, documentId: string): Promise<string> {
  const fields = { ContentDocumentId: documentId, LinkedEntityId: articleId }
  return (await recordsOf('priya').create('ContentDocumentLink', fields)).id
}

async function write(UrlName: string, fields: object = {}): Promise<string> {
  const article = { Title: UrlName, UrlName, Content__c: '<p>Insert the card.</p>', ...fields }
  const { id } = await recordsOf('priya').create('Knowledge__kav', article)
  await link(id, (await upload('log.txt')).documentId)
  return id
}

const publish = (id: string) => recordsOf('priya').update(id, { PublicationStatus: 'Online', IsPublic: true })

const ofVisitors = async (methodName: string, values: Record<string, unknown>): Promise<unknown> => {
  const className = 'KnowledgeArticlesController'
  return (await world.platform.asGuest().methods.call({ className, methodName, values, isRead: true })).result
}

/** Whether visitors find an article among the videos. */
async function isListed(id: string): Promise<boolean> {
  const list = await ofVisitors('getKnowledgeList', { video: true, limit: 100 })
  return (list as { Id: string }[]).some((article) => article.Id === id)
}

const versionOf = async (id: string) =>
  (await recordsOf('priya').get(id, { fields: ['Knowledge__kav.Title'] })).weakEtag

it('is a video by its address, and by that of its next version', async () => {
  const text = await write('a-text')
  await publish(text)
  expect(await isListed(text)).toBe(false)
  const film = await write('a-film-elsewhere', {
    Download_URL__c: 'https://films.example/1.mp4',
    DurationSeconds__c: 230,
  })
  expect(await isListed(film)).toBe(false)
  await publish(film)
  expect(await isListed(film)).toBe(true)
  expect(await ofVisitors('getArticleByUrlName', { urlName: 'a-film-elsewhere' })).toMatchObject({
    knowledgeRec: { IsVideo__c: true, DurationSeconds__c: 230, RecordType: { DeveloperName: 'Documentation' } },
  })
  const next = await recordsOf('priya').create('ArticleVersion__c', { ArticleId__c: film })
  await recordsOf('priya').update(next.id, { Download_URL__c: null, DurationSeconds__c: null })
  await recordsOf('priya').update(next.id, { State__c: 'Published' })
  expect(await isListed(film)).toBe(false)
})

it('is a video by a linked mp4 file, as long as it has one', async () => {
  const id = await write('a-film-of-ours')
  const saved = await versionOf(id)
  const film = await link(id, (await upload('film.mp4')).documentId)
  // An open form of a draft can still be saved.
  expect(await versionOf(id)).toBe(saved)
  await publish(id)
  expect(await isListed(id)).toBe(true)
  await recordsOf('priya').delete(film)
  expect(await isListed(id)).toBe(false)
  const again = await link(id, (await upload('another.mp4')).documentId)
  expect(await isListed(id)).toBe(true)
  await recordsOf('priya').delete(again)
  const { documentId } = await upload('log.txt')
  await link(id, documentId)
  expect(await isListed(id)).toBe(false)
  await upload('instead.mp4', documentId)
  expect(await isListed(id)).toBe(true)
})

it('is a video once its file is checked, and none when a virus was found', async () => {
  const id = await write('a-film-to-check')
  await publish(id)
  const { documentId, versionId } = await upload('film.mp4')
  const system = world.platform.asSystem('a test of scans')
  await system.update('ContentVersion', versionId, { ScanState: 'Pending' })
  await link(id, documentId)
  expect(await isListed(id)).toBe(false)
  await system.update('ContentVersion', versionId, { ScanState: 'Clean' })
  expect(await isListed(id)).toBe(true)
  await system.update('ContentVersion', versionId, { ScanState: 'Quarantined' })
  expect(await isListed(id)).toBe(false)
})

it('is a video by its record type, and the page of a product is none', async () => {
  const system = world.platform.asSystem('a test of record types')
  const id = await write('a-film-by-type', { Download_URL__c: 'https://films.example/2.mp4' })
  await publish(id)
  await system.update('Knowledge__kav', id, { RecordTypeId: articleRecordTypes.ProductPage })
  expect(await isListed(id)).toBe(false)
  await system.update('Knowledge__kav', id, { RecordTypeId: articleRecordTypes.Video, Download_URL__c: null })
  expect(await isListed(id)).toBe(true)
  // Authors cannot set the field.
  const refused = { code: 'FIELD_NOT_WRITEABLE' }
  const draft = await write('no-film')
  await expect(recordsOf('priya').update(draft, { IsVideo__c: true })).rejects.toMatchObject(refused)
})

it('finds videos of every record type', async () => {
  const id = await write('zyqqfilm', { Download_URL__c: 'https://films.example/3.mp4' })
  await publish(id)
  const answer = await world.platform.asGuest().methods.call({
    className: 'SearchController',
    methodName: 'findEverywhere',
    values: { words: 'zyqqfilm', recordType: 'Video' },
    isRead: true,
  })
  expect(answer.result).toMatchObject({
    articles: [{ id, type: 'Video' }],
    recordTypes: [{ value: 'Video', label: 'Video', count: 1 }],
  })
})
