import { DEMO_PASSWORD } from 'demo'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drainMail, PORTAL, tokenIn } from '../testing/drain-mail.ts'
import { cookieOf, startTestServer, type TestServer } from '../testing/test-server.ts'

const MARA = 'mara.okafor@osprey-ridge.example'
const INES = 'ines.duarte@northfield-flying.example'
const NEXT = 'Over-the-fells.2026'
const promised = { status: 200, body: { resendAfterSeconds: 30 } }

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

beforeEach(async () => {
  await test.database.query('delete from identity.address_use')
  await drainMail(test)
})

const post = (path: string, payload: object) => test.guest.ask('POST', `/auth/${path}`, { payload })
const forgot = (email: string) => post('password/forgot', { email })
const reset = (token: string, password = NEXT) => post('password/reset', { token, password })
const signIn = (email: string, password: string) => post('sign-in', { email, password })

it('resets a password by a mailed link: every session ends, no session begins, and the owner gets a mail', async () => {
  const mara = await test.signedIn(MARA)
  expect(await forgot(MARA)).toMatchObject(promised)
  const mails = await drainMail(test)
  expect(mails.map(({ to, heading }) => [to, heading])).toEqual([[MARA, 'Choose a new password']])
  expect(mails[0]?.button?.url).toMatch(`${PORTAL}/reset-password#token=`)
  const token = tokenIn(mails[0])
  expect(await reset(token, DEMO_PASSWORD)).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_USED_BEFORE', rules: ['notUsedBefore'] },
  })
  const answer = await reset(token)
  expect(answer).toMatchObject({ status: 204, text: '' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await mara.ask('GET', '/auth/session')).toMatchObject({ status: 401 })
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
  expect(await signIn(MARA, DEMO_PASSWORD)).toMatchObject({ status: 401 })
  expect(await signIn(MARA, NEXT)).toMatchObject({ status: 200 })
  expect((await drainMail(test)).map(({ to, heading }) => [to, heading])).toEqual([[MARA, 'Your password was changed']])
})

it('answers every address alike, and mails only to known ones', async () => {
  const addresses = [
    INES,
    'yuki.tanabe@osprey-ridge.example',
    'paula.winther@osprey-ridge.example',
    'nobody@osprey-ridge.example',
    'jonas.weil@calder-aerodata.example',
  ]
  const answers = await Promise.all(addresses.map(forgot))
  expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
    Array(addresses.length).fill('200 {"resendAfterSeconds":30}'),
  )
  expect((await drainMail(test)).map(({ to, heading }) => [to, heading]).sort()).toEqual([
    [INES, 'Choose a new password'],
    ['jonas.weil@calder-aerodata.example', 'Choose a new password'],
    ['yuki.tanabe@osprey-ridge.example', 'You have no account yet'],
  ])
})

it('accepts a link only for its purpose', async () => {
  await forgot(INES)
  const token = tokenIn((await drainMail(test))[0])
  const confirmation = { token, password: NEXT, acceptedTerms: '2025-03' }
  expect(await post('register/confirm', confirmation)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
  expect(await post('register/cancel', { token })).toMatchObject({ status: 204 })
  expect(await reset(token)).toMatchObject({ status: 204 })
})

it('resets no password of a user who was removed after the link was mailed', async () => {
  const removed = 'callum.reyes@osprey-ridge.example'
  await forgot(removed)
  const token = tokenIn((await drainMail(test))[0])
  await test.database.query(`update records."Contact" set "PortalAccess__c" = 'Removed' where "Email" = $1`, [removed])
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
})

it('accepts one of many concurrent uses of a link', async () => {
  const lena = 'lena.hovland@skerry-air.example'
  await forgot(lena)
  const token = tokenIn((await drainMail(test))[0])
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `${NEXT}${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(400)])
})

it('changes the password of the caller, ends all sessions and starts a new one', async () => {
  const sam = 'sam.adeyemi@forty-second-wing.example'
  const [here, elsewhere] = [await test.signedIn(sam), await test.signedIn(sam)]
  const change = (currentPassword: string, password = NEXT) =>
    here.ask('POST', '/auth/password/change', { payload: { currentPassword, password } })
  expect(await change('wrong')).toMatchObject({
    status: 400,
    body: {
      code: 'PASSWORD_INCORRECT',
      title: 'Sorry your password is incorrect. Please try again.',
      field: 'currentPassword',
    },
  })
  expect(await here.ask('GET', '/auth/session')).toMatchObject({ status: 200 })
  const answer = await change(DEMO_PASSWORD)
  expect(answer).toMatchObject({ status: 200, body: { csrfToken: expect.any(String), user: { email: sam } } })
  for (const client of [here, elsewhere])
    expect(await client.ask('GET', '/auth/session')).toMatchObject({ status: 401 })
  const cookie = cookieOf(answer.headers['set-cookie'])
  expect(await test.guest.ask('GET', '/auth/session', { headers: { cookie } })).toMatchObject({
    status: 200,
    body: answer.body as object,
  })
  expect((await drainMail(test)).map(({ to, heading }) => [to, heading])).toEqual([[sam, 'Your password was changed']])
})

it('requires a session and its CSRF token for a change', async () => {
  const payload = { currentPassword: DEMO_PASSWORD, password: NEXT }
  expect(await post('password/change', payload)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
  const theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  const headers = { 'x-csrf-token': '' }
  expect(await theo.ask('POST', '/auth/password/change', { payload, headers })).toMatchObject({ status: 403 })
})
