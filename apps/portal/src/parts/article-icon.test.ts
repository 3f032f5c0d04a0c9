import { ArticleIcon, ProductIcon, VideoIcon } from 'ui'
import { expect, it } from 'vitest'
import { articleIcon, isFilm } from './article-icon.ts'

it.each([
  ['Documentation', ArticleIcon, false],
  ['Article', ArticleIcon, false],
  ['ProductPage', ProductIcon, false],
  ['Video', VideoIcon, true],
  ['Webinar', VideoIcon, true],
  [null, VideoIcon, true],
])('tells what an article of the record type %s is by its icon', (recordType, icon, isVideo) => {
  expect([articleIcon(recordType), isFilm(recordType)]).toEqual([icon, isVideo])
})
