import { DEMO_PASSWORD } from 'demo'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drainMail } from '../testing/drain-mail.ts'
import { cookieOf, startTestServer, type TestClient, type TestServer, testClient } from '../testing/test-server.ts'

const MARA = 'mara.okafor@osprey-ridge.example'
const PRIYA = 'priya.nair@calder-aerodata.example'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer({ REQUIRE_SECOND_FACTOR: 'authors' })
})

afterAll(() => test.close())

/** The code that an app with this key shows so many steps of 30 seconds from now. */
async function codeOf(key: string, stepsAhead = 0): Promise<string> {
  const { rows } = await test.database.query('select app_now()')
  const timestamp = Date.parse(String(rows[0]?.[0])) + stepsAhead * 30_000
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
}

const post = (url: string, payload: object, cookie = '') =>
  test.guest.ask('POST', url, { payload, headers: { cookie } })

const signIn = (email: string) => post('/auth/sign-in', { email, password: DEMO_PASSWORD })

it('answers the password of a user with an app without a session, and the code with one', async () => {
  const mara = await test.signedIn(MARA)
  const begun = await mara.ask('POST', '/auth/second-factors/app/begin', { payload: { password: DEMO_PASSWORD } })
  expect(begun.status).toBe(200)
  const { token, key } = begun.body as { token: string; key: string }
  const app = { payload: { token, code: await codeOf(key) } }
  const forged = { ...app, headers: { 'x-csrf-token': 'guessed' } }
  expect((await mara.ask('POST', '/auth/second-factors/app/confirm', forged)).status).toBe(403)
  const added = await mara.ask('POST', '/auth/second-factors/app/confirm', app)
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })
  expect(await mara.ask('GET', '/auth/second-factors')).toMatchObject({
    body: { appAddedAt: expect.any(String), passkeys: [], recoveryCodesLeft: 10, isRequired: false },
  })

  expect((await drainMail(test)).map(({ to, heading }) => [to, heading])).toEqual([
    [MARA, 'An authenticator app was added'],
  ])

  const half = await signIn(MARA)
  expect(half).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
  expect(half.headers['set-cookie']).toMatch(/^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
  const cookie = cookieOf(half.headers['set-cookie'])
  expect((await test.guest.ask('GET', '/auth/session', { headers: { cookie } })).status).toBe(401)
  // The token of the step is no session.
  const asSession = { headers: { cookie: cookie.replace('sign-in=', 'session=') } }
  expect((await test.guest.ask('GET', '/auth/session', asSession)).status).toBe(401)

  const code = await codeOf(key, 1)
  expect(await post('/auth/sign-in/verify', { code })).toMatchObject({ status: 400, body: { code: 'STEP_EXPIRED' } })
  expect(await post('/auth/sign-in/verify', { code: '000000' }, cookie)).toMatchObject({
    status: 400,
    body: { code: 'CODE_INCORRECT', field: 'code' },
  })
  const done = await post('/auth/sign-in/verify', { code }, cookie)
  expect(done).toMatchObject({ status: 200, body: { user: { email: MARA } } })
  expect(done.headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43};/),
    expect.stringMatching(/^sign-in=; .*Expires=Thu, 01 Jan 1970/),
  ])
})

