import { expect, it } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

it('limits slots in all and for each user, and releases each slot once', () => {
  const slots = createUploadSlots({ inAll: 3, perUser: 2 })
  const first = slots.take('mara')
  slots.take('mara')
  expect(() => slots.take('mara')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
  slots.take('ines')
  expect(() => slots.take('sam')).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
  first()
  first()
  slots.take('sam')
  expect(() => slots.take('lena')).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
})
