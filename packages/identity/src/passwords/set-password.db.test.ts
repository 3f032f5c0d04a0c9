import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const set = (userId: string, password: string): Promise<unknown> =>
  world.database.transaction((tx) => world.identity.setPassword(tx, userId, password)).catch((error) => error)

const refused = (rules: string): AppError =>
  new AppError(
    rules === 'notUsedBefore' ? 'PASSWORD_USED_BEFORE' : 'PASSWORD_REFUSED',
    { rules, number: 3 },
    { field: 'password' },
  )

it('names the rules that a new password breaks', async () => {
  await world.addPerson('ruled')
  expect(await set('ruled', 'short')).toEqual(refused('length upperCase digit special'))
  expect(await set('ruled', 'My Password1.x')).toEqual(refused('noSpaces noPasswordWord'))
})

it('refuses a password that is common or easy to guess, and one made of the address', async () => {
  await world.addPerson('guessed')
  expect(await set('guessed', 'Aaaaaaaaaaaaa1!')).toEqual(refused('hardToGuess'))
  const change = {
    userId: 'guessed',
    currentPassword: PASSWORD,
    password: 'Guessed@osprey.example1',
    ip: '203.0.113.1',
  }
  await expect(world.identity.changePassword(change)).rejects.toEqual(refused('hardToGuess'))
  // Easy to guess only with the address.
  expect(await set('guessed', change.password)).toBeUndefined()
})

it('refuses the current password and the two before it, and accepts the one before those', async () => {
  await world.addPerson('historic')
  const next = (number: number): string => `${PASSWORD}.${number}`
  expect(await set('historic', PASSWORD)).toEqual(refused('notUsedBefore'))
  expect(await set('historic', next(1))).toBeUndefined()
  expect(await set('historic', next(2))).toBeUndefined()
  for (const used of [PASSWORD, next(1), next(2)]) expect(await set('historic', used)).toEqual(refused('notUsedBefore'))
  expect(await set('historic', next(3))).toBeUndefined()
  expect(await set('historic', PASSWORD)).toBeUndefined()
  const { rows } = await world.database.query(
    `select count(*) from identity.password_history where user_id = 'historic'`,
  )
  expect(rows).toEqual([[3]])
})

it('keeps the old password when the transaction is rolled back', async () => {
  const email = await world.addPerson('undecided')
  const undone = world.database.transaction(async (tx) => {
    await world.identity.setPassword(tx, 'undecided', `${PASSWORD}.New`)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const signIn = world.identity.signIn({ email, password: PASSWORD, ip: '203.0.113.1' })
  expect((await signIn).session.person.userId).toBe('undecided')
})

it('accepts a password in any Unicode composition of its letters', async () => {
  const email = await world.addPerson('composed', { password: `${PASSWORD}Zu\u0308rich` })
  const signIn = world.identity.signIn({ email, password: `${PASSWORD}Z\u00fcrich`, ip: '203.0.113.1' })
  expect((await signIn).session.person.userId).toBe('composed')
  expect(await set('composed', `${PASSWORD}Z\u00fcrich`)).toEqual(refused('notUsedBefore'))
})
