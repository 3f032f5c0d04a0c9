import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignInLimits, signInLimits } from '../attempts/sign-in-limits.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import { createPasswordHasher, type PasswordHasher } from '../passwords/password-hasher.ts'
import { cheapHashes } from '../testing/cheap-hashes.ts'
import { type IdentityWorld, openIdentityWorld, PASSWORD } from '../testing/identity-world.ts'
import { type ToyPerson, toyPeople } from '../testing/toy-people.ts'
import { signIn } from './sign-in.ts'

const START = '2026-11-20T09:00:00.000Z'
const FAILED = new AppError('SIGN_IN_FAILED')

let world: IdentityWorld
let networks = 0

beforeAll(async () => {
  world = await openIdentityWorld(START)
})

afterAll(() => world.close())

// Each test uses its own network, so that none uses up the attempts of another.
const newNetwork = (): string => `198.51.${networks++}.7`

const partsWith = (hasher: PasswordHasher, limits: SignInLimits): CredentialParts<ToyPerson> => ({
  database: world.database,
  people: toyPeople,
  hasher,
  isEasyToGuess: () => false,
  limits,
  sessionIdleSeconds: 1_800,
  absoluteSeconds: () => 3_600,
  requiresSecondFactor: () => false,
})

const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => 'in').catch((error) => error)

it('returns the session of the user; the address can be in any case', async () => {
  const email = await world.addPerson('mara')
  const { token, session } = await world.identity.signIn({
    email: ` ${email.toUpperCase()} `,
    password: PASSWORD,
    ip: newNetwork(),
  })
  expect(session).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    person: expect.objectContaining({ userId: 'mara', principal: { profile: 'Customer' } }),
    csrfToken: expect.stringMatching(/^[\w-]{43}$/),
    idleExpiresAt: '2026-11-20T09:30:00.000Z',
    expiresAt: '2026-11-20T21:00:00.000Z',
    isFirst: true,
  })
  expect(await world.identity.session(token)).toEqual(session)
  expect(await world.other.session(token)).toEqual(session)
})

it('marks the first session of a user, also after that session has ended', async () => {
  const email = await world.addPerson('newcomer')
  const signIn = () => world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  const first = await signIn()
  const second = await signIn()
  await world.database.transaction((tx) => world.identity.rewritePerson(tx, 'newcomer'))
  for (const { token } of [first, second]) {
    expect((await world.identity.session(token))?.isFirst).toBe(token === first.token)
    await world.identity.signOut(token)
  }
  expect((await signIn()).session.isFirst).toBe(false)
})

it('ends an agent\u2019s session after eight hours', async () => {
  const email = await world.addPerson('jonas')
  await world.database.query("update toy_person set profile = 'Agent' where user_id = 'jonas'")
  const { session } = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  expect(session.expiresAt).toBe('2026-11-20T17:00:00.000Z')
})

it('gives the same answer to every failure: wrong password, unknown, inactive, without password', async () => {
  const wrong = await world.addPerson('wrong')
  const inactive = await world.addPerson('inactive', { active: false })
  const bare = await world.addPerson('bare', { password: null })
  const ip = newNetwork()
  const answers = await Promise.all([
    outcome(world.identity.signIn({ email: wrong, password: `${PASSWORD}!`, ip })),
    outcome(world.identity.signIn({ email: 'nobody@osprey.example', password: PASSWORD, ip })),
    outcome(world.identity.signIn({ email: inactive, password: PASSWORD, ip })),
    outcome(world.identity.signIn({ email: bare, password: PASSWORD, ip })),
    outcome(world.identity.signIn({ email: '', password: '', ip })),
  ])
  expect(answers).toEqual(Array(5).fill(FAILED))
})

