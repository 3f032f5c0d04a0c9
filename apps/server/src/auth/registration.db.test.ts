import { foreignStartUrls } from 'contract/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drainMail, PORTAL, tokenIn } from '../testing/drain-mail.ts'
import { cookieOf, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const YUKI = 'yuki.tanabe@osprey-ridge.example'
const MARA = 'mara.okafor@osprey-ridge.example'
const PASSWORD = 'Over-the-fells.2026'
const promised = { status: 200, body: { resendAfterSeconds: 30 } }

let test: TestServer
let networks = 0

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

// Each test uses a separate network and starts with empty counters.
beforeEach(async () => {
  networks++
  await test.database.query('delete from identity.address_use')
  await test.database.query('delete from identity.one_time_token')
})

const post = (path: string, payload: object) =>
  test.guest.ask('POST', `/auth/${path}`, { payload, remoteAddress: `198.51.${networks}.7` })
const register = (email: string) => post('register', { email })
const confirm = (token: string, more: object = {}) =>
  post('register/confirm', { token, password: PASSWORD, acceptedTerms: '2025-03', ...more })
const signIn = (email: string, password: string) => post('sign-in', { email, password })

it('registers a contact by a mailed link, who then signs in as a customer of the account', async () => {
  expect(await register(` ${YUKI.toUpperCase()} `)).toMatchObject(promised)
  expect(await signIn(YUKI, PASSWORD)).toMatchObject({ status: 401 })
  const mails = await drainMail(test)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[YUKI, 'Confirm your e-mail address']])
  expect(mails[0]?.button?.url).toMatch(`${PORTAL}/registration-page#token=`)
  const answer = await confirm(tokenIn(mails[0]))
  expect(answer).toMatchObject({ status: 200, body: { email: YUKI } })
  expect(String(answer.headers['set-cookie'])).not.toContain('session=')
  const signedIn = await signIn(YUKI, PASSWORD)
  const user = { name: 'Yuki Tanabe', profile: 'Customer', accountName: expect.stringContaining('Osprey') }
  expect(signedIn).toMatchObject({ status: 200, body: { user, isFirst: true } })
  await drainMail(test)
  expect(await signIn(YUKI, PASSWORD)).toMatchObject({ status: 200, body: { isFirst: false } })
  const { rows } = await test.database.query(
    `select "Version__c", "AcceptedDate__c" is not null from records."TermsAcceptance__c" t
     join records."User" u on u."Id" = t."UserId__c" where u."Email" = $1`,
    [YUKI],
  )
  expect(rows).toEqual([['2025-03', true]])
  const preferences = await test.database.query(
    `select "CaseEmails__c", "ProductAlertEmails__c", "ProductMarketing__c", "CustomerSurveys__c"
     from records."NotificationPreference__c" p join records."User" u on u."Id" = p."UserId__c" where u."Email" = $1`,
    [YUKI],
  )
  expect(preferences.rows).toEqual([[true, true, false, false]])
  expect(await confirm(tokenIn(mails[0]))).toMatchObject({ status: 400, body: { code: 'EMAIL_ALREADY_REGISTERED' } })
  expect(await register(YUKI)).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_ALREADY_REGISTERED', field: 'email' },
  })
})

it('refuses unknown and registered addresses in the words of the specification', async () => {
  expect(await register('nobody@osprey-ridge.example')).toMatchObject({
    status: 400,
    body: {
      code: 'EMAIL_NOT_RECOGNIZED',
      title: 'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
    },
  })
  expect(await register(MARA)).toMatchObject({ status: 400, body: { code: 'EMAIL_ALREADY_REGISTERED' } })
  // Deactivated and removed contacts get the answer of an unknown address.
  for (const gone of ['paula.winther@osprey-ridge.example', 'bram.verhoeven@tideway.example']) {
    expect(await register(gone)).toMatchObject({ status: 400, body: { code: 'EMAIL_NOT_RECOGNIZED' } })
  }
  expect(await drainMail(test)).toEqual([])
})

it('says for five addresses an hour per network whether they are known, and mails it for the others', async () => {
  for (let number = 0; number < 5; number++) {
    expect(await register(`nobody${number}@osprey-ridge.example`)).toMatchObject({ status: 400 })
  }
  const addresses = ['stranger@osprey-ridge.example', MARA, 'edith.marlow@lowfell.example']
  const answers = await Promise.all(addresses.map(register))
  for (const answer of answers) expect(answer).toMatchObject(promised)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const mails = await drainMail(test)
  expect(mails.map(({ to, heading }) => [to, heading])).toEqual(
    expect.arrayContaining([
      ['stranger@osprey-ridge.example', 'We do not know this e-mail address'],
      [MARA, 'You already have an account'],
    ]),
  )
})

