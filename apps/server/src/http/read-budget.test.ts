import type { Principal } from 'platform'
import { expect, it } from 'vitest'
import { createReadBudget } from './read-budget.ts'

const person = (userId: string, accountId: string | null = null): Principal => ({
  userId,
  profile: 'Customer',
  attributes: { accountId },
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 0,
  internal: false,
})

function budget(scale = 1) {
  const clock = { now: 1_000_000 }
  const created = createReadBudget({ now: () => clock.now, scale })
  /** Reads of this cost until they are refused, each ended when it has used all of it. */
  const reads = (who: Principal, cost: number): number => {
    for (let count = 0; count < 10_000; count++) {
      try {
        created.of(who)?.reserve(cost).end(cost)
      } catch (error) {
        expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
        return count
      }
    }
    return Number.POSITIVE_INFINITY
  }
  return { created, clock, reads }
}

it('refuses the reads of a person who has spent the budget, and not those of others', () => {
  const { reads } = budget()
  expect(reads(person('a'), 10_000)).toBe(100)
  expect(reads(person('a'), 1)).toBe(0)
  expect(reads(person('b'), 10_000)).toBe(100)
})

it('refuses the reads of all people of an account that has spent its budget', () => {
  const { reads } = budget()
  expect(['a', 'b', 'c'].map((userId) => reads(person(userId, 'x'), 10_000))).toEqual([100, 100, 0])
  expect(reads(person('d', 'y'), 10_000)).toBe(100)
})

it('refills the budget with time, up to its size, and says when to come back', () => {
  const { created, clock, reads } = budget()
  created.of(person('a'))?.reserve(1_125_000).end(1_125_000)
  expect(() => created.of(person('a'))?.reserve(1)).toThrow('Try again in 3 seconds.')
  clock.now += 3_500
  expect(reads(person('a'), 10_000)).toBe(5)
  clock.now += 3_600_000
  expect(reads(person('a'), 10_000)).toBe(100)
})

it('counts a read before it runs, and gives back what it did not use', () => {
  const { created } = budget()
  const first = created.of(person('a'))?.reserve(1_000_000)
  expect(() => created.of(person('a'))?.reserve(1)).toThrow('Too many requests')
  first?.end(1_000)
  expect(() => created.of(person('a'))?.reserve(1)).not.toThrow()
})

it('counts the sizes of answers', () => {
  const { created, reads } = budget()
  created.countAnswer(person('a'), 20_000 * 1024)
  expect(reads(person('a'), 1)).toBe(0)
  expect(() => created.check(person('a'))).toThrow('Too many requests')
  expect(() => created.check(person('b'))).not.toThrow()
})

it('counts work that is no read at once, without taking turns, and refuses it when the budget is spent', () => {
  const { created, reads } = budget()
  created.of(person('a'))?.reserve(50_000)
  created.of(person('b')).charge(200_000)
  expect(reads(person('b'), 10_000)).toBe(80)
  expect(() => created.of(person('b')).charge(1)).toThrow('Too many requests')
})

it('lets expensive reads take turns, and cheap ones pass', async () => {
  const { created } = budget(100)
  const first = created.of(person('a'))?.reserve(50_000)
  const second = created.of(person('b'))?.reserve(50_000)
  expect(first?.ready).toBeNull()
  expect(created.of(person('c'))?.reserve(1_000).ready).toBeNull()
  const done: string[] = []
  const waiting = second?.ready?.then(() => done.push('second may read'))
  setTimeout(() => {
    done.push('first has read')
    first?.end(50_000)
  }, 5)
  await waiting
  expect(done).toEqual(['first has read', 'second may read'])
})

it('does not count visitors, whom their address limits', () => {
  expect(budget().reads(person(''), 1_000)).toBe(Number.POSITIVE_INFINITY)
})

it('lets a long answer wait until a quarter of the budget of its person and account is left', () => {
  const { created, clock } = budget()
  const [a, b] = [person('a', 'x'), person('b', 'x')]
  created.of(a).charge(700_000)
  expect([created.pauseMs(a), created.pauseMs(person(''))]).toEqual([0, 0])
  created.of(a).charge(250_000)
  expect([created.pauseMs(a), created.pauseMs(b)]).toEqual([4_000, 0])
  created.of(b).charge(1_000_000)
  expect([created.pauseMs(a), created.pauseMs(b)]).toEqual([4_500, 5_000])
  clock.now += 6_000
  expect([created.pauseMs(a), created.pauseMs(b)]).toEqual([0, 0])
})
