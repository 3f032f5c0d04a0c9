import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'

const START = '2026-11-20T09:00:00.000Z'
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld(START)
})

afterAll(() => world.close())

const signIn = (userId: string) =>
  world.identity.signIn({ email: `${userId}@osprey.example`, password: PASSWORD, ip: '203.0.113.9', userAgent })

it('lists the live sessions of a user alone, with browser, network and times, the one used last first', async () => {
  await world.addPerson('mara')
  await world.addPerson('theo')
  const first = await signIn('mara')
  await world.advance(60_000)
  const second = await signIn('mara')
  await signIn('theo')
  const device = { browser: 'Firefox on Windows', network: '203.0.113.0/24' }
  const later = '2026-11-20T09:01:00.000Z'
  expect(await world.identity.sessionsOf('mara')).toEqual([
    { id: second.session.id, ...device, startedAt: later, lastUsedAt: later },
    { id: first.session.id, ...device, startedAt: START, lastUsedAt: START },
  ])
  await world.advance(60_000)
  await world.identity.session(first.token)
  await world.identity.renew(first.token)
  const [used] = await world.identity.sessionsOf('mara')
  expect(used).toEqual({ id: first.session.id, ...device, startedAt: START, lastUsedAt: '2026-11-20T09:02:00.000Z' })
})

it('shows a change of the password as begun from where it was made', async () => {
  await world.addPerson('nils')
  await world.identity.changePassword({
    userId: 'nils',
    currentPassword: PASSWORD,
    password: `${PASSWORD}.2`,
    ip: '198.51.100.7',
    userAgent,
  })
  expect(await world.identity.sessionsOf('nils')).toMatchObject([
    { browser: 'Firefox on Windows', network: '198.51.100.0/24' },
  ])
})

it('ends one session of its user in every process at once, and writes the event', async () => {
  await world.addPerson('ines')
  const [here, lost] = [await signIn('ines'), await signIn('ines')]
  await world.other.session(lost.token)
  const ended = Promise.withResolvers<void>()
  const stop = await world.other.listen(() => ended.resolve())
  await world.identity.endSessions('ines', { id: lost.session.id })
  expect(await world.identity.session(lost.token)).toBeNull()
  await ended.promise
  expect(await world.other.session(lost.token)).toBeNull()
  expect(await world.other.session(here.token)).not.toBeNull()
  const { rows } = await world.database.query(`select event from toy_event where event->>'kind' = 'SessionsEnded'`)
  expect(rows).toMatchObject([[{ userId: 'ines' }]])
  await stop()
})

it('does not end sessions of other users by their ids', async () => {
  await world.addPerson('sam')
  await world.addPerson('rolf')
  const [sam, rolf] = [await signIn('sam'), await signIn('rolf')]
  await world.identity.endSessions('rolf', { id: sam.session.id })
  await world.identity.endSessions('rolf', { allBut: rolf.session.id })
  expect(await world.identity.session(sam.token)).not.toBeNull()
  expect(await world.identity.session(rolf.token)).not.toBeNull()
})

it('ends all other sessions of a user', async () => {
  await world.addPerson('ida')
  const [here, first, two] = [await signIn('ida'), await signIn('ida'), await signIn('ida')]
  await world.identity.endSessions('ida', { allBut: here.session.id })
  expect(await world.identity.session(here.token)).not.toBeNull()
  for (const { token } of [first, two]) expect(await world.identity.session(token)).toBeNull()
})
