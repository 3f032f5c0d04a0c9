import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf, networksOf } from './network-of.ts'

it.each([
  ['203.0.113.77', ['203.0.113.0/24']],
  ['::ffff:203.0.113.77', ['203.0.113.0/24']],
  ['::ffff:cb00:714d', ['203.0.113.0/24']],
  ['2001:db8:1:22ff::1', ['2001:db8:1:22ff::/64', '2001:db8:1::/48']],
  ['2001:DB8:1:2200:ffff:ffff:ffff:ffff', ['2001:db8:1:2200::/64', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['not an address', ['not an address']],
])('counts %s under %s', (ip, networks) => {
  expect(networksOf(ip).map(({ name }) => name)).toEqual(networks)
  expect(networkOf(ip)).toBe(networks[0])
})

it('counts the addresses of one 64-bit network together, those of a 48-bit network too, and others separately', () => {
  const parts = (length: number) => fc.array(fc.nat(0xffff), { minLength: length, maxLength: length })
  fc.assert(
    fc.property(parts(8), parts(4), fc.nat(0xffff), (groups, host, each) => {
      const [a = 0, b = 0, c = 0, d = 0] = groups
      fc.pre(a !== 0 && each !== d)
      const of = (...of: number[]) => networksOf(of.map((part) => part.toString(16)).join(':'))
      const [own, wide] = of(...groups)
      expect(of(a, b, c, d, ...host)).toEqual([own, wide])
      const [neighbour, same] = of(a, b, c, each, ...host)
      expect(neighbour).not.toEqual(own)
      expect(same).toEqual(wide)
      expect(of(a, b, c ^ 1, d, ...host)[1]).not.toEqual(wide)
    }),
  )
})