it('checks no password after 100 consecutive failures, and never calls the correct one incorrect, until a new one is set', async () => {
  const limits = { ...signInLimits, networkFailures: 1_000 }
  const patient = world.instance({ limits })
  // The failures are counted alike however long the comparison takes: two hundred real ones take many seconds.
  const failing = partsWith({ ...createPasswordHasher(cheapHashes), matches: async () => false }, limits)
  for (const email of [await world.addPerson('target'), 'nobody-at-all@osprey.example']) {
    const ip = newNetwork()
    const { deviceToken } = email.startsWith('target')
      ? await patient.signIn({ email, password: PASSWORD, ip })
      : { deviceToken: null }
    for (let failure = 1; failure <= 100; failure++) {
      expect(await outcome(signIn(failing, { email, password: 'wrong', ip }))).toEqual(FAILED)
      await world.advance(signInLimits.longestDelaySeconds * 1_000)
    }
    for (const password of [PASSWORD, 'wrong']) {
      expect(await outcome(patient.signIn({ email, password, ip }))).toEqual(new AppError('SIGN_IN_STOPPED'))
    }
    if (deviceToken !== null) {
      expect(await outcome(patient.signIn({ email, password: 'wrong', ip, deviceToken }))).toEqual(FAILED)
      expect(await outcome(patient.signIn({ email, password: PASSWORD, ip, deviceToken }))).toBe('in')
    }
  }
  await world.database.query("update identity.sign_in_attempt set attempts = 100 where key = 'target'")
  await world.database.transaction((tx) => patient.setPassword(tx, 'target', `${PASSWORD}.New`))
  const again = { email: 'target@osprey.example', password: `${PASSWORD}.New`, ip: newNetwork() }
  expect(await outcome(patient.signIn(again))).toBe('in')
})

it('gives 52 concurrent guesses in two processes five free ones, and none of them to the address alone', async () => {
  for (const email of [await world.addPerson('raced'), 'raced-stranger@osprey.example']) {
    const guesses = await Promise.all(
      Array.from({ length: 52 }, (_, index) => {
        const by = index % 2 === 0 ? world.identity : world.other
        return outcome(by.signIn({ email, password: index === 51 ? PASSWORD : 'wrong', ip: newNetwork() }))
      }),
    )
    const failed = guesses.filter((guess) => guess instanceof AppError && guess.code === 'SIGN_IN_FAILED')
    const delayed = guesses.filter((guess) => guess instanceof AppError && guess.code === 'TOO_MANY_REQUESTS')
    expect([failed.length, delayed.length]).toEqual([5, 47])
  }
  // The correct password was delayed, and is accepted a second later.
  await world.advance(1_000)
  const { email, ip } = { email: 'raced@osprey.example', ip: newNetwork() }
  expect(await outcome(world.identity.signIn({ email, password: PASSWORD, ip }))).toBe('in')
})

it('lets a known device in at once while others guess', async () => {
  const email = await world.addPerson('besieged')
  const { deviceToken } = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  const known = { email, ip: newNetwork(), deviceToken: String(deviceToken) }
  await Promise.all(
    Array.from({ length: 20 }, () =>
      outcome(world.other.signIn({ ...known, ip: newNetwork(), deviceToken: undefined, password: 'wrong' })),
    ),
  )
  const kept = await world.identity.signIn({ ...known, password: PASSWORD })
  expect(kept.deviceToken).toBeNull()
  // Its own failures delay it too.
  for (let failure = 0; failure < 5; failure++) {
    expect(await outcome(world.identity.signIn({ ...known, password: 'wrong' }))).toEqual(FAILED)
  }
  const wait = new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
  expect(await outcome(world.identity.signIn({ ...known, password: PASSWORD }))).toEqual(wait)
  await world.advance(1_000)
  expect(await outcome(world.identity.signIn({ ...known, password: PASSWORD }))).toBe('in')
})

it('knows a device for its own user only, ten of them, and none after a new password', async () => {
  const [email, second] = [await world.addPerson('many'), await world.addPerson('planter')]
  const signedIn = (as: string, deviceToken?: string) =>
    world.identity.signIn({ email: as, password: PASSWORD, ip: newNetwork(), deviceToken })
  const planted = String((await signedIn(second)).deviceToken)
  expect((await signedIn(email, planted)).deviceToken).not.toBeNull()
  const first = String((await signedIn(email)).deviceToken)
  for (let device = 0; device < 10; device++) {
    await world.advance(1_000)
    await signedIn(email)
  }
  expect((await signedIn(email, first)).deviceToken).not.toBeNull()
  const count = async () =>
    (await world.database.query("select from identity.known_device where user_id = 'many'")).rowCount
  expect(await count()).toBe(10)
  await world.database.transaction((tx) => world.identity.setPassword(tx, 'many', `${PASSWORD}.New`))
  expect(await count()).toBe(0)
})

it('delays an account after the fifth failure, longer each time, whether the address is known or not', async () => {
  for (const email of [await world.addPerson('waiting'), 'stranger@osprey.example']) {
    const ip = newNetwork()
    const answer = (): Promise<unknown> => outcome(world.identity.signIn({ email, password: 'wrong', ip }))
    for (let failure = 1; failure <= 5; failure++) expect(await answer()).toEqual(FAILED)
    for (const seconds of [1, 2, 4, 8]) {
      expect(await answer()).toEqual(new AppError('TOO_MANY_REQUESTS', { seconds }))
      await world.advance(seconds * 1_000 - 1)
      expect(await answer()).toEqual(new AppError('TOO_MANY_REQUESTS', { seconds: 1 }))
      await world.advance(1)
      expect(await answer()).toEqual(FAILED)
    }
  }
})

