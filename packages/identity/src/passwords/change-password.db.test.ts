import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const NEXT = `${PASSWORD}.next`
const ip = '198.51.100.1'
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof AppError ? error.code : error))
const change = (userId: string, currentPassword: string, password = NEXT) =>
  world.identity.changePassword({ userId, currentPassword, password, ip })
const signIn = (email: string, password: string) => world.identity.signIn({ email, password, ip })

it('changes the password, ends all sessions and begins a new one for the caller', async () => {
  const email = await world.addPerson('mara')
  const [here, elsewhere] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)]
  const link = await world.database.transaction((tx) =>
    world.identity.issueToken(tx, 'reset', { subject: 'mara', facts: {} }),
  )
  // Another person with the old password may have added it.
  await world.database.query(
    `insert into identity.provider_login (issuer, subject, user_id, added_at) values ('https://sign-in.example', 's', 'mara', app_now())`,
  )
  const { token, session } = await change('mara', PASSWORD)
  expect(await world.identity.session(token)).toEqual(session)
  for (const old of [here, elsewhere]) expect(await world.identity.session(old.token)).toBeNull()
  expect(await outcome(signIn(email, PASSWORD))).toBe('SIGN_IN_FAILED')
  expect((await signIn(email, NEXT)).session.person.userId).toBe('mara')
  expect(await outcome(world.identity.resetPassword({ token: link, password: `${NEXT}.2` }))).toBe('LINK_INVALID')
  const { rows } = await world.database.query('select line from toy_news')
  expect(rows).toEqual([['mara has another password, https://sign-in.example stays']])
})

it('counts wrong current passwords like failed sign-ins, but not broken rules', async () => {
  const email = await world.addPerson('nils')
  for (let number = 0; number < 8; number++)
    expect(await outcome(change('nils', PASSWORD, 'short'))).toBe('PASSWORD_REFUSED')
  for (let number = 0; number < 5; number++) expect(await outcome(change('nils', 'wrong'))).toBe('PASSWORD_INCORRECT')
  expect(await outcome(change('nils', PASSWORD))).toBe('TOO_MANY_REQUESTS')
  expect(await outcome(signIn(email, PASSWORD))).toBe('TOO_MANY_REQUESTS')
  await world.advance(1_000)
  expect(await change('nils', PASSWORD)).toMatchObject({ session: { person: { userId: 'nils' } } })
})

it('accepts one of two concurrent changes', async () => {
  await world.addPerson('twice')
  const both = await Promise.all([
    outcome(change('twice', PASSWORD, `${NEXT}.1`)),
    outcome(world.other.changePassword({ userId: 'twice', currentPassword: PASSWORD, password: `${NEXT}.2`, ip })),
  ])
  expect(both.filter((each) => each === 'PASSWORD_INCORRECT')).toHaveLength(1)
})

it('does not check the current password after a hundred wrong ones', async () => {
  await world.addPerson('stopped')
  await world.database.query(
    `insert into identity.sign_in_attempt (kind, key, attempts, last_attempt_at) values ('user', 'stopped', 100, app_now())`,
  )
  expect(await outcome(change('stopped', PASSWORD))).toBe('SIGN_IN_STOPPED')
})
