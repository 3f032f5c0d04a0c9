import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld } from '../testing/identity-world.ts'
import { revokeTokens, type TokenPurpose } from './one-time-token.ts'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const mara = { subject: 'mara@osprey.example', facts: { name: 'Mara' } }
const issue = (purpose: TokenPurpose): Promise<string> =>
  world.database.transaction((tx) => world.identity.issueToken(tx, purpose, mara))
const take = (purpose: TokenPurpose, token: string, by = world.identity) =>
  world.database.transaction((tx) => by.takeToken(tx, purpose, token))

it('is valid once, for its own purpose and subject', async () => {
  const token = await issue('register')
  expect(await take('reset', token)).toBeNull()
  expect(await take('register', token)).toEqual(mara)
  expect(await take('register', token)).toBeNull()
})

it('is valid again when the transaction that used it was rolled back', async () => {
  const token = await issue('guest')
  const undone = world.database.transaction(async (tx) => {
    expect(await world.identity.takeToken(tx, 'guest', token)).toEqual(mara)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await take('guest', token)).toEqual(mara)
})

it('is given to exactly one of many concurrent requests', async () => {
  for (let round = 0; round < 10; round++) {
    const token = await issue('reset')
    const takers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? world.identity : world.other))
    const taken = await Promise.all(takers.map((by) => take('reset', token, by)))
    expect(taken.filter((each) => each !== null)).toEqual([mara])
  }
})

it.each([
  ['guest', 30],
  ['guest-case', 30 * 24 * 60],
  ['reset', 60],
  ['register', 24 * 60],
  ['invite', 7 * 24 * 60],
] as const)('is valid for %s for %s minutes, and no longer', async (purpose, minutes) => {
  const [early, late] = [await issue(purpose), await issue(purpose)]
  await world.advance(minutes * 60_000 - 1)
  expect(await take(purpose, early)).toEqual(mara)
  await world.advance(1)
  expect(await take(purpose, late)).toBeNull()
})

it('is stored only as a hash, and no two are equal', async () => {
  const tokens = await Promise.all(Array.from({ length: 50 }, () => issue('guest')))
  const { rows } = await world.database.query(`select token_hash, token::text from identity.one_time_token token`)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.some(([tokenHash]) => hash('sha256', token, 'buffer').equals(tokenHash as Buffer))).toBe(true)
    expect(rows.filter(([, text]) => String(text).includes(token))).toEqual([])
  }
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(50)
})

it('cannot be computed from known values: address, name or time', async () => {
  await issue('guest')
  const known = ['', mara.subject, 'Mara', `${mara.subject}Mara`, '2026-11-20T09:00:00.000Z', '1795165200000']
  const guesses = known.flatMap((text) => [
    text,
    Buffer.from(text).toString('base64url'),
    ...(['md5', 'sha1', 'sha256'] as const).flatMap((kind) => [hash(kind, text), hash(kind, text, 'base64url')]),
  ])
  for (const guess of guesses) expect(await take('guest', guess)).toBeNull()
})

it('is invalid after all tokens of its subject were revoked, and is deleted after it expired', async () => {
  const [register, reset] = [await issue('register'), await issue('reset')]
  await world.database.transaction((tx) => revokeTokens(tx, 'register', mara.subject))
  expect(await take('register', register)).toBeNull()
  await world.advance(3_600_000)
  expect((await world.identity.sweep()).tokens).toBeGreaterThan(0)
  expect(await take('reset', reset)).toBeNull()
  const { rowCount } = await world.database.query('select from identity.one_time_token')
  expect(rowCount).toBe(0)
})
