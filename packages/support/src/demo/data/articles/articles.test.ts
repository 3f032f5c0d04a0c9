import { expect, it } from 'vitest'
import { articleCategories } from '../../../knowledge/article.search.ts'
import { cycleParticulars } from '../../story/cycle-particulars.ts'
import { fillText } from '../../story/fill-text.ts'
import { demoProducts } from '../products.ts'
import { demoArticles } from './articles.ts'

const particulars = cycleParticulars(Date.parse('2026-11-20T09:00:00Z'))
const contents = demoArticles.map((article) => fillText(article.content, particulars))
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('has forty articles, eight of them videos, one of which has no file yet', () => {
  expect(demoArticles).toHaveLength(40)
  expect(demoArticles.filter(({ type }) => type === 'Video')).toHaveLength(8)
  expect(demoArticles.filter(({ video }) => video?.file === null)).toHaveLength(1)
  expect(demoArticles.every(({ type, video }) => (type === 'Video') === (video !== undefined))).toBe(true)
})

it('says something in each: no article under 150 words', () => {
  const short = contents.map((content) => plain(content).split(' ').length).filter((words) => words < 150)
  expect(short).toEqual([])
})

it('uses no text twice', () => {
  const names = demoArticles.flatMap(({ urlName, title, summary }) => [urlName, title, summary])
  const paragraphs = contents.flatMap((content) => content.match(/<(p|li)>.*?<\/\1>/gs) ?? []).map(plain)
  for (const texts of [names, paragraphs]) expect(texts.length - new Set(texts).size).toBe(0)
})

it('names the cycles around now, and no product that does not exist', () => {
  expect(contents[0]).toContain('<tr><td>2611</td><td>Oct 29, 2026</td><td>Nov 25, 2026</td></tr>')
  expect(contents[0]).toContain('<tr><td>2701</td><td>Jan 21, 2027</td><td>Feb 17, 2027</td></tr>')
  const items = new Set<string>(demoProducts.map(({ item }) => item))
  expect(demoArticles.filter(({ item }) => !items.has(item))).toEqual([])
})

it('stands in categories by which articles can be searched', () => {
  const known: readonly string[] = articleCategories
  expect(demoArticles.flatMap(({ categories }) => categories).filter((name) => !known.includes(name))).toEqual([])
})
