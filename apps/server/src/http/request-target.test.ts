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
