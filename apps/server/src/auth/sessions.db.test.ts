import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const MARA = 'mara.okafor@osprey-ridge.example'
const THEO = 'theo.lindqvist@osprey-ridge.example'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

type Listed = { sessions: { id: string; isCurrent: boolean; network: string | null }[] }

it('lists the own sessions, without anything that opens them, and ends one and all others', async () => {
  const [here, lost, office, theo] = [
    await test.signedIn(MARA),
    await test.signedIn(MARA),
    await test.signedIn(MARA),
    await test.signedIn(THEO),
  ]
  const idOf = async (client: typeof here) => {
    const { body } = await client.ask('GET', '/auth/sessions')
    return (body as Listed).sessions.find(({ isCurrent }) => isCurrent)?.id
  }
  const { status, body, text } = await here.ask('GET', '/auth/sessions')
  expect(status).toBe(200)
  const { sessions } = body as Listed
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining([await idOf(lost), await idOf(office)]))
  expect(sessions.map(({ id }) => id)).not.toContain(await idOf(theo))
  expect(text).not.toMatch(/token|hash|csrf/i)

  const end = (id: string | undefined) => here.ask('POST', '/auth/sessions/end', { payload: { id } })
  expect((await end(await idOf(theo))).status).toBe(204)
  expect((await theo.ask('GET', '/auth/session')).status).toBe(200)
  expect((await end(await idOf(lost))).status).toBe(204)
  expect((await lost.ask('GET', '/auth/session')).status).toBe(401)
  expect((await end('nonsense')).status).toBe(400)

  expect((await here.ask('POST', '/auth/sessions/end-others')).status).toBe(204)
  expect((await office.ask('GET', '/auth/session')).status).toBe(401)
  expect((await here.ask('GET', '/auth/session')).status).toBe(200)
})

it('tells nothing about sessions to visitors', async () => {
  expect((await test.guest.ask('GET', '/auth/sessions')).status).toBe(401)
  expect((await test.guest.ask('POST', '/auth/sessions/end-others')).status).toBe(401)
})
