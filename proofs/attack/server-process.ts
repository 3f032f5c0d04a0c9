import { createServer, readConfig } from 'server'

// The product as in production, without its job runner, in a separate process: `fork` it and wait for its address.
const server = await createServer(readConfig(process.env))
await server.app.listen({ host: '127.0.0.1', port: 0 })
const address = server.app.server.address()
if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
process.send?.(`http://localhost:${address.port}`)
process.once('disconnect', async () => {
  await server.stop()
  process.exit(0)
})
