import { type Command, EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { readMarkup } from './article-markup.ts'
import { documentOf, htmlOf } from './article-schema.ts'
import {
  editorPlugins,
  isInList,
  levelAt,
  setFormat,
  setLevel,
  toggleFormat,
  toggleList,
  toggleQuote,
} from './editor-commands.ts'

/** The state with the words between `[` and `]` selected. */
function selected(html: string): EditorState {
  const doc = documentOf(readMarkup(html) ?? [])
  const state = EditorState.create({ doc, plugins: editorPlugins() })
  const at = (mark: string): number => {
    const places: number[] = []
    doc.descendants((node, from) => void (node.text?.includes(mark) && places.push(from + node.text.indexOf(mark))))
    return places[0] ?? 0
  }
  const [from, to] = [at('['), at(']')]
  const tr = state.tr.delete(to, to + 1).delete(from, from + 1)
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)))
}

function after(state: EditorState, command: Command): EditorState {
  const transactions: Transaction[] = []
  expect(command(state, (transaction) => void transactions.push(transaction))).toBe(true)
  return transactions.reduce((next, transaction) => next.apply(transaction), state)
}

const result = (html: string, ...commands: Command[]): string => htmlOf(commands.reduce(after, selected(html)).doc)

/** The command of a key of the editor. */
const key =
  (name: string): Command =>
  (state, dispatch) => {
    const event = { key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, keyCode: 0 }
    const view = { state, dispatch, composing: false } as never
    return editorPlugins().some((plugin: Plugin) => plugin.props.handleKeyDown?.call(plugin, view, event as never))
  }

it.each<[string, string, Command[], string]>([
  [
    'adds bold inside of another format',
    '<p><em>a[b]</em></p>',
    [toggleFormat('bold')],
    '<p><em>a<strong>b</strong></em></p>',
  ],
  ['removes bold of both kinds', '<p>[<b>a</b><strong>b</strong>]</p>', [toggleFormat('bold')], '<p>ab</p>'],
  ['makes a link', '<p>a [b]</p>', [setFormat('link', { href: '/x' })], '<p>a <a href="/x">b</a></p>'],
  [
    'changes the whole link around the cursor',
    '<p><a href="/x">a <b>b[]c</b></a></p>',
    [setFormat('link', { href: '/y' })],
    '<p><a href="/y">a <b>bc</b></a></p>',
  ],
  [
    'makes a heading of the text of a list item',
    '<ul><li>[a]</li></ul>',
    [setLevel(3)],
    '<ul><li><h3>a</h3></li></ul>',
  ],
  ['makes a list', '<p>[a</p><p>b]</p>', [toggleList('ul')], '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [
    'makes a list in a cell',
    '<table><tr><td><p>[a]</p></td></tr></table>',
    [toggleList('ul')],
    '<table><tr><td><ul><li><p>a</p></li></ul></td></tr></table>',
  ],
  ['makes a bulleted list a numbered one', '<ul>\n<li>[a]</li>\n</ul>', [toggleList('ol')], '<ol>\n<li>a</li>\n</ol>'],
  ['makes paragraphs of list items', '<ul><li>[a</li><li>b]</li></ul>', [toggleList('ul')], '<p>a</p><p>b</p>'],
  ['makes and ends a quotation', '<p>[a]</p>', [toggleQuote, toggleQuote], '<p>a</p>'],
  ['begins another list item', '<ul><li>a[]</li></ul>', [key('Enter')], '<ul><li>a</li><li></li></ul>'],
  [
    'leaves a list at an empty item',
    '<ul><li>a[]</li></ul>',
    [key('Enter'), key('Enter')],
    '<ul><li>a</li></ul><p></p>',
  ],
  [
    'splits text without a paragraph into paragraphs',
    '<table><tr><td>a[]b</td></tr></table>',
    [key('Enter')],
    '<table><tr><td>a<p>b</p></td></tr></table>',
  ],
  ['moves a list item down', '<ul><li>a</li><li>b[]</li></ul>', [key('Tab')], '<ul><li>a<ul><li>b</li></ul></li></ul>'],
])('%s', (_, html, commands, expected) => {
  expect(result(html, ...commands)).toBe(expected)
})

it('says what is at the cursor', () => {
  expect([levelAt(selected('<h3>[a]</h3>')), levelAt(selected('<p>[a]</p>'))]).toEqual([3, 0])
  const inTable = selected('<ul><li><table><tr><td>[a]</td></tr></table></li></ul>')
  expect([isInList(selected('<ol><li>[a]</li></ol>'), 'ol'), isInList(inTable, 'ul')]).toEqual([true, false])
})
