import { ArticleIcon, ProductIcon, VideoIcon } from 'ui'
import { expect, it } from 'vitest'
import { articleIcon } from './article-icon.ts'

it.each([
  ['Documentation', ArticleIcon, VideoIcon],
  ['Article', ArticleIcon, VideoIcon],
  ['ProductPage', ProductIcon, ProductIcon],
  ['Video', VideoIcon, VideoIcon],
  ['Webinar', VideoIcon, VideoIcon],
  [null, VideoIcon, VideoIcon],
])('shows the icon for record type %s, without and with a video', (recordType, icon, ofVideo) => {
  expect([articleIcon(recordType), articleIcon(recordType, true)]).toEqual([icon, ofVideo])
})
