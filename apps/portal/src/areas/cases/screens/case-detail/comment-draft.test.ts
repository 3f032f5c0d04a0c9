import { expect, it } from 'vitest'
import { joined, keysOf, withoutPart } from './comment-draft.ts'

it('joins comments to one draft, and takes each of them out again', () => {
  const draft = joined(['First', '', 'Second\n\nof two parts', 'Third'])
  expect(draft).toBe('First\n\nSecond\n\nof two parts\n\nThird')
  expect(withoutPart(draft, 'Second\n\nof two parts')).toBe('First\n\nThird')
  expect(withoutPart(draft, 'First')).toBe('Second\n\nof two parts\n\nThird')
  expect(withoutPart('First', 'First')).toBe('')
})

it('leaves a draft whose comment was changed since', () => {
  expect(withoutPart('First, and more', 'First')).toBe('First, and more')
})

it('reads the keys that were kept, and nothing else', () => {
  expect([...keysOf([['a', 'key'], ['b'], 'c', ['d', 1]])]).toEqual([['a', 'key']])
  expect(keysOf('no list').size).toBe(0)
})
