import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRecordId, MASTER_RECORD_TYPE_ID, toRecordId18 } from './ids.ts'

const id15 = fc.stringMatching(/^[0-9A-Za-z]{15}$/)

it('gives the long form of a short id, and of a long one itself', () => {
  expect(toRecordId18('012000000000000')).toBe(MASTER_RECORD_TYPE_ID)
  expect(toRecordId18('001xx000003DGb0')).toBe('001xx000003DGb0AAG')
  expect(toRecordId18('001xx000003DGb0AAG')).toBe('001xx000003DGb0AAG')
})

it('tells ids apart that differ in case alone', () => {
  fc.assert(
    fc.property(id15, (id) => {
      const long = toRecordId18(id) ?? ''
      expect(isRecordId(long)).toBe(true)
      const otherCase = id.replace(/[A-Za-z]/, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
      if (otherCase !== id) expect(isRecordId(otherCase + long.slice(15))).toBe(false)
    }),
  )
})

it('refuses other texts', () => {
  for (const text of ['', '012', '01200000000000!', '012000000000000AAB', '0120000000000000', "012000000000000'--"]) {
    expect([text, toRecordId18(text)]).toEqual([text, null])
  }
})
