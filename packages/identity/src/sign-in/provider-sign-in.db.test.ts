import { AppError } from 'contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'
import { NextStepRequired } from './next-step-required.ts'
import type { ProviderPerson } from './provider-sign-in.ts'

const UNKNOWN = new AppError('PROVIDER_PERSON_UNKNOWN')
const ISSUER = 'https://sign-in.osprey.example'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld('2026-11-20T09:00:00.000Z')
})

afterAll(() => world.close())

const providerPerson = (facts: Partial<ProviderPerson>): ProviderPerson => ({
  issuer: ISSUER,
  subject: 'subject',
  email: null,
  isOfProvider: (email) => email.endsWith('@osprey.example'),
  ip: '198.51.100.7',
  ...facts,
})

const events = async (): Promise<unknown[][]> => {
  const { rows } = await world.database.query(`select event->>'kind', event->>'userId' from toy_event`)
  return rows
}

it('begins the session of the login with the address, and finds it by the subject afterwards', async () => {
  const email = await world.addPerson('mara')
  const { token, session, deviceToken } = await world.identity.providers.signIn(
    providerPerson({ subject: 'of-mara', email: ` ${email.toUpperCase()}` }),
  )
  expect(session.person.userId).toBe('mara')
  expect(await world.other.session(token)).toEqual(session)
  expect(deviceToken).toMatch(/^[\w-]{43}$/)
  await world.addPerson('theo')
  const again = await world.identity.providers.signIn(
    providerPerson({ subject: 'of-mara', email: 'theo@osprey.example', deviceToken: deviceToken ?? '' }),
  )
  expect([again.session.person.userId, again.deviceToken]).toEqual(['mara', null])
  expect(await events()).toEqual([
    ['ProviderAdded', 'mara'],
    ['SignIn', 'mara'],
    ['SignIn', 'mara'],
  ])
})

it('refuses a sign-in by an address that its owner has changed', async () => {
  const email = await world.addPerson('lena')
  await world.identity.providers.signIn(providerPerson({ subject: 'of-lena', email }))
  await expect(world.identity.providers.signIn(providerPerson({ subject: 'of-her-successor', email }))).rejects.toEqual(
    UNKNOWN,
  )
  expect(await world.identity.providers.signIn(providerPerson({ subject: 'of-lena' }))).toMatchObject({
    session: { person: { userId: 'lena' } },
  })
})

it('refuses people who are unknown, inactive, or of another provider', async () => {
  const gone = await world.addPerson('gone', { active: false })
  const theirs = await world.addPerson('ines')
  await world.database.query("update toy_person set email = 'ines@northfield.example' where user_id = 'ines'")
  const before = (await events()).length
  for (const email of [null, 'nobody@osprey.example', gone, theirs, 'ines@northfield.example']) {
    await expect(world.identity.providers.signIn(providerPerson({ subject: 'of-somebody', email }))).rejects.toEqual(
      UNKNOWN,
    )
  }
  expect((await events()).slice(before)).toEqual(Array(5).fill(['SignInFailed', null]))
  expect(
    (await world.database.query("select from identity.provider_login where subject = 'of-somebody'")).rowCount,
  ).toBe(0)
})

it('ends with the address: a login that has moved to another customer is no longer found by its subject', async () => {
  const email = await world.addPerson('sam')
  await world.identity.providers.signIn(providerPerson({ subject: 'of-sam', email }))
  await world.database.query("update toy_person set email = 'sam@elsewhere.example' where user_id = 'sam'")
  await expect(world.identity.providers.signIn(providerPerson({ subject: 'of-sam', email }))).rejects.toEqual(UNKNOWN)
})

it('asks for the second factor that a login must have', async () => {
  const email = await world.addPerson('jonas')
  const strict = world.instance({ requiresSecondFactor: () => true })
  const refused = strict.providers.signIn(providerPerson({ subject: 'of-jonas', email }))
  await expect(refused).rejects.toMatchObject({ code: 'SECOND_FACTOR_SET_UP_REQUIRED', step: 'factor-set-up' })
  await expect(refused).rejects.toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) })
})

