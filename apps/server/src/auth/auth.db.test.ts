import { DEMO_PASSWORD } from 'demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieOf, startTestServer, type TestServer } from '../testing/test-server.ts'

const MARA = 'mara.okafor@osprey-ridge.example'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

it('starts a session with a cookie that scripts cannot read', async () => {
  const payload = { email: MARA, password: DEMO_PASSWORD }
  const answer = await test.guest.ask('POST', '/auth/sign-in', { payload })
  expect(answer).toMatchObject({
    status: 200,
    body: { csrfToken: expect.any(String), user: { name: 'Mara Okafor', email: MARA, profile: 'Customer' } },
  })
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
})

it('answers every failed sign-in alike, with the one text of the specification', async () => {
  const tries = [
    { email: MARA, password: 'wrong' },
    { email: 'nobody@osprey-ridge.example', password: DEMO_PASSWORD },
  ]
  const answers = await Promise.all(tries.map((payload) => test.guest.ask('POST', '/auth/sign-in', { payload })))
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 401,
      body: {
        type: 'about:blank',
        title: 'Sorry your password is incorrect. Please try again.',
        status: 401,
        code: 'SIGN_IN_FAILED',
      },
    })
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(answers[0]?.text).toBe(answers[1]?.text)
})

it('signs a user in on a known device while others guess the password', async () => {
  const email = 'theo.lindqvist@osprey-ridge.example'
  const send = (password: string, cookie = '') =>
    test.guest.ask('POST', '/auth/sign-in', { payload: { email, password }, headers: { cookie } })
  const first = await send(DEMO_PASSWORD)
  const device = [first.headers['set-cookie']].flat()[1]?.toString().split(';')[0]
  const guesses = await Promise.all(Array.from({ length: 52 }, () => send('wrong')))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(await send(DEMO_PASSWORD, device)).toMatchObject({ status: 200 })
})

it('answers the user of a session, and 401 without one', async () => {
  const mara = await test.signedIn(MARA)
  expect(await mara.ask('GET', '/auth/session')).toMatchObject({ status: 200, body: mara.session })
  expect(await test.guest.ask('GET', '/auth/session')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
  const forged = { headers: { cookie: `session=${'A'.repeat(43)}` } }
  expect(await test.guest.ask('GET', '/auth/session', forged)).toMatchObject({ status: 401 })
})

it('ends the session and clears the data of the browser', async () => {
  const mara = await test.signedIn(MARA)
  const answer = await mara.ask('POST', '/auth/sign-out')
  expect(answer.status).toBe(204)
  expect(answer.headers['set-cookie']).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
  expect(await mara.ask('GET', '/auth/session')).toMatchObject({ status: 401 })
})

it('ends the previous session of the browser at a new sign-in', async () => {
  const mara = await test.signedIn(MARA)
  const payload = { email: MARA, password: DEMO_PASSWORD }
  const again = await test.guest.ask('POST', '/auth/sign-in', { payload, headers: { cookie: mara.cookie } })
  expect(cookieOf(again.headers['set-cookie'])).not.toBe(mara.cookie)
  expect(await mara.ask('GET', '/auth/session')).toMatchObject({ status: 401 })
})

it('renews the idle time for requests with the activity header, and not for others', async () => {
  const mara = await test.signedIn(MARA)
  const start = Date.parse(mara.session?.idleExpiresAt ?? '')
  await test.advance(60_000)
  const idleAfter = async (headers: Record<string, string>): Promise<number> => {
    const { body } = await mara.ask('GET', '/auth/session', { headers })
    return Date.parse((body as { idleExpiresAt: string }).idleExpiresAt) - start
  }
  expect(await idleAfter({})).toBe(0)
  expect(await idleAfter({ 'x-user-activity': '1' })).toBeGreaterThanOrEqual(59_000)
  await test.advance(60_000)
  const renewed = await mara.ask('POST', '/auth/renew')
  expect(Date.parse((renewed.body as { idleExpiresAt: string }).idleExpiresAt) - start).toBeGreaterThanOrEqual(119_000)
})

it('renews the idle time with a write, and not with a read or a cross-site write', async () => {
  const mara = await test.signedIn(MARA)
  const start = Date.parse(mara.session?.idleExpiresAt ?? '')
  const renewedMs = async () => {
    const { body } = await mara.ask('GET', '/auth/session')
    return Date.parse((body as { idleExpiresAt: string }).idleExpiresAt) - start
  }
  const uiApi = '/services/data/v65.0/ui-api'
  await test.advance(60_000)
  await mara.ask('POST', `${uiApi}/list-records/Case/MyCases`, { payload: {} })
  await mara.ask('POST', `${uiApi}/search/results?q=tarn`, { payload: {} })
  const methods = '/lwr/apex/v65.0'
  const product = { payload: { itemNumber: 'TN-2100' } }
  const asked = await mara.ask('POST', `${methods}/KnowledgeArticlesController/getProductByItemNumber`, product)
  expect(asked.status).toBe(200)
  await mara.ask('POST', `${methods}/KnowledgeArticlesController/nothing`, { payload: {} })
  const state = { payload: { sectionUserStates: {} } }
  await mara.ask('PATCH', `${uiApi}/layout/Case/user-state`, { ...state, headers: { 'x-csrf-token': 'guessed' } })
  expect(await renewedMs()).toBe(0)
  const written = await mara.ask('PATCH', `${uiApi}/layout/Case/user-state`, state)
  expect([written.status, await renewedMs()]).toEqual([200, expect.any(Number)])
  expect(await renewedMs()).toBeGreaterThanOrEqual(59_000)
})

it('renews the idle time with a server method that may change something', async () => {
  const mara = await test.signedIn(MARA)
  await test.advance(60_000)
  await mara.ask('POST', '/lwr/apex/v65.0/DownloadController/resetDownloads', { payload: { serviceIds: [] } })
  const { body } = await mara.ask('GET', '/auth/session')
  const renewedMs =
    Date.parse((body as { idleExpiresAt: string }).idleExpiresAt) - Date.parse(mara.session?.idleExpiresAt ?? '')
  expect(renewedMs).toBeGreaterThanOrEqual(59_000)
})

it('names the cookie __Host-session and marks it Secure where the portal is on https', async () => {
  const secure = await startTestServer({ BASE_URL: 'https://help.example.com' })
  try {
    const headers = { host: 'help.example.com' }
    const payload = { email: MARA, password: DEMO_PASSWORD }
    const answer = await secure.guest.ask('POST', '/auth/sign-in', { payload, headers })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ])
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(await secure.guest.ask('GET', '/auth/session', { headers: { host: 'localhost' } })).toMatchObject({
      status: 400,
    })
  } finally {
    await secure.close()
  }
})