it('sends mails thirty seconds apart and five an hour, with the same answer each time', async () => {
  const contact = 'grete.newcomer@osprey-ridge.example'
  await addContact(contact)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      post(index % 2 === 0 ? 'register' : 'register/resend', { email: contact }),
    ),
  )
  for (const answer of answers) expect(answer).toMatchObject(promised)
  const { rows } = await test.database.query(
    `select extract(epoch from run_at - min(run_at) over ())::int from graphile_worker.jobs
     where task_identifier = 'send-account-mail' order by 1`,
  )
  expect(rows.flat()).toEqual([0, 30, 60, 90, 120])
  await test.database.query(`update graphile_worker._private_jobs set run_at = now()`)
  const mails = await drainMail(test)
  expect(mails.map(({ to }) => to)).toEqual(Array(5).fill(contact))
  // An earlier link stays valid until another one is used.
  expect(await confirm(tokenIn(mails[0]))).toMatchObject({ status: 200 })
  expect(await confirm(tokenIn(mails[4]))).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
})

it('leads back to the wanted address by the link, on any device, and to no other site', async () => {
  const contact = 'leads@osprey-ridge.example'
  await addContact(contact)
  const startURL = '/case-manager/Open-a-Case?productName=NAV-1'
  expect(await post('register', { email: contact, startURL })).toMatchObject(promised)
  expect(await post('register', { email: contact, startURL: 'https://evil.example/' })).toMatchObject(promised)
  await test.database.query(`update graphile_worker._private_jobs set run_at = now()`)
  const mails = await drainMail(test)
  expect(JSON.stringify(mails)).not.toContain('evil')
  const preview = async (token: string) => (await post('register/preview', { token })).body
  const result = await Promise.all(mails.map((mail) => preview(tokenIn(mail))))
  const termsHtml = expect.stringContaining('This text is a sample')
  expect(result).toEqual(
    expect.arrayContaining([
      { email: contact, startURL, terms: '2025-03', termsHtml },
      { email: contact, startURL: '/', terms: '2025-03', termsHtml },
    ]),
  )
  // Neither it nor a mail scanner uses the link.
  expect(await confirm(tokenIn(mails[0]))).toMatchObject({ status: 200 })
  const dead = [
    [tokenIn(mails[0]), 'EMAIL_ALREADY_REGISTERED'],
    ['A'.repeat(43), 'LINK_INVALID'],
    ['x', 'LINK_INVALID'],
  ] as const
  for (const [token, code] of dead) {
    expect(await post('register/preview', { token })).toMatchObject({ status: 400, body: { code } })
  }
})

it('leads out of the portal by no address that a registration is begun with', async () => {
  const contact = 'led-out@osprey-ridge.example'
  // Every fifth address: the tests of start addresses go through all of them.
  const startUrls = foreignStartUrls.filter((_, at) => at % 5 === 0)
  await addContact(contact)
  for (const [at, startURL] of startUrls.entries()) {
    // Together they are more than one network may send.
    if (at % 50 === 0) networks++
    await test.database.query('delete from identity.address_use')
    expect(await post('register', { email: contact, startURL })).toMatchObject(promised)
  }
  const mails = await drainMail(test)
  expect(mails).toHaveLength(startUrls.length)
  for (const [at, mail] of mails.entries()) {
    if (at % 50 === 0) networks++
    expect(await post('register/preview', { token: tokenIn(mail) })).toMatchObject({ body: { startURL: '/' } })
  }
})

it('takes only the version of the terms that the server knows', async () => {
  const contact = 'terms@osprey-ridge.example'
  await addContact(contact)
  await register(contact)
  const token = tokenIn((await drainMail(test))[0])
  for (const acceptedTerms of ['2024-01', 'nonsense-version']) {
    expect(await confirm(token, { acceptedTerms })).toMatchObject({
      status: 400,
      body: { code: 'TERMS_NOT_CURRENT', field: 'acceptedTerms' },
    })
  }
  expect(await confirm(token)).toMatchObject({ status: 200 })
})

