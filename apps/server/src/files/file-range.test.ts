import { expect, it } from 'vitest'
import { fileRange } from './send-stored-file.ts'

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4 }],
  ['bytes=-3', { last: 3 }],
  ['bytes=-0', { last: 0 }],
  ['bytes=5-3', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-3', undefined],
  ['bytes=0-3 ', undefined],
  [undefined, undefined],
])('reads %s as %j', (header, range) => {
  expect(fileRange(header)).toEqual(range)
})
