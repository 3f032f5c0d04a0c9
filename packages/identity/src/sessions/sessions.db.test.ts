import { afterAll, beforeAll, expect, it } from 'vitest'
import { IDLE_S, type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'
import { toyPeople } from '../testing/toy-people.ts'
import { MOST_SESSIONS } from './session-rows.ts'

const START = '2026-11-20T09:00:00.000Z'
const ip = '203.0.113.9'

let world: IdentityWorld
let people = 0

beforeAll(async () => {
  world = await openIdentityWorld(START)
})

afterAll(() => world.close())

async function signedIn() {
  const userId = `person${people++}`
  const email = await world.addPerson(userId)
  return { userId, email, ...(await world.identity.signIn({ email, password: PASSWORD, ip })) }
}

/** Listens on the other instance; `next` resolves at its next change. */
async function hearing() {
  let received = Promise.withResolvers<void>()
  const stop = await world.other.listen(() => {
    received.resolve()
    received = Promise.withResolvers()
  })
  return { next: () => received.promise, stop }
}

it('ends exactly at the end of the idle time, also for cached copies', async () => {
  const { token } = await signedIn()
  await world.advance(IDLE_S * 1_000 - 1)
  expect(await world.identity.session(token)).not.toBeNull()
  await world.advance(1)
  expect(await world.identity.session(token)).toBeNull()
  expect(await world.other.session(token)).toBeNull()
  expect(await world.identity.renew(token)).toBeNull()
  expect(await world.identity.touch(token)).toBeNull()
})

it('is not prolonged by reads', async () => {
  const { token } = await signedIn()
  for (let seconds = 30; seconds < IDLE_S; seconds += 30) {
    await world.advance(30_000)
    expect(await world.identity.session(token)).not.toBeNull()
  }
  await world.advance(30_000)
  expect(await world.identity.session(token)).toBeNull()
})

it('is prolonged by each renewal, but never beyond twelve hours', async () => {
  const { token, session } = await signedIn()
  const quarterHour = 15 * 60_000
  for (let elapsed = quarterHour; elapsed < 12 * 3_600_000; elapsed += quarterHour) {
    await world.advance(quarterHour)
    const renewed = await world.identity.renew(token)
    const idleEnd = Date.parse(session.expiresAt) - 12 * 3_600_000 + elapsed + IDLE_S * 1_000
    expect(renewed).toEqual({
      ...session,
      idleExpiresAt: new Date(Math.min(idleEnd, Date.parse(session.expiresAt))).toISOString(),
    })
  }
  await world.advance(quarterHour - 1)
  expect(await world.identity.renew(token)).not.toBeNull()
  await world.advance(1)
  expect(await world.identity.renew(token)).toBeNull()
  expect(await world.identity.session(token)).toBeNull()
})

it('shows a renewal at once in the process that made it, and in others within a second', async () => {
  const { token } = await signedIn()
  await world.other.session(token)
  await world.advance(600)
  const renewed = await world.identity.renew(token)
  expect(await world.identity.session(token)).toEqual(renewed)
  await world.advance(400)
  expect(await world.other.session(token)).toEqual(renewed)
})

it('writes once for several calls of a user within a second', async () => {
  const { token, session } = await signedIn()
  await world.advance(999)
  expect((await world.identity.touch(token))?.idleExpiresAt).toBe(session.idleExpiresAt)
  await world.advance(1)
  const touched = await world.identity.touch(token)
  expect(Date.parse(touched?.idleExpiresAt ?? '')).toBe(Date.parse(session.idleExpiresAt) + 1_000)
  await world.advance(500)
  expect(await world.identity.touch(token)).toEqual(touched)
})

it('ends in every process when the user signs out', async () => {
  const { token, userId, email } = await signedIn()
  const second = await world.identity.signIn({ email, password: PASSWORD, ip })
  await world.other.session(token)
  const { next, stop } = await hearing()
  const received = next()
  await world.identity.signOut(token)
  expect(await world.identity.session(token)).toBeNull()
  await received
  expect(await world.other.session(token)).toBeNull()
  expect((await world.other.session(second.token))?.person.userId).toBe(userId)
  await stop()
})

it('ends within a second in a process that does not listen', async () => {
  const { token } = await signedIn()
  const deaf = world.instance()
  await deaf.session(token)
  await world.identity.signOut(token)
  await world.advance(1_000)
  expect(await deaf.session(token)).toBeNull()
})

it('ends all sessions of one user, and of no other user, when the transaction commits', async () => {
  const { token, userId, email } = await signedIn()
  const again = await world.identity.signIn({ email, password: PASSWORD, ip })
  const bystander = await signedIn()
  for (const each of [token, again.token, bystander.token]) await world.other.session(each)
  const failing = world.database.transaction(async (tx) => {
    await world.identity.endSessionsOf(tx, userId)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await world.instance().session(token)).not.toBeNull()

  const { next, stop } = await hearing()
  const received = next()
  await world.database.transaction((tx) => world.identity.endSessionsOf(tx, userId))
  await received
  expect(await world.other.session(token)).toBeNull()
  expect(await world.other.session(again.token)).toBeNull()
  expect(await world.other.session(bystander.token)).not.toBeNull()
  await stop()
})

it('updates the rights of sessions in the transaction that changes them', async () => {
  const { token, userId } = await signedIn()
  await world.other.session(token)
  const { next, stop } = await hearing()
  const received = next()
  await world.database.transaction(async (tx) => {
    await tx.query("update toy_person set profile = 'AccountAdmin' where user_id = $1", [userId])
    await world.identity.rewritePerson(tx, userId)
  })
  await received
  expect((await world.other.session(token))?.person.principal).toEqual({ profile: 'AccountAdmin' })
  await stop()
})

it('ends the sessions of a user who may no longer sign in', async () => {
  const { token, userId } = await signedIn()
  await world.database.transaction(async (tx) => {
    await tx.query('update toy_person set active = false where user_id = $1', [userId])
    await world.identity.rewritePerson(tx, userId)
  })
  expect(await world.instance().session(token)).toBeNull()
})

it('ends the oldest session of a user when one more than twenty begins, in every process and of those that begin at once', async () => {
  const { email, userId, token: oldest } = await signedIn()
  const tokens = [oldest]
  const devices: (string | null)[] = []
  for (let index = 1; index < MOST_SESSIONS; index++) {
    await world.advance(1_000)
    const begun = await world.identity.signIn({ email, password: PASSWORD, ip })
    tokens.push(begun.token)
    devices.push(begun.deviceToken)
  }
  const stranger = await signedIn()
  expect(await world.other.session(oldest)).not.toBeNull()
  const { next, stop } = await hearing()
  const received = next()
  const { token: newest } = await world.identity.signIn({ email, password: PASSWORD, ip })
  await received
  expect(await world.other.session(oldest)).toBeNull()
  for (const token of [...tokens.slice(1), newest, stranger.token]) {
    expect(await world.instance().session(token)).not.toBeNull()
  }
  await stop()
  // From known devices, which share no counter of failures.
  await Promise.all(
    devices.slice(-4).map((deviceToken, index) => {
      const process = index % 2 === 0 ? world.identity : world.other
      return process.signIn({ email, password: PASSWORD, ip: `198.51.${index}.1`, deviceToken: String(deviceToken) })
    }),
  )
  const { rows } = await world.database.query('select count(*) from identity.session where user_id = $1', [userId])
  expect(rows).toEqual([[MOST_SESSIONS]])
})

it('makes a sign-in wait while all sessions are being ended, and keeps its new session', async () => {
  const { userId, email, token } = await signedIn()
  const { signingIn } = await world.database.transaction(async (tx) => {
    await world.identity.endSessionsOf(tx, userId)
    const signingIn = world.other.signIn({ email, password: PASSWORD, ip })
    await world.someoneWaits()
    return { signingIn }
  })
  const begun = await signingIn
  expect(await world.instance().session(token)).toBeNull()
  expect(await world.instance().session(begun.token)).not.toBeNull()
})

it('makes a sign-in wait for a change of rights, and gives its session the new ones', async () => {
  const { userId, email } = await signedIn()
  const { signingIn } = await world.database.transaction(async (tx) => {
    await tx.query("update toy_person set profile = 'AccountAdmin' where user_id = $1", [userId])
    await world.identity.rewritePerson(tx, userId)
    const signingIn = world.other.signIn({ email, password: PASSWORD, ip })
    await world.someoneWaits()
    return { signingIn }
  })
  expect((await signingIn).session.person.principal).toEqual({ profile: 'AccountAdmin' })
})

it('makes a change of rights wait for a sign-in, and updates its session', async () => {
  const { userId, email } = await signedIn()
  const [read, proceed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = world.instance({
    people: {
      ...toyPeople,
      personOf: async (tx, id) => {
        const person = await toyPeople.personOf(tx, id)
        read.resolve()
        await proceed.promise
        return person
      },
    },
  })
  const signingIn = slow.signIn({ email, password: PASSWORD, ip })
  await read.promise
  const changing = world.database.transaction(async (tx) => {
    await tx.query("update toy_person set profile = 'AccountAdmin' where user_id = $1", [userId])
    await world.identity.rewritePerson(tx, userId)
  })
  await world.someoneWaits()
  proceed.resolve()
  const [{ token }] = await Promise.all([signingIn, changing])
  expect((await world.instance().session(token))?.person.principal).toEqual({ profile: 'AccountAdmin' })
})

it('reads the database once for concurrent requests', async () => {
  const { token } = await signedIn()
  let reads = 0
  const { database } = world
  const counted = world.instance({
    database: {
      ...database,
      query: (statement, values) => {
        reads++
        return database.query(statement, values)
      },
    },
  })
  await Promise.all(Array.from({ length: 25 }, () => counted.session(token)))
  await counted.session(token)
  expect(reads).toBe(1)
})

it('does not query the database for a text that cannot be a token', async () => {
  const broken = world.instance({
    database: { ...world.database, query: () => Promise.reject(new Error('asked')) },
  })
  for (const text of ['', 'guess', "' or true --", 'a'.repeat(5_000)]) {
    expect(await broken.session(text)).toBeNull()
    expect(await broken.renew(text)).toBeNull()
    expect(await broken.touch(text)).toBeNull()
  }
})

it('deletes ended sessions and keeps live ones', async () => {
  await world.advance(13 * 3_600_000)
  await world.identity.sweep()
  const ended = await signedIn()
  await signedIn()
  expect(await world.identity.sweep()).toEqual({ sessions: 0, attempts: 0, tokens: 0, addressUses: 0 })
  await world.advance(24 * 3_600_000)
  const living = await signedIn()
  expect(await world.identity.sweep()).toEqual({ sessions: 2, attempts: 0, tokens: 0, addressUses: 0 })
  expect(await world.instance().session(ended.token)).toBeNull()
  expect(await world.instance().session(living.token)).not.toBeNull()
})
