import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import type { WorldPerson } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const recordsOf = (person: WorldPerson) => world.asActor(person).records

async function linkFile(person: WorldPerson, articleId: string): Promise<string> {
  const data = Readable.from([Buffer.from('the log')], { objectMode: false })
  const { contentDocument } = await world.asActor(person).content.upload({ data, fileName: 'card-log.txt' })
  const link = { ContentDocumentId: contentDocument.id, LinkedEntityId: articleId }
  return (await recordsOf(person).create('ContentDocumentLink', link)).id
}

const statusFor = async (person: WorldPerson, id: string) =>
  (await recordsOf(person).get(id, { fields: ['Knowledge__kav.PublicationStatus'] })).fields.PublicationStatus?.value

it('publishes an article with a linked file alone, by the right to publish alone', async () => {
  const draft = { Title: 'Find the card log', UrlName: 'find-the-card-log-here', Content__c: '<p>Copy it.</p>' }
  const { id } = await recordsOf('otto').create('Knowledge__kav', draft)
  await expect(statusFor('mara', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const publish = (person: WorldPerson) => recordsOf(person).update(id, { PublicationStatus: 'Online' })
  await expect(publish('priya')).rejects.toMatchObject({ code: 'ARTICLE_NEEDS_FILE' })
  await linkFile('otto', id)
  await expect(publish('otto')).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
  await publish('priya')
  expect(await statusFor('mara', id)).toBe('Online')
  // What readers have is not changed by its writer, and is withdrawn by the right to publish alone.
  await expect(recordsOf('otto').update(id, { Title: 'Another' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
  await recordsOf('priya').update(id, { PublicationStatus: 'Archived' })
  await expect(statusFor('mara', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('takes files off a draft of its writer, and off a published article by the right to publish, all but the last one', async () => {
  const draft = { Title: 'Files that go', UrlName: 'files-that-go', Content__c: '<p>Copy it.</p>' }
  const { id } = await recordsOf('otto').create('Knowledge__kav', draft)
  const takeOff = (person: WorldPerson, link: string) => recordsOf(person).delete(link)
  const [first, second, third] = [await linkFile('otto', id), await linkFile('otto', id), await linkFile('otto', id)]
  await takeOff('otto', first)
  await recordsOf('priya').update(id, { PublicationStatus: 'Online' })
  await expect(takeOff('otto', second)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  await expect(takeOff('mara', second)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  // Of two that are taken off at once one stays.
  const both = await Promise.allSettled([takeOff('priya', second), takeOff('priya', third)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ARTICLE_KEEPS_FILE' } })
  const last = both[0].status === 'rejected' ? second : third
  await recordsOf('priya').update(id, { PublicationStatus: 'Archived' })
  await takeOff('priya', last)
  await expect(recordsOf('priya').update(id, { PublicationStatus: 'Online' })).rejects.toMatchObject({
    code: 'ARTICLE_NEEDS_FILE',
  })
})

it('lists articles by their state, with the day of the review, for authors', async () => {
  const titles = async (listViewApiName: string) =>
    (
      await world
        .asActor('otto')
        .lists.records({ objectApiName: 'Knowledge__kav', listViewApiName }, { fields: ['Knowledge__kav.Title'] })
    ).records.map(({ fields }) => fields.Title?.value)
  const draft = { Title: 'To be reviewed', UrlName: 'to-be-reviewed', ReviewDate__c: '2031-05-04' }
  const { id } = await recordsOf('otto').create('Knowledge__kav', draft)
  expect(await titles('DraftArticles')).toContain('To be reviewed')
  expect(await titles('PublishedArticles')).not.toContain('To be reviewed')
  // Another author's draft is there for those with the right to publish.
  const { fields } = await recordsOf('priya').get(id, {
    fields: ['Knowledge__kav.ReviewDate__c'],
    optionalFields: ['Knowledge__kav.OwnerId'],
  })
  expect([fields.ReviewDate__c?.value, fields.OwnerId?.value ?? null]).toEqual(['2031-05-04', null])
})

it('is featured, and gets the day of its review once it is published, by the right to publish alone', async () => {
  const draft = { Title: 'To be featured', UrlName: 'to-be-featured', Content__c: '<p>Copy it.</p>' }
  const { id } = await recordsOf('otto').create('Knowledge__kav', draft)
  await linkFile('otto', id)
  await recordsOf('priya').update(id, { PublicationStatus: 'Online' })
  for (const fields of [{ IsFeatured__c: true }, { ReviewDate__c: '2031-05-04' }]) {
    await expect(recordsOf('otto').update(id, fields)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
    await recordsOf('priya').update(id, fields)
  }
  const { records } = await world
    .asActor('mara')
    .lists.records(
      { objectApiName: 'Knowledge__kav', listViewApiName: 'FeaturedArticles' },
      { fields: ['Knowledge__kav.Title'] },
    )
  expect(records.map((record) => record.id)).toContain(id)
  const { fields } = await recordsOf('priya').get(id, { fields: ['Knowledge__kav.ReviewDate__c'] })
  expect(fields.ReviewDate__c?.value).toBe('2031-05-04')
})
