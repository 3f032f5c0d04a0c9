import { expect, it } from 'vitest'
import { wordsOfComments, wordsOfPage, wordsOfSource } from './find-words.ts'

const wordsOf = (source: string) =>
  [wordsOfSource('a.ts', source)]
    .flatMap(({ comments, code }) => [...comments, ...code])
    .map(({ word, line }) => `${line} ${word}`)

it('finds words in comments, across line breaks, and the lines of comments', () => {
  const source = "/**\n * Goes\n * on and on.\n */\nconst a = 1 // tells it, drawn by hand\nconst b = 'drawn'"
  expect(wordsOf(source)).toEqual(['2 goes on', '5 tells', '5 drawn'])
  expect(wordsOfSource('a.ts', source).commentLines).toBe(5)
  expect(wordsOf('// The file goes on the disk.')).toEqual([])
  expect(wordsOf('/* It goes on after a pause. */')).toEqual(['1 goes on'])
})

it('finds words in texts, not in keys or codes', () => {
  expect(wordsOf("const text = 'Somebody else saved this.'")).toEqual(['1 somebody'])
  expect(wordsOf("const code = 'nobody'")).toEqual([])
})

it('finds names that are declared, each once, also in patterns and types', () => {
  expect(wordsOf('const found = 1; const { made: created } = found')).toEqual(['1 found'])
  expect(wordsOf('function tellBudget(isTold: boolean, { other }: { other: 1 }) {}')).toEqual([
    '1 other',
    '1 tellBudget',
    '1 isTold',
  ])
  expect(wordsOf('const foundation = 1; const besidesteps = 2; const intelligence = 3')).toEqual([])
})

it('lets terms of the field be', () => {
  expect(wordsOf('/** What `nobody` may do; the name stands for a role, and tells apart no one. */')).toEqual([])
})

it('reads pages of documentation without their code, and comments of SQL and style sheets', () => {
  expect(wordsOfPage('It stands here.\n\n```sh\nwhoever\n```\n')).toMatchObject({
    comments: [{ word: 'stands', line: 1 }],
    commentLines: 1,
  })
  expect(wordsOfComments('-- kept anew\nselect 1; /* drawn */')).toMatchObject({
    comments: [
      { word: 'anew', line: 1 },
      { word: 'drawn', line: 2 },
    ],
    commentLines: 2,
  })
})
