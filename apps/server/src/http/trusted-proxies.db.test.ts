import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { requestsAllowed } from './rate-classes.ts'

let test: TestServer
let proxy: Server

/** A proxy that appends the address of its visitor to X-Forwarded-For, as nginx does; `x-visitor` is that address. */
function startProxy(port: number): Server {
  return createServer((incoming, outgoing) => {
    const { 'x-visitor': visitor, 'x-forwarded-for': before, ...headers } = incoming.headers
    const forwarded = [before, visitor].filter((part) => part !== undefined).join(', ')
    const onward = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
}

beforeAll(async () => {
  test = await startTestServer({ TRUSTED_PROXIES: 'loopback' })
  await test.server.app.listen({ port: 0, host: '127.0.0.1' })
  proxy = startProxy(portOf(test.server.app.server))
  await once(proxy, 'listening')
  // The requests of a test belong to one window of the limiter, also on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterAll(async () => {
  vi.useRealTimers()
  proxy.close()
  await test.close()
})

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

async function signIn(visitor: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`http://localhost:${portOf(proxy)}/auth/sign-in`, {
    method: 'POST',
    headers: { 'x-visitor': visitor, ...headers },
  })
  await answer.arrayBuffer()
  return answer.status
}

it('limits each visitor behind a proxy, and ignores addresses that a visitor wrote', async () => {
  const [flooder, second] = ['203.0.113.7', '198.51.100.9']
  for (let sent = 0; sent < requestsAllowed('credential', 1); sent++) await signIn(flooder)
  expect(await signIn(flooder)).toBe(429)
  expect(await signIn(flooder, { 'x-forwarded-for': second })).toBe(429)
  expect(
    await signIn(flooder, { 'x-forwarded-for': '127.0.0.1', forwarded: `for=${second}`, 'x-real-ip': second }),
  ).toBe(429)
  expect(await signIn(second)).not.toBe(429)
  expect(await signIn(second, { 'x-forwarded-for': flooder })).not.toBe(429)
})

it('limits the owner of a wide IPv6 network, whichever of its smaller ones are used', async () => {
  const statuses: number[] = []
  for (let network = 0; network <= 2 * requestsAllowed('credential', 1); network++) {
    statuses.push(await signIn(`2001:db8:1:${network.toString(16)}::7`))
  }
  expect(statuses.pop()).toBe(429)
  expect(statuses).not.toContain(429)
  expect(await signIn('2001:db8:2::7')).not.toBe(429)
})

it('takes no host from a forwarded header, not even from a proxy', async () => {
  const evil = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  expect(await signIn('192.0.2.1', evil)).toBe(403)
  expect(await signIn('192.0.2.1', { ...evil, origin: `http://localhost:${portOf(proxy)}` })).not.toBe(403)
})
