import { expect, it } from 'vitest'
import { articleRecordTypes } from './article-record-types.ts'

it('has the record types of the specification under their names, and that of videos', () => {
  expect(Object.keys(articleRecordTypes)).toEqual(['Documentation', 'Article', 'Video', 'ProductPage'])
})
