import { AppError } from 'contract'
import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

it('hashes with argon2id at the configured cost and a new salt each time', async () => {
  const hasher = createPasswordHasher()
  const [first, second] = await Promise.all([hasher.hash('Cleared2Land.'), hasher.hash('Cleared2Land.')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
})

it('accepts the correct password and refuses a wrong one', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('Cleared2Land.')
  expect(await hasher.matches(stored, 'Cleared2Land.')).toBe(true)
  expect(await hasher.matches(stored, 'cleared2Land.')).toBe(false)
})

it('treats combining characters and precomposed characters in a password as equal', async () => {
  const hasher = createPasswordHasher()
  const [combining, whole] = ['Zu\u0308rich', 'Z\u00fcrich']
  expect(await hasher.matches(await hasher.hash(combining), whole)).toBe(true)
  expect(await hasher.matches(await hasher.hash(whole), combining)).toBe(true)
})

it('accepts no password where there is no hash', async () => {
  expect(await createPasswordHasher().matches(null, '')).toBe(false)
})

it('refuses the fifty-third password at once', async () => {
  const hasher = createPasswordHasher()
  const answers = await Promise.allSettled(Array.from({ length: 53 }, () => hasher.matches(null, 'x')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual([new AppError('SERVICE_UNAVAILABLE')])
  expect(answers.at(-1)?.status).toBe('rejected')
})
