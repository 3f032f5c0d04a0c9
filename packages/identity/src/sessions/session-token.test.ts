import { expect, it } from 'vitest'
import { csrfTokenOf, hashOfToken, isCsrfTokenOf, newSessionToken } from './session-token.ts'

it('creates 256 new random bits each time', () => {
  const tokens = Array.from({ length: 1_000 }, newSessionToken)
  expect(new Set(tokens).size).toBe(1_000)
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]))
  // All prefixes differ: each of the first eight letters has 64 values.
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(1_000)
})

it.each(['', 'short', `${'a'.repeat(42)}=`, 'a'.repeat(44), `${'a'.repeat(42)}\n`])('has no hash for %j', (text) => {
  expect(hashOfToken(text)).toBeNull()
})

it('accepts only the CSRF token of the session', () => {
  const [own, second] = [newSessionToken(), newSessionToken()]
  const session = { csrfToken: csrfTokenOf(own) }
  expect(isCsrfTokenOf(session, csrfTokenOf(own))).toBe(true)
  for (const item of [csrfTokenOf(second), own, '', undefined, null, [csrfTokenOf(own)], `${csrfTokenOf(own)} `]) {
    expect(isCsrfTokenOf(session, item)).toBe(false)
  }
})
