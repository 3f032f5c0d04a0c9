import { expect, it } from 'vitest'
import { originForm } from './request-target.ts'

it('takes path and host from a target that is a whole address', () => {
  const headers = { host: 'localhost' }
  expect(originForm({ url: 'http://Evil.example:81/login?a=b', headers })).toBe('/login?a=b')
  expect(headers.host).toBe('evil.example:81')
})

it.each(['/login', '//x/login', '*', '', 'http://', 'http://x:99999/', 'ftp://x/'])('leaves %j as it is', (url) => {
  const headers = { host: 'localhost' }
  expect(originForm({ url, headers })).toBe(url)
  expect(headers.host).toBe('localhost')
})

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/login/%?a=%', '/login/%25?a=%'],
  ['http://x/%zz', '/%25zz'],
  ['/caf%C3%A9?q=%E0', '/caf%C3%A9?q=%E0'],
])('takes escapes of a path literally where they stand for no text: %s', (url, target) => {
  expect(originForm({ url, headers: { host: 'x' } })).toBe(target)
})
