import { expect, it } from 'vitest'
import { hostCheck, originOf } from './host-check.ts'

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', '[::1]'])(
  'serves %s without a base address',
  (host) => {
    expect(hostCheck(null)(host)).toBe(true)
  },
)

it.each([
  undefined,
  '',
  'example.com',
  'localhost.example.com',
  'localhost@example.com',
  'localhost:3000/x',
  '127.0.0.1.example.com',
  '10.0.0.4:3000',
  'localhost:99999',
  '127.0.0.1:65536',
  '0.0.0.0',
  '[::2]',
  'localhost, example.com',
])('refuses %s without a base address', (host) => {
  expect(hostCheck(null)(host)).toBe(false)
})

it('serves exactly the host of the base address', () => {
  const serves = hostCheck('https://help.example.com')
  expect(
    ['help.example.com', 'HELP.example.com', 'help.example.com:444', 'localhost', 'example.com'].map(serves),
  ).toEqual([true, true, false, false, false])
})

it('uses the origin of the base address when there is one', () => {
  expect(originOf('https://help.example.com', 'help.example.com')).toBe('https://help.example.com')
  expect(originOf(null, 'LocalHost:3000')).toBe('http://localhost:3000')
})
