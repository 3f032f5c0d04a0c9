import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.0/24'],
  ['2001:db8:1:22ff::1', '2001:db8:1:2200::/56'],
  ['2001:DB8:1:2200:ffff:ffff:ffff:ffff', '2001:db8:1:2200::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['not an address', 'not an address'],
])('counts %s under %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

it('counts all addresses of one 56-bit network together and other networks separately', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
      fc.nat(0xff),
      fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
      (groups, low, host) => {
        const [a = 0, b = 0, c = 0, d = 0] = groups
        fc.pre(a !== 0)
        const text = (parts: number[]): string => parts.map((part) => part.toString(16)).join(':')
        const own = networkOf(text(groups))
        expect(networkOf(text([a, b, c, (d & 0xff00) | low, ...host]))).toBe(own)
        expect(networkOf(text([a, b, c, d ^ 0x100, ...host]))).not.toBe(own)
      },
    ),
  )
})
