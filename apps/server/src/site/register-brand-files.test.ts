import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerBrandFiles } from './register-assets.ts'

it('serves a logo by its type, lets it load and run nothing, and lets browsers keep it for an hour', async () => {
  const app = Fastify()
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  registerBrandFiles(app, [{ address: '/brand/logo.svg', type: 'image/svg+xml', bytes, isSquare: true }])
  const answer = await app.inject('/brand/logo.svg')
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=3600',
  })
  await app.close()
})