it('ends the counts of known and of unknown addresses after the same time, but for stopped accounts', async () => {
  await world.database.query('delete from identity.sign_in_attempt')
  const answers = async (email: string): Promise<unknown> =>
    outcome(world.identity.signIn({ email, password: 'wrong', ip: newNetwork() }))
  const emails = [await world.addPerson('forgetful'), 'another.stranger@osprey.example']
  for (const email of emails) for (let failure = 1; failure <= 5; failure++) await answers(email)
  const stopped = [await world.addPerson('stopped'), 'stopped.stranger@osprey.example']
  for (const email of stopped) await answers(email)
  await world.database.query(
    'update identity.sign_in_attempt set attempts = 100 where attempts = 1 and window_ends_at is null',
  )
  const countsAfter = async (hours: number): Promise<unknown[]> => {
    await world.advance(hours * 3_600_000)
    await world.identity.sweep()
    const { rows } = await world.database.query(
      "select kind, attempts from identity.sign_in_attempt where kind in ('user', 'email') order by kind, attempts",
    )
    return rows
  }
  const ofStopped = [
    ['email', 100],
    ['user', 100],
  ]
  expect(await countsAfter(25)).toEqual(expect.arrayContaining([['email', 5], ['user', 5], ...ofStopped]))
  expect(await countsAfter(30 * 24)).toEqual(ofStopped)
  for (const email of emails) expect(await answers(email)).toEqual(FAILED)
  for (const email of stopped) expect(await answers(email)).toEqual(new AppError('SIGN_IN_STOPPED'))
})

it('counts consecutive failures: a successful sign-in resets the count', async () => {
  const email = await world.addPerson('clumsy')
  const ip = newNetwork()
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < 4; failure++) {
      expect(await outcome(world.identity.signIn({ email, password: 'wrong', ip }))).toEqual(FAILED)
    }
    expect(await outcome(world.identity.signIn({ email, password: PASSWORD, ip }))).toBe('in')
  }
})

it('shares the limits between two processes, and keeps them across a restart', async () => {
  const email = await world.addPerson('shared')
  const ip = newNetwork()
  const both = [world.identity, world.other]
  for (let failure = 0; failure < 5; failure++) {
    expect(await outcome((both[failure % 2] ?? world.identity).signIn({ email, password: 'wrong', ip }))).toEqual(
      FAILED,
    )
  }
  const tooMany = new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
  for (const each of [...both, world.instance()]) {
    expect(await outcome(each.signIn({ email, password: PASSWORD, ip }))).toEqual(tooMany)
  }
})

it('limits the failures of a network in a time window, not those of another', async () => {
  const limits = { ...signInLimits, networkFailures: 3 }
  const strict = world.instance({ limits })
  const email = await world.addPerson('neighbour')
  const ip = newNetwork()
  for (let failure = 0; failure < 3; failure++) {
    const stranger = { email: `guess${failure}@osprey.example`, password: 'wrong', ip }
    expect(await outcome(strict.signIn(stranger))).toEqual(FAILED)
  }
  const tooMany = new AppError('TOO_MANY_REQUESTS', { seconds: limits.windowSeconds })
  expect(await outcome(strict.signIn({ email, password: PASSWORD, ip: ip.replace(/7$/, '200') }))).toEqual(tooMany)
  expect(await outcome(strict.signIn({ email, password: PASSWORD, ip: newNetwork() }))).toBe('in')
  await world.advance(limits.windowSeconds * 1_000)
  expect(await outcome(strict.signIn({ email, password: PASSWORD, ip }))).toBe('in')
})

it('limits the failures of a wide IPv6 network to twice those of one of its smaller ones', async () => {
  const strict = world.instance({ limits: { ...signInLimits, networkFailures: 3 } })
  const guess = (network: number) =>
    outcome(
      strict.signIn({
        email: `wide${network}@osprey.example`,
        password: 'wrong',
        ip: `2001:db8:7:${network.toString(16)}::1`,
      }),
    )
  const outcomes: unknown[] = []
  for (let network = 0; network < 7; network++) outcomes.push(await guess(network))
  expect(outcomes).toEqual([...Array(6).fill(FAILED), expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })])
})

