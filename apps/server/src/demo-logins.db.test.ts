import { removeDemo } from 'demo'
import { expect, it } from 'vitest'
import { readConfig } from './config/read-config.ts'
import { createServer } from './create-server.ts'
import { startTestServer } from './testing/test-server.ts'

it('starts a database of the demo without demo mode only after the demo was removed', async () => {
  const demo = await startTestServer()
  const mara = await demo.signedIn('mara.okafor@osprey-ridge.example')
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: demo.connectionString, DEMO: 'off', PORT: '0' })
  await expect(createServer(config)).rejects.toThrow(
    /^This database was filled by the demo, and \d+ demo logins .* are active: remove the demo with "npm run demo:remove", or set DEMO=on$/,
  )
  expect(await removeDemo(demo.database)).toBeGreaterThan(1_000)
  const closed = await createServer(config)
  await closed.stop()
  await expect(demo.signedIn('jonas.weil@calder-aerodata.example')).rejects.toThrow('could not sign in')
  expect((await mara.ask('GET', '/auth/session')).status).toBe(401)
  await demo.close()
})
