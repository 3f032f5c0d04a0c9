import { expect, it } from 'vitest'
import { presenceParts } from './PresenceLine.tsx'
import type { PersonAtCase } from './presence-reporter.ts'

const person = (name: string, activity: PersonAtCase['activity'], isFromSupport = false): PersonAtCase => ({
  userId: name,
  name,
  isFromSupport,
  activity,
  seconds: 10,
})

const presenceWords = (...people: Parameters<typeof presenceParts>): string =>
  presenceParts(...people)
    .map(({ words }) => words)
    .join(' · ')

it('says who does what, those who type first', () => {
  expect(presenceWords([], false)).toBe('')
  expect(presenceWords([person('Lena Hovland', 'typing')], false)).toBe('Lena Hovland is typing')
  expect(
    presenceWords([person('Jonas Weil', 'looking', true), person('Mara', 'typing'), person('Theo', 'typing')], false),
  ).toBe('Mara and Theo are typing · Jonas Weil is looking at this case')
  expect(
    presenceWords(
      ['Mara', 'Theo', 'Lena', 'Ines'].map((name) => person(name, 'looking')),
      false,
    ),
  ).toBe('Mara and 3 others are looking at this case')
})

it('says to an agent that a colleague answers or writes a note, and to a customer that support types', () => {
  const people = [
    person('Jonas Weil', 'typing', true),
    person('Wren Castell', 'noting', true),
    person('Mara', 'typing'),
  ]
  expect(presenceWords(people, true)).toBe(
    'Jonas Weil is answering now · Mara is typing · Wren Castell is writing a note',
  )
  expect(presenceWords(people.slice(0, 1), false)).toBe('Jonas Weil is typing')
})
