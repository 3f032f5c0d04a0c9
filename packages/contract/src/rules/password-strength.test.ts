import { expect, it } from 'vitest'
import { brokenPasswordRules } from './password.ts'
import { createGuessCheck } from './password-strength.ts'

const isEasyToGuess = createGuessCheck()

it('finds passwords that keep all rules and are easy to guess', () => {
  const easy = [
    'Aaaaaaaaaaaaa1!',
    'Qwertyuiop123!',
    'Welcome123!Welcome',
    'Iloveyou123456!',
    'Dragon!2345678901',
    'a!A1a!A1a!A1a!A1',
  ]
  for (const password of easy)
    expect([password, brokenPasswordRules(password), isEasyToGuess(password)]).toEqual([password, [], true])
})

it('accepts phrases and random passwords', () => {
  for (const password of ['Over-the-fells.2026', 'Cleared2Land.Runway27', 'Quiet-approach.26', 'xK9#mQ2$vL7!pR4']) {
    expect([password, isEasyToGuess(password)]).toEqual([password, false])
  }
})

it('counts what is known of the person as easy to guess', () => {
  const [password, address] = ['Osprey-ridge.Mara.1', 'mara@osprey-ridge.example']
  expect(isEasyToGuess(password)).toBe(false)
  expect(isEasyToGuess(password, ['Osprey-ridge', 'Mara', address])).toBe(true)
})

it('looks at the first 32 characters, so that a long password takes no longer than a short one', () => {
  const start = 'Aa1!'.repeat(8)
  const end = 'xK9#mQ2$vL7!pR4'.repeat(70)
  expect(isEasyToGuess(start + end)).toBe(true)
  expect(isEasyToGuess(end + start)).toBe(false)
})
