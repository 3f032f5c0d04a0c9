import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { isWhole } from '../sample.ts'
import { emailOf, PASSWORD } from '../worlds/credentials.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { distinguishability } from './distinguishability.ts'

// With the private policy no caller learns which addresses are known: neither from the bytes of an answer nor from its time, which a whole
// run alone measures.

/** Of each form, for known and for unknown addresses. */
const REQUESTS = isWhole ? 2_000 : 6
/** See `distinguishability`. */
const GOAL = 0.55

let http: HttpWorld
beforeAll(async () => {
  http = await createHttpWorld({ ENUMERATION_POLICY: 'private' })
})
afterAll(() => http.close())

const known = (['mara', 'theo', 'ines', 'sam', 'wren', 'priya'] as const).map((person) => emailOf(person))
const unknown = ['lara', 'thea', 'inez', 'sim', 'wynn', 'prisca'].map((name) => `${name}@world.example`)

const controller = '/lwr/apex/v65.0/GuestUserController'
const forms: readonly [what: string, url: string, payload: (email: string) => object][] = [
  ['Sign-in', '/auth/sign-in', (email) => ({ email, password: `${PASSWORD}-wrong` })],
  ['Request of a password link', '/auth/password/forgot', (email) => ({ email })],
  ['Start of a registration', '/auth/register', (email) => ({ email })],
  [
    'Verification of the address of a guest',
    `${controller}/sendVerificationEmail`,
    (emailAddress) => ({ encodedURL: 'x', name: 'Ada Visitor', emailAddress }),
  ],
  [
    'Another link to the case of a guest',
    `${controller}/sendCaseLink`,
    (emailAddress) => ({ emailAddress, caseNumber: 'CS-0000001' }),
  ],
]

it.each(forms)('answers known and unknown addresses with the same bytes, as fast: %s', async (what, url, payload) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let index = 0; index < REQUESTS; index++) {
    await forgetAttempts()
    // One of each in turn, in changing order, so that other load of the machine slows both.
    const kinds = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const addresses = kind === 'known' ? known : unknown
      const { ms, bytes } = await timed(url, payload(addresses[Math.floor(index / 2) % addresses.length] ?? ''))
      times[kind].push(ms)
      answers.add(bytes)
    }
  }
  expect([...answers]).toHaveLength(1)
  if (!isWhole) return
  const area = distinguishability(times.known, times.unknown)
  expect(area).toBeLessThanOrEqual(GOAL)
  writeFigure(
    `${what}: known and unknown addresses`,
    `area under the curve ${area.toFixed(3)}, ${REQUESTS} of each`,
    String(GOAL),
  )
})

/** Clears former attempts: otherwise the limits of an address and of a network would soon give every request the same answer. */
async function forgetAttempts(): Promise<void> {
  await http.world.database.query('delete from identity.sign_in_attempt')
  await http.world.database.query('delete from identity.address_use')
  await http.world.database.query('delete from identity.address_counter')
}

async function timed(url: string, payload: object): Promise<{ ms: number; bytes: string }> {
  const headers = { 'content-type': 'application/json' }
  const startedAt = performance.now()
  const answer = await http.ask({ actor: 'guest', method: 'POST', url, headers, payload: JSON.stringify(payload) })
  const ms = performance.now() - startedAt
  // What differs from one request to the next of the same address: the time, the count of the limiter, and a new secret.
  const { date: _date, 'x-ratelimit-remaining': _left, 'x-ratelimit-reset': _reset, ...rest } = answer.headers
  const bytes = JSON.stringify([answer.status, rest, answer.text])
  return { ms, bytes: bytes.replace(/(registration=)[\w-]{43}/, '$1secret') }
}
