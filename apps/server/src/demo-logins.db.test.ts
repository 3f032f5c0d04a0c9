import { demoLogins, disableDemoLogins } from 'demo'
import { createMemoryFileStore } from 'platform/testing'
import { expect, it } from 'vitest'
import { readConfig } from './config/read-config.ts'
import { createProduct } from './create-product.ts'
import { createServer } from './create-server.ts'
import { createLog } from './http/log.ts'
import { startTestServer } from './testing/test-server.ts'

it('starts a database of the demo without demo mode only after its logins were disabled', async () => {
  const demo = await startTestServer()
  const mara = await demo.signedIn('mara.okafor@osprey-ridge.example')
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: demo.connectionString, DEMO: 'off', PORT: '0' })
  await expect(createServer(config)).rejects.toThrow(
    /^This database was filled by the demo, and \d+ demo logins .* are active: disable them with "npm run demo:disable", or set DEMO=on$/,
  )
  const { database } = demo
  const fileStore = createMemoryFileStore()
  const parts = { config, log: createLog('silent'), database, visitorDatabase: database, fileStore }
  const { rows } = await database.query('select "Email" from records."User" where "IsActive" order by "Email"')
  const disabled = await disableDemoLogins(await createProduct(parts))
  expect(disabled.toSorted()).toEqual(rows.flat().toSorted())
  expect(disabled).toEqual(expect.arrayContaining(demoLogins.map(({ email }) => email)))
  const closed = await createServer(config)
  await closed.stop()
  await expect(demo.signedIn('jonas.weil@calder-aerodata.example')).rejects.toThrow('could not sign in')
  expect((await mara.ask('GET', '/auth/session')).status).toBe(401)
  await demo.close()
})
