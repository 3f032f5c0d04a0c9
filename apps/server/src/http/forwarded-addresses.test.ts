import { compile } from '@fastify/proxy-addr'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { dropForwardedPorts, withoutPorts } from './forwarded-addresses.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:52711', '203.0.113.7'],
  ['[2001:db8::7]:52711, [2001:db8::8],10.0.0.1:80', '2001:db8::7, 2001:db8::8, 10.0.0.1'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown, _hidden:80, 203.0.113.7:port', 'unknown, _hidden:80, 203.0.113.7:port'],
])('reads %s as %s', (forwarded, addresses) => {
  expect(withoutPorts(forwarded)).toBe(addresses)
})

it('takes the requests of a visitor from several ports for those of one address, through trusted proxies too', async () => {
  const app = fastify({ trustProxy: compile(['loopback', '10.0.0.0/24']) })
  dropForwardedPorts(app)
  app.get('/', async ({ ip }) => ip)
  const ask = async (forwarded: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body
  expect(await ask('198.51.100.1, 203.0.113.7:1001, 10.0.0.5:80')).toBe('203.0.113.7')
  expect(await ask('203.0.113.7:1002')).toBe('203.0.113.7')
})
