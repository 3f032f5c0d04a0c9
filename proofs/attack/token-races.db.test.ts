import { AppError, exportNoticeVersion } from 'contract'
import { connect, type Database } from 'database'
import { createIdentity, type Identity, signInLimits, type TokenPurpose } from 'identity'
import { cheapHashes } from 'identity/testing'
import { Secret, TOTP } from 'otpauth'
import { createPeople, openGuestCase, type SupportPerson } from 'support'
import { accountIdOf, createSupportWorld, type SupportWorld, userIdOf } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { isWhole } from '../sample.ts'
import { emailOf, PASSWORD } from '../worlds/credentials.ts'

// Fifty requests use a one-time token at the same moment, half of them by another instance with separate connections, as two processes have.

const RACERS = 50
const ROUNDS = isWhole ? 20 : 1
const IP = '203.0.113.7'
const STEP_MS = 30_000
const MANY = 1_000_000
/** Of those who come too late. */
const REFUSALS = ['EMAIL_ALREADY_REGISTERED', 'LINK_INVALID', 'STEP_EXPIRED', 'CODE_INCORRECT']

/** One of the two processes. */
type Process = {
  database: Database
  identity: Identity<SupportPerson>
  openCase(form: Parameters<typeof openGuestCase>[1]): ReturnType<typeof openGuestCase>
}

let world: SupportWorld
let first: Process
let two: Process
/** The session of a user who has an authenticator app. */
let owner: { userId: string; sessionId: string; password: string; ip: string }
let key: string

beforeAll(async () => {
  world = await createSupportWorld()
  first = openProcess()
  two = openProcess()
  const { identity, database } = first
  const userId = userIdOf('nils')
  await database.transaction((tx) => identity.setPassword(tx, userId, PASSWORD))
  const { session } = await identity.signIn({ email: emailOf('nils'), password: PASSWORD, ip: IP })
  owner = { userId, sessionId: session.id, password: PASSWORD, ip: IP }
  const app = await identity.secondFactors.beginApp(owner)
  key = app.key
  await identity.secondFactors.confirmApp(owner, { token: app.token, code: await nextCode(key) })
})

afterAll(async () => {
  await Promise.all([first.database.close(), two.database.close()])
  await world.close()
})

function openProcess(): Process {
  const database = connect({ connectionString: world.connectionString, max: RACERS / 2, statementTimeoutMs: 30_000 })
  const identity = createIdentity({
    database,
    people: createPeople(world.platform),
    sessionIdleSeconds: 86_400,
    absoluteSeconds: () => 86_400,
    hashCost: cheapHashes,
    // Otherwise only five of the fifty could try a code; other tests cover that limit.
    limits: { ...signInLimits, freeFailures: MANY, failuresInARow: MANY, networkFailures: MANY, globalFailures: MANY },
  })
  const parts = { platform: world.platform, identity, visitorDatabase: database }
  return { database, identity, openCase: (form) => openGuestCase(parts, form) }
}

/** What each of the fifty does, by its process and its number; the losers are refused. */
type Race = (process: Process, racer: number) => Promise<unknown>

const issue = (purpose: TokenPurpose, subject: string, facts = {}): Promise<string> =>
  first.database.transaction((tx) => first.identity.issueToken(tx, purpose, { subject, facts }))

/** As many steps of sign-ins of the owner as there are racers. */
const signInSteps = (): Promise<string[]> =>
  Promise.all(Array.from({ length: RACERS }, () => issue('second-factor', owner.userId)))

/** A code that the app has not shown before. */
async function nextCode(of: string): Promise<string> {
  await world.advance(STEP_MS)
  const { rows } = await world.database.query('select app_now()')
  return new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: Date.parse(String(rows[0]?.[0])) })
}

async function confirming(purpose: 'register' | 'invite', round: number): Promise<Race> {
  const email = `${purpose}-${round}@world.example`
  const fields = { LastName: 'Racer', Email: email, AccountId: accountIdOf('osprey') }
  await world.asActor('jonas').records.create('Contact', fields)
  const token = await issue(purpose, email)
  const terms = { acceptedTerms: '1', currentTerms: '1' }
  return ({ identity }) => identity.confirmRegistration({ token, password: PASSWORD, ...terms })
}

const races: readonly [what: string, begin: (round: number) => Promise<Race>][] = [
  ['registration', (round) => confirming('register', round)],
  ['invitation', (round) => confirming('invite', round)],
  [
    'new password',
    async (round) => {
      const token = await issue('reset', userIdOf('ida'))
      return ({ identity }, racer) => identity.resetPassword({ token, password: `${PASSWORD}${round}-${racer}` })
    },
  ],
  [
    'case of a guest',
    async () => {
      const token = await issue('guest', 'guest@world.example', { name: 'Ada Guest' })
      const form = { subject: 'Blank display', description: 'x', impact: 'Minor Degradation', issueType: 'Product' }
      return ({ openCase }) => openCase({ ...form, token, confirmedNotice: exportNoticeVersion })
    },
  ],
  [
    'sign-in at a provider',
    async () => {
      const secret = await first.identity.providers.begin({ issuer: 'https://provider.example', startUrl: '/' })
      return async ({ identity }) => {
        if ((await identity.providers.take(secret)) === null) throw new AppError('LINK_INVALID')
      }
    },
  ],
  [
    'second step of a sign-in, with ten right codes',
    async () => {
      const [token, codes] = [await issue('second-factor', owner.userId), await makeRecoveryCodes()]
      return ({ identity }, racer) =>
        identity.secondFactors.verify({ token, code: codes[racer % codes.length] ?? '', ip: IP })
    },
  ],
  [
    'recovery code',
    async () => {
      const [tokens, [code = '']] = [await signInSteps(), await makeRecoveryCodes()]
      return ({ identity }, racer) => identity.secondFactors.verify({ token: tokens[racer] ?? '', code, ip: IP })
    },
  ],
  [
    'code of an authenticator app',
    async () => {
      const [code, tokens] = [await nextCode(key), await signInSteps()]
      return ({ identity }, racer) => identity.secondFactors.verify({ token: tokens[racer] ?? '', code, ip: IP })
    },
  ],
  [
    'set-up of an authenticator app',
    async () => {
      const app = await first.identity.secondFactors.beginApp(owner)
      const proof = { token: app.token, code: await nextCode(app.key) }
      return async ({ identity }) => {
        await identity.secondFactors.confirmApp(owner, proof)
        key = app.key
      }
    },
  ],
]

const makeRecoveryCodes = (): Promise<readonly string[]> => first.identity.secondFactors.makeRecoveryCodes(owner)

it.each(races)('has one winner among fifty of two processes: %s', async (what, begin) => {
  for (let round = 0; round < ROUNDS; round++) {
    const race = await begin(round)
    const outcomes = await Promise.all(
      Array.from({ length: RACERS }, (_, racer) => outcomeOf(race(racer % 2 === 0 ? first : two, racer))),
    )
    const lost = outcomes.filter((outcome) => outcome !== 'won')
    expect(lost).toHaveLength(RACERS - 1)
    expect(lost.filter((outcome) => !REFUSALS.includes(outcome))).toEqual([])
  }
  writeFigure(`Use of one token by ${RACERS} at once: ${what}`, `one winner in each of ${ROUNDS} rounds`, 'one winner')
})

/** @returns the code of the refusal. */
async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return 'won'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
