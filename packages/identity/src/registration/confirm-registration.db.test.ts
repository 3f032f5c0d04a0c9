import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const link = (email: string): Promise<string> =>
  world.database.transaction((tx) => world.identity.issueToken(tx, 'register', { subject: email, facts: {} }))
const confirm = (token: string, password = PASSWORD, by = world.identity) =>
  by.confirmRegistration({ token, password, acceptedTerms: '2025-03', currentTerms: '2025-03' })
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof AppError ? error.code : error))
const signIn = (email: string) => outcome(world.identity.signIn({ email, password: PASSWORD, ip: '198.51.100.1' }))
const news = async () => (await world.database.query('select line from toy_news order by line')).rows.flat()

it('creates a user with a password, who cannot sign in before that', async () => {
  const token = await link('yuki@osprey.example')
  expect(await signIn('yuki@osprey.example')).toBe('SIGN_IN_FAILED')
  expect(await confirm(token)).toEqual({ email: 'yuki@osprey.example' })
  expect(await signIn('yuki@osprey.example')).toMatchObject({ session: { person: { userId: 'yuki' } } })
  expect(await news()).toContain('yuki accepted 2025-03')
  expect(await outcome(confirm(token))).toBe('EMAIL_ALREADY_REGISTERED')
  expect(await outcome(world.identity.previewRegistration(token))).toBe('EMAIL_ALREADY_REGISTERED')
  expect(await outcome(world.identity.previewRegistration('x'.repeat(43)))).toBe('LINK_INVALID')
})

it('keeps the link valid and creates no user when the password breaks a rule', async () => {
  const token = await link('grete@osprey.example')
  expect(await outcome(confirm(token, 'short'))).toBe('PASSWORD_REFUSED')
  expect(await signIn('grete@osprey.example')).toBe('SIGN_IN_FAILED')
  expect(await confirm(token)).toEqual({ email: 'grete@osprey.example' })
})

it('invalidates the links for the address that others requested before its owner registered', async () => {
  const [theirs, mine] = [await link('noor@osprey.example'), await link('noor@osprey.example')]
  await confirm(mine)
  expect(await outcome(confirm(theirs, `${PASSWORD}.attacker`))).toBe('LINK_INVALID')
  expect(await signIn('noor@osprey.example')).toMatchObject({ session: {} })
})

it('accepts one of many concurrent registrations', async () => {
  const token = await link('many@osprey.example')
  const tries = Array.from({ length: 10 }, (_, index) =>
    outcome(confirm(token, PASSWORD, index % 2 === 0 ? world.identity : world.other)),
  )
  const codes = (await Promise.all(tries)).filter((each) => typeof each === 'string')
  expect(codes).toEqual(Array(9).fill('EMAIL_ALREADY_REGISTERED'))
})

it('cancels a registration with all links of its address, also when it is already cancelled', async () => {
  const [first, second, peer] = [
    await link('sam@wing.example'),
    await link('sam@wing.example'),
    await link('b@x.example'),
  ]
  await world.identity.cancelRegistration(first)
  await world.identity.cancelRegistration(first)
  await world.identity.cancelRegistration('nothing')
  expect(await outcome(confirm(second))).toBe('LINK_INVALID')
  expect(await confirm(peer)).toEqual({ email: 'b@x.example' })
})
