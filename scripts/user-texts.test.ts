import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findShownWords, findTexts } from './lint/find-texts.ts'
import { root } from './project.mjs'

/** Where texts that people read are written. */
const places = [
  'apps/portal/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/contract/src/{errors,failure-texts,page-texts}.ts',
  'packages/support/src/**/*.ts',
  'apps/server/src/{alerts,http}/messages.ts',
  'packages/demo/src/data/**/*.ts',
]

const texts = places
  .flatMap((place) => globSync(place, { cwd: root }))
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .flatMap((file) =>
    findTexts(file, readFileSync(join(root, file), 'utf8')).map(({ text, line }) => ({ text, at: `${file}:${line}` })),
  )

/** Where a pattern is found, apart from the texts that the specification gives letter for letter. */
const holding = (pattern: RegExp, specified: readonly string[] = []): string[] =>
  texts.flatMap(({ text, at }) => {
    const match = specified.includes(text) ? null : pattern.exec(text)
    return match === null ? [] : [`${at} …${text.slice(Math.max(0, match.index - 20), match.index + 30)}…`]
  })

it('reads the texts of screens, mails, errors and demo data', () => {
  expect(texts.length).toBeGreaterThan(1_500)
})

it('has the words of screens in catalogues alone', () => {
  const shown = ['apps/portal/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts']
    .flatMap((place) => globSync(place, { cwd: root }))
    // The names on charts are part of the drawing; the mailbox of the demo and the pages of the API are for developers.
    .filter((file) => !/\.test\.|\/testing\/|\/drawings\/|\/mail-catcher\/|server\/src\/docs\//.test(file))
    .flatMap((file) =>
      findShownWords(file, readFileSync(join(root, file), 'utf8')).map(({ text, line }) => `${file}:${line} ${text}`),
    )
  expect(shown).toEqual([])
})

it('finds words between tags, in attributes, in expressions, in markup and in answers', () => {
  const wordsOf = (source: string) => findShownWords('a.tsx', source).map(({ text }) => text)
  expect(wordsOf('<p title="Read me">{a}, and b</p>')).toEqual(['Read me', ', and b'])
  expect(wordsOf(`<p hint={\`at \${a}\`}>{a === 'Open' ? 'Yes' : b ?? 'No'}</p>`)).toEqual(['at', 'Yes', 'No'])
  expect(wordsOf('const feed = `<title>New</title><p class="b">`')).toEqual(['New'])
  expect(wordsOf('reply.type("text/plain").send("Done.")')).toEqual(['Done.'])
  expect(wordsOf('<p className={a ? "one" : "two"}>{textOf("Status")}</p>')).toEqual([])
})

it('is spelled as in the United States', () => {
  const british =
    /\b(?:(?:un)?colou?red?(?<=our\w*)|(?:col|behavi|fav|hon|lab|neighb|harb|hum)our\w*|\w+(?:metre|litre|centre)s?|met?re[s]?(?<=tres?)|centres?|licen[c]es?|catalogues?|grey|\w*(?:organ|recogn|author|normal|initial|synchron|final|minim|maxim|optim|priorit|custom|summar|apolog|capital|util)is(?:e|ed|es|ing|ation)s?|(?:cancel|label|travel|model|signal)l(?:ed|ing)|analys(?:e|ed|es|ing)|programmes?|cheques?|defence|fulfil|aeroplanes?|learnt|whilst|towards|afterwards)\b/i
  expect(holding(british)).toEqual([])
})

it('has curly quotes and apostrophes', () => {
  const straight = /(?:^|[\s(>])["'][\p{L}\d{/]|\p{L}'\p{L}/u
  const ofTheService = ["No such column '{field}' on entity '{object}'.", "The object '{object}' is not known."]
  // A script inside pages has the quotes of code.
  const ofScripts = /^apps\/portal\/src\/shell\/search-key-script\.ts:/
  const result = holding(straight, ["Passwords don't match.", "The field '{field}' cannot be set.", ...ofTheService])
  expect(result.filter((each) => !ofScripts.test(each))).toEqual([])
})

it('says things in the words of the field', () => {
  const instead = [
    ...['way back here', 'not up by then', 'on their way', 'is the most', 'leads behind', 'to find it'],
    ...['not understood', 'had written before', 'Write something first', 'waits for your answer', 'You get this mail'],
    ...['Three looks', 'as it stands in', 'Show as drawn'],
  ]
  expect(holding(new RegExp(instead.join('|'), 'i'))).toEqual([])
})

it('has one capitalisation for each name of a command', () => {
  const once = ['Sign In', 'Log Out', 'Open a Case', 'Try again', 'Create an Account', 'Case Manager']
  const otherwise = once.map((name) => `(?!${name}$)(?i:^${name}$)`).join('|')
  // The specification writes this one otherwise, and quotes it.
  const quoted = /^apps\/portal\/src\/areas\/guest\/parts\/messages\.ts:\d+ …Sign in…$/
  const result = holding(new RegExp(otherwise))
  expect(result).toEqual([expect.stringMatching(quoted)])
})
