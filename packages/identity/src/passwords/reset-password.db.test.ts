import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const NEXT = `${PASSWORD}.next`
const link = (userId: string): Promise<string> =>
  world.database.transaction((tx) => world.identity.issueToken(tx, 'reset', { subject: userId, facts: {} }))
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof AppError ? error.code : error))
const reset = (token: string, password = NEXT) => outcome(world.identity.resetPassword({ token, password }))
const signIn = (email: string, password: string) =>
  outcome(world.identity.signIn({ email, password, ip: '198.51.100.1' }).then(({ token }) => ({ token })))

it('sets a new password, ends every session and invalidates the other links', async () => {
  const email = await world.addPerson('mara')
  const session = (await signIn(email, PASSWORD)) as { token: string }
  const [token, second] = [await link('mara'), await link('mara')]
  expect(await reset(token)).toBeUndefined()
  expect(await world.identity.session(session.token)).toBeNull()
  expect(await reset(second, `${PASSWORD}.attacker`)).toBe('LINK_INVALID')
  expect(await signIn(email, PASSWORD)).toBe('SIGN_IN_FAILED')
  expect(await signIn(email, NEXT)).toMatchObject({ token: expect.any(String) })
  const { rows } = await world.database.query('select line from toy_news')
  expect(rows).toEqual([['mara has another password']])
})

it('keeps the link when the password breaks a rule or was used before', async () => {
  await world.addPerson('nils')
  const token = await link('nils')
  expect(await reset(token, 'short')).toBe('PASSWORD_REFUSED')
  expect(await reset(token, PASSWORD)).toBe('PASSWORD_USED_BEFORE')
  expect(await reset(token)).toBeUndefined()
})

it('lets a user sign in again who was blocked by failed attempts', async () => {
  const email = await world.addPerson('stopped')
  await world.database.query(
    `insert into identity.sign_in_attempt (kind, key, attempts, last_attempt_at) values ('user', 'stopped', 100, app_now())`,
  )
  expect(await signIn(email, PASSWORD)).toBe('SIGN_IN_STOPPED')
  await reset(await link('stopped'))
  await world.advance(600_000)
  expect(await signIn(email, NEXT)).toMatchObject({ token: expect.any(String) })
})

it('changes nothing for a user who may not sign in, or for an invalid link', async () => {
  await world.addPerson('gone')
  const token = await link('gone')
  await world.database.query("update toy_person set active = false where user_id = 'gone'")
  for (const item of [token, '', 'A'.repeat(43), `${token}A`]) expect(await reset(item)).toBe('LINK_INVALID')
})
