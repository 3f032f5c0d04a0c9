import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const AT_ONCE = 2
const WAITING = 100
const TOO_MANY = 20

let test: TestServer

beforeAll(async () => {
  test = await startTestServer({ DATABASE_POOL: '2' })
})

afterAll(() => test.close())

it('lets a flood of forms wait and refuses the rest, while others keep their connections', async () => {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  // From as many networks that none exceeds its requests.
  const send = (number: number) => {
    const [path, payload] = number % 2 === 0 ? ['register', {}] : ['password/forgot', {}]
    return test.guest.ask('POST', `/auth/${path}`, {
      payload: { ...payload, email: `flood${number}@elsewhere.example` },
      remoteAddress: `198.51.${number}.7`,
    })
  }
  await send(0)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holding = test.database.transaction(async (tx) => {
    await tx.query('lock table identity.address_counter in exclusive mode')
    await held
  })
  const refused = Promise.withResolvers<void>()
  let [answered, refusals] = [0, 0]
  const sent = Array.from({ length: AT_ONCE + WAITING + TOO_MANY }, async (_, number) => {
    const answer = await send(number)
    answered++
    if (answer.status === 503) refusals++
    if (refusals >= TOO_MANY) refused.resolve()
    return answer
  })
  await refused.promise
  const read = () => mara.ask('GET', '/services/data/v65.0/ui-api/object-info/Case')
  const reads = await Promise.all([read(), read(), read(), read()])
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // They did not wait for the forms before them.
  expect(answered).toBeLessThan(WAITING)
  release()
  await holding
  const answers = await Promise.all(sent)
  for (const { status, body } of answers) {
    expect([200, 400, 503]).toContain(status)
    if (status === 503) expect(body).toMatchObject({ title: 'The service is busy. Try again shortly.' })
  }
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(TOO_MANY)
})
