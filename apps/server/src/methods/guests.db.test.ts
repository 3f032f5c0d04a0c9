import { limits } from 'contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drainMail, PORTAL, tokenIn } from '../testing/drain-mail.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const GUEST = 'ada.visitor@elsewhere.example'
const MARA = 'mara.okafor@osprey-ridge.example'
const YUKI = 'yuki.tanabe@osprey-ridge.example'
const controller = '/lwr/apex/v65.0/GuestUserController'
const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

// Each test starts with unused limits.
beforeEach(async () => {
  await drainMail(test)
  await test.database.query('delete from identity.address_use')
})

const verify = (values: object, client = test.guest) =>
  client.ask('POST', `${controller}/sendVerificationEmail`, {
    payload: { encodedURL: 'QWRhIFZpc2l0b3I=', emailAddress: GUEST, name: 'Ada Visitor', ...values },
  })
const form = {
  subject: 'Secret blank display',
  description: 'Since yesterday',
  impact: 'Minor Degradation',
  issueType: 'Product',
  confirmedNotice: '1',
}
const readLink = (token: string, attemptKey?: string) =>
  test.guest.ask('POST', `${controller}/readLink`, { payload: { token, attemptKey } })
const confirmNotice = (token: string, confirmedNotice = '1') =>
  test.guest.ask('POST', `${controller}/confirmNotice`, { payload: { token, confirmedNotice } })
const sendCaseLink = (emailAddress: string, caseNumber: string) =>
  test.guest.ask('POST', `${controller}/sendCaseLink`, { payload: { emailAddress, caseNumber } })
const createCase = (values: object) =>
  test.guest.ask('POST', `${controller}/createCase`, { payload: { ...form, ...values } })

async function freshToken(): Promise<string> {
  await test.database.query('delete from identity.address_use')
  await verify({})
  return tokenIn((await drainMail(test)).at(-1))
}

/** Opens a case as a guest. @returns its number and the token of the link in the mail about it. */
async function openedCase(): Promise<{ CaseNumber: string; token: string }> {
  const { CaseNumber } = (await createCase({ token: await freshToken() })).body as { CaseNumber: string }
  return { CaseNumber, token: tokenIn((await drainMail(test)).at(-1)) }
}

/** A link to the form of a case whose guest has confirmed the notice. */
async function confirmedToken(): Promise<string> {
  const token = await freshToken()
  expect((await confirmNotice(token)).status).toBe(200)
  return token
}

