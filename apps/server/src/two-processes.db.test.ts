import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config/read-config.ts'
import { createServer, type Server } from './create-server.ts'
import { MAIL_WEBHOOK_PATH, mailSignature } from './mailed-replies/register-mail-webhook.ts'
import { addressOfCase } from './testing/inbound-mail.ts'
import { startTestServer, type TestClient, type TestServer, testClient } from './testing/test-server.ts'

const MAIL_SECRET = 'the secret of both processes, of 32 characters'
const UI_API = '/services/data/v65.0/ui-api'

let firstServer: TestServer
let two: Server
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-two-'))
  firstServer = await startTestServer({ STORAGE_URL: storageUrl(), INBOUND_MAIL_SECRET: MAIL_SECRET })
  two = await createServer(configOf('0'))
})

afterAll(async () => {
  await two.stop()
  await firstServer.close()
  await rm(folder, { recursive: true, force: true })
})

const storageUrl = (): string => `file:${join(folder, 'files')}`

const configOf = (port: string) =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: firstServer.connectionString,
    DATABASE_POOL: '4',
    DATA_DIR: folder,
    STORAGE_URL: storageUrl(),
    DEMO: 'on',
    INBOUND_MAIL_SECRET: MAIL_SECRET,
    PORT: port,
  })

const inTwo = ({ session, cookie }: TestClient): TestClient => testClient(two, session, cookie)

it('accepts the session of one process in another, until it ends in either', async () => {
  const mara = await firstServer.signedIn('mara.okafor@osprey-ridge.example')
  expect(await inTwo(mara).ask('GET', '/auth/session')).toMatchObject({ status: 200, body: mara.session })
  expect(await mara.ask('POST', '/auth/sign-out')).toMatchObject({ status: 204 })
  // The other process gets a notification, which was sent before the statement below.
  let status = 200
  while (status === 200) {
    await firstServer.database.query('select 1')
    status = (await inTwo(mara).ask('GET', '/auth/session')).status
  }
  expect(status).toBe(401)
})

it('serves an own field that another process has added, and opens cases with it', async () => {
  const [ingrid, mara] = await Promise.all([
    firstServer.signedIn('ingrid.solheim@calder-aerodata.example'),
    firstServer.signedIn('mara.okafor@osprey-ridge.example'),
  ])
  const added = await ingrid.ask('POST', `${UI_API}/actions/perform-quick-action/NewField`, {
    payload: {
      actionApiName: 'NewField',
      fields: { Object__c: 'Case', Label__c: 'Gate number', Type__c: 'Text', Customers__c: 'Write' },
    },
  })
  expect(added.body).toMatchObject({ isCreated: true })
  const info = async () => (await inTwo(mara).ask('GET', `${UI_API}/object-info/Case`)).body as { fields: object }
  await expect.poll(async () => 'Gate_number__c' in (await info()).fields).toBe(true)
  const opened = await inTwo(mara).ask('POST', `${UI_API}/records`, {
    payload: {
      apiName: 'Case',
      fields: {
        Subject: 'At the gate',
        Description: 'The display is dark.',
        Impact__c: 'Minor Degradation',
        IssueType__c: 'Product',
        Gate_number__c: 'B14',
      },
    },
  })
  expect((opened.body as RecordShape).fields.Gate_number__c?.value).toBe('B14')
})

