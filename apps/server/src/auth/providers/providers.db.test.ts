import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROVIDER_CALLBACK_PATH, PROVIDER_CONTINUE_PATH } from 'contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityProviderEnv, startIdentityProvider } from '../../testing/identity-provider.ts'
import { type Answer, cookieOf, startTestServer, type TestServer } from '../../testing/test-server.ts'

// Against a real provider; what a false one may send is in `provider-client.test.ts`.

const MARA = 'mara.okafor@osprey-ridge.example'
const THEO = 'theo.lindqvist@osprey-ridge.example'
const HOST = 'localhost:3000'

let provider: IdentityProviderEnv
let test: TestServer
let folder: string

beforeAll(async () => {
  provider = await startIdentityProvider({
    mara: MARA,
    theo: THEO,
    stranger: 'somebody@osprey-ridge.example',
    ines: 'ines.duarte@northfield-flying.example',
  })
  folder = await mkdtemp(join(tmpdir(), 'navdesk-providers-'))
  const { issuer, clientId, clientSecret } = provider
  const gone = { issuer: 'http://localhost:9', clientId, clientSecret, domains: ['skerry-air.example'] }
  const file = join(folder, 'providers.json')
  await writeFile(file, JSON.stringify([{ issuer, clientId, clientSecret, domains: ['osprey-ridge.example'] }, gone]))
  test = await startTestServer({ IDENTITY_PROVIDERS: file, REQUIRE_SECOND_FACTOR: 'admins' })
})

afterAll(async () => {
  await test.close()
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
})

const begin = (payload: object): Promise<Answer> => test.guest.ask('POST', '/auth/provider', { payload })

const get = (url: string, cookie: string): Promise<Answer> => test.guest.ask('GET', url, { headers: { cookie } })

const location = ({ status, headers }: Answer): string => {
  expect(status).toBe(303)
  return String(headers.location)
}

/** Signs in at the provider as a browser does. @returns the path at which it comes back. */
async function visit(address: string, name: string): Promise<string> {
  const cookies = new Map<string, string>()
  const open = async (url: URL, form?: Record<string, string>): Promise<URL | { at: URL; page: string }> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(key, value)
    }
    const next = answer.headers.get('location')
    return next === null ? { at: url, page: await answer.text() } : new URL(next, url)
  }
  let next = await open(new URL(address))
  for (let step = 0; step < 12; step++) {
    if (next instanceof URL) {
      if (next.host === HOST) return next.pathname + next.search
      next = await open(next)
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(next.page)?.[1] ?? ''
      const target = /action="([^"]+)"/.exec(next.page)?.[1] ?? ''
      next = await open(new URL(target, next.at), {
        prompt,
        ...(prompt === 'login' ? { login: name, password: 'x' } : {}),
      })
    }
  }
  throw new Error('The provider did not send the browser back')
}

/** A whole sign-in. @returns where the portal sends the browser, and its answer. */
async function signIn(
  name: string,
  payload: object = { email: MARA },
): Promise<{ to: string; answer: Answer; cookie: string; back: string }> {
  const cookie = cookieOf((await begin(payload)).headers['set-cookie'])
  const back = await visit(location(await get(PROVIDER_CONTINUE_PATH, cookie)), name)
  const answer = await get(back, cookie)
  return { to: location(answer), answer, cookie, back }
}

it('signs in by the provider of the address, and continues to the wanted page', async () => {
  const { to, answer } = await signIn('mara', { email: ` ${MARA.toUpperCase()}`, startURL: '/case-manager?x=1' })
  expect(to).toBe('/case-manager?x=1')
  const set = [answer.headers['set-cookie']].flat().map(String)
  const session = set.find((line) => line.startsWith('session=')) ?? ''
  expect(session).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(set.find((line) => line.startsWith('provider='))).toMatch(/^provider=;/)
  expect(await get('/auth/session', cookieOf(session))).toMatchObject({ status: 200, body: { user: { email: MARA } } })
})

