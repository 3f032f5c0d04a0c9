import { expect, it } from 'vitest'
import { matching } from './commands.ts'

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