/** Uploads a small file in one request. @param link - absent means by the session of the client. */
async function upload(link: string | undefined, { name = 'log.txt', client = test.guest } = {}) {
  const payload = Buffer.from(`the bytes of ${name}`)
  const { status, headers, body } = await client.ask('POST', '/uploads', {
    payload,
    headers: {
      ...tus,
      ...(link === undefined ? {} : { 'x-guest-link': link }),
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(payload.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const [documentId, versionId] = ['document', 'version'].map((what) => String(headers[`content-${what}-id`]))
  const { code, title } = body as { code?: string; title?: string }
  return { status, code, title, at: String(headers.location), documentId, versionId: versionId ?? '' }
}
const tus = { 'tus-resumable': '1.0.0' }

/** The names of the files that are attached to a case. */
async function filesOf(caseNumber: string): Promise<unknown[]> {
  const { rows } = await test.database.query(
    `select d."Title" from records."ContentDocumentLink" l join records."Case" c on c."Id" = l."LinkedEntityId"
     join records."ContentDocument" d on d."Id" = l."ContentDocumentId" where c."CaseNumber" = $1 order by 1`,
    [caseNumber],
  )
  return rows.flat()
}

const countCases = async () => (await test.database.query('select count(*) from records."Case"')).rows

type Field = { value: unknown }
const codeOf = (body: unknown) => {
  const { errors, fieldErrors } = (body as { output: { errors: Coded[]; fieldErrors: { [field: string]: Coded[] } } })
    .output
  return [...errors, ...Object.values(fieldErrors).flat()][0]?.errorCode
}
type Coded = { errorCode: string }

/** What an agent sees of the case with this number. */
async function caseFor(client: TestClient, caseNumber: string): Promise<Record<string, unknown> | null> {
  const { rows } = await test.database.query('select "Id" from records."Case" where "CaseNumber" = $1', [caseNumber])
  const names = [
    'Subject',
    'Status',
    'Origin',
    'Queue__c',
    'ContactId',
    'AccountId',
    'SuppliedName',
    'SuppliedEmail',
    'ProductId__c',
    'SuppliedTailOrService__c',
    'ConfirmedNotice__c',
  ]
  const fields = names.map((name) => `Case.${name}`).join(',')
  const { status, body } = await client.ask('GET', `${UI_API}/records/${rows[0]?.[0]}?fields=${fields}`)
  if (status !== 200) return null
  const result = (body as { fields: Record<string, Field> }).fields
  return Object.fromEntries(names.map((name) => [name, result[name]?.value]))
}

/** The fields on the page of a case. */
async function layoutFields(client: TestClient): Promise<string[]> {
  const { text } = await client.ask('GET', `${UI_API}/layout/Case?layoutType=Full&mode=View`)
  return [...text.matchAll(/"apiName":"(\w+)"/g)].map(([, name = '']) => name)
}

it('opens one case for a proven address, of no account and no contact, and mails its number', async () => {
  expect(await verify({})).toMatchObject({ status: 200, body: { result: 'Success', AccountName: null } })
  const [mail] = await drainMail(test)
  expect(mail).toMatchObject({ to: GUEST, subject: 'Confirm your e-mail address to open a case' })
  expect(mail?.button?.url.startsWith(`${PORTAL}/guest-case#token=`)).toBe(true)
  const token = tokenIn(mail)
  const answer = await createCase({
    token,
    firstName: 'Ada',
    lastName: 'Visitor',
    emailAddress: GUEST.toUpperCase(),
    tailOrService: 'N014KT',
  })
  expect(answer).toMatchObject({ status: 200, body: { CaseNumber: expect.stringMatching(/^\d{8}$/) } })
  const { CaseNumber } = answer.body as { CaseNumber: string }
  const wren = await test.signedIn('wren.castell@calder-aerodata.example')
  expect(await caseFor(wren, CaseNumber)).toEqual({
    Subject: form.subject,
    Status: 'Open',
    Origin: 'Web',
    Queue__c: 'Product Support',
    ContactId: null,
    AccountId: null,
    SuppliedName: 'Ada Visitor',
    SuppliedEmail: GUEST,
    ProductId__c: null,
    SuppliedTailOrService__c: 'N014KT',
    ConfirmedNotice__c: '1',
  })
  expect(await layoutFields(wren)).toEqual(expect.arrayContaining(['SuppliedName', 'SuppliedEmail']))
  expect(await layoutFields(await test.signedIn(MARA))).not.toContain('SuppliedEmail')
  for (const email of [MARA, 'theo.lindqvist@osprey-ridge.example', 'priya.nair@calder-aerodata.example']) {
    expect(await caseFor(await test.signedIn(email), CaseNumber)).toBeNull()
  }
  const receipts = await drainMail(test)
  expect(receipts.map(({ to, subject }) => [to, subject])).toEqual([[GUEST, `[${CaseNumber}] Your case is open`]])
  expect(JSON.stringify(receipts)).not.toMatch(/Secret|yesterday|Ada|Alerts/)
  const again = await createCase({ token })
  expect([again.status, codeOf(again.body)]).toEqual([400, 'LINK_INVALID'])
})

it('mails the guest replies and outcomes with the case number only', async () => {
  const { CaseNumber } = (await createCase({ token: await freshToken() })).body as { CaseNumber: string }
  const wren = await test.signedIn('wren.castell@calder-aerodata.example')
  const { rows } = await test.database.query('select "Id" from records."Case" where "CaseNumber" = $1', [CaseNumber])
  const ParentId = rows[0]?.[0]
  await drainMail(test)
  const comment = { apiName: 'CaseComment', fields: { ParentId, CommentBody: 'Secret answer' } }
  expect(await wren.ask('POST', `${UI_API}/records`, { payload: comment })).toMatchObject({ status: 201 })
  const move = { apiName: 'Case', fields: { Status: 'Closed' } }
  expect(await wren.ask('PATCH', `${UI_API}/records/${ParentId}`, { payload: move })).toMatchObject({ status: 200 })
  const mails = await drainMail(test)
  expect(mails.map(({ to }) => to)).toEqual([GUEST, GUEST])
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `[${CaseNumber}] New reply`,
    `[${CaseNumber}] Your case is closed`,
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Secret|Wren/)
})

it('answers that an address is known, with its company when the account has verified the domain', async () => {
  expect((await verify({ emailAddress: MARA })).body).toEqual({
    result: 'User_Present',
    AccountName: expect.stringContaining('Osprey'),
  })
  expect((await verify({ emailAddress: YUKI })).body).toEqual({
    result: 'Contact_Present',
    AccountName: expect.stringContaining('Osprey'),
  })
  expect((await verify({ emailAddress: 'jonas.weil@calder-aerodata.example' })).body).toEqual({
    result: 'User_Present',
    AccountName: 'your company',
  })
  await test.database.query(`update records."Account" set "VerifiedDomains__c" = 'elsewhere.example'`)
  expect((await verify({ emailAddress: MARA })).body).toEqual({ result: 'User_Present', AccountName: 'your company' })
  expect(await drainMail(test)).toEqual([])
})

it('answers every address alike beyond five, and mails the result', async () => {
  for (let number = 0; number < 5; number++) await verify({ emailAddress: `guest${number}@elsewhere.example` })
  await drainMail(test)
  const answers = await Promise.all([MARA, YUKI, GUEST].map((emailAddress) => verify({ emailAddress })))
  expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('{"result":"Success","AccountName":null}'))
  expect((await drainMail(test)).map(({ to, heading }) => [to, heading]).sort()).toEqual([
    [GUEST, 'Confirm your e-mail address'],
    [MARA, 'You already have an account'],
    [YUKI, 'You can create an account'],
  ])
})

it('sends five mails an hour to one address, thirty seconds apart, with the same answer each time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify({})))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  const { rows } = await test.database.query(
    `select extract(epoch from run_at - min(run_at) over ())::int from graphile_worker.jobs
     where task_identifier = 'send-account-mail' order by 1`,
  )
  expect(rows.flat()).toEqual([0, 30, 60, 90, 120])
  await test.database.query('update graphile_worker._private_jobs set run_at = now()')
})

