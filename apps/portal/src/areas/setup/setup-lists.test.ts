import { expect, it } from 'vitest'
import { namesIn, setupLists, setupSection } from './setup-lists.ts'

it('leads to each list of Setup once', () => {
  expect(namesIn(setupSection).toSorted()).toEqual(Object.keys(setupLists).toSorted())
})
