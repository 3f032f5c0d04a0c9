import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { dropGoneClients } from './dead-connections.ts'
import { handleErrors } from './error-handling.ts'
import { createLog, RequestLog } from './log.ts'

const apps: { close(): unknown }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A server whose clients close the connection, at the hook or in the handler; `ask` answers what it logged. */
async function serverOfGoneClients(closes: 'before' | 'meanwhile', failure: Error) {
  const lines: { level: number; msg: string }[] = []
  const log = createLog(
    'info',
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)))
        done()
      },
    }),
  )
  const app = fastify({ loggerInstance: log as FastifyBaseLogger, logController: new RequestLog() })
  apps.push(app)
  if (closes === 'before') app.addHook('onRequest', async ({ raw }) => void raw.socket.destroy())
  dropGoneClients(app)
  await app.register(rateLimit, { max: 10 })
  handleErrors(app, { methodsAt: () => [], countMisses: async () => undefined })
  let handled = 0
  app.get('/', async ({ raw }) => {
    handled++
    raw.socket.destroy()
    throw failure
  })
  await app.listen({ port: 0 })
  const ask = async () => {
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    await once(socket, 'close')
    await app.close()
    return { handled, levels: lines.filter(({ msg }) => !msg.startsWith('Server listening')).map(({ level }) => level) }
  }
  return ask
}

const closed = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

it('does not handle a request whose client has disconnected', async () => {
  const ask = await serverOfGoneClients('before', closed())
  expect(await ask()).toEqual({ handled: 0, levels: [] })
})

it('logs a closed connection at info level, and a failure of the server as an error', async () => {
  const asks = [
    await serverOfGoneClients('meanwhile', closed()),
    await serverOfGoneClients('meanwhile', new Error('x')),
  ]
  expect([await asks[0]?.(), await asks[1]?.()]).toEqual([
    { handled: 1, levels: [30] },
    { handled: 1, levels: [50] },
  ])
})