it('puts nothing that a visitor typed into a mail', async () => {
  const name = 'Buy at evil.example now'
  await verify({ name, encodedURL: 'https://evil.example/confirm' })
  const mails = await drainMail(test)
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toMatch(/evil/)
  const token = tokenIn(mails[0])
  for (const guess of [
    'https://evil.example/confirm',
    'QWRhIFZpc2l0b3I=',
    GUEST,
    Buffer.from(GUEST).toString('base64url'),
  ]) {
    expect(codeOf((await createCase({ token: guess })).body)).toBe('LINK_INVALID')
  }
  const confirm = { token, password: 'Over-the-fells.2026', acceptedTerms: '2025-03' }
  expect(await test.guest.ask('POST', '/auth/register/confirm', { payload: confirm })).toMatchObject({ status: 400 })
  expect((await createCase({ token })).status).toBe(200)
})

it('refuses a form with another name or address, keeps the link, and opens no case for a controlled product', async () => {
  const token = await freshToken()
  const { rows } = await test.database.query(
    `select "ItemNumber__c" from records."Product2" where "ExportControlled__c" limit 1`,
  )
  const wrong: [object, string][] = [
    [{ emailAddress: MARA }, 'INVALID_VALUE'],
    [{ firstName: 'Mara', lastName: 'Okafor' }, 'INVALID_VALUE'],
    [{ itemNumber: rows[0]?.[0] }, 'EXPORT_CONTROLLED_PRODUCT'],
    [{ itemNumber: 'NoSuchItem' }, 'INVALID_CROSS_REFERENCE_KEY'],
    [{ impact: 'Enormous' }, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
    [{ subject: '' }, 'MISSING_ARGUMENT'],
    [{ confirmedNotice: '' }, 'MISSING_ARGUMENT'],
    [{ confirmedNotice: '0' }, 'EXPORT_ACKNOWLEDGEMENT_REQUIRED'],
    [{ subject: 'x'.repeat(256) }, 'INVALID_API_INPUT'],
    [{ AccountId: '001000000000001AAA' }, 'INVALID_API_INPUT'],
  ]
  const before = await countCases()
  for (const [values, code] of wrong) {
    const answer = await createCase({ token, ...values })
    expect([values, answer.status, codeOf(answer.body)]).toEqual([values, 400, code])
  }
  expect(await countCases()).toEqual(before)
  expect((await createCase({ token, itemNumber: 'TN-2100' })).status).toBe(200)
})

it('opens one case when a form is sent many times at once', async () => {
  const token = await freshToken()
  const answers = await Promise.all(Array.from({ length: 10 }, () => createCase({ token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
})

it('refuses addresses within addresses, other sites, and invalid addresses or names', async () => {
  const query = `emailAddress=${GUEST}&name=Ada`
  expect(await test.guest.ask('GET', `${controller}/sendVerificationEmail?${query}`)).toMatchObject({
    status: 405,
    headers: { allow: 'POST' },
  })
  const headers = { origin: 'https://evil.example' }
  const payload = { emailAddress: GUEST, name: 'Ada' }
  expect(await test.guest.ask('POST', `${controller}/sendVerificationEmail`, { payload, headers })).toMatchObject({
    status: 403,
  })
  const wrong: [object, string][] = [
    [{ emailAddress: 'a@[127.0.0.1]' }, 'INVALID_EMAIL'],
    [{ emailAddress: `${GUEST}, ${MARA}` }, 'INVALID_EMAIL'],
    [{ emailAddress: [GUEST] }, 'INVALID_API_INPUT'],
    [{ emailAddress: '' }, 'MISSING_ARGUMENT'],
    [{ name: '' }, 'MISSING_ARGUMENT'],
    [{ name: ' ' }, 'INVALID_VALUE'],
    [{ name: 'x'.repeat(81) }, 'INVALID_VALUE'],
    [{ name: 'see https://evil.example' }, 'INVALID_VALUE'],
  ]
  for (const [values, code] of wrong) {
    const answer = await verify(values)
    expect([values, answer.status, codeOf(answer.body)]).toEqual([values, 400, code])
  }
  expect(await drainMail(test)).toEqual([])
})

it('answers what a link opens without using it, and the same for every invalid link', async () => {
  const token = await freshToken()
  for (const _ of ['a scanner', 'the guest']) {
    expect((await readLink(token)).body).toMatchObject({
      purpose: 'OpenCase',
      emailAddress: GUEST,
      firstName: 'Ada',
      lastName: 'Visitor',
      products: expect.arrayContaining([{ value: 'TN-2100', label: 'Tarn NavData' }]),
      impacts: expect.arrayContaining([{ value: 'Total Failure', label: 'Total Failure' }]),
      issueTypes: [
        { value: 'Product', label: 'Product' },
        { value: 'Data', label: 'Data' },
      ],
    })
  }
  expect((await createCase({ token })).status).toBe(200)
  await test.guest.ask('POST', '/auth/password/forgot', { payload: { email: MARA } })
  const reset = (await drainMail(test)).find(({ to }) => to === MARA)
  const dead = [token, tokenIn(reset), 'A'.repeat(43), GUEST]
  const answers = await Promise.all(dead.map((each) => readLink(each)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect([answers[0]?.status, codeOf(answers[0]?.body)]).toEqual([400, 'LINK_INVALID'])
})

it('opens to the link of a case that case alone, with published comments, as often as it is used', async () => {
  const second = await openedCase()
  const { CaseNumber, token } = await openedCase()
  const wren = await test.signedIn('wren.castell@calder-aerodata.example')
  const { rows } = await test.database.query('select "Id" from records."Case" where "CaseNumber" = $1', [CaseNumber])
  const comment = (fields: object) =>
    wren.ask('POST', `${UI_API}/records`, {
      payload: { apiName: 'CaseComment', fields: { ParentId: rows[0]?.[0], ...fields } },
    })
  await comment({ CommentBody: 'Load the last cycle again.' })
  await comment({ CommentBody: 'Looks like the other one.', IsPublished: false })
  const [reply] = await drainMail(test)
  for (const link of [token, tokenIn(reply)]) {
    const { status, body, text } = await readLink(link)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      purpose: 'ReadCase',
      emailAddress: GUEST,
      CaseNumber,
      Subject: form.subject,
      Description: form.description,
      StatusLabel: 'Open',
      comments: [{ CommentBody: 'Load the last cycle again.', IsFromSupport: true }],
    })
    expect(text).not.toMatch(/Wren|Looks like|Product Support/)
  }
  expect((await readLink(second.token)).body).toMatchObject({ CaseNumber: second.CaseNumber, comments: [] })
  expect(codeOf((await createCase({ token })).body)).toBe('LINK_INVALID')
  const cookie = { cookie: `session=${token}` }
  expect((await test.guest.ask('GET', `${UI_API}/records/${rows[0]?.[0]}`, { headers: cookie })).status).toBe(401)
  await test.database.query("update identity.one_time_token set expires_at = now() where purpose = 'guest-case'")
  expect(codeOf((await readLink(token)).body)).toBe('LINK_INVALID')
})

it('mails another link to the address that opened the case, with the same answer for every other', async () => {
  const { CaseNumber } = await openedCase()
  await test.database.query('delete from identity.address_use')
  const wanted: [string, string][] = [
    [GUEST.toUpperCase(), CaseNumber],
    [MARA, CaseNumber],
    ['nobody@elsewhere.example', CaseNumber],
    ['another@elsewhere.example', '99999999'],
  ]
  const answers = await Promise.all(wanted.map(([email, number]) => sendCaseLink(email, number)))
  expect(answers.map(({ text }) => text)).toEqual(Array(4).fill('{"resendAfterSeconds":30}'))
  const mails = await drainMail(test)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[GUEST, 'Your link to your case']])
  expect((await readLink(tokenIn(mails[0]))).body).toMatchObject({ purpose: 'ReadCase', CaseNumber })
  for (const [email, number, code] of [
    ['nobody', CaseNumber, 'INVALID_EMAIL'],
    [GUEST, 'x', 'INVALID_VALUE'],
  ] as const) {
    expect(codeOf((await sendCaseLink(email, number)).body)).toBe(code)
  }
})

it('mails at most five links to a case in an hour, thirty seconds apart', async () => {
  const { CaseNumber } = await openedCase()
  await test.database.query('delete from identity.address_use')
  await Promise.all(Array.from({ length: 20 }, () => sendCaseLink(GUEST, CaseNumber)))
  const { rows } = await test.database.query(
    `select extract(epoch from run_at - min(run_at) over ())::int from graphile_worker.jobs
     where task_identifier = 'send-account-mail' order by 1`,
  )
  expect(rows.flat()).toEqual([0, 30, 60, 90, 120])
  await test.database.query('update graphile_worker._private_jobs set run_at = now()')
})

it('attaches the files of the link to its case, where only support reads them', async () => {
  const token = await confirmedToken()
  const [log, chart, unwanted] = [
    await upload(token),
    await upload(token, { name: 'chart.pdf' }),
    await upload(token, { name: 'removed.txt' }),
  ]
  expect([log, chart, unwanted].map(({ status }) => status)).toEqual([201, 201, 201])
  const answer = await createCase({ token, files: [log?.documentId, chart?.documentId] })
  expect(answer.body).toMatchObject({ FileCount: 2, IsEarlier: false })
  const { CaseNumber } = answer.body as { CaseNumber: string }
  expect(await filesOf(CaseNumber)).toEqual(['chart', 'log'])
  const wren = await test.signedIn('wren.castell@calder-aerodata.example')
  expect(await wren.ask('GET', `/files/${log?.versionId}`)).toMatchObject({ status: 200, text: 'the bytes of log.txt' })
  for (const client of [test.guest, await test.signedIn(MARA)]) {
    for (const file of [log, unwanted]) {
      const { status } = await client.ask('GET', `/files/${file?.versionId}`)
      expect(status).toBe(client === test.guest ? 401 : 404)
    }
  }
  const receipt = (await drainMail(test)).at(-1)
  expect((await readLink(tokenIn(receipt))).text).not.toMatch(/chart|log/)
})

it('takes a file by a live link alone, once its guest has confirmed the notice', async () => {
  const token = await freshToken()
  expect(await upload(token)).toMatchObject({ status: 400, code: 'EXPORT_ACKNOWLEDGEMENT_REQUIRED' })
  expect(codeOf((await confirmNotice(token, '0')).body)).toBe('EXPORT_ACKNOWLEDGEMENT_REQUIRED')
  expect((await confirmNotice(token)).status).toBe(200)
  const created = await upload(token)
  expect(created.status).toBe(201)
  const second = await confirmedToken()
  const mara = await test.signedIn(MARA)
  // A browser that is signed in uploads by the link all the same.
  const bySession = await upload(token, { client: mara })
  expect(bySession.status).toBe(201)
  const look = async (at: string, headers: object, client = test.guest) =>
    (await client.ask('HEAD', at, { headers: { ...tus, ...headers } })).status
  expect(await look(created.at, { 'x-guest-link': token })).toBe(200)
  for (const { at } of [created, bySession]) {
    expect(await look(at, { 'x-guest-link': second })).toBe(404)
    expect(await look(at, {}, mara)).toBe(404)
    expect(await look(at, {})).toBe(401)
  }
  const { token: toCase } = await openedCase()
  for (const dead of [toCase, 'A'.repeat(43), '']) {
    expect(await upload(dead)).toMatchObject({ status: 400, code: 'LINK_INVALID' })
    expect(codeOf((await confirmNotice(dead || 'x')).body)).toBe('LINK_INVALID')
  }
  expect(await upload(undefined)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect((await createCase({ token })).status).toBe(200)
  expect(await upload(token)).toMatchObject({ status: 400, code: 'LINK_INVALID' })
  expect(await look(created.at, { 'x-guest-link': token })).toBe(400)
})

it('opens no case with a file of another link, of a person or of another tab that was faster', async () => {
  const [token, second] = [await confirmedToken(), await confirmedToken()]
  const mara = await test.signedIn(MARA)
  const acknowledgement = { apiName: 'ExportAcknowledgement__c', fields: { Version__c: '1' } }
  await mara.ask('POST', `${UI_API}/records`, { payload: acknowledgement })
  const [own, foreign, ofMara] = [await upload(token), await upload(second), await upload(undefined, { client: mara })]
  expect(ofMara.status).toBe(201)
  const before = await countCases()
  for (const { documentId } of [foreign, ofMara, { documentId: '069000000000001AAA' }]) {
    const answer = await createCase({ token, files: [own.documentId, documentId] })
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'INVALID_CROSS_REFERENCE_KEY'])
  }
  expect(await countCases()).toEqual(before)
  const inTab = await upload(token, { name: 'tab.txt' })
  const { CaseNumber } = (await createCase({ token, files: [own.documentId] })).body as { CaseNumber: string }
  expect(codeOf((await createCase({ token, files: [inTab.documentId] })).body)).toBe('LINK_INVALID')
  expect(await filesOf(CaseNumber)).toEqual(['log'])
})

it('limits the files of a link, their bytes, and those of all guests together', async () => {
  const token = await confirmedToken()
  const begin = async (link: string, bytes: number) => {
    const headers = { ...tus, 'x-guest-link': link, 'upload-length': String(bytes) }
    return (await test.guest.ask('POST', '/uploads', { headers })).body
  }
  expect(await begin(token, limits.attachmentBytes + 1)).toMatchObject({ code: 'FILE_TOO_LARGE' })
  for (let count = 0; count < 20; count++) expect((await upload(token)).status).toBe(201)
  expect(await upload(token)).toMatchObject({ status: 429, code: 'DAILY_LIMIT_REACHED' })
  const used = (bytes: number) =>
    test.database.query(`update quota_use set used = $1 where kind = 'file bytes' and account_id = 'guests'`, [bytes])
  await used(999_999_999)
  expect(await begin(token, 2)).toMatchObject({ title: expect.stringMatching(/^You have reached the limit of 1 GB/) })
  await used(19_999_999_999)
  expect(await begin(await confirmedToken(), 200)).toMatchObject({
    code: 'DAILY_LIMIT_REACHED',
    title: expect.stringMatching(/^Guests have reached the limit of 20 GB of files a day/),
  })
  await test.database.query('truncate quota_use')
})

it('answers the number of the case only to the browser that opened it and lost the answer', async () => {
  const token = await confirmedToken()
  const file = await upload(token)
  const attempt = { token, attemptKey: 'of this browser', files: [file.documentId] }
  const before = await countCases()
  const answers = await Promise.all(Array.from({ length: 5 }, () => createCase(attempt)))
  const { CaseNumber } = (answers[0]?.body ?? {}) as { CaseNumber?: string }
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ CaseNumber, FileCount: 1, IsEarlier: false }))
  expect(Number((await countCases()).flat()[0])).toBe(Number(before.flat()[0]) + 1)
  expect((await drainMail(test)).map(({ subject }) => subject)).toEqual([`[${CaseNumber}] Your case is open`])
  expect((await createCase({ ...attempt, subject: 'Changed since' })).body).toEqual({
    CaseNumber,
    FileCount: 1,
    IsEarlier: true,
  })
  expect((await readLink(token, attempt.attemptKey)).body).toEqual({
    purpose: 'CaseOpened',
    emailAddress: GUEST,
    firstName: 'Ada',
    lastName: 'Visitor',
    CaseNumber,
    FileCount: 1,
  })
  const strangers = [
    await readLink(token),
    await readLink(token, 'of another browser'),
    await createCase({ token }),
    await createCase({ ...attempt, attemptKey: 'of another browser' }),
  ]
  expect(strangers.map(({ body }) => codeOf(body))).toEqual(Array(4).fill('LINK_INVALID'))
  await test.database.query("update identity.one_time_token set expires_at = now() where purpose = 'guest-opened'")
  expect(codeOf((await readLink(token, attempt.attemptKey)).body)).toBe('LINK_INVALID')
})
