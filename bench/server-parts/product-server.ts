import { createServer, readConfig } from 'server'
import type { Listening } from './child-server.ts'

// The product as in production, but without its job runner: a mail that follows from a write is no part of the write.
const server = await createServer(readConfig(process.env))
await server.app.listen({ host: '127.0.0.1', port: 0 })
const address = server.app.server.address()
if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
process.send?.({ url: `http://localhost:${address.port}` } satisfies Listening)
process.once('disconnect', async () => {
  await server.stop()
  process.exit(0)
})
