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
])(
  'tells what an article of the record type %s is by its icon, with a video and without',
  (recordType, icon, ofVideo) => {
    expect([articleIcon(recordType), articleIcon(recordType, true)]).toEqual([icon, ofVideo])
  },
)
