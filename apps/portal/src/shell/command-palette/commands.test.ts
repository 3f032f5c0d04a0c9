import { expect, it } from 'vitest'
import { caseNumberIn, matching } from './commands.ts'

const commands = ['Go to Unassigned', 'Go to Numbers', 'Take the next case'].map((label) => ({
  id: label,
  label,
  run: () => undefined,
}))

it.each([
  ['', 3],
  ['go', 2],
  ['numb GO', 1],
  ['next', 1],
  ['q', 0],
])('finds for %j %i commands', (text, count) => {
  expect(matching(commands, text)).toHaveLength(count)
})

it.each([
  ['418273', '00418273'],
  [' 00418273 ', '00418273'],
  ['418', null],
  ['004182730', null],
  ['case 418273', null],
])('reads in %j the case number %j', (text, number) => {
  expect(caseNumberIn(text)).toBe(number)
})
