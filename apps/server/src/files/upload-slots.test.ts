import { expect, it } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

it('limits slots in all and for each user, and releases each slot once', () => {
  const slots = createUploadSlots({ inAll: 3, perUser: 2, perNetworkOfGuests: 1 })
  const first = slots.take({ userId: 'mara' })
  slots.take({ userId: 'mara' })
  expect(() => slots.take({ userId: 'mara' })).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
  slots.take({ userId: 'ines' })
  expect(() => slots.take({ userId: 'sam' })).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
  first()
  first()
  slots.take({ userId: 'sam' })
  expect(() => slots.take({ userId: 'lena' })).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
})

it('gives guests of all networks together the slots of one user, and those of one network a few of them', () => {
  const slots = createUploadSlots({ inAll: 9, perUser: 3, perNetworkOfGuests: 1 })
  const guest = (network: string) => slots.take({ network })
  const tooMany = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })
  const first = guest('198.51.100.0/24')
  expect(() => guest('198.51.100.0/24')).toThrow(tooMany)
  for (const network of ['203.0.113.0/24', '192.0.2.0/24']) guest(network)
  expect(() => guest('198.18.0.0/24')).toThrow(tooMany)
  slots.take({ userId: 'mara' })
  first()
  guest('198.51.100.0/24')
})
