import { expect, it } from 'vitest'
import { linesOfHtml } from './lines-of-html.ts'

const wordsOf = (html: string): string[] =>
  linesOfHtml(html)
    .lines.flatMap(({ text }) => text.match(/\w+/g) ?? [])
    .sort()

it.each([
  ['a cell without a row in the table of a cell', '<tr><td><table><td>a</td></table>b</td></tr>'],
  ['cells that close more than they open', '<table><td>a</td></td></tr><tr>b</td><td>c</tr></table></td>d'],
  ['rows without cells around others', '<table><tr>a<table><tr><th>b</th><td>c<td>d</tr>e</table>f<td>g</table>h'],
  ['rows that nothing closes', 'a<table><tr><td>b<table><tr><td>c<td><p>d<td>e'],
  ['a row of data with text outside its cells', '<table><tr>a<td>b</td>c<td>d</td>e</tr></table>f'],
  [
    'tables in what is not shown',
    'a <svg><p><table><tr><td>x</td></tr></table></p></svg>b <select><div>y</div></select>c',
  ],
])('loses no word of %s', (_, html) => {
  const shown = html.replace(/<(svg|select)>.*?<\/\1>/g, ' ').replace(/<[^<>]*>/g, ' ')
  expect(wordsOf(html)).toEqual(shown.match(/\w+/g)?.sort())
})

it('reads a cell with more lines than a function takes arguments', () => {
  const lines = 200_000
  const html = `<table><tr><td>${'a<br>'.repeat(lines)}</td></tr></table>`
  expect(wordsOf(html)).toHaveLength(lines)
})
