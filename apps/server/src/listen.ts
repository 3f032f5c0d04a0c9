import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Listens on a host and port, and closes with the application. Where `localhost` has several addresses it listens on each;
 * all connections belong to the one HTTP server of the application, with its limits and timeouts. (Fastify would create a separate
 * server for each further address.)
 *
 * @param addressesOf - looks up the addresses of `localhost`.
 * @returns the port.
 * @throws Error in one line when an address cannot be listened on.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  addressesOf: () => Promise<readonly string[]> = localAddresses,
): Promise<number> {
  const [first = host, ...others] = host === 'localhost' ? await addressesOf() : [host]
  const further: Server[] = []
  app.addHook('preClose', (done) => {
    for (const server of further) server.close()
    done()
  })
  try {
    await app.listen({ host: first, port })
    const bound = portOf(app.server.address(), port)
    for (const address of others) {
      // The same options as those of the HTTP server.
      const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        app.server.emit('connection', socket)
      })
      further.push(server)
      await once(server.listen({ host: address, port: bound }), 'listening')
    }
    return bound
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`HOST ${host} and PORT ${port} cannot be listened on: ${reason}`, { cause: error })
  }
}

async function localAddresses(): Promise<string[]> {
  return (await lookup('localhost', { all: true })).map(({ address }) => address)
}

const portOf = (address: ReturnType<Server['address']>, port: number): number =>
  typeof address === 'object' && address !== null ? address.port : port
