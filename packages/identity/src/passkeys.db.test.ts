import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NextStepRequired } from './sign-in/next-step-required.ts'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from './testing/identity-world.ts'
import { type Changes, type SoftwareAuthenticator, softwareAuthenticator } from './testing/software-authenticator.ts'

const ORIGIN = 'https://help.example.com'
let world: IdentityWorld
let networks = 0

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const newNetwork = (): string => `198.51.${networks++}.7`
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof AppError ? error.code : error))

async function signedIn(userId: string) {
  const email = await world.addPerson(userId)
  const ip = newNetwork()
  const { session, token } = await world.identity.signIn({ email, password: PASSWORD, ip })
  return { email, token, who: { userId, sessionId: session.id, password: PASSWORD, ip } }
}

type Who = Awaited<ReturnType<typeof signedIn>>['who']

async function add(who: Who, device: SoftwareAuthenticator, change?: Changes): Promise<readonly string[]> {
  const options = await world.identity.secondFactors.beginPasskey(who, ORIGIN)
  const response = device.create(options, change)
  return await world.identity.secondFactors.addPasskey(who, { name: 'Laptop', response, origin: ORIGIN })
}

async function use(device: SoftwareAuthenticator, change?: Changes) {
  const options = await world.identity.secondFactors.passkeyRequest(ORIGIN)
  const response = device.use(options, change)
  return await world.identity.secondFactors.signInByPasskey({ response, origin: ORIGIN, ip: newNetwork() })
}

it('signs in by a passkey alone, and asks for a second step after the password', async () => {
  const { email, who } = await signedIn('mara')
  const device = softwareAuthenticator(ORIGIN)
  const [recoveryCode = ''] = await add(who, device)
  expect(await use(device)).toMatchObject({ session: { person: { userId: 'mara' } } })
  const { passkeys } = await world.identity.secondFactors.of('mara')
  expect(passkeys).toEqual([
    { id: device.credentialId, name: 'Laptop', addedAt: expect.any(String), lastUsedAt: expect.any(String) },
  ])
  const half = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() }).catch((error) => error)
  expect(half).toBeInstanceOf(NextStepRequired)
  const verified = world.identity.secondFactors.verify({ token: half.token, code: recoveryCode, ip: newNetwork() })
  expect(await outcome(verified)).toMatchObject({ session: {} })
})

it.each<[string, Changes]>([
  ['another site', { origin: 'https://help.example.org' }],
  ['another domain', { domain: 'example.org' }],
  ['no verified user', { isVerified: false }],
  ['another key', { isForged: true }],
  ['a counter that went back', { counter: 1 }],
])('refuses a passkey with %s', async (what, change) => {
  const { who } = await signedIn(`refused-${what.replaceAll(' ', '-')}`)
  const device = softwareAuthenticator(ORIGIN)
  await add(who, device)
  await use(device)
  expect(await outcome(use(device, change))).toBe('PASSKEY_REFUSED')
  const { rows } = await world.database.query("select event->>'kind' from toy_event where event->>'userId' = $1", [
    who.userId,
  ])
  expect(rows.flat().at(-1)).toBe('SignInFailed')
  expect(await outcome(use(device))).toMatchObject({ session: {} })
})

it('adds no passkey of another site, without verification, by a challenge of another user or twice', async () => {
  const [{ who }, { who: second }] = [await signedIn('theo'), await signedIn('lena')]
  const device = softwareAuthenticator(ORIGIN)
  expect(await outcome(add(who, device, { origin: 'https://help.example.org' }))).toBe('PASSKEY_REFUSED')
  expect(await outcome(add(who, device, { isVerified: false }))).toBe('PASSKEY_REFUSED')
  const { secondFactors } = world.identity
  const options = await secondFactors.beginPasskey(second, ORIGIN)
  const response = device.create(options)
  const passkey = { name: 'Stolen', response, origin: ORIGIN }
  expect(await outcome(secondFactors.addPasskey(who, passkey))).toBe('PASSKEY_REFUSED')
  await add(who, device)
  expect(await outcome(add(second, device))).toBe('PASSKEY_REFUSED')
  expect(await outcome(secondFactors.beginPasskey({ ...who, password: 'wrong' }, ORIGIN))).toBe('PASSWORD_INCORRECT')
})

it('accepts each challenge once, for five minutes, and none that it has not given', async () => {
  const { who } = await signedIn('yuki')
  const device = softwareAuthenticator(ORIGIN)
  // An authenticator without a counter: only the challenge reveals a repetition.
  const uncounted = { counter: 0 }
  await add(who, device, uncounted)
  const { secondFactors } = world.identity
  const send = (response: ReturnType<SoftwareAuthenticator['use']>) =>
    outcome(secondFactors.signInByPasskey({ response, origin: ORIGIN, ip: newNetwork() }))
  const answer = device.use(await secondFactors.passkeyRequest(ORIGIN), uncounted)
  expect(await send(answer)).toMatchObject({ session: {} })
  expect(await send(answer)).toBe('PASSKEY_REFUSED')
  const late = await secondFactors.passkeyRequest(ORIGIN)
  await world.advance(300_000)
  expect(await send(device.use(late, uncounted))).toBe('PASSKEY_REFUSED')
  expect(await send(device.use({ challenge: 'A'.repeat(43) }, uncounted))).toBe('PASSKEY_REFUSED')
  expect(
    await send({ ...device.use(late), response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }),
  ).toBe('PASSKEY_REFUSED')
})

it('refuses the sign-in by a removed passkey, and of a user who may not sign in', async () => {
  const { email, token, who } = await signedIn('noor')
  const [first, two] = [softwareAuthenticator(ORIGIN), softwareAuthenticator(ORIGIN)]
  await add(who, first)
  await add(who, two)
  await world.identity.secondFactors.removePasskey(who, first.credentialId)
  expect(await outcome(use(first))).toBe('PASSKEY_REFUSED')
  await world.identity.secondFactors.removePasskey({ ...(await signedIn('omar')).who }, two.credentialId)
  const begun = await use(two)
  expect(begun.session.person.userId).toBe('noor')
  await world.identity.secondFactors.removePasskey(who, two.credentialId)
  expect([await world.identity.session(token), await world.identity.session(begun.token)]).toEqual([
    expect.any(Object),
    null,
  ])
  expect(await world.identity.secondFactors.of('noor')).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  expect(await outcome(world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() }))).toMatchObject({
    session: {},
  })
  await add(who, two)
  await world.database.query("update toy_person set active = false where user_id = 'noor'")
  expect(await outcome(use(two))).toBe('PASSKEY_REFUSED')
})
