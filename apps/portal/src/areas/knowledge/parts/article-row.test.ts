import { ArticleIcon, VideoIcon } from 'ui'
import { expect, it } from 'vitest'
import type { ListedArticle } from '../reads.ts'
import { articleRow } from './article-row.ts'

it.each([
  ['Documentation', ArticleIcon],
  ['Article', ArticleIcon],
  ['Video', VideoIcon],
])('leads to an article of the record type %s under its icon', (DeveloperName, icon) => {
  const article = { UrlName: 'write-a-card', Title: 'Write a card', RecordType: { DeveloperName } } as ListedArticle
  expect(articleRow(article, 'Tarn NavData')).toEqual({
    href: '/article/write-a-card',
    title: 'Write a card',
    meta: 'Tarn NavData',
    icon,
  })
})
