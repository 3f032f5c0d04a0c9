import { AppError } from 'contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NextStepRequired } from './sign-in/next-step-required.ts'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from './testing/identity-world.ts'

const START = '2026-11-20T09:00:00.000Z'
const STEP_MS = 30_000
let world: IdentityWorld
let networks = 0

beforeAll(async () => {
  world = await openIdentityWorld(START)
})

afterAll(() => world.close())

const newNetwork = (): string => `198.51.${networks++}.7`
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof AppError ? error.code : error))
const news = async () => (await world.database.query('select line from toy_news')).rows.flat()

/** The code that an app with this key shows so many steps from now. */
async function codeOf(key: string, stepsAhead = 0): Promise<string> {
  const { rows } = await world.database.query('select app_now()')
  const timestamp = Date.parse(String(rows[0]?.[0])) + stepsAhead * STEP_MS
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
}

/** A user with a session and an authenticator app. */
async function personWithApp(userId: string) {
  const email = await world.addPerson(userId)
  const ip = newNetwork()
  const { session } = await world.identity.signIn({ email, password: PASSWORD, ip })
  const who = { userId, sessionId: session.id, password: PASSWORD, ip }
  const { token, key } = await world.identity.secondFactors.beginApp(who)
  const confirmed = world.identity.secondFactors.confirmApp(who, { token, code: await codeOf(key) })
  const { recoveryCodes } = await confirmed
  // Codes of the step in which the app was added are used up.
  await world.advance(STEP_MS)
  return { email, ip, who, key, recoveryCodes }
}

async function stepToken(email: string, by = world.identity, ip = newNetwork()): Promise<string> {
  const refused = await by.signIn({ email, password: PASSWORD, ip }).catch((error: unknown) => error)
  if (!(refused instanceof NextStepRequired)) throw new Error(`No further step: ${String(refused)}`)
  return refused.token
}

const verify = (token: string, code: string, ip = newNetwork()) =>
  world.identity.secondFactors.verify({ token, code, ip })

it('asks for the code of an app once it is added, and accepts each code once', async () => {
  const { email, key } = await personWithApp('mara')
  const first = await stepToken(email)
  expect(await world.identity.session(first)).toBeNull()
  const code = await codeOf(key)
  const { token, session } = await verify(first, ` ${code.slice(0, 3)} ${code.slice(3)}`)
  expect(session.person.userId).toBe('mara')
  expect(await world.identity.session(token)).toEqual(session)
  expect(await outcome(verify(await stepToken(email), code))).toBe('CODE_INCORRECT')
})

it('accepts the codes of one step before and after, and of no other, and none older than the newest', async () => {
  const { email, key } = await personWithApp('theo')
  await world.advance(10 * STEP_MS)
  for (const [steps, expected] of [
    [-2, 'CODE_INCORRECT'],
    [2, 'CODE_INCORRECT'],
    [-1, 'in'],
    [1, 'in'],
    [0, 'CODE_INCORRECT'],
  ] as const) {
    const [code, token] = [await codeOf(key, steps), await stepToken(email)]
    // Beyond the delay that wrong codes cause, within the same step.
    await world.advance(2_000)
    const answer = await outcome(verify(token, code).then(() => 'in'))
    expect([steps, answer]).toEqual([steps, expected])
  }
})

it('ends the other sessions, notifies the owner and records each change', async () => {
  const email = await world.addPerson('lena')
  const ip = newNetwork()
  const [own, second] = [
    await world.identity.signIn({ email, password: PASSWORD, ip }),
    await world.identity.signIn({ email, password: PASSWORD, ip }),
  ]
  const who = { userId: 'lena', sessionId: own.session.id, password: PASSWORD, ip }
  const { secondFactors } = world.identity
  const { token, key, address, qrCode } = await secondFactors.beginApp(who)
  expect(address).toContain(`secret=${key}`)
  expect(address).toContain('lena%40osprey.example')
  expect(qrCode).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) })
  // Nothing has changed before a code has proven that the app has the key.
  expect(await secondFactors.of('lena')).toMatchObject({ appAddedAt: null, recoveryCodesLeft: 0 })
  expect(await outcome(secondFactors.confirmApp(who, { token, code: '000000' }))).toBe('CODE_INCORRECT')
  await secondFactors.confirmApp(who, { token, code: await codeOf(key) })
  expect(await outcome(secondFactors.confirmApp(who, { token, code: await codeOf(key, 1) }))).toBe('STEP_EXPIRED')
  expect(await secondFactors.of('lena')).toMatchObject({ appAddedAt: expect.any(String), recoveryCodesLeft: 10 })
  expect([await world.identity.session(own.token), await world.identity.session(second.token)]).toEqual([
    own.session,
    null,
  ])
  await secondFactors.removeApp(who)
  expect(await secondFactors.of('lena')).toMatchObject({ appAddedAt: null, recoveryCodesLeft: 0 })
  expect(await outcome(world.identity.signIn({ email, password: PASSWORD, ip }))).toMatchObject({ session: {} })
  expect(await news()).toEqual(expect.arrayContaining(['lena: AuthenticatorAppAdded', 'lena: AuthenticatorAppRemoved']))
  const { rows } = await world.database.query(
    "select event ->> 'kind' from toy_event where event ->> 'userId' = 'lena'",
  )
  expect(rows.flat()).toEqual(expect.arrayContaining(['AuthenticatorAppAdded', 'AuthenticatorAppRemoved']))
})