it('binds a login to its subject only when the second factor is given', async () => {
  const email = await world.addPerson('rosa')
  const strict = world.instance({ requiresSecondFactor: () => true })
  const bound = async (): Promise<unknown[]> => {
    const { rows } = await world.database.query("select subject from identity.provider_login where user_id = 'rosa'")
    return rows.flat()
  }
  const stepOf = async (subject: string): Promise<string> => {
    const refused = await strict.providers.signIn(providerPerson({ subject, email })).catch((error: unknown) => error)
    if (!(refused instanceof NextStepRequired)) throw new Error(`No further step: ${String(refused)}`)
    return refused.token
  }
  await stepOf('of-an-intruder')
  expect(await bound()).toEqual([])
  const who = { stepToken: await stepOf('of-rosa'), ip: '198.51.100.7' }
  const { token, key } = await strict.secondFactors.beginApp(who)
  const { rows } = await world.database.query('select app_now()')
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(String(rows[0]?.[0])) })
  expect(await strict.secondFactors.confirmApp(who, { token, code })).toMatchObject({ begun: { session: {} } })
  expect(await bound()).toEqual(['of-rosa'])
  expect(await events()).toContainEqual(['ProviderAdded', 'rosa'])
})

it('binds a subject to one of two logins that come with it at once', async () => {
  const emails = [await world.addPerson('first'), await world.addPerson('second')]
  const outcomes = await Promise.allSettled(
    emails.map((email, at) =>
      (at === 0 ? world.identity : world.other).providers.signIn(providerPerson({ subject: 'of-both', email })),
    ),
  )
  const { rows } = await world.database.query("select user_id from identity.provider_login where subject = 'of-both'")
  expect(rows.length).toBe(1)
  const signedIn = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.session.person.userId] : [],
  )
  expect(new Set(signedIn)).toEqual(new Set(rows.map(([userId]) => userId)))
})

it('remembers what was begun for ten minutes, and ends it once', async () => {
  const { providers } = world.identity
  const visit = { issuer: ISSUER, startUrl: '/case-manager' }
  const secret = await providers.begin(visit)
  expect(await providers.read(secret)).toEqual(visit)
  const taken = await Promise.all(Array.from({ length: 5 }, () => providers.take(secret)))
  expect(taken.filter((each) => each !== null)).toEqual([visit])
  expect(await providers.read(secret)).toBeNull()
  const late = await providers.begin(visit)
  await world.advance(600_001)
  expect(await providers.take(late)).toBeNull()
  expect(await providers.take('unknown')).toBeNull()
})

it('keeps the password as another way', async () => {
  const email = await world.addPerson('priya')
  await world.identity.providers.signIn(providerPerson({ subject: 'of-priya', email }))
  const { session } = await world.identity.signIn({ email, password: PASSWORD, ip: '203.0.113.9' })
  expect(session.person.userId).toBe('priya')
})

it('removes a binding by the password, ends the sessions that it began, and binds the next sign-in by the address', async () => {
  const email = await world.addPerson('ayla')
  const { secondFactors, providers, signIn } = world.identity
  const intruder = await providers.signIn(providerPerson({ subject: 'of-an-intruder-2', email }))
  const own = await signIn({ email, password: PASSWORD, ip: '203.0.113.10' })
  const who = { userId: 'ayla', sessionId: own.session.id, ip: '203.0.113.10', password: PASSWORD }
  expect(await secondFactors.of('ayla')).toMatchObject({
    providers: [{ issuer: ISSUER, addedAt: expect.stringMatching(/^2026-11-/) }],
  })
  await expect(secondFactors.removeProvider({ ...who, password: 'Not-the-right.1' }, ISSUER)).rejects.toMatchObject({
    code: 'PASSWORD_INCORRECT',
  })
  await secondFactors.removeProvider(who, 'https://sign-in.elsewhere.example')
  expect(await world.identity.session(intruder.token)).not.toBeNull()
  await secondFactors.removeProvider(who, ISSUER)
  expect(await secondFactors.of('ayla')).toMatchObject({ providers: [] })
  expect([await world.identity.session(intruder.token), await world.identity.session(own.token)]).toEqual([
    null,
    expect.any(Object),
  ])
  expect((await events()).filter(([, userId]) => userId === 'ayla').map(([kind]) => kind)).toContain('ProviderRemoved')
  await expect(providers.signIn(providerPerson({ subject: 'of-an-intruder-2' }))).rejects.toEqual(UNKNOWN)
  const next = await providers.signIn(providerPerson({ subject: 'of-ayla', email }))
  expect(next.session.person.userId).toBe('ayla')
})

it('removes a binding of a login that must have a second factor and has none yet', async () => {
  const email = await world.addPerson('nora')
  await world.identity.providers.signIn(providerPerson({ subject: 'of-nora', email }))
  const { session } = await world.identity.signIn({ email, password: PASSWORD, ip: '203.0.113.11' })
  const { secondFactors } = world.instance({ requiresSecondFactor: () => true })
  const who = { userId: 'nora', sessionId: session.id, ip: '203.0.113.11', password: PASSWORD }
  await secondFactors.removeProvider(who, ISSUER)
  expect(await secondFactors.of('nora')).toMatchObject({ isRequired: true, providers: [] })
})