it('asks a person who must have a second factor to set it up, and then to enter it', async () => {
  const payload = { email: THEO, startURL: '/case-manager?x=1' }
  const first = await signIn('theo', payload)
  expect(first.to).toBe('/login/set-up?startURL=%2Fcase-manager%3Fx%3D1')
  const set = [first.answer.headers['set-cookie']].flat().map(String)
  expect(set.filter((line) => line.startsWith('session='))).toEqual([])
  const headers = { cookie: cookieOf(set.find((line) => line.startsWith('sign-in='))) }
  const begun = await test.guest.ask('POST', '/auth/second-factors/app/begin', { payload: {}, headers })
  const { token, key } = begun.body as { token: string; key: string }
  const confirmation = { token, code: new TOTP({ secret: Secret.fromBase32(key) }).generate() }
  const done = await test.guest.ask('POST', '/auth/second-factors/app/confirm', { payload: confirmation, headers })
  expect(String(done.headers['set-cookie'])).toContain('session=')
  const second = await signIn('theo', payload)
  expect(second.to).toBe('/login/verify?startURL=%2Fcase-manager%3Fx%3D1')
  expect(String(second.answer.headers['set-cookie'])).not.toContain('session=')
})

it('keeps what was begun in a cookie that only this browser has, for ten minutes', async () => {
  const { status, headers } = await begin({ email: MARA })
  expect(status).toBe(204)
  expect(String(headers['set-cookie'])).toMatch(/^provider=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
})

it('never redirects to another site', async () => {
  for (const startURL of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect((await signIn('mara', { email: MARA, startURL })).to).toBe('/')
  }
})

it('says that a company has not set up its sign-in', async () => {
  for (const email of ['ines.duarte@northfield-flying.example', 'mara', 'mara@sub.osprey-ridge.example']) {
    expect(await begin({ email })).toMatchObject({ status: 400, body: { code: 'PROVIDER_NOT_SET_UP', field: 'email' } })
  }
})

it('begins no session for a person who has no login, or whose address is of another company', async () => {
  for (const name of ['stranger', 'ines', 'nobody']) {
    const { to, answer } = await signIn(name, { email: MARA, startURL: '/case-manager' })
    expect(to).toBe('/login?reason=provider-unknown&startURL=%2Fcase-manager')
    expect(String(answer.headers['set-cookie'])).not.toContain('session=')
  }
})

it('takes an answer once, and only from the browser that asked', async () => {
  const { back, cookie } = await signIn('mara')
  expect(location(await get(back, cookie))).toBe('/login?reason=provider-ended')
  const second = cookieOf((await begin({ email: MARA })).headers['set-cookie'])
  const victim = cookieOf((await begin({ email: MARA })).headers['set-cookie'])
  const theirs = await visit(location(await get(PROVIDER_CONTINUE_PATH, second)), 'mara')
  expect(location(await get(theirs, ''))).toBe('/login?reason=provider-ended')
  const { headers } = await get(theirs, victim)
  expect([headers.location, headers['set-cookie']]).toEqual(['/login?reason=provider-failed', undefined])
  const own = await visit(location(await get(PROVIDER_CONTINUE_PATH, victim)), 'mara')
  expect(location(await get(own, victim))).toBe('/')
})

it('leads back to the sign-in when the provider cannot be reached, or nothing was begun', async () => {
  const cookie = cookieOf((await begin({ email: 'lena.hovland@skerry-air.example' })).headers['set-cookie'])
  expect(location(await get(PROVIDER_CONTINUE_PATH, cookie))).toMatch(/^\/login\?reason=provider-failed/)
  for (const path of [PROVIDER_CONTINUE_PATH, PROVIDER_CALLBACK_PATH, `${PROVIDER_CALLBACK_PATH}?code=x&state=y`]) {
    expect(location(await get(path, ''))).toBe('/login?reason=provider-ended')
  }
})
