import { expect, it } from 'vitest'
import { placeOfDevice } from './Devices.tsx'

it.each([
  [null, null],
  ['203.0.113.0/24', 'from the network you use now'],
  ['192.168.7.0/24', 'from a private network'],
  ['172.20.0.0/24', 'from a private network'],
  ['fd12:3456:0:1::/64', 'from a private network'],
  ['0:0:0:0::/64', 'from a private network'],
  ['198.51.100.0/24', 'from another network, with addresses that begin with 198.51.100.'],
  ['172.40.0.0/24', 'from another network, with addresses that begin with 172.40.0.'],
  ['2001:db8:0:7::/64', 'from another network, with addresses that begin with 2001:db8:0:7:'],
])('says of the network %s where that is, as far as it is known: %s', (network, place) => {
  expect(placeOfDevice(network, '203.0.113.0/24')).toBe(place)
})