it('asks for the password before each change, and counts wrong ones', async () => {
  const { who } = await personWithApp('paula')
  const { secondFactors } = world.identity
  const wrong = { ...who, password: 'wrong' }
  expect(await outcome(secondFactors.beginApp(wrong))).toBe('PASSWORD_INCORRECT')
  expect(await outcome(secondFactors.removeApp(wrong))).toBe('PASSWORD_INCORRECT')
  expect(await outcome(secondFactors.makeRecoveryCodes(wrong))).toBe('PASSWORD_INCORRECT')
  for (const _ of [4, 5]) await outcome(secondFactors.removeApp(wrong))
  expect(await outcome(secondFactors.removeApp(who))).toBe('TOO_MANY_REQUESTS')
})

it('counts wrong codes like wrong passwords, and a right password makes no room for more of them', async () => {
  const { email, key } = await personWithApp('ines')
  const ip = newNetwork()
  for (let tries = 1; tries <= 2; tries++) {
    expect(await outcome(verify(await stepToken(email, world.identity, ip), '000000', ip))).toBe('CODE_INCORRECT')
  }
  // Two passwords and two codes: the fifth attempt is the last one without a delay.
  const token = await stepToken(email, world.identity, ip)
  expect(await outcome(verify(token, await codeOf(key), ip))).toBe('TOO_MANY_REQUESTS')
  await world.advance(1_000)
  expect(await outcome(verify(token, await codeOf(key), ip))).toMatchObject({ session: {} })
  // After a sign-in the count restarts.
  expect(await stepToken(email, world.identity, ip)).toEqual(expect.any(String))
})

it('signs in by each recovery code once, and stores their hashes alone', async () => {
  const { email, who, recoveryCodes } = await personWithApp('yuki')
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', two = ''] = recoveryCodes
  expect(first).toMatch(/^\d{4}(-\d{4}){3}$/)
  const { rows } = await world.database.query(
    "select row_to_json(c)::text from identity.recovery_code c where user_id = 'yuki'",
  )
  expect(rows.flat().join()).not.toContain(first.replaceAll('-', ''))
  expect(await outcome(verify(await stepToken(email), first))).toMatchObject({ session: {} })
  expect(await outcome(verify(await stepToken(email), first))).toBe('CODE_INCORRECT')
  expect(await world.identity.secondFactors.of('yuki')).toMatchObject({ recoveryCodesLeft: 9 })
  const created = await world.identity.secondFactors.makeRecoveryCodes(who)
  expect(await outcome(verify(await stepToken(email), two))).toBe('CODE_INCORRECT')
  const last = await stepToken(email)
  // Beyond the delay that wrong codes cause.
  await world.advance(2_000)
  expect(await outcome(verify(last, created[0] ?? ''))).toMatchObject({ session: {} })
  expect(await news()).toEqual(expect.arrayContaining(['yuki: RecoveryCodeUsed', 'yuki: RecoveryCodesMade']))
})

it('lets one of many concurrent attempts in by a code', async () => {
  const { email, key, recoveryCodes } = await personWithApp('noor')
  for (const code of [await codeOf(key), recoveryCodes[0] ?? '']) {
    const token = await stepToken(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => outcome(verify(token, code).then(() => 'in'))))
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1)
    await world.advance(400_000)
  }
})

it('ends the step after ten minutes, with its use and with a new password', async () => {
  const { email, key } = await personWithApp('grete')
  const late = await stepToken(email)
  await world.advance(600_000)
  expect(await outcome(verify(late, await codeOf(key)))).toBe('STEP_EXPIRED')
  const used = await stepToken(email)
  await verify(used, await codeOf(key))
  await world.advance(2 * STEP_MS)
  expect(await outcome(verify(used, await codeOf(key)))).toBe('STEP_EXPIRED')
  const old = await stepToken(email)
  await world.database.transaction((tx) => world.identity.setPassword(tx, 'grete', `${PASSWORD}.next`))
  expect(await outcome(verify(old, await codeOf(key)))).toBe('STEP_EXPIRED')
  expect(await outcome(verify('nonsense', await codeOf(key)))).toBe('STEP_EXPIRED')
})

