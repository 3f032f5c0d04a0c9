import type { AnswerOf } from 'contract'
import type { searchMethods } from 'contract/methods'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleRecordTypes } from '../article-record-types.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('publish an article')
  await system.create('Knowledge__kav', {
    Title: 'Windsock layer',
    UrlName: 'windsock-layer',
    PublicationStatus: 'Online',
    IsPublic: true,
    InfoType__c: 'Article',
    LastPublishedDate: '2026-01-01T00:00:00.000Z',
  })
  await system.create('Product2', { Name: 'Quernstone Router', ItemNumber__c: 'QR-1' })
  await system.create('Knowledge__kav', {
    Title: 'Quernstone Router',
    UrlName: 'quernstone-router',
    RecordTypeId: articleRecordTypes.ProductPage,
    PublicationStatus: 'Online',
    IsPublic: true,
    LastPublishedDate: '2026-01-01T00:00:00.000Z',
  })
  await system.create('Case', {
    Subject: 'Windsock missing',
    Description: 'Where is it?',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
  })
})

afterAll(() => world.close())

async function suggest(who: WorldActor | 'guest', words: string) {
  const gateway = who === 'guest' ? world.platform.asGuest() : world.asActor(who)
  const { result } = await gateway.methods.call({
    className: 'SearchController',
    methodName: 'getSearchSuggestions',
    values: { words },
    isRead: true,
    areTexts: true,
  })
  return (result as AnswerOf<typeof searchMethods.getSearchSuggestions>).map(({ kind, label }) => [kind, label.text])
}

it('suggests by the start of the last word what the caller may read, and keeps nothing', async () => {
  expect(await suggest('guest', 'winds')).toEqual([['article', 'Windsock layer']])
  expect(await suggest('mara', 'winds')).toEqual([
    ['article', 'Windsock layer'],
    ['case', 'Windsock missing'],
  ])
  expect(await suggest('ines', 'winds')).toEqual([['article', 'Windsock layer']])
  expect(await suggest('guest', 'zyqqurath')).toEqual([])
  // The page of a product in the knowledge base is no second suggestion.
  expect(await suggest('guest', 'quern')).toEqual([['product', 'Quernstone Router']])
  const kept = await world.platform.asSystem('a test').find('UnansweredSearch__c', { Words__c: 'zyqqurath' }, ['Id'])
  expect(kept).toEqual([])
})

it('suggests cases by the words of comments too, once each, and by internal notes to agents alone', async () => {
  const system = world.platform.asSystem('comment on a case')
  const [found] = await system.find('Case', { Subject: 'Windsock missing' }, ['Id'])
  const comment = (CommentBody: string, IsPublished: boolean) =>
    system.create('CaseComment', { ParentId: String(found?.Id), CommentBody, IsPublished })
  await comment('The windsock is behind the marabouwing.', true)
  await comment('The marabouwing hides it.', true)
  await comment('They bent the dunlinspar.', false)
  expect(await suggest('mara', 'marabouw')).toEqual([['case', 'Windsock missing']])
  expect(await suggest('mara', 'windsock')).toEqual([
    ['article', 'Windsock layer'],
    ['case', 'Windsock missing'],
  ])
  expect(await suggest('jonas', 'dunlins')).toEqual([['case', 'Windsock missing']])
  for (const person of ['mara', 'theo', 'ines', 'guest'] as const) expect(await suggest(person, 'dunlins')).toEqual([])
  for (const person of ['ines', 'guest'] as const) expect(await suggest(person, 'marabouw')).toEqual([])
})