const cancelBy = (headers: Record<string, string>) =>
  test.guest.ask('POST', '/auth/register/cancel', { payload: {}, headers })

it('cancels what a browser began, before its link was mailed and after, and nothing that another browser began', async () => {
  const contact = 'begun@osprey-ridge.example'
  await addContact(contact)
  const cookie = cookieOf((await register(contact)).headers['set-cookie'])
  expect(cookie).toMatch(/^registration=[\w-]{43}$/)
  const strangers = cookieOf((await register(contact)).headers['set-cookie'])
  expect(strangers).not.toBe(cookie)
  await test.database.query(`update graphile_worker._private_jobs set run_at = now()`)
  const [first, second] = await drainMail(test)
  const isGood = async (mail: typeof first) => (await post('register/preview', { token: tokenIn(mail) })).status === 200
  expect(await cancelBy({ cookie: strangers })).toMatchObject({ status: 204, text: '' })
  expect([await isGood(first), await isGood(second)].sort()).toEqual([false, true])
  // The same answer for a used secret, an unknown secret and no secret.
  const cookies = [strangers, `registration=${'A'.repeat(43)}`, 'registration=x', 'other=x']
  for (const cookie of cookies) expect(await cancelBy({ cookie: cookie })).toMatchObject({ status: 204, text: '' })
  expect([await isGood(first), await isGood(second)].sort()).toEqual([false, true])

  const again = { payload: { email: contact }, headers: { cookie } }
  const answer = await test.guest.ask('POST', '/auth/register/resend', again)
  expect(cookieOf(answer.headers['set-cookie'])).toBe(cookie)
  expect(await cancelBy({ cookie })).toMatchObject({ status: 204 })
  await test.database.query(`update graphile_worker._private_jobs set run_at = now()`)
  expect(await drainMail(test)).toEqual([])
  expect([await isGood(first), await isGood(second)]).toEqual([false, false])
})

it('cancels a registration by its link, and answers the same to an invalid link', async () => {
  const contact = 'cancelled@osprey-ridge.example'
  await addContact(contact)
  await register(contact)
  const token = tokenIn((await drainMail(test))[0])
  for (const item of [token, token, 'x'])
    expect(await post('register/cancel', { token: item })).toMatchObject({ status: 204 })
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
})

it('names the rules that a password breaks, and keeps the link valid', async () => {
  const contact = 'rules@osprey-ridge.example'
  await addContact(contact)
  await register(contact)
  const token = tokenIn((await drainMail(test))[0])
  expect(await confirm(token, { password: 'short' })).toMatchObject({
    status: 400,
    body: {
      title: 'Invalid password. Please verify below instructions and try again',
      code: 'PASSWORD_REFUSED',
      field: 'password',
      rules: ['length', 'upperCase', 'digit', 'special'],
    },
  })
  expect(await confirm(token, { confirmPassword: 'other' })).toMatchObject({
    status: 400,
    body: { title: "Passwords don't match.", code: 'PASSWORDS_DIFFER', field: 'confirmPassword' },
  })
  expect(await confirm(token, { acceptedTerms: '' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_API_INPUT' },
  })
  expect(await confirm(token, { confirmPassword: PASSWORD })).toMatchObject({ status: 200 })
})

it('refuses addresses that can be delivered to another mailbox, and values that are not one text', async () => {
  for (const email of [
    'a',
    '"a b"@x.example',
    'a@[127.0.0.1]',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
  ]) {
    expect(await register(email)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_EMAIL', title: 'Enter a valid email address, such as name@company.com.' },
    })
  }
  for (const email of [[MARA], { email: MARA }, null, 5, '']) {
    for (const path of ['register', 'password/forgot']) {
      expect(await post(path, { email })).toMatchObject({ status: 400, body: { code: 'INVALID_API_INPUT' } })
    }
  }
  for (const token of ['', [], null, { token: 'x' }]) {
    expect(await confirm(token as string)).toMatchObject({ status: 400 })
  }
})

it('registers no contact whom the customer has removed', async () => {
  const contact = 'meanwhile@osprey-ridge.example'
  await addContact(contact)
  await register(contact)
  const token = tokenIn((await drainMail(test))[0])
  await test.database.query(`update records."Contact" set "PortalAccess__c" = 'Removed' where "Email" = $1`, [contact])
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'EMAIL_NOT_RECOGNIZED' } })
})

