import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from 'demo'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../testing/test-server.ts'

const HOST = 'help.example.com'
const MARA = 'mara.okafor@osprey-ridge.example'
const PRIYA = 'priya.nair@calder-aerodata.example'
/** A session token that an attacker has put into the browser of a victim. */
const PLANTED = 'A'.repeat(43)

let test: TestServer
let folder: string
/** Of every answer of this file. */
const setCookies: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-cookies-'))
  const provider = { issuer: 'https://sign-in.osprey.example', clientId: 'navdesk', clientSecret: 'of-the-client' }
  const file = join(folder, 'providers.json')
  await writeFile(file, JSON.stringify([{ ...provider, domains: ['osprey-ridge.example'] }]), { mode: 0o600 })
  test = await startTestServer({
    BASE_URL: `https://${HOST}`,
    IDENTITY_PROVIDERS: file,
    REQUIRE_SECOND_FACTOR: 'authors',
    RATE_SCALE: '1000',
  })
})

afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

type Cookies = Readonly<Record<string, string>>

/** Asks as a browser with these cookies. @returns also the cookies that it has then. */
async function post(url: string, payload: object, cookies: Cookies = {}, token = '') {
  const headers = {
    host: HOST,
    cookie: Object.entries(cookies)
      .map(([name, value]) => `__Host-${name}=${value}`)
      .join('; '),
    'x-csrf-token': token,
  }
  const answer = await test.guest.ask('POST', `/auth/${url}`, { payload, headers })
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String)
  setCookies.push(...set)
  const kept = set.map((line) => /^(?:__Host-)?([\w-]+)=([^;]*)/.exec(line)?.slice(1) ?? [])
  return { ...answer, cookies: { ...cookies, ...Object.fromEntries(kept) } as Record<string, string> }
}

const codeOf = async (key: string, stepsAhead = 0): Promise<string> => {
  const { rows } = await test.database.query('select app_now()')
  const timestamp = Date.parse(String(rows[0]?.[0])) + stepsAhead * 30_000
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
}

/** Whose session a token is; null when it is none. */
async function ownerOf(token: string | undefined): Promise<string | null> {
  const headers = { host: HOST, cookie: `__Host-session=${token}` }
  const { status, body } = await test.guest.ask('GET', '/auth/session', { headers })
  return status === 200 ? (body as { user: { email: string } }).user.email : null
}

const csrfTokenIn = ({ body }: Pick<Answer, 'body'>): string => (body as { csrfToken: string }).csrfToken

it('begins a session with a new token, even if the browser already has a token', async () => {
  const planted = { session: PLANTED }
  const attacker = await post('sign-in', { email: 'ines.duarte@northfield-flying.example', password: DEMO_PASSWORD })
  for (const before of [planted, { session: String(attacker.cookies.session) }]) {
    const victim = await post('sign-in', { email: MARA, password: DEMO_PASSWORD }, before)
    expect(await ownerOf(victim.cookies.session)).toBe(MARA)
    expect(victim.cookies.session).not.toBe(before.session)
    // Neither a session of the victim nor, in this browser, of the attribute who put it there.
    expect(await ownerOf(before.session)).toBeNull()
  }

  const half = await post('sign-in', { email: PRIYA, password: DEMO_PASSWORD }, planted)
  expect(half).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_SET_UP_REQUIRED' } })
  const begun = await post('second-factors/app/begin', {}, half.cookies)
  const { token, key } = begun.body as { token: string; key: string }
  const first = await post('second-factors/app/confirm', { token, code: await codeOf(key) }, half.cookies)
  expect([await ownerOf(first.cookies.session), await ownerOf(PLANTED)]).toEqual([PRIYA, null])

  const again = await post('sign-in', { email: PRIYA, password: DEMO_PASSWORD }, planted)
  const verified = await post('sign-in/verify', { code: await codeOf(key, 1) }, again.cookies)
  expect([await ownerOf(verified.cookies.session), await ownerOf(PLANTED)]).toEqual([PRIYA, null])
})

it('gives the caller another token with another password, and ends the attribute before', async () => {
  const before = await post('sign-in', { email: MARA, password: DEMO_PASSWORD })
  const change = { currentPassword: DEMO_PASSWORD, password: 'Over-the-fells.2026' }
  const after = await post('password/change', change, before.cookies, csrfTokenIn(before))
  expect(after.cookies.session).not.toBe(before.cookies.session)
  expect([await ownerOf(after.cookies.session), await ownerOf(before.cookies.session)]).toEqual([MARA, null])
  await post('sign-out', {}, after.cookies, csrfTokenIn(after))
  expect(await ownerOf(after.cookies.session)).toBeNull()
})

it('sets each cookie for this host alone, over https, and out of reach of scripts', async () => {
  await post('sign-in', { email: 'theo.lindqvist@osprey-ridge.example', password: DEMO_PASSWORD })
  await post('sign-in', { email: PRIYA, password: DEMO_PASSWORD })
  const registering = await post('register', { email: 'yuki.tanabe@osprey-ridge.example' })
  await post('register/cancel', {}, registering.cookies)
  await post('provider', { email: MARA })
  const headers = { host: HOST, cookie: '__Host-provider=ended' }
  const back = await test.guest.ask('GET', '/auth/provider/callback', { headers })
  setCookies.push(...[back.headers['set-cookie'] ?? []].flat().map(String))
  // Every other call that there is, too.
  for (const { method, url } of test.server.app.routeList) {
    if (method === 'POST' && url.startsWith('/auth/')) await post(url.slice('/auth/'.length), {})
  }
  const names = new Set<string>()
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split('; ')
    const isStrict = !/^__Host-(?:session|provider)=/.test(pair)
    expect(attributes.filter((attribute) => !/^(?:Max-Age|Expires)=/.test(attribute)).sort(), pair).toEqual([
      'HttpOnly',
      'Path=/',
      `SameSite=${isStrict ? 'Strict' : 'Lax'}`,
      'Secure',
    ])
    names.add(pair.split('=', 1)[0] ?? '')
  }
  const kept = ['device', 'provider', 'registration', 'session', 'sign-in']
  expect([...names].sort()).toEqual(kept.map((name) => `__Host-${name}`))
})