it('puts a changed role and a deactivation in force in the other process', async () => {
  const [theo, mara] = await Promise.all(
    ['theo.lindqvist', 'mara.okafor'].map((name) => firstServer.signedIn(`${name}@osprey-ridge.example`)),
  )
  if (!theo || !mara) throw new Error('the sign-in has failed')
  const act = (name: string, fields: object = {}) =>
    theo.ask('POST', `${UI_API}/actions/perform-quick-action/${name}`, {
      payload: { actionApiName: name, contextId: mara.session?.user.id, fields },
    })
  /** Repeats a request to the other process, which has cached the session, until the answer changes: it is notified of the change. */
  const whenChanged = async <T>(before: T, look: () => Promise<T>): Promise<T> => {
    for (;;) {
      await firstServer.database.query('select 1')
      const now = await look()
      if (now !== before) return now
    }
  }
  const session = () => inTwo(mara).ask('GET', '/auth/session')
  const profile = async () => ((await session()).body as { user: { profile: string } }).user.profile
  const invites = async () => {
    const { text } = await inTwo(mara).ask('GET', `${UI_API}/actions/global?actionTypes=QuickAction`)
    return text.includes('AddUser')
  }
  expect([await profile(), await invites()]).toEqual(['Customer', false])
  expect(await act('User.ChangeRole', { Profile: 'AccountAdmin' })).toMatchObject({ status: 200 })
  expect(await whenChanged('Customer', profile)).toBe('AccountAdmin')
  expect(await invites()).toBe(true)
  expect(await act('User.ChangeRole', { Profile: 'Customer' })).toMatchObject({ status: 200 })
  expect(await whenChanged('AccountAdmin', profile)).toBe('Customer')
  expect(await invites()).toBe(false)
  expect(await act('User.Deactivate')).toMatchObject({ status: 200 })
  expect(await whenChanged(200, async () => (await session()).status)).toBe(401)
  expect(await act('User.Activate')).toMatchObject({ status: 200 })
})

it('accepts the page token and the Idempotency-Key of one process in another', async () => {
  const mara = await firstServer.signedIn('mara.okafor@osprey-ridge.example')
  const list = `${UI_API}/list-records/Case/MyCases`
  const first = await mara.ask('POST', list, { payload: { pageSize: 2 } })
  const pageToken = (first.body as { nextPageToken: string }).nextPageToken
  expect(await inTwo(mara).ask('POST', list, { payload: { pageSize: 2, pageToken } })).toMatchObject({
    status: 200,
    body: { currentPageToken: pageToken },
  })

  const fields = { Subject: 'Twice', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  const ask = { payload: { apiName: 'Case', fields }, headers: { 'idempotency-key': 'two-processes' } }
  const answers = await Promise.all([mara, inTwo(mara)].map((client) => client.ask('POST', `${UI_API}/records`, ask)))
  const created = answers.filter(({ status }) => status === 201).map(({ body }) => (body as RecordShape).id)
  expect(new Set(created).size).toBe(1)
  expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true)
})

