import type { AnswerOf, AppError } from 'contract'
import type { knowledgeMethods } from 'contract/methods'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf } from '../testing/world-people.ts'

let world: SupportWorld
let platform: Platform

beforeAll(async () => {
  world = await createSupportWorld()
  const unused = () => Promise.reject(new Error('This test has no sign-in'))
  platform = createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      { videoHosts: ['videos.example'] },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'a secret of this test',
  })
})

afterAll(() => world.close())

const there = 'https://videos.example/v/1.mp4'
const elsewhere = 'https://elsewhere.example/v/1.mp4'

const refusal = (writing: Promise<unknown>) =>
  writing.then(
    () => null,
    ({ code, field }: AppError) => [code, field],
  )

it('refuses the video of an article and of its next version on a host that is not named', async () => {
  const { records } = platform.as(world.principalOf('priya'))
  const create = (UrlName: string, Download_URL__c: string) =>
    records.create('Knowledge__kav', { Title: 'Film', UrlName, Download_URL__c })
  expect(await refusal(create('film-elsewhere', elsewhere))).toEqual(['INVALID_VALUE', 'Download_URL__c'])
  expect(await refusal(create('film-without-encryption', 'http://videos.example/v/1.mp4'))).toEqual([
    'INVALID_VALUE',
    'Download_URL__c',
  ])
  const { id } = await create('film-there', there)
  const draft = world.rows.find(
    ({ object, record }) =>
      object === 'ArticleVersion__c' && record.State__c === 'Draft' && record.OwnerId === userIdOf('priya'),
  )
  for (const recordId of [id, draft?.id ?? '']) {
    const change = (Download_URL__c: string | null) => refusal(records.update(recordId, { Download_URL__c }))
    expect(await change(elsewhere)).toEqual(['INVALID_VALUE', 'Download_URL__c'])
    expect([await change(there), await change(null)]).toEqual([null, null])
  }
})

it('keeps the address of a host that was named before, and leads no reader there', async () => {
  await platform.asSystem('an article of before').create('Knowledge__kav', {
    Title: 'Film',
    UrlName: 'film-of-before',
    PublicationStatus: 'Online',
    IsPublic: true,
    LastPublishedDate: '2026-01-01T00:00:00.000Z',
    Download_URL__c: elsewhere,
  })
  const videoBy = async (served: Platform) => {
    const { result } = await served.asGuest().methods.call({
      className: 'KnowledgeArticlesController',
      methodName: 'getArticleByUrlName',
      values: { urlName: 'film-of-before' },
      isRead: true,
      areTexts: true,
    })
    return (result as AnswerOf<typeof knowledgeMethods.getArticleByUrlName>).knowledgeRec?.Download_URL__c
  }
  expect([await videoBy(platform), await videoBy(world.platform)]).toEqual([null, elsewhere])
})
