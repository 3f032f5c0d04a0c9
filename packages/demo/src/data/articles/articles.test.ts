import { articleCategories } from 'contract'
import { expect, it } from 'vitest'
import { cycleTextValues } from '../../cases/cycle-text-values.ts'
import { fillText } from '../../cases/fill-text.ts'
import { demoProducts } from '../products.ts'
import { demoArticles } from './articles.ts'

const textValues = cycleTextValues(Date.parse('2026-11-20T09:00:00Z'))
const contents = demoArticles.map((article) => fillText(article.content, textValues))
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** The paragraphs and list items of an article. */
const texts = (content: string): string[] => (content.match(/<(p|li)>.*?<\/\1>/gs) ?? []).map(plain)

it('has forty articles, eight of them videos, one of which has no file yet', () => {
  expect(demoArticles).toHaveLength(40)
  expect(demoArticles.filter(({ type }) => type === 'Video')).toHaveLength(8)
  expect(demoArticles.filter(({ video }) => video?.file === null)).toHaveLength(1)
  expect(demoArticles.every(({ type, video }) => (type === 'Video') === (video !== undefined))).toBe(true)
})

it('says something in each: no article under 150 words, headings not counted', () => {
  const words = contents.map((content) => plain(content.replace(/<(h2|thead)>.*?<\/\1>/gs, '')).split(' ').length)
  expect(words.filter((count) => count < 150)).toEqual([])
})

it('uses no text twice', () => {
  const names = demoArticles.flatMap(({ urlName, title, summary }) => [urlName, title, summary])
  for (const used of [names, contents.flatMap(texts)]) expect(used.length - new Set(used).size).toBe(0)
})

it('names the cycles around now, and no product that does not exist', () => {
  expect(contents[0]).toContain('<tr><td>2611</td><td>Oct 29, 2026</td><td>Nov 25, 2026</td></tr>')
  expect(contents[0]).toContain('<tr><td>2701</td><td>Jan 21, 2027</td><td>Feb 17, 2027</td></tr>')
  const items = new Set<string>(demoProducts.map(({ item }) => item))
  expect(demoArticles.filter(({ item }) => !items.has(item))).toEqual([])
})

it('has categories by which articles can be searched', () => {
  const known: readonly string[] = articleCategories
  expect(demoArticles.flatMap(({ categories }) => categories).filter((name) => !known.includes(name))).toEqual([])
})