it('lets only an account admin reset the lost factors of a user', async () => {
  const perform = (client: TestClient, contextId: string) =>
    client.ask('POST', '/services/data/v65.0/ui-api/actions/perform-quick-action/User.ResetFactors', {
      payload: { actionApiName: 'User.ResetFactors', contextId },
    })
  const added = async () => {
    const mara = await test.signedIn(MARA)
    const begun = await mara.ask('POST', '/auth/second-factors/app/begin', { payload: { password: DEMO_PASSWORD } })
    const { token, key } = begun.body as { token: string; key: string }
    const payload = { token, code: await codeOf(key) }
    expect(await mara.ask('POST', '/auth/second-factors/app/confirm', { payload })).toMatchObject({ status: 200 })
    return mara
  }
  const theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  const { rows } = await test.database.query('select "Id" from records."User" where "Email" = $1', [MARA])
  const maraId = String(rows[0]?.[0])
  // From the test before.
  expect(await perform(theo, maraId)).toMatchObject({ status: 200 })
  await drainMail(test)
  const mara = await added()
  const half = cookieOf((await signIn(MARA)).headers['set-cookie'])
  const strangers = ['ines.duarte@northfield-flying.example', 'jonas.weil@calder-aerodata.example']
  for (const client of [mara, ...(await Promise.all(strangers.map((email) => test.signedIn(email))))]) {
    expect((await perform(client, maraId)).status).toBeGreaterThanOrEqual(400)
  }
  expect(await perform(theo, theo.session?.user.id ?? '')).toMatchObject({ status: 400 })
  await drainMail(test)
  expect(await perform(theo, maraId)).toMatchObject({ status: 200 })
  // A process may keep a session for a second.
  await expect.poll(async () => (await mara.ask('GET', '/auth/session')).status, { timeout: 10_000 }).toBe(401)
  expect(await post('/auth/sign-in/verify', { code: '000000' }, half)).toMatchObject({ body: { code: 'STEP_EXPIRED' } })
  expect((await drainMail(test)).map(({ to, heading }) => [to, heading])).toEqual([
    [MARA, 'Your second factors were reset'],
  ])
  expect(await signIn(MARA)).toMatchObject({ status: 200 })
  const events = await test.database.query(
    `select "ActorId__c" from records."AuditEvent__c" where "Kind__c" = 'User.FactorsResetDate__c' and "TargetId__c" = $1`,
    [maraId],
  )
  expect(events.rows).toEqual([[theo.session?.user.id], [theo.session?.user.id]])
})

it('lets a user who must have a second factor only set it up', async () => {
  const half = await signIn(PRIYA)
  expect(half).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_SET_UP_REQUIRED' } })
  const cookie = cookieOf(half.headers['set-cookie'])
  const routes = test.server.app.routeList.filter(({ url }) => url.startsWith('/services/') || url.startsWith('/auth/'))
  const answers = new Set<number>()
  for (const { method, url } of routes.filter(
    (route) => !/sign-in|provider|register|password|app\/|seo/.test(route.url),
  )) {
    const { status } = await test.guest.ask(method, url.replace(/:\w+|\*/g, 'Case'), { headers: { cookie } })
    answers.add(status)
  }
  expect(answers).toEqual(new Set([401]))
  expect(await post('/auth/sign-in/verify', { code: '000000' }, cookie)).toMatchObject({
    body: { code: 'STEP_EXPIRED' },
  })
  expect(await post('/auth/second-factors/app/begin', {})).toMatchObject({ body: { code: 'STEP_EXPIRED' } })

  const { body } = await post('/auth/second-factors/app/begin', {}, cookie)
  const { token, key } = body as { token: string; key: string }
  const done = await post('/auth/second-factors/app/confirm', { token, code: await codeOf(key) }, cookie)
  expect(done).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })
  const session = cookieOf(done.headers['set-cookie'])
  expect(session).toMatch(/^session=/)
  const priya = testClient(test.server, null, session)
  expect(await priya.ask('GET', '/auth/second-factors')).toMatchObject({ body: { isRequired: true } })
  expect(await signIn(PRIYA)).toMatchObject({ body: { code: 'SECOND_FACTOR_REQUIRED' } })
})

it('asks browsers for passkeys of this host, and rejects unsigned answers', async () => {
  const theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  const begin = { payload: { password: DEMO_PASSWORD } }
  expect(await theo.ask('POST', '/auth/second-factors/passkeys/begin', begin)).toMatchObject({
    status: 200,
    body: {
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  const { status, body } = await post('/auth/sign-in/passkey/begin', {})
  expect([status, body]).toMatchObject([200, { rpId: 'localhost', userVerification: 'required' }])
  const { challenge } = body as { challenge: string }
  const client = JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://localhost:3000' })
  const answer = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  }
  expect(await post('/auth/sign-in/passkey', answer)).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } })
})
