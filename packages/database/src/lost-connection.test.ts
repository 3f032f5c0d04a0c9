import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { connect } from './connect.ts'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const signedIn = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const ended = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'))

it('survives a server that ends a connection in the moment in which it is ready', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // In one piece: both messages are read before anything else runs.
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, ended])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const database = connect({ connectionString: `postgres://navdesk@127.0.0.1:${port}/navdesk` })
  await expect(database.query('select 1')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(database.transaction((tx) => tx.query('select 1'))).rejects.toMatchObject({ kind: 'unavailable' })
  await database.close()
  await new Promise((resolve) => server.close(resolve))
})
