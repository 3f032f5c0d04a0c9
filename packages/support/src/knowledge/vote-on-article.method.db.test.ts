import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { worldId } from '../testing/world-people.ts'

let world: SupportWorld
let urlNames: string[]

beforeAll(async () => {
  world = await createSupportWorld()
  const articles = world.rows.filter(({ object }) => object === 'Knowledge__kav')
  urlNames = [1, 2, 4].map((number) => String(articles.find(({ id }) => id === worldId('ka0', number))?.record.UrlName))
})
afterAll(() => world.close())

const vote = (caller: Gateway, values: Record<string, unknown>, ip = '192.0.2.1') =>
  caller.methods.call({
    className: 'KnowledgeArticlesController',
    methodName: 'voteOnArticle',
    values,
    isRead: false,
    ip,
  })

const voteOf = async (caller: Gateway, urlName: unknown) => {
  const call = { className: 'KnowledgeArticlesController', methodName: 'getVoteOnArticle', values: { urlName } }
  return (await caller.methods.call({ ...call, isRead: true })).result
}

const votesOn = async (number: number) =>
  await world.platform
    .asSystem('read votes')
    .find('ArticleVote__c', { ArticleId__c: worldId('ka0', number) }, [
      'UserId__c',
      'Reader__c',
      'IsHelpful__c',
      'Words__c',
    ])

it('keeps one vote of each reader, the last one', async () => {
  const urlName = urlNames[1]
  const mara = world.asActor('mara')
  await vote(mara, { urlName, isHelpful: true })
  await vote(mara, { urlName, isHelpful: false, words: 'No picture' }, '192.0.2.9')
  await vote(world.asActor('theo'), { urlName, isHelpful: true })
  const votes = await votesOn(2)
  expect(votes.map(({ IsHelpful__c, Words__c }) => [IsHelpful__c, Words__c]).toSorted()).toEqual([
    [false, 'No picture'],
    [true, null],
  ])
  expect(votes.every(({ UserId__c, Reader__c }) => UserId__c !== null && UserId__c === Reader__c)).toBe(true)
})

it('answers the vote of a reader only to this reader', async () => {
  const urlName = urlNames[1]
  const otto = world.asActor('otto')
  expect(await voteOf(otto, urlName)).toBeNull()
  await vote(world.asActor('mara'), { urlName, isHelpful: false, words: 'No picture' })
  expect(await voteOf(otto, urlName)).toBeNull()
  await vote(otto, { urlName, isHelpful: true })
  expect(await voteOf(otto, urlName)).toEqual({ isHelpful: true, words: null })
  expect(await voteOf(world.asActor('mara'), urlName)).toEqual({ isHelpful: false, words: 'No picture' })
  await expect(voteOf(world.platform.asGuest(), urlName)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('counts visitors of one network without numbers once, and keeps nothing of them that leads to it or to another vote', async () => {
  const guest = world.platform.asGuest()
  const urlName = urlNames[0]
  const before = (await votesOn(1)).length
  await vote(guest, { urlName, isHelpful: true }, '198.51.100.7')
  await vote(guest, { urlName, isHelpful: false }, '198.51.100.7')
  await vote(guest, { urlName, isHelpful: true }, '198.51.100.8')
  const votes = (await votesOn(1)).filter(({ UserId__c }) => UserId__c === null)
  expect([votes.length, (await votesOn(1)).length - before]).toEqual([2, 2])
  expect(votes.map(({ IsHelpful__c }) => IsHelpful__c).toSorted()).toEqual([false, true])
  for (const { Reader__c } of votes) expect(Reader__c).toMatch(/^[\w-]{32}$/)
})

it('tells visitors of one network apart by the numbers of their browsers, and people by who they are', async () => {
  const guest = world.platform.asGuest()
  const before = (await votesOn(1)).length
  const urlName = urlNames[0]
  for (const browser of [0, 255, 255]) await vote(guest, { urlName, isHelpful: true, browser }, '203.0.113.77')
  expect((await votesOn(1)).length - before).toBe(2)
  const theo = world.asActor('theo')
  for (const browser of [1, 2]) await vote(theo, { urlName, isHelpful: true, browser })
  expect((await votesOn(1)).length - before).toBe(3)
  await expect(vote(guest, { urlName, isHelpful: true, browser: 256 })).rejects.toMatchObject({
    code: 'NUMBER_OUTSIDE_VALID_RANGE',
  })
})

it('keeps one vote of votes at once', async () => {
  const guest = world.platform.asGuest()
  const before = (await votesOn(1)).length
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      vote(guest, { urlName: urlNames[0], isHelpful: index % 2 === 0 }, '203.0.113.5'),
    ),
  )
  expect((await votesOn(1)).length - before).toBe(1)
})

it('takes no vote on what the caller may not read, as on what does not exist', async () => {
  const guest = world.platform.asGuest()
  for (const [caller, urlName] of [
    [guest, urlNames[1]],
    [guest, urlNames[2]],
    [guest, 'no-such-article'],
    [world.asActor('mara'), urlNames[2]],
    // A draft is not out yet, for its author neither.
    [world.asActor('otto'), urlNames[2]],
  ] as const) {
    await expect(vote(caller, { urlName, isHelpful: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await votesOn(4)).toEqual([])
})