it('does not count sign-ins that succeed against their network', async () => {
  const strict = world.instance({ limits: { ...signInLimits, networkFailures: 2 } })
  const email = await world.addPerson('frequent')
  const ip = newNetwork()
  for (let count = 0; count < 5; count++)
    expect(await outcome(strict.signIn({ email, password: PASSWORD, ip }))).toBe('in')
})

it('allows each network fewer failures while many networks attack, and still lets users sign in', async () => {
  const limits = { ...signInLimits, globalFailures: 4, networkFailuresUnderAttack: 1 }
  const attacked = world.instance({ limits })
  const email = await world.addPerson('resident')
  await world.advance(limits.windowSeconds * 1_000)
  for (let network = 0; network < 3; network++) {
    await outcome(attacked.signIn({ email: `bot${network}@osprey.example`, password: 'wrong', ip: newNetwork() }))
  }
  const ip = newNetwork()
  expect(await outcome(attacked.signIn({ email, password: 'wrong', ip }))).toEqual(FAILED)
  // The fifth failure in total, and the second of this network.
  const tooMany = new AppError('TOO_MANY_REQUESTS', { seconds: limits.windowSeconds })
  expect(await outcome(attacked.signIn({ email, password: 'wrong', ip }))).toEqual(tooMany)
  await outcome(attacked.signIn({ email: 'bot@osprey.example', password: 'wrong', ip: newNetwork() }))
  expect(await outcome(attacked.signIn({ email, password: PASSWORD, ip: newNetwork() }))).toBe('in')
})

it('does not count sign-ins that a busy server refused as failures of the account', async () => {
  const email = await world.addPerson('patient')
  const ip = newNetwork()
  const busy = new AppError('SERVICE_UNAVAILABLE')
  const parts = partsWith({ ...createPasswordHasher(cheapHashes), matches: () => Promise.reject(busy) }, signInLimits)
  for (let count = 0; count < 7; count++) {
    expect(await outcome(signIn(parts, { email, password: PASSWORD, ip }))).toEqual(busy)
  }
  const { rows } = await world.database.query('select attempts from identity.sign_in_attempt where key = any($1)', [
    ['patient', ip.replace(/7$/, '0/24')],
  ])
  expect(rows).toEqual([[0], [0]])
})

it('refuses a password that was replaced while it was being checked', async () => {
  const email = await world.addPerson('racing')
  const { attempt } = await world.database.transaction(async (tx) => {
    await tx.query("select from identity.credential where user_id = 'racing' for update")
    const attempt = outcome(world.other.signIn({ email, password: PASSWORD, ip: newNetwork() }))
    await world.someoneWaits()
    await world.identity.setPassword(tx, 'racing', `${PASSWORD}.New`)
    return { attempt }
  })
  expect(await attempt).toEqual(FAILED)
})

it('ends the session of the token that the browser sent', async () => {
  const email = await world.addPerson('fixed')
  const planted = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  const own = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork(), previousToken: planted.token })
  expect(own.token).not.toBe(planted.token)
  expect(own.session.csrfToken).not.toBe(planted.session.csrfToken)
  expect(await world.instance().session(planted.token)).toBeNull()
  expect(await world.instance().session(own.token)).not.toBeNull()
})

it('stores no token and no password in the database', async () => {
  const email = await world.addPerson('secret')
  const { token, session } = await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  const { rows } = await world.database.query(
    `select session::text from identity.session union all select credential::text from identity.credential
     union all select password_history::text from identity.password_history
     union all select sign_in_attempt::text from identity.sign_in_attempt`,
  )
  const stored = rows.map(([text]) => String(text)).join('\n')
  const raw = Buffer.from(token, 'base64url').toString('hex')
  for (const secret of [token, raw, Buffer.from(token).toString('hex'), session.csrfToken, PASSWORD]) {
    expect(stored).not.toContain(secret)
  }
  expect(stored).toContain(session.id)
})

it('reports each sign-in and each failure, of unknown addresses too', async () => {
  await world.database.query('delete from toy_event')
  const email = await world.addPerson('noted')
  await outcome(world.identity.signIn({ email, password: 'wrong', ip: newNetwork() }))
  await outcome(world.identity.signIn({ email: 'not-noted@osprey.example', password: 'wrong', ip: newNetwork() }))
  await world.identity.signIn({ email, password: PASSWORD, ip: newNetwork() })
  const { rows } = await world.database.query("select event->>'kind', event->>'userId' from toy_event")
  expect(rows).toEqual([
    ['SignInFailed', 'noted'],
    ['SignInFailed', null],
    ['SignIn', 'noted'],
  ])
})
