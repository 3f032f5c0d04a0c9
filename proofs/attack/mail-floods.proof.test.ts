import { Agent, request } from 'node:http'
import { connect, type Database } from 'database'
import { type DevEnv, startDevEnv } from 'dev-env'
import { addressLimits } from 'identity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'

// An attacker requests mails to one address by every form that sends one, from many networks, through two processes. npm test tests the
// counters alone, with concurrent requests to two instances of identity (address-uses.db.test.ts).

const REQUESTS = 10_000
/** As many as the forms of visitors may have at once in two processes; further ones would be refused without being counted. */
const AT_ONCE = 180
const NETWORKS = 200
/** A contact who has no login yet, so that each form mails something. */
const ADDRESS = 'yuki.tanabe@osprey-ridge.example'
const SPACING_MS = addressLimits.secondsBetweenMails * 1_000

const forms = [
  ['/auth/register', { email: ADDRESS }],
  ['/auth/register/resend', { email: ADDRESS.toUpperCase() }],
  ['/auth/password/forgot', { email: ADDRESS }],
  [
    '/lwr/apex/v65.0/GuestUserController/sendVerificationEmail',
    { encodedURL: 'x', name: 'Ada Visitor', emailAddress: ADDRESS },
  ],
] as const

let processes: DevEnv[] = []
let database: Database

beforeAll(async () => {
  const first = await startDevEnv()
  processes = [first]
  database = connect({ connectionString: first.databaseUrl ?? '', max: 2 })
  processes.push(await startDevEnv({ environment: { DATABASE_URL: first.databaseUrl ?? '' } }))
})

afterAll(async () => {
  await database?.close()
  // The first one has the database.
  for (const env of processes.reverse()) await env.stop()
})

it('sends no more mails to an address than it may get, however many ask for them in two processes at once', async () => {
  const agents = Array.from(
    { length: NETWORKS },
    (_, network) => new Agent({ keepAlive: true, localAddress: `127.0.${network + 1}.1` }),
  )
  const statuses = new Map<number, number>()
  let sent = 0
  const lane = async (): Promise<void> => {
    for (let number = sent++; number < REQUESTS; number = sent++) {
      const { url } = processes[number % 2] ?? {}
      const [path, body] = forms[Math.floor(number / 2) % forms.length] ?? forms[0]
      const status = await post(agents[number % NETWORKS], `${url}${path}`, body)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  for (const agent of agents) agent.destroy()
  // Refused is only what finds the place for such forms full.
  expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 2)

  const { rows } = await database.query(`select at from identity.address_use where kind = 'mail' order by at`)
  const times = rows.map(([at]) => Date.parse(String(at)))
  expect(times).toHaveLength(addressLimits.mailsPerHour)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  expect(gaps.filter((ms) => ms < SPACING_MS)).toEqual([])
  const mails = await mailsTo(ADDRESS)
  expect(mails).toBe(addressLimits.mailsPerHour)
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  writeFigure(
    'Mails to one address by forms in two processes',
    `${mails} mails by ${REQUESTS} forms from ${NETWORKS} networks, ${AT_ONCE} at once (${answers}); at least ${Math.min(...gaps) / 1_000} s between two`,
    `${addressLimits.mailsPerHour} mails an hour, ${addressLimits.secondsBetweenMails} s between two`,
  )
})

/** How many mails both processes send to an address, those included that have to wait for their time. */
async function mailsTo(address: string): Promise<number> {
  await database.query('update graphile_worker._private_jobs set run_at = now()')
  const waiting = `select from graphile_worker.jobs where task_identifier = 'send-account-mail'`
  while ((await database.query(waiting)).rowCount > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  const mailboxes = await Promise.all(processes.map((env) => env.mailbox()))
  return mailboxes.flat().filter(({ to }) => to.includes(address)).length
}

function post(agent: Agent | undefined, url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', headers, ...(agent === undefined ? {} : { agent }) })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.end(JSON.stringify(body))
  })
}