it('hands out each version of a record once, whichever process writes', async () => {
  const mara = await firstServer.signedIn('mara.okafor@osprey-ridge.example')
  const fields = { Subject: 'By two', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  const created = await mara.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  const { id, weakEtag } = created.body as RecordShape
  const jonas = await firstServer.signedIn('jonas.weil@calder-aerodata.example')
  const edits = Array.from({ length: 20 }, (_, at) =>
    (at % 2 === 0 ? jonas : inTwo(jonas)).ask('PATCH', `${UI_API}/records/${id}`, {
      payload: { fields: { Resolution__c: `word ${at}` } },
    }),
  )
  const versions = (await Promise.all(edits)).map(({ body }) => (body as RecordShape).weakEtag)
  expect(versions.sort((a, b) => a - b)).toEqual(edits.map((_, at) => weakEtag + 1 + at))
})

it('accepts one of two requests that send the same bytes of an upload to both, and continues it in either', async () => {
  const mara = await firstServer.signedIn('mara.okafor@osprey-ridge.example')
  const both = [mara, inTwo(mara)]
  const tus = { 'tus-resumable': '1.0.0' }
  const created = await mara.ask('POST', '/uploads', { headers: { ...tus, 'upload-length': '2000' } })
  const patch = (client: TestClient, offset: number, letter: string) =>
    client.ask('PATCH', String(created.headers.location), {
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      payload: Buffer.alloc(1_000, letter),
    })
  const first = await Promise.all(both.map((client, index) => patch(client, 0, index === 0 ? 'a' : 'b')))
  expect(first.map(({ status }) => status).sort()).toEqual([204, 409])
  const last = await Promise.all(both.map((client) => patch(client, 1_000, 'z')))
  expect(last.map(({ status }) => status).sort()).toEqual([204, 409])
  const versionId = last.find(({ status }) => status === 204)?.headers['content-version-id']
  const accepted = first[0]?.status === 204 ? 'a' : 'b'
  for (const client of both) {
    const { text } = await client.ask('GET', `/files/${versionId}`)
    expect(text).toBe(accepted.repeat(1_000) + 'z'.repeat(1_000))
  }
})

it('takes a mail once that is handed to both processes, and again to either', async () => {
  const mara = await firstServer.signedIn('mara.okafor@osprey-ridge.example')
  const fields = { Subject: 'By e-mail', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  const created = await mara.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  const { id } = created.body as RecordShape
  const recipient = await addressOfCase(firstServer, id)
  const raw = Buffer.from(
    `From: mara.okafor@osprey-ridge.example\r\nTo: ${recipient}\r\nMessage-ID: <two@osprey-ridge.example>\r\n\r\nOnce.\r\n`,
  )
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const parts = { timestamp, recipient, sender: 'mara.okafor@osprey-ridge.example' }
  const hand = (client: TestClient, signature = mailSignature(parts, raw, MAIL_SECRET), body = raw) =>
    client.ask('POST', MAIL_WEBHOOK_PATH, {
      payload: body,
      headers: {
        'content-type': 'message/rfc822',
        'navdesk-timestamp': timestamp,
        'navdesk-recipient': recipient,
        'navdesk-sender': parts.sender,
        'navdesk-signature': signature,
      },
    })
  const [here, there] = [firstServer.guest, testClient(two, null, '')]
  const first = await Promise.all([hand(here), hand(there)])
  // While the first one is processed, the second one is refused and may be delivered again.
  expect(first.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  for (const client of [here, there]) {
    expect(await hand(client)).toMatchObject({ status: 200, body: { receipt: 'added' } })
  }
  const { rows } = await firstServer.database.query(
    'select "CommentBody", "CreatedById" from records."CaseComment" where "ParentId" = $1',
    [id],
  )
  expect(rows).toEqual([['Once.', mara.session?.user.id]])
  // No signature, one of other bytes, and one that was created too long ago.
  const old = String(Number(timestamp) - 301)
  const refused = [
    await hand(here, ''),
    await hand(here, mailSignature(parts, raw, MAIL_SECRET), Buffer.from('From: x@y.example\r\n\r\nOther.\r\n')),
    await hand(here, mailSignature({ ...parts, timestamp: old }, raw, MAIL_SECRET)),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
  // At most thirty mails of an author to a case in ten minutes, over all processes. Older mails do not count.
  const mailsBefore = (count: number, age: string, author = parts.sender) =>
    firstServer.database.query(
      `insert into server.received_mail (key, received_at, outcome, case_number, author)
       select $2::text || $3::text || n, app_now() - $2::interval, 'added', case_number, $3 from server.received_mail, generate_series(1, $1::int) n
       where key = (select key from server.received_mail where case_number is not null limit 1)`,
      [count, age, author],
    )
  await mailsBefore(28, '1 minute')
  await mailsBefore(28, '11 minutes')
  const another = (number: number, author = parts.sender): typeof raw =>
    Buffer.from(String(raw).replace('two@', `more${number}@`).replace(parts.sender, author))
  const handAnother = (client: TestClient, mail: typeof raw) =>
    hand(client, mailSignature(parts, mail, MAIL_SECRET), mail).then(({ status }) => status)
  expect([await handAnother(here, another(1)), await handAnother(there, another(2))]).toEqual([200, 429])
  expect(await handAnother(there, another(1))).toBe(200)
  // Mails of other authors still arrive, up to a higher limit for all authors of a case.
  const colleague = 'colleague@osprey-ridge.example'
  expect(await handAnother(here, another(3, colleague))).toBe(200)
  await mailsBefore(270, '1 minute', 'forged@elsewhere.example')
  expect(await handAnother(here, another(4, colleague))).toBe(429)
})

it('names an address that is in use, in one line', async () => {
  const second = createSocketServer().listen(0, '127.0.0.1')
  await once(second, 'listening')
  const address = second.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const late = await createServer(configOf(String(port)))
  const line = new RegExp(`^HOST 127\\.0\\.0\\.1 and PORT ${port} cannot be listened on: .*EADDRINUSE.*$`)
  await expect(late.start()).rejects.toThrow(line)
  second.close()
})
