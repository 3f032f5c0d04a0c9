import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import type { Principal } from 'platform'
import { afterEach, expect, it } from 'vitest'
import { closeWhenRefused } from '../files/close-when-refused.ts'
import type { LiveSession } from './call-context.ts'
import { guardRights } from './guard-rights.ts'

const sessionOf = (id: string, epoch: number) =>
  ({ id, person: { principal: { userId: 'mara', epoch } as Principal } }) as LiveSession

let app: FastifyInstance
let session: LiveSession | null
let isOpenable: boolean
let close: () => void
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** A long answer of which the first bytes were received. */
async function start(path: string): Promise<IncomingMessage> {
  session = sessionOf('first', 1)
  isOpenable = true
  app = fastify()
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.addHook('preParsing', async (request) => {
    request.session = session
    request.sessionToken = 'token'
  })
  guardRights(app, { session: async () => session })
  const answer = (): Readable => {
    const stream = new Readable({ read: () => undefined })
    stream.push('begin')
    close = () => stream.push(null)
    return stream
  }
  app.get('/export', (_request, reply) => reply.send(answer()))
  app.get('/file', (_request, reply) => {
    closeWhenRefused(reply, async () => isOpenable)
    return reply.send(answer())
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asked = get(`http://127.0.0.1:${port}${path}`)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  asked.on('error', () => undefined)
  await once(response, 'data')
  return response
}

const endOf = async (response: IncomingMessage): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  response.once('error', () => resolve('cut')).once('end', () => resolve('whole'))
  return await promise
}

it.each([
  ['the session ended', () => (session = null)],
  ['the rights of the user changed', () => (session = sessionOf('first', 2))],
  ['another session has the token', () => (session = sessionOf('second', 1))],
])('cuts an answer off when %s', async (_, change) => {
  const response = await start('/export')
  change()
  expect(await endOf(response)).toBe('cut')
})

it('cuts a file off when its reader may not open it any more', async () => {
  const response = await start('/file')
  isOpenable = false
  expect(await endOf(response)).toBe('cut')
})

it('sends an answer whole while nothing changes', async () => {
  const response = await start('/export')
  close()
  expect(await endOf(response)).toBe('whole')
})
