import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ArticleRecordType, articleRecordTypes } from '../article-record-types.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const types = Object.keys(articleRecordTypes) as ArticleRecordType[]
const written = (name: string) => ({ Title: `About ${name}`, UrlName: `about-${name.toLowerCase()}` })
const write = (who: WorldActor, type: ArticleRecordType) =>
  world.asActor(who).records.create('Knowledge__kav', { ...written(type), RecordTypeId: articleRecordTypes[type] })

it('lets authors who may publish write articles of every type, which readers get as such', async () => {
  const priya = world.asActor('priya').records
  for (const type of types) {
    const { id } = await write('priya', type)
    const isVideo = type === 'Video'
    const address = isVideo ? { Download_URL__c: 'https://videos.example/start.mp4' } : {}
    await priya.update(id, { ...address, Product__c: worldId('01t', 1) })
    await world.platform
      .asSystem('a test')
      .update('Knowledge__kav', id, { PublicationStatus: 'Online', IsPublic: true })
    const read = await world.platform.asGuest().records.get(id, {
      fields: ['Knowledge__kav.RecordType.DeveloperName', 'Knowledge__kav.IsVideo__c'],
    })
    expect([read.recordTypeInfo?.recordTypeId, read.fields.IsVideo__c?.value]).toEqual([
      articleRecordTypes[type],
      isVideo,
    ])
  }
})

it('keeps other authors to documentation, in new articles and later', async () => {
  const otto = world.asActor('otto').records
  await expect(write('otto', 'Video')).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
  const { id, recordTypeInfo } = await otto.create('Knowledge__kav', written('Charts'))
  expect(recordTypeInfo?.recordTypeId).toBe(articleRecordTypes.Documentation)
  const changed = otto.update(id, { RecordTypeId: articleRecordTypes.ProductPage })
  await expect(changed).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE' })
})