it('keeps an account admin from taking over a contact of another account', async () => {
  const victim = 'pilot@club.example'
  const agent = await test.signedIn('jonas.weil@calder-aerodata.example')
  const accountId = (await test.signedIn('ines.duarte@northfield-flying.example')).session?.user.accountId
  expect(await create(agent, { LastName: 'Pilot', Email: victim, AccountId: accountId })).toMatchObject({ status: 201 })
  const theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  for (const Email of [victim, victim.toUpperCase(), MARA]) {
    expect(await create(theo, { LastName: 'Pilot', Email })).toMatchObject({ status: 400 })
  }
  await register(victim)
  expect(await confirm(tokenIn((await drainMail(test))[0]))).toMatchObject({ status: 200 })
  expect(await signIn(victim, PASSWORD)).toMatchObject({ body: { user: { accountName: 'Northfield Flying' } } })
})

it('refuses to register an address that several contacts have, and notifies their account managers', async () => {
  const shared = 'shared@osprey-ridge.example'
  await addContact(shared)
  await addContact('shared.too@osprey-ridge.example')
  await test.database.query(
    `update records."Contact" set "Email" = $1, "AddressShared__c" = true where "Email" like 'shared%'`,
    [shared],
  )
  expect(await register(shared)).toMatchObject({ status: 400, body: { code: 'EMAIL_NOT_RECOGNIZED' } })
  const mails = [...(await drainMail(test)), ...(await drainMail(test))]
  const manager = 'tomas.brandt@calder-aerodata.example'
  expect(mails.map(({ to, heading }) => [to, heading]).sort()).toEqual([
    [shared, 'We do not know this e-mail address'],
    [manager, 'A contact cannot register'],
    [manager, 'A contact cannot register'],
  ])
  expect(await post('password/forgot', { email: shared })).toMatchObject(promised)
  expect(await drainMail(test)).toEqual([])
})

it('builds links with the configured address and not with the Host header', async () => {
  const contact = 'host@osprey-ridge.example'
  await addContact(contact)
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await test.guest.ask('POST', '/auth/register', { payload: { email: contact }, headers })
  const mails = await drainMail(test)
  expect(JSON.stringify(mails)).not.toContain('evil')
  expect(mails[0]?.button?.url.startsWith(`${PORTAL}/registration-page#`)).toBe(true)
})

it('answers every address alike with the private policy', async () => {
  const closed = await startTestServer({ ENUMERATION_POLICY: 'private' })
  try {
    const addresses = ['nobody@osprey-ridge.example', MARA, YUKI]
    const answers = await Promise.all(
      addresses.map((email) => closed.guest.ask('POST', '/auth/register', { payload: { email } })),
    )
    for (const answer of answers) expect(answer).toMatchObject(promised)
    const headings = (await drainMail(closed)).map(({ to, heading }) => [to, heading])
    expect(headings.sort()).toEqual([
      [MARA, 'You already have an account'],
      ['nobody@osprey-ridge.example', 'We do not know this e-mail address'],
      [YUKI, 'Confirm your e-mail address'],
    ])
  } finally {
    await closed.close()
  }
})

/** Adds a contact to the account by an account admin; an agent then writes the address in capitals. */
async function addContact(email: string): Promise<void> {
  const theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  const { status, text } = await create(theo, { FirstName: 'New', LastName: 'Comer', Email: email.toUpperCase() })
  if (status !== 201) throw new Error(text)
}

const create = (by: TestClient, fields: object) =>
  by.ask('POST', '/services/data/v65.0/ui-api/records', {
    payload: { apiName: 'Contact', fields, allowSaveOnDuplicate: true },
  })

it('stores nothing of a registration for which no mail may be sent, with the same answer', async () => {
  await test.database.query('delete from identity.pending_registration')
  const ask = (number: number) => post('register', { email: `flood${number}@elsewhere.example` })
  // Five addresses are answered about, and sixty mails may be asked for.
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (let number = 0; number < 70; number++) answers.push(await ask(number))
  const [first, last] = [answers[5], answers.at(-1)]
  expect([first, last]).toMatchObject([promised, promised])
  const nameAndLength = (cookie: unknown) => String(cookie).replace(/[\w-]{43}/, 'secret')
  expect(nameAndLength(last?.headers['set-cookie'])).toBe(nameAndLength(first?.headers['set-cookie']))
  const { rows } = await test.database.query('select count(*)::int from identity.pending_registration')
  expect(rows).toEqual([[60]])
  await drainMail(test)
})
