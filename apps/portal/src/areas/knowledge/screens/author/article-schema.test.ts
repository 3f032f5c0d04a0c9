import { cleanWithinBounds, safeMarkup } from 'contract'
import * as fc from 'fast-check'
import { EditorState, type Transaction } from 'prosemirror-state'
import sanitizeHtml from 'sanitize-html'
import { expect, it } from 'vitest'
import { readMarkup } from './article-markup.ts'
import { documentOf, htmlOf } from './article-schema.ts'

const stored = (html: string): string => cleanWithinBounds(html, sanitizeHtml) ?? ''

const opened = (html: string) => {
  const markup = readMarkup(html)
  if (markup === null) throw new Error(`Not read: ${html}`)
  const document = documentOf(markup)
  document.check()
  return EditorState.create({ doc: document })
}

const saved = (html: string, edit: (state: EditorState) => Transaction): string =>
  stored(htmlOf(opened(html).apply(edit(opened(html))).doc))

/** Elements at any place, with any allowed attribute, and spaces between them. */
const anyMarkup = fc.letrec<{ parts: string; part: string }>((tie) => ({
  parts: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.oneof(
      fc.constantFrom(' ', '\n  ', '\u00a0', 'a &lt; b &amp; c', '"quoted"', 'two  spaces', '&eacute;&#8212;'),
      fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replaceAll(/[<&\p{Cc}\p{Cs}]/gu, 'x')),
    ),
    fc
      .tuple(fc.constantFrom(...safeMarkup.tags), fc.integer({ min: 0, max: 15 }), tie('parts'))
      .map(([tag, choice, content]) => `<${tag}${attributesOf(tag, choice)}>${content}</${tag}>`),
  ),
}))

const values: Readonly<Record<string, string>> = {
  href: 'https://calder.example/a?b=1&amp;c=2',
  src: 'https://calder.example/a.png',
  alt: 'A &quot;card&quot;',
  scope: 'col',
}

function attributesOf(tag: string, choice: number): string {
  const names = Object.entries(safeMarkup.attributes).find(([of]) => of === tag)?.[1] ?? []
  const chosen = names.filter((_, at) => (choice >> at) & 1).map((name) => ` ${name}="${values[name] ?? 2}"`)
  return (choice % 2 === 0 ? chosen : chosen.reverse()).join('')
}

/** A table, lists and others as authors and importers write them. */
const usual = [
  '<table><tr><td><p>Tail</p></td><td><ul><li>One</li><li><p>Two</p></li></ul></td></tr></table>',
  '<table>\n<caption>Units</caption>\n<thead><tr><th scope="col">A</th></tr></thead>\n<tbody><tr><td rowspan="2" colspan="3"></td></tr></tbody>\n</table>',
  '<ul>\n  <li>One<ul><li>Deeper</li></ul></li>\n  <li><p>Two</p><p>Three</p></li>\n</ul>',
  '<ul><li>One</li><ul><li>A list in a list</li></ul></ul>',
  '<figure><img src="https://calder.example/a.png" alt="" width="4" /><figcaption>A <em>card</em></figcaption></figure>',
  '<dl><dt>Cycle</dt><dd><p>Each 28 days</p></dd></dl>',
  '<blockquote>Plain<p>and not</p></blockquote>',
  '<pre>\n<code>a &lt; b\n  c</code></pre><p>Press <kbd>F<sub>1</sub></kbd><br />now</p>',
  '<p><em>a <strong>b</strong></em><strong><em>c</em></strong><b>d</b><b>e</b><b><b>f</b></b></p>',
  '<b><p>A paragraph in bold</p></b><a href="/x"><h3>Title</h3></a>text at the top<hr />',
  '<p>Wrapped\n  by its writer</p>\n\n<p></p><h2><i></i></h2>',
]

it.each(usual)('writes a text as it was read, apart from a letter typed elsewhere: %s', (html) => {
  const text = stored(html)
  expect(htmlOf(opened(text).doc)).toBe(text)
  expect(saved(`<p>Start</p>${text}`, ({ tr }) => tr.insertText('x', 6))).toBe(`<p>Startx</p>${text}`)
})

it('writes every text that cleaning lets through as it was read, apart from a letter typed elsewhere', () => {
  void fc.assert(
    fc.property(anyMarkup.parts, (html) => {
      const text = stored(html)
      expect(saved(`<p>Start</p>${text}`, ({ tr }) => tr.insertText('x', 6))).toBe(`<p>Startx</p>${text}`)
    }),
    { numRuns: 500 },
  )
})

it('adds a letter at any place of a text, and changes nothing else', () => {
  void fc.assert(
    fc.property(anyMarkup.parts, fc.nat(), (html, choice) => {
      const text = stored(html)
      const places: number[] = []
      opened(text).doc.descendants((node, at) => void (node.isText && places.push(at + 1)))
      const at = places[choice % places.length]
      if (at === undefined) return
      const after = saved(text, ({ tr }) => tr.insertText('\u2020', at))
      expect(after.replace('\u2020', '')).toBe(text)
      expect(after).toContain('\u2020')
    }),
    { numRuns: 500 },
  )
})