it('has a factor set up before the first session of a user who must have one, who cannot remove it', async () => {
  const email = await world.addPerson('priya')
  const strict = world.instance({ requiresSecondFactor: ({ userId }) => userId === 'priya' })
  const { secondFactors } = strict
  expect(await outcome(strict.signIn({ email, password: PASSWORD, ip: newNetwork() }))).toBe(
    'SECOND_FACTOR_SET_UP_REQUIRED',
  )
  const token = await stepToken(email, strict)
  const who = { stepToken: token, ip: newNetwork() }
  // It is not the step of a user who has a factor.
  expect(await outcome(verify(token, '000000'))).toBe('STEP_EXPIRED')
  const { key, token: appToken } = await secondFactors.beginApp(who)
  const { recoveryCodes, begun } = await secondFactors.confirmApp(who, { token: appToken, code: await codeOf(key) })
  expect(recoveryCodes).toHaveLength(10)
  expect(begun?.session.person.userId).toBe('priya')
  expect(await outcome(secondFactors.beginApp(who))).toBe('STEP_EXPIRED')
  expect(await secondFactors.of('priya')).toMatchObject({ isRequired: true })
  const owner = { userId: 'priya', sessionId: begun?.session.id ?? '', password: PASSWORD, ip: newNetwork() }
  expect(await outcome(secondFactors.removeApp(owner))).toBe('LAST_SECOND_FACTOR')
  // A new phone takes the place of the old one.
  const again = await secondFactors.beginApp(owner)
  await world.advance(STEP_MS)
  const replaced = await secondFactors.confirmApp(owner, { token: again.token, code: await codeOf(again.key) })
  expect(replaced).toEqual({ recoveryCodes: [], begun: null })
  await world.advance(STEP_MS)
  expect(await outcome(verify(await stepToken(email, strict), await codeOf(key)))).toBe('CODE_INCORRECT')
  expect(await outcome(verify(await stepToken(email, strict), await codeOf(again.key)))).toMatchObject({ session: {} })
})

it('lets no step of a known password replace the factor that the owner has added since', async () => {
  const email = await world.addPerson('vera')
  const strict = world.instance({ requiresSecondFactor: ({ userId }) => userId === 'vera' })
  const { secondFactors } = strict
  const steps = [await stepToken(email, strict), await stepToken(email, strict), await stepToken(email, strict)]
  const [early, late, own] = steps.map((token) => ({ stepToken: token, ip: newNetwork() }))
  if (early === undefined || late === undefined || own === undefined) throw new Error('A step is missing')
  const intruders = await secondFactors.beginApp(early)
  const owners = await secondFactors.beginApp(own)
  const { begun } = await secondFactors.confirmApp(own, { token: owners.token, code: await codeOf(owners.key) })
  expect(begun?.session.person.userId).toBe('vera')
  const proof = { token: intruders.token, code: await codeOf(intruders.key) }
  expect(await outcome(secondFactors.confirmApp(early, proof))).toBe('STEP_EXPIRED')
  expect(await outcome(secondFactors.beginApp(late))).toBe('STEP_EXPIRED')
  await world.advance(STEP_MS)
  const verification = { token: await stepToken(email, strict), code: await codeOf(owners.key), ip: newNetwork() }
  expect(await outcome(secondFactors.verify(verification))).toMatchObject({ session: {} })
})

it('ends the steps of other sign-ins with a new factor', async () => {
  const { email, who, key } = await personWithApp('wim')
  const step = await stepToken(email)
  const { token, key: newKey } = await world.identity.secondFactors.beginApp(who)
  await world.identity.secondFactors.confirmApp(who, { token, code: await codeOf(newKey) })
  await world.advance(STEP_MS)
  for (const each of [key, newKey]) expect(await outcome(verify(step, await codeOf(each)))).toBe('STEP_EXPIRED')
})

it('separates the apps that two users set up', async () => {
  const [first, two] = [await personWithApp('omar'), await personWithApp('pia')]
  const { secondFactors } = world.identity
  const { token, key } = await secondFactors.beginApp(first.who)
  expect(await outcome(secondFactors.confirmApp(two.who, { token, code: await codeOf(key) }))).toBe('STEP_EXPIRED')
})
