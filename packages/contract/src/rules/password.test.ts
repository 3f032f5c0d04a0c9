import { expect, it } from 'vitest'
import { brokenPasswordRules } from './password.ts'

it('finds nothing wrong with a good password', () => {
  expect(brokenPasswordRules('Cleared2Land.Runway27')).toEqual([])
})

it('names every rule that is broken', () => {
  expect(brokenPasswordRules('')).toEqual(['length', 'upperCase', 'lowerCase', 'digit', 'special'])
  expect(brokenPasswordRules('Short1!')).toEqual(['length'])
  expect(brokenPasswordRules('My PassWord is 27 long.')).toEqual(['noSpaces', 'noPasswordWord'])
  expect(brokenPasswordRules('Cleared2LandRunway27-')).toEqual(['special'])
})

it('counts characters, not UTF-16 code units', () => {
  expect(brokenPasswordRules(`${'🛩️'.repeat(6)}Aa1!`)).toEqual([])
  expect(brokenPasswordRules(`${'😀'.repeat(9)}Aa1!`)).toEqual(['length'])
})
